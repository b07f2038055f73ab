internal import Declarations
internal import Spec
internal import SwiftCode

/// `$self`, `$name.member` and what stands behind them.
extension ScenarioValues {
    func reference(_ reference: Reference) -> LoweredValue {
        switch reference.root {
        case .object:
            guard let type = context.sharedClass else { return .nothing }
            return follow(LoweredValue(.name("shared"), .named(type.name.value)), reference.path[...])
        case .shared(let name):
            guard let type = context.model.classes[name] else { return .nothing }
            let call = LoweredValue(context.sharedCall(type), .named(name), isOptional: context.isSharedOptional(type))
            return follow(call, reference.path[...])
        case .clock: return LoweredValue(now, .date)
        case .local(let name): return local(name, reference.path)
        default: return .nothing
        }
    }

    private func local(_ name: String, _ path: [String]) -> LoweredValue {
        switch locals[name] {
        case .value(let variable, let type, let isOptional):
            return given(LoweredValue(.name(variable), type, isOptional: isOptional), path, isAny: type == .json || type == .list(.json))
        case .answered(let variable, let type):
            return given(told(.name(variable), type), path, isAny: type.holdsAnything && type.element == nil)
        case .worked(let variable, let type): return follow(LoweredValue(.name(variable), type), path[...])
        case .handed(let variable, let members): return handed(variable, members, path)
        case .heard(let variable, let members):
            guard let first = path.first, let member = members.first(where: { $0.name == first }) else {
                return LoweredValue(.name(variable), .json)
            }
            return heard(SwiftExpression.name(variable)[.string(first)], member.type, path.dropFirst())
        case .record(let variable, let fields): return recorded(.name(variable), fields, path)
        case .device:
            let isList = path.first == "opened"
            let member = LoweredValue(.device.dot(path.first ?? "callback"), isList ? .list(.url) : .url, isOptional: !isList)
            return follow(member, path.dropFirst())
        case .json(let variable): return LoweredValue(path.reduce(.name(variable)) { $0[.string($1)] }, .json)
        case .answer, .started, .startedCoded, nil: return .nothing
        }
    }

    /// What a method answers as anything, and is JSON to flows, is an app's own dictionary, text or number.
    private func given(_ value: LoweredValue, _ path: [String], isAny: Bool) -> LoweredValue {
        var value = value
        let isJSON = value.type.type == .json && isAny
        value.isAny = isAny
        return isJSON && !path.isEmpty ? inside(value, path[...]) : follow(value, path[...])
    }

    /// What is declared for apps as steps read it: a dictionary by its texts, and a UUID by its own.
    ///
    /// - Parameter isChained: whether it may be missing only because of what stands before it.
    private func told(_ code: SwiftExpression, _ type: SwiftType, isChained: Bool = false) -> LoweredValue {
        let isUUID = (type.element?.base ?? type.base) == "UUID"
        var value: LoweredValue
        if type.base == "UUID", isChained {
            value = LoweredValue(code.dot("uuidString"), .string, isOptional: type.isOptional, isChained: true)
        } else {
            let isOtherwise = isUUID || context.model.isCountedOtherwise(type)
            let own = isOtherwise ? context.model.fromDeclared(isChained ? code.closed : code, type) : context.model.texts(code, type)
            value = LoweredValue(own, valueType(type), isOptional: type.isOptional, isChained: isChained && own == code)
            if isOtherwise, type.isInteger || type.base == "Float" || type.base == "CGFloat" { value.declared = code }
        }
        value.isUUID = isUUID
        return value
    }

    /// What a delegate or a block was given, as it is declared.
    private func heard(_ member: SwiftExpression, _ type: SwiftType, _ path: ArraySlice<String>) -> LoweredValue {
        // It is `Any?` already.
        let isAny = type.base == "Any"
        let read = isAny ? LoweredValue(member, .json, isOptional: true) : told(member.cast(.conditional, type.base), type.with(.optional))
        return follow(read, declaredAs: type, path)
    }

    /// A field of a record of the mock.
    private func recorded(_ record: SwiftExpression, _ fields: [Field], _ path: [String]) -> LoweredValue {
        guard let first = path.first, let field = fields.first(where: { $0.name.value == first }) else {
            return LoweredValue(record, .json)
        }
        let member = record[.string(first)]
        return switch field.type.unwrapped {
        case .string: LoweredValue(member.dot("stringValue"), .string, isOptional: true)
        case .integer: LoweredValue(member.dot("intValue"), .integer, isOptional: true)
        case .number, .date: LoweredValue(member.dot("doubleValue"), .number, isOptional: true)
        case .boolean: LoweredValue(member.dot("boolValue"), .boolean, isOptional: true)
        default: LoweredValue(path.dropFirst().reduce(member) { $0[.string($1)] }, .json)
        }
    }

    /// What stands inside an app's dictionary or list, read as JSON: Swift's own has another type at every step.
    private func inside(_ value: LoweredValue, _ path: ArraySlice<String>) -> LoweredValue {
        LoweredValue(path.reduce(value.readAsJSON) { $0[.string($1)] }, .json)
    }

    private func handed(_ variable: String, _ members: [ScenarioMember], _ path: [String]) -> LoweredValue {
        let whole = SwiftExpression.name(variable)
        guard let first = path.first, let member = members.first(where: { $0.name == first }) else { return LoweredValue(whole, .json) }
        let code = members.count == 1 ? whole : whole.dot(SwiftIdentifier.camelCase(first))
        return follow(told(code, member.type), declaredAs: member.type, path.dropFirst())
    }

    func valueType(_ type: SwiftType) -> ValueType { context.model.flowType(type).type }

    /// The members of what may be anything are those of JSON, at once where Swift knows nothing of it but that.
    private func follow(_ value: LoweredValue, declaredAs type: SwiftType, _ path: ArraySlice<String>) -> LoweredValue {
        var value = value
        value.isAny = type.holdsAnything && type.element == nil
        return type.base == "Any" && !path.isEmpty ? inside(value, path) : follow(value, path)
    }

    private func follow(_ value: LoweredValue, _ path: ArraySlice<String>) -> LoweredValue {
        guard let name = path.first else { return value }
        switch value.type.type {
        case .named(let type):
            if let found = context.model.enums[type]?.members.member(name) {
                let isMissing = found.type.isOptional
                let read = found.method == nil ? value.linked.dot(name) : value.linked.calling(name)
                let part = LoweredValue(
                    read, found.type.unwrapped, isOptional: isMissing || value.type.isOptional, isChained: !isMissing)
                return follow(part, path.dropFirst())
            }
            if let found = context.model.enums[type], name == "rawValue" {
                return LoweredValue(
                    value.linked.dot(name), found.isText ? .string : .integer, isOptional: value.type.isOptional, isChained: true)
            }
            if let found = context.model.associated[type] { return held(name, by: found, value, path.dropFirst()) }
            if let found = TupleType(type)?.elements.first(where: { $0.name == name }) {
                let isMissing = found.type.isOptional
                let part = LoweredValue(
                    value.linked.dot(found.member), found.type.unwrapped, isOptional: isMissing || value.type.isOptional,
                    isChained: !isMissing)
                return follow(part, path.dropFirst())
            }
            return member(name, of: type, value, path.dropFirst())
        case .table(let item):
            return follow(LoweredValue(value.linked[.string(name)], item, isOptional: true), path.dropFirst())
        case .url: return value.urlPart(Array(path))
        case .error:
            if let field = context.model.errorValues[name] { return detail(field, of: value) }
            let error = value.code.cast(.conditional, "NSError").chained
            return LoweredValue(error.dot(name == "message" ? "localizedDescription" : name), .json, isOptional: true)
        default:
            if value.type.type == .json, path.count > 1 { return inside(value, path) }
            var member = LoweredValue(
                value.linked[.string(name)], .json, isOptional: value.type.isOptional || value.isAny, isChained: !value.isAny)
            member.isAny = value.isAny
            return follow(member, path.dropFirst())
        }
    }

    /// What came with an error.
    private func detail(_ field: Field, of error: LoweredValue) -> LoweredValue {
        let details = error.code.cast(.conditional, "any DocumentedError").chained.dot("details")
        return .detail(field.name.value, of: details, as: field.type)
            ?? LoweredValue(details[.string(field.name.value)].dot("stringValue"), field.type, isOptional: true)
    }

    /// What a case holds, or whether a value is the case.
    private func held(
        _ name: String, by enumeration: Enumeration, _ value: LoweredValue, _ path: ArraySlice<String>
    ) -> LoweredValue {
        guard let found = enumeration.heldValues.first(where: { $0.name == name }) else {
            return follow(LoweredValue(value.linked.dot(name), .boolean, isOptional: value.type.isOptional, isChained: true), path)
        }
        let type = context.model.declared(found)
        return follow(told(value.linked.dot(name), type.with(.optional)), declaredAs: type, path)
    }

    private func member(_ name: String, of type: String, _ value: LoweredValue, _ path: ArraySlice<String>) -> LoweredValue {
        guard let property = context.property(name, of: type) else {
            return follow(LoweredValue(value.linked.dot(name), .json, isOptional: value.type.isOptional, isChained: true), path)
        }
        let owner = property.property.declaration.isStatic ? SwiftExpression.name(type) : value.linked
        let isMissing = value.type.isOptional || property.type.isOptional
        let type = isMissing ? property.type.with(.optional) : property.type
        let member = told(owner.dot(property.name), type, isChained: !property.type.isOptional)
        return follow(member, declaredAs: property.type, path)
    }
}
