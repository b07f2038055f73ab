internal import Spec
internal import SwiftCode

/// How a field is read off the JSON, the form or the query that it travels in.
struct FieldReader {
    private let model: SystemModel

    init(_ model: SystemModel) { self.model = model }

    /// `self.name = …`: a field as it is read off its object.
    func assignment(_ field: Field, _ reader: SwiftExpression) -> SwiftStatement {
        let key = [SwiftArgument(nil, .string(field.name.value))]
        if field.isRequired { return Self.set(field, read(field, reader.calling("member", key))) }
        let place = reader.calling("optional", key)
        // What is not required and not understood is as if it were not there.
        if let value = lenient(FlowType(field.type).type, .name("$0")) {
            return Self.set(field, place.calling("flatMap", trailing: SwiftClosure([], value), value.effects))
        }
        return Self.set(field, place.mapped { read(field, $0) })
    }

    /// `self.nameIsNull = …`: whether a member that may be `null` came so; nothing of other members.
    ///
    /// - Parameter isMissing: whether the reader itself may be.
    static func nullness(_ field: Field, _ reader: SwiftExpression, isMissing: Bool = false) -> [SwiftStatement] {
        guard field.isNullable else { return [] }
        let key = [SwiftArgument(nil, .string(field.name.value))]
        let test = (isMissing ? reader.chained : reader).calling("isNull", key)
        let value = isMissing ? test.infix(.coalescing, .boolean(false)) : test
        return [.assign(SwiftExpression.this.dot(nullness(field)), "=", value)]
    }

    /// What the client calls that.
    static func nullness(_ field: Field) -> String { SwiftIdentifier.camelCase(field.name.value) + "IsNull" }

    static func set(_ field: Field, _ value: SwiftExpression) -> SwiftStatement {
        .assign(SwiftExpression.this.dot(SwiftIdentifier.camelCase(field.name.value)), "=", value)
    }

    /// A value that may be missing, where the field may; otherwise one that throws when it is.
    static func required(_ value: SwiftExpression, _ field: Field) -> SwiftExpression {
        field.isRequired ? .required(value, field.name.value) : value
    }

    /// How a field is read off the reader that stands at its value.
    func read(_ field: Field, _ reader: SwiftExpression) -> SwiftExpression {
        let wire = field.wire == .plain ? [] : [SwiftArgument(nil, field.wireForm)]
        return read(FlowType(field.type).type, field, reader, wire)
    }

    private func read(_ type: ValueType, _ field: Field, _ reader: SwiftExpression, _ wire: [SwiftArgument]) -> SwiftExpression {
        if let value = certain(type, reader) ?? lenient(type, reader) { return .required(value, field.name.value) }
        switch type {
        case .string: return text(reader)
        case .integer: return reader.calling("integer", wire, .throwing)
        case .number: return reader.calling("number", wire, .throwing)
        case .boolean: return reader.calling("boolean", wire, .throwing)
        case .date: return reader.calling("date", wire, .throwing)
        case .data: return reader.calling("data", [], .throwing)
        case .object where !field.fields.isEmpty:
            let object = SwiftArgument(nil, reader.calling("object", wire, .throwing))
            return .call(EndpointShapes.structure(of: field) ?? "JSONValue", [object], .throwing)
        case .list where field.wire == .spaces || field.wire == .commas:
            let separator = SwiftArgument("separator", .string(field.wire == .spaces ? " " : ","))
            let item = [SwiftArgument(nil, .type("String").dot("init"))]
            return text(reader).calling("split", [separator]).calling("map", item)
        case .list(let item):
            return reader.calling("array", wire, .throwing).mapped { read(item, field, $0, []) }
        case .optional(let wrapped): return read(wrapped, field, reader, wire)
        default: return reader.dot("value")
        }
    }

    private func text(_ reader: SwiftExpression) -> SwiftExpression { reader.calling("string", [], .throwing) }

    /// A value of an enum that takes any text: what is not there is no such text. Nil for other types.
    private func certain(_ type: ValueType, _ reader: SwiftExpression) -> SwiftExpression? {
        guard case .named(let name) = type.unwrapped, model.enums[name]?.admitsOthers == true else { return nil }
        return .call(name, [SwiftArgument("wire", reader.calling("text", [], .throwing))])
    }

    /// A value that may not be one of those that are known. Nil for other types.
    private func lenient(_ type: ValueType, _ reader: SwiftExpression) -> SwiftExpression? {
        switch type {
        case .url: .call("URL", [SwiftArgument("string", text(reader))])
        case .named(let name) where model.enums[name] != nil:
            .call(name, [SwiftArgument("wire", reader.dot("value").dot("wireText"))])
        case .optional(let wrapped): lenient(wrapped, reader)
        default: nil
        }
    }
}
