internal import Declarations
internal import Spec
internal import SwiftCode

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
        case .object: return (LoweredValue(.this, FlowType(.named(context.owner?.name.value ?? "")), what: "self"), 0)
        case .argument:
            guard let parameter = signature.parameters.first(where: { $0.name == first }) else {
                return (LoweredValue(.name(SwiftIdentifier.camelCase(first)), FlowType(.json)), 1)
            }
            return (LoweredValue(parameter.given ?? .name(parameter.swiftName), parameter.type, what: first), 1)
        case .state(let group): return (state(group), 0)
        case .clock: return (LoweredValue(now, FlowType(.date)), reference.path.count)
        case .error: return (LoweredValue(.name("error"), FlowType(.error)), 0)
        case .local(let name): return (scope.locals[name] ?? LoweredValue(.name(name), FlowType(.json)), 0)
        case .setting:
            let code = context.environment("settings")[.string(first)]
            return (LoweredValue(code, FlowType(.string, optional: true), what: first), 1)
        case .shared(let name):
            let code = model.classes[name].map { ClassFacts($0, model).shared(by: context.environment("shared")) } ?? .null
            return (LoweredValue(code, FlowType(.named(name))), 0)
        case .request, .app, .mock: return (.nothing, reference.path.count)
        }
    }

    private func state(_ group: String) -> LoweredValue {
        let value = context.state(group).dot("value")
        guard model.state[group]?.key == nil else {
            let record = record(group)
            return LoweredValue(value.dot("records"), FlowType(.list(.object), fields: record.fields, structure: record.structure))
        }
        return LoweredValue(value, context.stateFields(group), what: group)
    }

    func follow(_ path: ArraySlice<String>, from value: LoweredValue) -> LoweredValue {
        guard let name = path.first else { return value }
        switch value.type.type {
        case .object where !value.type.fields.isEmpty:
            guard let field = value.type.fields.first(where: { $0.name.value == name }) else { break }
            if field.isNullable, path.dropFirst().first == Field.isNull { return nullness(of: field, in: value) }
            return follow(path.dropFirst(), from: member(field, of: value))
        case .list(.object) where !value.type.fields.isEmpty:
            guard let field = value.type.fields.first(where: { $0.name.value == name }) else { break }
            return members(field, of: value)
        case .url: return value.urlPart(Array(path))
        case .error: return follow(path.dropFirst(), from: errorPart(name, value))
        case .table(let item):
            let found = LoweredValue(value.linked[.string(name)], FlowType(item, optional: true), what: name)
            return follow(path.dropFirst(), from: found)
        case .named(let type):
            if model.classes[type] != nil { return follow(path.dropFirst(), from: property(name, of: type, value)) }
            if let own = model.protocols[type]?.implementedBy?.value {
                return follow(path.dropFirst(), from: property(name, of: own, opened(value, as: own)))
            }
            if let found = model.associated[type] { return follow(path.dropFirst(), from: held(name, by: found, value)) }
            if let part = element(name, of: type, value) { return follow(path.dropFirst(), from: part) }
            if let known = model.platform[type] { return follow(path.dropFirst(), from: member(name, of: known, value)) }
            if let found = model.enums[type]?.members.member(name) {
                let isMissing = found.type.isOptional
                let read = found.method == nil ? value.linked.dot(name) : value.linked.calling(name)
                let part = LoweredValue(read, FlowType(found.type.unwrapped, optional: isMissing || value.type.isOptional), what: name)
                return follow(path.dropFirst(), from: chained(part, after: value, isOptional: isMissing))
            }
            let isOptional = value.type.isOptional
            if model.enums[type]?.isText == true {
                return LoweredValue(value.linked.dot("rawValue"), FlowType(.string, optional: isOptional), what: value.what)
            }
            func number(_ code: SwiftExpression) -> SwiftExpression { .call("Int", [code.dot("rawValue").labelled(nil)]) }
            let raw = isOptional ? value.code.mapped(number) : number(value.code)
            return LoweredValue(raw, FlowType(.integer, optional: isOptional), what: value.what)
        default: break
        }
        let part = LoweredValue(value.linked[.string(name)], FlowType(.json, optional: value.type.isOptional), what: name)
        return follow(path.dropFirst(), from: chained(part, after: value, isOptional: false))
    }

    /// A member of a tuple.
    private func element(_ name: String, of type: String, _ value: LoweredValue) -> LoweredValue? {
        guard let found = TupleType(type)?.elements.first(where: { $0.name == name }) else { return nil }
        let part = FlowType(found.type.unwrapped, optional: found.type.isOptional || value.type.isOptional)
        return chained(LoweredValue(value.linked.dot(found.member), part, what: name), after: value, isOptional: found.type.isOptional)
    }

    /// An object that flows know by a protocol alone is in a box.
    private func opened(_ value: LoweredValue, as type: String) -> LoweredValue {
        let object = LoweredValue(value.linked.dot("value"), FlowType(.named(type), optional: value.type.isOptional), what: value.what)
        return chained(object, after: value, isOptional: false)
    }

    /// What the objects of a list have there, without those that have nothing.
    private func members(_ field: Field, of list: LoweredValue) -> LoweredValue {
        let found = member(field, of: LoweredValue(.name("$0"), list.type.element))
        let read = SwiftExpression.keyPath(SwiftIdentifier.camelCase(field.name.value)).unlabelled
        let code = list.linked.calling(found.type.isOptional ? "compactMap" : "map", [read])
        let type = FlowType(.list(found.type.type), fields: found.type.fields, structure: found.type.structure)
        return chained(LoweredValue(code, type, what: field.name.value), after: list, isOptional: false)
    }

    private func member(_ field: Field, of value: LoweredValue) -> LoweredValue {
        let type = FlowType(
            field.type,
            optional: !field.isRequired || value.type.isOptional,
            fields: field.fields,
            structure: EndpointShapes.structure(of: field, in: value.type.structure)
        )
        let part = LoweredValue(value.linked.dot(SwiftIdentifier.camelCase(field.name.value)), type, what: field.name.value)
        return chained(part, after: value, isOptional: FlowType(field.type).isOptional || !field.isRequired)
    }

    /// Whether a member came as `null`.
    private func nullness(of field: Field, in value: LoweredValue) -> LoweredValue {
        let type = FlowType(.boolean, optional: value.type.isOptional)
        return chained(
            LoweredValue(value.linked.dot(FieldReader.nullness(field)), type, what: field.name.value), after: value, isOptional: false)
    }

    /// A member that is always there is missing only with what stands before it.
    private func chained(_ part: LoweredValue, after value: LoweredValue, isOptional: Bool) -> LoweredValue {
        var part = part
        part.isChained = value.type.isOptional && !isOptional
        return part
    }

    private func errorPart(_ name: String, _ value: LoweredValue) -> LoweredValue {
        let error = value.code.cast(.certain, "NSError")
        switch name {
        case "message":
            let known = value.code.dot("localizedDescription")
            guard model.errorValues[name] != nil else { return LoweredValue(known, FlowType(.string)) }
            let said = knownDetails[.string(name)].dot("stringValue")
            return LoweredValue(said.infix(.coalescing, known), FlowType(.string))
        case "code": return LoweredValue(error.dot("code"), FlowType(.integer))
        case "domain": return LoweredValue(error.dot("domain"), FlowType(.string))
        case Endpoint.statusName where model.readsFailureStatus:
            let known = knownDetails[.string(name)].dot("intValue")
            return LoweredValue(known.infix(.coalescing, value.code.dot("unknownStatus")), FlowType(.integer, optional: true), what: name)
        default:
            let detail = LoweredValue(knownDetails[.string(name)], FlowType(.json), what: name)
            // A detail that has a type may be missing; one that is any JSON is null then.
            return model.details[name].map { coerced(detail, to: FlowType($0, optional: true)) } ?? detail
        }
    }

    /// Flows have them as a constant; what stands alone, such as a property, asks the error.
    private var knownDetails: SwiftExpression { signature.name.isEmpty ? details : .name("details") }

    /// What a case holds, or whether a value is the case.
    private func held(_ name: String, by enumeration: Enumeration, _ value: LoweredValue) -> LoweredValue {
        let member = value.linked.dot(name)
        guard let found = enumeration.heldValues.first(where: { $0.name == name }) else {
            return chained(
                LoweredValue(member, FlowType(.boolean, optional: value.type.isOptional), what: name), after: value, isOptional: false)
        }
        let type = model.declared(found).with(.optional)
        return LoweredValue(model.fromDeclared(member, type), model.flowType(type), what: name)
    }

    // MARK: objects

    /// A property of an object of the spec, with its declared type turned into a flow's.
    private func property(_ name: String, of typeName: String, _ value: LoweredValue) -> LoweredValue {
        guard let type = model.classes[typeName] else { return value }
        for ancestor in model.ancestry(of: type) {
            if let property = ancestor.properties.first(where: { $0.name == name || $0.declaration.getter == name }) {
                let facts = model.settled(ancestor).property(property.name) ?? PropertyFacts(property, owner: ancestor, model: model)
                if ancestor.isConstant(property) { return constant(facts, of: ancestor) }
                return self.property(facts, name, of: value)
            }
            if let delegate = ancestor.delegate, delegate.property.value == name {
                let code = model.fromDeclared(
                    member(model.inner.box(name), of: value).dot("value"), SwiftType(.any([.named(delegate.protocolName.value)]), .optional)
                )
                return LoweredValue(code, FlowType(.named(delegate.protocolName.value), optional: true), what: name)
            }
            if let field = ancestor.carries.first(where: { $0.name.value == name }) {
                let type = FlowType(field.type, optional: value.type.isOptional || !field.isRequired, fields: field.fields)
                let part = LoweredValue(member(SwiftIdentifier.camelCase(name), of: value), type, what: name)
                return chained(part, after: value, isOptional: !field.isRequired)
            }
        }
        return LoweredValue(member(name, of: value), FlowType(.json, optional: true))
    }

    private func property(_ facts: PropertyFacts, _ name: String, of value: LoweredValue) -> LoweredValue {
        let value = facts.property.declaration.isStatic ? oneObject(value) : value
        return declared(member(facts.name, of: value), facts.type, name, of: value)
    }

    /// A member with a declared type, as flows know it. One that is made anew is made only where there is something to make it of.
    private func declared(_ member: SwiftExpression, _ type: SwiftType, _ name: String, of value: LoweredValue) -> LoweredValue {
        let isMapped = value.type.isOptional && !type.isOptional && model.isMadeAnew(type)
        let own = isMapped ? member.closed.mapped { model.fromDeclared($0, type) } : model.fromDeclared(member, type)
        let found = value.type.isOptional ? model.flowType(type).optional : model.flowType(type)
        return chained(LoweredValue(own, found, what: name), after: value, isOptional: type.isOptional || isMapped)
    }

    /// What is static, and a struct's.
    private func constant(_ facts: PropertyFacts, of type: ClassType) -> LoweredValue {
        let read = model.fromDeclared(SwiftExpression.name(type.name.value).dot(facts.name), facts.type)
        return LoweredValue(read, model.flowType(facts.type), what: facts.name)
    }

    /// What is static, the class's one object holds.
    private func oneObject(_ value: LoweredValue) -> LoweredValue {
        guard case .named(let name) = value.type.type, let type = model.classes[name] else { return value }
        let object = ClassFacts(type, model).shared(by: context.environment("shared"))
        return LoweredValue(object, FlowType(.named(name)), what: value.what)
    }

    /// A member of a type that a framework brings: the value itself is in a box.
    private func member(_ name: String, of type: PlatformType, _ value: LoweredValue) -> LoweredValue {
        let property = type.properties.first { $0.name == name }?.type
        let swift = property.map { model.mapping.type($0, language: type.language, owner: type.name.value) } ?? SwiftType("Any", .implicit)
        return declared(value.linked.dot("value").dot(name), swift, name, of: value)
    }

    /// What belongs to the object itself is called by its name alone.
    private func member(_ name: String, of value: LoweredValue) -> SwiftExpression {
        value.code == .this ? context.own(name) : value.linked.dot(name)
    }
}
