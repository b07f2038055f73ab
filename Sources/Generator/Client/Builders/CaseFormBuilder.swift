internal import Declarations
internal import Spec
internal import SwiftCode

/// How JSON becomes the cases of an enum that hold values, and how they become JSON.
struct CaseFormBuilder {
    private let enumeration: Enumeration
    private let context: FlowContext
    private let form: CaseForm

    /// Nil where JSON has no form of the enum.
    init?(_ enumeration: Enumeration, _ context: FlowContext) {
        guard let form = enumeration.wire else { return nil }
        self.enumeration = enumeration
        self.context = context
        self.form = form
    }

    var members: [SwiftDeclaration] { [reading] + (isSent ? [writing] : []) }

    private var model: SystemModel { context.model }
    private var lowering: FlowLowering { FlowLowering(context, answering: FlowType(.json)) }
    private var json: SwiftExpression { .name(given) }

    /// What the value is called: none of what its members are.
    private var given: String {
        let taken = enumeration.cases.flatMap(\.holds).map(\.name)
        return ["json", "source", "whole"].first { !taken.contains($0) } ?? "found"
    }

    // MARK: - Reading

    private var reading: SwiftDeclaration {
        let isTotal = enumeration.unknown != nil
        let text = isTotal ? "The case that the value is." : "The case that the value is; `nil` where it is none."
        let parameters = [SwiftParameter("json", given, "JSONValue")]
        return .function(
            SwiftFunction(.initializer(isFailable: !isTotal), parameters, [choice]), documentation: SwiftDocumentation(text))
    }

    private var choice: SwiftStatement {
        let found: (value: SwiftExpression, cases: [SwiftCase], isAll: Bool)
        switch form {
        case .shape:
            let cases = enumeration.cases.flatMap(shaped)
            let shapes = Set(enumeration.cases.compactMap(shape))
            let isAll = shapes.union(shapes.contains(.number) ? [.integer] : []).isSuperset(of: JSONShape.allCases)
            found = (json, cases, isAll)
        case .member(let member, _):
            let known = enumeration.cases.filter { $0.name.value != enumeration.unknown?.value }
            let cases = known.map { each in
                SwiftCase([.expression(.string(enumeration.word(of: each)))], named(each))
            }
            found = (json[.string(member.value)].dot("stringValue"), cases, false)
        }
        return .switch(found.value, found.cases + (found.isAll ? [] : [SwiftCase([], [otherwise])]))
    }

    /// What is none of the cases.
    private var otherwise: SwiftStatement {
        enumeration.unknown.map { .assign(.this, "=", caseValue($0.value)) } ?? .return(.null)
    }

    private func caseValue(_ name: String, _ arguments: [SwiftArgument] = []) -> SwiftExpression {
        let value = SwiftExpression.implicit(model.caseName(enumeration.name.value, name))
        return arguments.isEmpty ? value : value.called(arguments)
    }

    private func becomes(_ each: EnumCase, _ value: SwiftExpression) -> SwiftStatement {
        .assign(.this, "=", caseValue(each.name.value, [SwiftArgument(each.holds[0].declaration.label, value)]))
    }

    private func shape(of each: EnumCase) -> JSONShape? { enumeration.shape(of: each, model.classes) }

    /// By what the value is. A number that no case has for itself may be a whole one.
    private func shaped(_ each: EnumCase) -> [SwiftCase] {
        guard let shape = shape(of: each) else { return [] }
        guard let held = each.holds.first else {
            return [SwiftCase([.enumCase("null", [])], [.assign(.this, "=", caseValue(each.name.value))])]
        }
        func plain(_ pattern: String, _ type: ValueType) -> SwiftCase {
            let value = lowering.coerced(LoweredValue(.name("value"), FlowType(type)), to: FlowType(held.type.unwrapped))
            return SwiftCase([.enumCase(pattern, [.binding("value")])], [becomes(each, declared(value, held))])
        }
        switch shape {
        case .string: return [plain("string", .string)]
        case .boolean: return [plain("bool", .boolean)]
        case .integer: return [plain("int", .integer)]
        case .number:
            let isAlone = !enumeration.cases.contains { self.shape(of: $0) == .integer }
            return (isAlone ? [plain("int", .integer)] : []) + [plain("double", .number)]
        case .array: return [SwiftCase([.enumCase("array", [.binding("value")])], [becomes(each, items(.name("value"), held))])]
        case .object where held.isStruct(model.classes): return [SwiftCase([.enumCase("object", [])], named(each))]
        case .object: return [SwiftCase([.enumCase("object", [])], [becomes(each, whole(held))])]
        case .null: return []
        }
    }

    /// The items of a list, each as the case wants it; what is none is left out.
    private func items(_ value: SwiftExpression, _ held: HeldValue) -> SwiftExpression {
        if let type = held.structure(model.classes) {
            let (item, mayFail) = lowering.made(type)
            return value.mapped(by: mayFail ? "compactMap" : "map") { _ in item }
        }
        let list = lowering.coerced(LoweredValue(value, FlowType(.list(.json))), to: FlowType(held.type.unwrapped))
        return declared(list, held)
    }

    private func whole(_ held: HeldValue) -> SwiftExpression {
        declared(lowering.coerced(LoweredValue(json, FlowType(.json)), to: FlowType(held.type.unwrapped)), held)
    }

    private func declared(_ value: LoweredValue, _ held: HeldValue) -> SwiftExpression {
        model.toDeclared(value.code, model.declared(held), isOptional: value.type.isOptional)
    }

    /// By what a member says.
    private func named(_ each: EnumCase) -> [SwiftStatement] {
        guard !each.holds.isEmpty else { return [.assign(.this, "=", caseValue(each.name.value))] }
        var known: [SwiftCondition] = []
        let arguments = each.holds.map { held -> SwiftArgument in
            let (value, mayBeMissing) = read(held, all: each.holdsAll)
            guard mayBeMissing, !held.type.isOptional else { return SwiftArgument(held.declaration.label, value) }
            known.append(.bind(held.name, value))
            let bound =
                isMade(held) ? .name(held.name) : declared(LoweredValue(.name(held.name), FlowType(held.type.unwrapped)), held)
            return SwiftArgument(held.declaration.label, bound)
        }
        let found = SwiftStatement.assign(.this, "=", caseValue(each.name.value, arguments))
        guard !known.isEmpty else { return [found] }
        let ends = enumeration.unknown == nil ? [SwiftStatement.return(.null)] : [otherwise, .return(nil)]
        return [.guard(known, ends), found]
    }

    /// A value off the members: one that has to be there is bound first.
    private func read(_ held: HeldValue, all: Bool) -> (value: SwiftExpression, mayBeMissing: Bool) {
        let place: SwiftExpression = if case .member(_, let content?) = form { json[.string(content.value)] } else { json }
        let own = all ? place : place[.string(held.memberName)]
        if case .named(let name) = held.type.unwrapped, model.classes[name] != nil {
            if !isByShape, !all || held.type.isOptional { return (member(own, name), true) }
            let made = lowering.object(name, of: place)
            return made.effects.contains(.throwing) ? (.optionalTry(made), true) : (made, false)
        }
        if !isByShape, case .list = held.type.unwrapped, held.structure(model.classes) != nil {
            return (items(own.dot("arrayValue").chained, held), true)
        }
        let json = LoweredValue(own, FlowType(.json))
        let wanted = FlowType(held.type.unwrapped)
        let value = lowering.coerced(json, to: wanted.optional)
        if value.type.isOptional, let standard = model.standard(held), !standard.isNull {
            return (declared(value, held).infix(.coalescing, standard), false)
        }
        guard held.type.isOptional || !value.type.isOptional else { return (value.code, true) }
        return (declared(value, held), false)
    }

    /// Whether the value is all that there is, whatever it is called.
    private var isByShape: Bool { if case .shape = form { true } else { false } }

    /// Whether it is a struct, or a list of them, that JSON makes as they are declared.
    private func isMade(_ held: HeldValue) -> Bool {
        switch held.type.unwrapped {
        case .named, .list: held.structure(model.classes) != nil
        default: false
        }
    }

    /// The struct in a member of the object, which may not be there.
    private func member(_ place: SwiftExpression, _ name: String) -> SwiftExpression {
        let made = lowering.object(name, of: place)
        let found = SwiftExpression.ternary(place.dot("isNull"), .null, made)
        return made.effects.contains(.throwing) ? .optionalTry(found) : found
    }

    // MARK: - Writing

    private var isSent: Bool { model.sent.isSent(.named(enumeration.name.value)) }

    private var writing: SwiftDeclaration {
        let cases = enumeration.cases.map { each in
            let pattern = each.holds.map { SwiftPattern.binding($0.name) }
            return SwiftCase([.enumCase(model.caseName(enumeration.name.value, each.name.value), pattern)], [.expression(written(each))])
        }
        return .computed("jsonValue", "JSONValue", documentation: SwiftDocumentation("The case as JSON."), body: [.switch(.this, cases)])
    }

    private func written(_ each: EnumCase) -> SwiftExpression {
        guard case .member(let member, let content) = form else {
            return each.holds.first.map(json) ?? .implicit("null")
        }
        let word = (
            name: member.value,
            value: SwiftExpression.implicit("string").called([SwiftExpression.string(enumeration.word(of: each)).unlabelled])
        )
        guard !each.holds.isEmpty else { return .members([word]) }
        let values = each.holdsAll ? json(of: each.holds[0]) : .members(each.holds.map { ($0.memberName, json(of: $0)) })
        guard let content else { return merged([.members([word]), values]) }
        return .members([word, (content.value, each.holdsAll ? values : merged([values]))])
    }

    /// What is missing is left out.
    private func merged(_ values: [SwiftExpression]) -> SwiftExpression {
        SwiftExpression.implicit("merged").called([SwiftExpression.array(values).unlabelled])
    }

    private func json(of held: HeldValue) -> SwiftExpression {
        let type = model.declared(held)
        return lowering.member(of: LoweredValue(model.fromDeclared(.name(held.name), type), model.flowType(type)))
    }
}
