internal import Declarations
internal import Spec
internal import SwiftCode

/// An enum whose cases hold values; and, for flows, what a value is and holds.
struct AssociatedEnumBuilder {
    private let enumeration: Enumeration
    private let context: FlowContext

    init(_ enumeration: Enumeration, _ context: FlowContext) {
        self.enumeration = enumeration
        self.context = context
    }

    private var model: SystemModel { context.model }

    var declarations: [SwiftDeclaration] {
        let members = tests + values + (CaseFormBuilder(enumeration, context)?.members ?? []) + (isCoded ? coding : [])
        return [type] + conditional + (members.isEmpty ? [] : [.extending(name, members)])
    }

    private var name: String { enumeration.name.value }

    private var type: SwiftDeclaration {
        let reason = "Unchecked, because what a dictionary of any values holds need not be `Sendable`; nobody changes it."
        var documentation = model.documentation(enumeration.text, enumeration.provenance)
        if !isSendable { documentation.paragraphs.append(reason) }
        let isRecursive = model.holds(name, name)
        return .type(
            .enum, name, generics: enumeration.typeParameters.map { SwiftGeneric($0.name, nil) },
            inherits: enumeration.isGeneric ? [] : conformances + [sendable],
            isRecursive ? [.public, .indirect] : [.public],
            documentation: documentation, members: [.group(enumeration.cases.map(declaration))] + members.own)
    }

    private var isSendable: Bool {
        !enumeration.cases.flatMap(\.holds).contains { ProtocolEvents.isOfApps(model.declared($0), model) }
    }

    private var sendable: SwiftTypeName { isSendable ? "Sendable" : "@unchecked Sendable" }

    /// A generic enum is what its values are that it is used with, each for itself.
    private var conditional: [SwiftDeclaration] {
        guard enumeration.isGeneric else { return [] }
        let comparison: [SwiftTypeName] = conformances.contains("Hashable") ? ["Equatable", "Hashable"] : conformances
        let parameters = enumeration.typeParameters.map(\.name)
        return comparison.map { .conforming(name, to: $0, where: parameters) }
            + [.conforming(name, to: "Sendable", as: sendable, where: parameters)]
    }

    /// What each case has besides.
    private var members: EnumMembers {
        EnumMembers(
            name: name, members: enumeration.members, cases: enumeration.cases.map { ($0.name.value, caseName($0), $0.holds) },
            model: model)
    }

    /// Those that what its cases hold has, too.
    private var conformances: [SwiftTypeName] {
        let comparison = model.conformances.comparison(of: enumeration).map { [SwiftTypeName.named($0)] } ?? []
        return comparison + (isCoded ? ["Codable"] : [])
    }

    private func declaration(of item: EnumCase) -> SwiftDeclaration {
        let documentation = model.documentation(item.text, item.provenance)
        return SwiftDeclaration(.enumCase(caseName(item), model.payload(item.holds)), documentation: documentation)
    }

    private func caseName(_ item: EnumCase) -> String { model.caseName(name, item.name.value) }

    // MARK: - Coding

    /// Whether a struct holds it that is coded.
    private var isCoded: Bool { model.conformances.codedEnums.contains(name) }

    /// As JSON, in the form in which it travels.
    private var coding: [SwiftDeclaration] {
        let (decoder, encoder) = (SwiftExpression.name("decoder"), SwiftExpression.name("encoder"))
        let made = SwiftClosure([], .call("Self", [SwiftExpression.name("$0").labelled("json")]))
        let decoded = SwiftExpression.type("JSONValue").dot("decoded").called(
            [decoder.labelled("from")], trailing: made, .throwing)
        let reading = SwiftFunction(
            .initializer(), [SwiftParameter("from", "decoder", .any(["Decoder"]))], effects: .throwing, [.assign(.this, "=", decoded)])
        let encoded = SwiftExpression.name("jsonValue").dot("encode").called([encoder.labelled("to")], .throwing)
        let writing = SwiftFunction(
            .named("encode"), [SwiftParameter("to", "encoder", .any(["Encoder"]))], effects: .throwing, [.expression(encoded)])
        return [
            .function(reading, [.public], documentation: SwiftDocumentation("Reads the case off JSON.")),
            .function(writing, [.public], documentation: SwiftDocumentation("Writes the case as JSON.")),
        ]
    }

    // MARK: - For flows

    private var tests: [SwiftDeclaration] {
        let told = Set(enumeration.members.map(\.name))
        return enumeration.cases.filter { model.readNames.contains($0.testName) && !told.contains($0.testName) }.map { item in
            let matching = SwiftCase([.enumCase(caseName(item), [])], [.expression(.boolean(true))])
            let documentation = SwiftDocumentation("Whether it is `\(caseName(item))`, whatever that holds.")
            return .computed(item.testName, "Bool", documentation: documentation, body: [choice([matching], .boolean(false))])
        }
    }

    private var values: [SwiftDeclaration] {
        enumeration.heldValues.filter { value in
            // Where apps read it by that name, flows do, too.
            model.readNames.contains(value.name) && !enumeration.members.contains { $0.name == value.name }
        }.map { value in
            let owners = enumeration.cases.filter { item in item.holds.contains { $0.name == value.name } }
            let matching = owners.map { item in
                let parts = item.holds.map { $0.name == value.name ? SwiftPattern.binding(value.name) : .any }
                return SwiftCase([.enumCase(caseName(item), parts)], [.expression(.name(value.name))])
            }
            let cases = owners.map { "`\(caseName($0))`" }.joined(separator: ", ")
            let documentation = SwiftDocumentation("What \(cases) \(owners.count == 1 ? "holds" : "hold"); nil in any other case.")
            return .computed(
                value.name, model.declared(value).with(.optional).typeName, documentation: documentation, body: [choice(matching, .null)])
        }
    }

    /// The value of the cases that match, and another for all others, where there are any.
    private func choice(_ matching: [SwiftCase], _ other: SwiftExpression) -> SwiftStatement {
        let others = matching.count == enumeration.cases.count ? [] : [SwiftCase([], [.expression(other)])]
        return .switch(.this, matching + others)
    }
}

extension SystemModel {
    /// The type of a value that a case holds, as its declaration has it.
    func declared(_ value: HeldValue) -> SwiftType { mapping.type(value.declaration.type, language: .swift) }

    /// Whether a value of one type may hold one of another in itself, not behind a list or an object.
    func holds(_ name: String, _ wanted: String) -> Bool {
        var seen: Set<String> = []
        var waiting = [name]
        while let next = waiting.popLast() {
            let inside = inside(next)
            if inside.contains(wanted) { return true }
            waiting += inside.filter { seen.insert($0).inserted }
        }
        return false
    }

    private func inside(_ name: String) -> [String] {
        if let found = associated[name] {
            return found.cases.flatMap(\.holds).compactMap { if case .named(let name, _) = declared($0).base { name } else { nil } }
        }
        guard let type = classes[name], type.form == .structure else { return [] }
        return ClassFacts(type, self).members.compactMap { member in
            if case .named(let name) = member.flowType.type { name } else { nil }
        }
    }

    /// A case with what it holds, each value as the declaration wants it.
    func filledCase(
        _ enumeration: String, _ name: String, _ arguments: [Argument], _ value: (Expression, SwiftType) -> SwiftExpression
    ) -> SwiftExpression {
        if let type = TupleType(enumeration) { return tuple(type, enumeration, arguments, value) }
        let held = heldValues(enumeration, name)
        guard !held.isEmpty, errors[enumeration] == nil || !arguments.isEmpty else { return caseValue(enumeration, name) }
        return maker(enumeration).dot(caseName(enumeration, name)).called(
            held.map { each in
                let given = arguments.first { $0.name.value == each.name }?.value
                return SwiftArgument(each.declaration.label, given.map { value($0, declared(each)) } ?? standard(each) ?? .null)
            })
    }

    /// A tuple says what it is where Swift would take a literal for something else.
    private func tuple(
        _ type: TupleType, _ name: String, _ arguments: [Argument], _ value: (Expression, SwiftType) -> SwiftExpression
    ) -> SwiftExpression {
        let items = type.elements.map { each in
            let given = arguments.first { $0.name.value == each.name }?.value
            return SwiftArgument(each.label, given.map { value($0, mapping.type(each.declared, language: .swift)) } ?? .null)
        }
        let isClear = type.elements.allSatisfy { [.string, .integer, .boolean].contains($0.type) }
        return isClear ? .tuple(items) : SwiftExpression.tuple(items).cast(.certain, typeName(FlowType(.named(name))))
    }

    /// What a case holds, of an enum or of errors.
    func heldValues(_ enumeration: String, _ name: String) -> [HeldValue] {
        (associated[enumeration]?.cases ?? enums[enumeration]?.rest.map { [$0] })?.first { $0.name.value == name }?.holds
            ?? errorCase(name, of: enumeration)?.holds ?? []
    }
}
