internal import Spec
internal import SwiftCode

/// The structs of objects in bodies: fields as constants, structs of their own for objects that have no name, and an initialiser.
struct ObjectBuilder {
    let model: SystemModel

    /// - Parameter nested: the initialiser of an object inside; nil for the one that reads it off its place in the body.
    func structure(
        _ name: String, _ fields: [Field], _ documentation: SwiftDocumentation?, _ initialiser: SwiftDeclaration,
        nested: (Field) -> SwiftDeclaration? = { _ in nil }
    ) -> SwiftDeclaration {
        let constants = fields.flatMap { field -> [SwiftDeclaration] in
            let type = FlowType(field.type, optional: !field.isRequired, structure: EndpointShapes.structure(of: field))
            let value = SwiftDeclaration.constant(
                SwiftIdentifier.camelCase(field.name.value), model.typeName(type), documentation: field.documentation)
            return field.isNullable ? [value, nullness(field)] : [value]
        }
        let own = fields.filter { !$0.fields.isEmpty && $0.object == nil }.map { field in
            structure(
                SwiftIdentifier.typeName(field.name.value), field.fields, field.documentation, nested(field) ?? reading(field.fields))
        }
        return .type(.struct, name, inherits: ["Sendable"], documentation: documentation, members: constants + own + [initialiser])
    }

    /// Whether a member that may be `null` came so.
    private func nullness(_ field: Field) -> SwiftDeclaration {
        .constant(
            FieldReader.nullness(field), "Bool",
            documentation: SwiftDocumentation("Whether `\(field.name.value)` came as `null`; not where it did not come."))
    }

    /// `init(_ reader: ResponseReader) throws`
    func reading(_ fields: [Field]) -> SwiftDeclaration {
        let (fieldReader, reader) = (FieldReader(model), SwiftExpression.name("reader"))
        let body = fields.flatMap { [fieldReader.assignment($0, reader)] + FieldReader.nullness($0, reader) }
        return Self.initialiser(of: "reader", "ResponseReader", body)
    }

    static func initialiser(of parameter: String, _ type: SwiftTypeName, _ body: [SwiftStatement]) -> SwiftDeclaration {
        .function(SwiftFunction(.initializer(), [SwiftParameter("", parameter, type)], effects: .throwing, body))
    }
}

/// Objects.swift: the objects that answers hold by name.
struct ObjectsBuilder {
    let model: SystemModel
    /// The endpoints that the client calls.
    let called: [Endpoint]

    var declarations: [SwiftDeclaration] {
        let used = called.flatMap(EndpointShapes.fields).objectNames
        let builder = ObjectBuilder(model: model)
        let types = model.spec.objects.filter { used.contains($0.name.value) }.map { object in
            builder.structure(
                SwiftIdentifier.typeName(object.name.value), object.fields, SwiftDocumentation(object.text.main),
                builder.reading(object.fields))
        }
        guard !types.isEmpty else { return [] }
        return [
            .type(
                .enum, EndpointShapes.objects, documentation: SwiftDocumentation("Objects that several answers hold."), members: types)
        ]
    }
}
