internal import Declarations
internal import Spec

extension FlowLowering {
    /// `$root.a.b`: the longest part that a condition has found to be there, then member by member.
    func reference(_ reference: Reference, _ scope: FlowScope) -> LoweredValue {
        for length in stride(from: reference.path.count, through: 0, by: -1) {
            let prefix = Reference(root: reference.root, path: Array(reference.path[..<length]))
            if let known = scope.narrowed[prefix] { return follow(reference.path[length...], from: known) }
        }
        let (root, used) = self.root(reference, scope)
        return follow(reference.path[used...], from: root)
    }

    /// The root of a reference, and how many names of the path it takes.
    private func root(_ reference: Reference, _ scope: FlowScope) -> (LoweredValue, Int) {
        let first = reference.path.first ?? ""
        switch reference.root {
        case .object: return (LoweredValue("self", FlowType(.named(context.owner?.name.value ?? "")), what: "self"), 0)
        case .argument:
            guard let parameter = signature.parameters.first(where: { $0.name == first }) else {
                return (LoweredValue(SwiftIdentifier.camelCase(first), FlowType(.json)), 1)
            }
            return (LoweredValue(SwiftIdentifier.escaped(parameter.swiftName), parameter.type, what: first), 1)
        case .state(let group): return (state(group), 0)
        case .clock: return (LoweredValue(context.environment("clock.now"), FlowType(.date)), reference.path.count)
        case .error: return (LoweredValue("error", FlowType(.error)), 0)
        case .local(let name): return (scope.locals[name] ?? LoweredValue(name, FlowType(.json)), 0)
        case .setting:
            let text = context.environment("settings[\(Escaping.swiftLiteral(first))]")
            return (LoweredValue(text, FlowType(.string, optional: true), what: first), 1)
        case .shared(let name):
            let mark = model.classes[name].map { ClassFacts($0, model).markPrefix } ?? ""
            let text = context.environment("shared { \(name)(\(mark)environment: $0) }")
            return (LoweredValue(text, FlowType(.named(name))), 0)
        case .request, .app: return (LoweredValue("nil", FlowType(.json, optional: true)), reference.path.count)
        }
    }

    private func state(_ group: String) -> LoweredValue {
        let property = context.environment(context.stateProperty(group))
        guard model.state[group]?.key == nil else {
            let record = record(group)
            return LoweredValue("\(property).value.records", FlowType(.list(.object), fields: record.fields, structure: record.structure))
        }
        return LoweredValue("\(property).value", context.stateFields(group), what: group)
    }

    func follow(_ path: ArraySlice<String>, from value: LoweredValue) -> LoweredValue {
        guard let name = path.first else { return value }
        let dot = value.dot
        switch value.type.type {
        case .object where !value.type.fields.isEmpty:
            guard let field = value.type.fields.first(where: { $0.name.value == name }) else { break }
            return follow(path.dropFirst(), from: member(field, of: value, dot))
        case .url:
            let isQuery = name == "query" && path.count > 1
            let call =
                isQuery ? "queryValue(\(Escaping.swiftLiteral(path[path.startIndex + 1])))" : name == "scheme" ? "scheme" : "\(name)()"
            let isOptional = value.type.isOptional || name != "path"
            let what = "\(value.what).\(isQuery ? path[path.startIndex + 1] : name)"
            let part = LoweredValue(
                "\(value.text)\(dot)\(call)", FlowType(.string, optional: isOptional), throwing: value.isThrowing, what: what)
            return follow(path.dropFirst(isQuery ? 2 : 1), from: chained(part, after: value, isOptional: name != "path"))
        case .error: return follow(path.dropFirst(), from: errorPart(name, value))
        case .named(let type):
            if model.classes[type] != nil { return follow(path.dropFirst(), from: property(name, of: type, value, dot)) }
            return LoweredValue("Int(\(value.text)\(dot)rawValue)", FlowType(.integer, optional: value.type.isOptional))
        default: break
        }
        let text = "\(value.text)\(value.mark)[\(Escaping.swiftLiteral(name))]"
        let part = LoweredValue(text, FlowType(.json, optional: value.type.isOptional), what: name)
        return follow(path.dropFirst(), from: chained(part, after: value, isOptional: false))
    }

    private func member(_ field: Field, of value: LoweredValue, _ dot: String) -> LoweredValue {
        let name = SwiftIdentifier.camelCase(field.name.value)
        let structure = (value.type.structure.map { "\($0)." } ?? "") + SwiftIdentifier.typeName(field.name.value)
        let isObject = !field.fields.isEmpty
        let type = FlowType(
            field.type,
            optional: !field.isRequired || value.type.isOptional,
            fields: field.fields,
            structure: isObject ? structure : nil
        )
        let text = "\(value.text)\(dot)\(SwiftIdentifier.escapedMember(name))"
        let part = LoweredValue(text, type, throwing: value.isThrowing, what: field.name.value)
        return chained(part, after: value, isOptional: FlowType(field.type).isOptional || !field.isRequired)
    }

    /// A member that is always there is missing only with what stands before it.
    private func chained(_ part: LoweredValue, after value: LoweredValue, isOptional: Bool) -> LoweredValue {
        var part = part
        part.isChained = value.type.isOptional && !isOptional
        return part
    }

    private func errorPart(_ name: String, _ value: LoweredValue) -> LoweredValue {
        switch name {
        case "message": return LoweredValue("\(value.text).localizedDescription", FlowType(.string))
        case "code": return LoweredValue("(\(value.text) as NSError).code", FlowType(.integer))
        case "domain": return LoweredValue("(\(value.text) as NSError).domain", FlowType(.string))
        default:
            return LoweredValue("details[\(Escaping.swiftLiteral(name))]", FlowType(.json), what: name)
        }
    }

    /// A property of an object of the spec, with its declared type turned into a flow's.
    private func property(_ name: String, of typeName: String, _ value: LoweredValue, _ dot: String) -> LoweredValue {
        let head = value.text == "self" ? "" : "\(value.text)\(dot)"
        guard let type = model.classes[typeName] else { return value }
        for ancestor in model.ancestry(of: type) {
            if let property = ancestor.properties.first(where: { $0.name == name || $0.declaration.getter == name }) {
                let view = PropertyFacts(property, owner: ancestor, model: model)
                let own = model.fromDeclared(head + SwiftIdentifier.escapedMember(view.name), view.type)
                var type = model.flowType(view.type)
                if value.type.isOptional { type = type.optional }
                let part = LoweredValue(own, type, throwing: value.isThrowing, what: name)
                return chained(part, after: value, isOptional: view.type.isOptional)
            }
            if let delegate = ancestor.delegate, delegate.property.value == name {
                let type = FlowType(.named(delegate.protocolName.value), optional: true)
                return LoweredValue("\(head)\(name)Box.value.map { Handed($0) }", type, throwing: value.isThrowing, what: name)
            }
            if let field = ancestor.carries.first(where: { $0.name.value == name }) {
                let isOptional = value.type.isOptional || !field.isRequired
                let type = FlowType(field.type, optional: isOptional, fields: field.fields)
                let part = LoweredValue(head + SwiftIdentifier.camelCase(name), type, throwing: value.isThrowing, what: name)
                return chained(part, after: value, isOptional: !field.isRequired)
            }
        }
        return LoweredValue(head + name, FlowType(.json, optional: true))
    }
}
