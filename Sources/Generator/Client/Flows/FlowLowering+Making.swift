internal import Spec
internal import SwiftCode

/// Steps and values that make objects.
extension FlowLowering {
    mutating func new(
        _ name: String, _ arguments: [Argument], _ result: String, _ rest: ArraySlice<FlowStep>, _ scope: inout FlowScope
    ) -> [SwiftStatement] {
        guard let type = model.classes[name] else { return [] }
        let facts = ClassFacts(type, model)
        func given(_ member: StoredMember, _ type: FlowType) -> SwiftArgument? {
            guard let argument = arguments.first(where: { $0.name.value == member.specName }) else { return nil }
            return coerced(argument.value, to: type, scope).code.labelled(member.name)
        }
        let given =
            facts.givenReadings.compactMap { given($0, $0.flowType.optional) } + facts.initialised.compactMap { given($0, $0.flowType) }
        // What a flow makes with values has no error to be made of.
        let error = facts.isErrorClass ? [facts.ownError().labelled("error")] : []
        let call = model.maker(name).called(facts.basics(context.environmentValue) + error + given)
        let delegate = model.ancestry(of: type).first { $0.delegate != nil && !$0.isDelegateStatic }?.delegate
        guard let delegate, let listener = arguments.first(where: { $0.name.value == delegate.property.value }) else {
            return statement(call, result: (name: result, type: FlowType(.named(name))), rest, &scope)
        }
        // The delegate is held weakly, beside what an object is made of.
        var statements: [SwiftStatement] = []
        let held = SwiftType(.any([.named(delegate.protocolName.value)]), .optional)
        let value = handed(listener.value, as: held, "listener", &statements, &scope)
        let object = bind(result, FlowType(.named(name)), &scope)
        let box = SwiftExpression.name(object).dot(model.inner.box(delegate.property.value))
        return statements + [.constant(object, nil, call), .assign(box.dot("value"), "=", value)]
    }

    /// An object whose properties are filled from the fields of a response, or from an error.
    func make(_ name: String, _ from: Expression, _ scope: FlowScope) -> LoweredValue {
        let source = value(from, scope)
        if model.associated[name] != nil { return madeCase(name, source) }
        guard let type = model.classes[name] else { return source }
        let facts = ClassFacts(type, model)
        func object(_ arguments: [SwiftArgument]) -> SwiftExpression {
            model.maker(name).called(facts.basics(context.environmentValue) + arguments)
        }
        func filled(_ item: SwiftExpression, _ type: FlowType) -> SwiftExpression {
            object(self.filled(facts, LoweredValue(item, type)))
        }
        if source.type.type == .error || !type.wraps.isEmpty {
            return LoweredValue(object([source.code.labelled("error")]), FlowType(.named(name)))
        }
        if case .list = source.type.type {
            let list = source.linked.mapped { filled($0, source.type.element) }
            var made = LoweredValue(list, FlowType(.list(.named(name)), optional: source.type.isOptional))
            made.isChained = source.type.isOptional
            return made
        }
        if source.type.isOptional {
            let code = source.whole.mapped { filled($0, source.type.required) }
            return LoweredValue(code, FlowType(.named(name), optional: true))
        }
        return LoweredValue(object(self.filled(facts, source, Self.members(of: from), scope)), FlowType(.named(name)))
    }

    /// JSON makes a case of an enum whose cases hold values. What is not there is as `null` is, where a case stands for that.
    private func madeCase(_ name: String, _ source: LoweredValue) -> LoweredValue {
        if case .list = source.type.type {
            return coerced(source, to: FlowType(.list(.named(name)), optional: source.type.isOptional))
        }
        let isTotal = model.associated[name]?.unknown != nil
        let json = source.type.isOptional ? source.whole.infix(.coalescing, .implicit("null")) : source.code
        return LoweredValue(.call(name, [json.labelled("json")]), FlowType(.named(name), optional: !isTotal), what: source.what)
    }

    /// A struct made of the members of a value of JSON; throws where one is missing that has to be there.
    func object(_ name: String, of json: SwiftExpression) -> SwiftExpression {
        guard let facts = model.classes[name].map({ ClassFacts($0, model) }) else { return .null }
        return model.maker(name).called(facts.basics(context.environmentValue) + filled(facts, LoweredValue(json, FlowType(.json))))
    }

    /// The members of an object that is written out.
    private static func members(of expression: Expression) -> [String: Expression] {
        guard case .object(let members) = expression.kind else { return [:] }
        return Dictionary(members.map { ($0.name.value, $0.value) }) { first, _ in first }
    }

    /// The arguments of an initialiser, each from the field that the property names.
    private func filled(
        _ facts: ClassFacts, _ source: LoweredValue, _ members: [String: Expression] = [:], _ scope: FlowScope = FlowScope()
    ) -> [SwiftArgument] {
        facts.initialised.compactMap { member in
            guard let path = member.field else { return nil }
            let parts = path.split(separator: ".").map(String.init)
            var found = LoweredValue(.null, member.flowType)
            if members.isEmpty || parts.isEmpty {
                found = follow(parts[...], throughItemsOf: source, scope)
            } else if let expression = members[parts[0]] {
                found = follow(parts[1...], throughItemsOf: written(expression, for: member, scope), scope)
            } else if let initial = context.first(of: member), !initial.isNull {
                return initial.labelled(member.name)
            }
            return filling(member, with: found).labelled(member.name)
        }
    }

    /// A struct is made of JSON that is written out: Swift would take that for a dictionary.
    private func written(_ expression: Expression, for member: StoredMember, _ scope: FlowScope) -> LoweredValue {
        if case .make(_, let source) = expression.kind, let json = json(source, for: member, scope) { return json }
        let found = value(expression, scope)
        guard member.flowType.type.structure(model.classes) != nil, let type = found.boundType(of: expression) else { return found }
        switch expression.kind {
        case .object, .list: return LoweredValue(found.code.cast(.certain, type), found.type, what: found.what)
        default: return found
        }
    }

    /// The JSON of which a struct is made that may be missing: what is not there is none, and neither is what is no such struct.
    private func json(_ source: Expression, for member: StoredMember, _ scope: FlowScope) -> LoweredValue? {
        guard member.flowType.isOptional, case .named = member.flowType.type, member.flowType.type.structure(model.classes) != nil,
            case .reference = source.kind
        else { return nil }
        let found = value(source, scope)
        return found.type.type == .json ? found : nil
    }

    /// A struct that is made of JSON where it may be missing: none of what is not there.
    func madeIfThere(_ expression: Expression, as type: FlowType, _ scope: FlowScope) -> LoweredValue? {
        guard type.isOptional, case .make(let name, let source) = expression.kind, case .reference = source.kind,
            type.type == .named(name), type.type.structure(model.classes) != nil
        else { return nil }
        let json = value(source, scope)
        guard json.type.type == .json, !json.type.isOptional else { return nil }
        let made = json.code.dot("ifThere").mapped { object(name, of: $0) }
        return LoweredValue(made, FlowType(.named(name), optional: true), what: json.what)
    }

    /// What a property's `field:` leads to, also by the places of items: `coordinates.0`.
    private func follow(_ path: ArraySlice<String>, throughItemsOf value: LoweredValue, _ scope: FlowScope) -> LoweredValue {
        guard let place = path.firstIndex(where: { Property.itemPlace($0) != nil }), let number = Property.itemPlace(path[place])
        else { return follow(path, from: value) }
        let list = follow(path[..<place], from: value)
        let item = FlowValues(lowering: self, scope: scope).item(of: list, at: .integer(number))
        return follow(path[(place + 1)...], throughItemsOf: item, scope)
    }

    /// Objects inside a response become those of the class that the property declares. A class that holds objects of itself ends where the
    /// response's fields do.
    private func nested(_ found: LoweredValue, as type: ValueType) -> LoweredValue? {
        guard !found.type.fields.isEmpty else { return nil }
        func object(_ facts: ClassFacts, _ code: SwiftExpression, _ type: FlowType) -> SwiftExpression {
            model.maker(facts.name).called(facts.basics(context.environmentValue) + filled(facts, LoweredValue(code, type)))
        }
        switch (found.type.type, type) {
        case (.list(.object), .list(.named(let name))):
            guard let facts = model.classes[name].map({ ClassFacts($0, model) }) else { return nil }
            let code = found.linked.mapped { object(facts, $0, found.type.element) }
            return LoweredValue(code, FlowType(type, optional: found.type.isOptional), what: found.what)
        case (.object, .named(let name)):
            guard let facts = model.classes[name].map({ ClassFacts($0, model) }) else { return nil }
            let code =
                found.type.isOptional
                ? found.whole.mapped { object(facts, $0, found.type.required) } : object(facts, found.code, found.type)
            return LoweredValue(code, FlowType(type, optional: found.type.isOptional), what: found.what)
        default: return nil
        }
    }

    /// JSON makes structs inside of structs, too; an item that is none is left out.
    private func nestedJSON(_ found: LoweredValue, as type: ValueType) -> LoweredValue? {
        guard let structure = type.structureOfJSON(model.classes), !found.code.isEmptyCollection else { return nil }
        let (item, mayFail) = made(structure)
        let items = mayFail ? "compactMap" : "map"
        let code: SwiftExpression
        switch (found.type.type, type) {
        case (.json, .list): code = found.linked.dot("arrayValue").chained.mapped(by: items) { _ in item }
        case (.json, .table(.list)):
            let list = SwiftExpression.name("$0").dot("arrayValue").chained.mapped(by: items) { _ in item }
            code = found.linked.dot("ifThere").chained.calling("dictionary", trailing: SwiftClosure([], list))
        case (.json, .table): code = found.linked.dot("ifThere").chained.calling("dictionary", trailing: SwiftClosure([], item))
        case (.json, _): code = found.linked.dot("ifThere").mapped(by: mayFail ? "flatMap" : "map") { _ in item }
        case (.list(.json), .list):
            let list = found.linked.mapped(by: items) { _ in item }
            return LoweredValue(list, FlowType(type, optional: found.type.isOptional), what: found.what)
        default: return nil
        }
        return LoweredValue(code, FlowType(type, optional: true), what: found.what)
    }

    /// A struct of the JSON that a closure is handed; where that may fail, it is none then.
    func made(_ structure: ClassType) -> (item: SwiftExpression, mayFail: Bool) {
        let made = object(structure.name.value, of: .name("$0"))
        let mayFail = made.effects.contains(.throwing)
        return (mayFail ? .optionalTry(made) : made, mayFail)
    }

    /// A text that is no UUID fails as one does that is missing.
    private func filling(_ member: StoredMember, with found: LoweredValue) -> SwiftExpression {
        let value = converted(found, for: member)
        guard let declared = member.property?.type, declared.base == "UUID", !declared.isOptional, member.flowType.type == .string else {
            return value
        }
        let checked = SwiftExpression.call("UUID", [value.labelled("uuidString")]).chained.dot("uuidString")
        return .required(checked, "a UUID in \(member.field ?? member.specName)")
    }

    /// Members whose type nobody documents are numbers, or the texts of numbers; so are the words of enums.
    private func spelled(_ found: LoweredValue, for member: StoredMember) -> LoweredValue? {
        let type = member.flowType.type
        if let declared = member.property?.type, (declared.element ?? declared).base == "NSNumber" {
            return found.spelledAsObject(as: type)
        }
        if case .named(let name) = type, model.enums[name] != nil { return found.spelled(as: .string) }
        return found.spelled(as: type)
    }

    private func converted(_ found: LoweredValue, for member: StoredMember) -> SwiftExpression {
        let type = member.flowType.type
        let isOpen = found.type.type == .json
        let found = nested(found, as: type) ?? nestedJSON(found, as: type) ?? spelled(found, for: member) ?? found
        guard found.type.isOptional, !member.flowType.isOptional, let initial = context.first(of: member), !initial.isNull,
            !(isOpen && member.hasToCome)
        else { return coerced(found, to: member.flowType).code }
        return coerced(found, to: member.flowType.optional).code.infix(.coalescing, initial)
    }
}
