internal import Declarations
internal import Spec
internal import SwiftCode

/// An enum as the importer shows it: an `enum`, a struct with global constants, or an option set; and how its cases travel.
struct EnumBuilder {
    private struct Case {
        var item: EnumCase
        var name: String
        var value: Int
    }

    private let enumeration: Enumeration
    private let model: SystemModel
    private let cases: [Case]
    /// Those with a value of their own.
    private var plainCases: [Case] { cases.filter { $0.item.sameAs == nil } }

    init(_ enumeration: Enumeration, _ model: SystemModel) {
        self.enumeration = enumeration
        self.model = model
        cases = zip(enumeration.cases, enumeration.numbers).map { item, value in
            Case(item: item, name: model.caseName(enumeration.name.value, item.name.value), value: value)
        }
    }

    var declarations: [SwiftDeclaration] {
        switch enumeration.form {
        case .cEnum: [structure] + cases.map(constant) + [wire]
        case .nsOptions: travels ? [options, bitsOnTheWire] : [options]
        case .typed: enumeration.isText ? [openTexts, TypedTexts(enumeration, model).wire] : [structure, wire]
        case .nsEnum, .swift: [plain, wire] + members.functions
        }
    }

    private var openTexts: SwiftDeclaration {
        let texts = TypedTexts(enumeration, model)
        return enumeration.rest.map(texts.openEnum) ?? texts.structure
    }

    private var name: String { enumeration.name.value }
    private var documentation: SwiftDocumentation { model.documentation(enumeration.text, enumeration.provenance) }
    private func documentation(_ item: Case) -> SwiftDocumentation { model.documentation(item.item.text, item.item.provenance) }

    private var rawType: SwiftTypeName { enumeration.rawTypeName }

    // MARK: - The three forms

    private var plain: SwiftDeclaration {
        let written = plainCases.map { SwiftDeclaration.enumCase($0.name, rawValue(of: $0), documentation: documentation($0)) }
        let inherits: [SwiftTypeName] =
            enumeration.isBare
            ? isCoded ? ["Hashable", "Codable", "Sendable"] : ["Hashable", "Sendable"]
            : [rawType, "Hashable", "Codable", "Sendable", "CaseIterable"]
        return .type(
            .enum, name, inherits: inherits, [.public], documentation: documentation, members: [.group(written)] + aliases + members.own)
    }

    /// What each case has besides.
    private var members: EnumMembers {
        EnumMembers(
            name: name, members: enumeration.members, cases: plainCases.map { ($0.item.name.value, $0.name, []) }, model: model)
    }

    /// Other names for cases, as the importer shows them.
    private var aliases: [SwiftDeclaration] {
        cases.compactMap { item in
            guard let other = cases.first(where: { $0.item.name.value == item.item.sameAs?.value }) else { return nil }
            let variable = SwiftVariable(item.name, .named(name), .computed([.expression(.implicit(other.name))]))
            return SwiftDeclaration(.variable(variable), [.public, .static], documentation: documentation(item))
        }
    }

    /// Whether the client keeps it in its state, or a struct holds it that can be coded: an enum without raw values is otherwise only what
    /// its declaration says.
    private var isCoded: Bool {
        let isKept = model.spec.state.flatMap(\.fields).contains { FlowType($0.type).type.innerName == name }
        return isKept
            || model.classes.values.contains { type in
                let facts = ClassFacts(type, model)
                return ValueConformances(facts).names.contains { Self.coding.contains($0) }
                    && facts.members.contains { $0.flowType.type.innerName == name }
            }
    }

    private static let coding: Set<String> = ["Codable", "Encodable", "Decodable"]

    /// A text that is the case's own name goes without saying.
    private func rawValue(of item: Case) -> SwiftExpression? {
        if enumeration.isBare { return nil }
        guard let text = enumeration.rawText(of: item.item) else { return .integer(item.value) }
        return text == item.name ? nil : .string(text)
    }

    private var structure: SwiftDeclaration {
        let value = SwiftDeclaration.variable(
            "rawValue", rawType, nil, [.public], documentation: SwiftDocumentation("The value as C counts it."))
        let text = "The case of that value, documented or not."
        let inherits: [SwiftTypeName] = ["RawRepresentable", "Hashable", "Codable", "Sendable"]
        return .type(
            .struct, name, inherits: inherits, [.public], documentation: documentation,
            members: [value, initialiser("", text), initialiser(nil, text)] + (isOfC || cases.isEmpty ? [] : [.group(cases.map(member))]))
    }

    /// Of typed numbers, whose constants stand in the type.
    private func member(_ item: Case) -> SwiftDeclaration {
        let value = SwiftExpression.call("Self", [SwiftArgument("rawValue", .integer(item.value))])
        return .constant(item.name, nil, value, [.public, .static], documentation: documentation(item))
    }

    private var isOfC: Bool { enumeration.form == .cEnum }

    private func constant(_ item: Case) -> SwiftDeclaration {
        let value = SwiftExpression.call(name, [SwiftArgument("rawValue", .integer(item.value))])
        return .constant(item.name, nil, value, [.public], documentation: documentation(item))
    }

    /// Swift finds the type of the bits by itself, unless one of the options is called like them.
    private var bitsType: [SwiftDeclaration] {
        guard cases.contains(where: { $0.name == "rawValue" }) else { return [] }
        let documentation = SwiftDocumentation("The type of the options' bits.")
        return [SwiftDeclaration(.alias("RawValue", rawType), [.public], documentation: documentation)]
    }

    private var options: SwiftDeclaration {
        let bits = SwiftDeclaration.constant("rawValue", rawType, nil, [.public], documentation: SwiftDocumentation("The options' bits."))
        // Swift warns of options made from 0 by their bits.
        let members = cases.map { item in
            let value = SwiftExpression.call("Self", [SwiftArgument("rawValue", .integer(item.value))])
            return SwiftDeclaration.constant(
                item.name, item.value == 0 ? .named(name) : nil, item.value == 0 ? .array([]) : value, [.public, .static],
                documentation: documentation(item))
        }
        return .type(
            .struct, name, inherits: ["OptionSet", "Hashable", "Codable", "Sendable"], [.public], documentation: documentation,
            members: bitsType + [bits, initialiser(nil, "The options of those bits."), .group(members)])
    }

    private func initialiser(_ label: String?, _ text: String) -> SwiftDeclaration {
        let function = SwiftFunction(
            .initializer(), [SwiftParameter(label, "rawValue", rawType)], isShort: true,
            [.assign(SwiftExpression.this.dot("rawValue"), "=", .name("rawValue"))])
        return .function(function, [.public], documentation: SwiftDocumentation(text))
    }

    // MARK: - On the wire

    /// Whether a field of anything that travels, or is kept, has the type.
    private var travels: Bool {
        let spec = model.spec
        let answers = spec.endpoints.flatMap { ([$0.response].compactMap { $0 } + $0.alternatives).flatMap { $0.fields + $0.headers } }
        let operations = spec.capabilities.flatMap(\.operations).flatMap { $0.parameters + $0.resultFields }
        // Scenarios tell actions and callbacks of the mock what happens.
        let told = (spec.mock?.actions.flatMap(\.parameters) ?? []) + (spec.mock?.callbacks.flatMap(\.open) ?? [])
        let fields = spec.endpoints.flatMap { $0.parameters.map(\.field) } + answers + operations + spec.state.flatMap(\.fields) + told
        return fields.contains(where: holds) || spec.flows.contains { $0.parameters.contains(where: holds) } || isRead
    }

    /// Whether a program makes a value of it out of a text: `enum:`.
    private var isRead: Bool {
        let spec = model.spec
        let steps = spec.flows.flatMap(\.allSteps) + spec.policies.flatMap(\.allSteps)
        let computed = spec.classes.flatMap(\.properties).flatMap(\.expressions)
        return (steps.withNested().flatMap { $0.expressions } + computed).flatMap(\.withNested).contains { expression in
            if case .enumFrom(name, _) = expression.kind { true } else { false }
        }
    }

    private func holds(_ field: Field) -> Bool {
        FlowType(field.type).type == .named(name) || FlowType(field.type).type == .list(.named(name)) || field.fields.contains(where: holds)
    }

    /// Options travel as the number of their bits.
    private var bitsOnTheWire: SwiftDeclaration {
        let number = SwiftExpression.type(rawType).called([SwiftExpression.name("$0").labelled(nil)])
        let value = SwiftExpression.name("text").calling("flatMap", trailing: SwiftClosure([], number))
        let reading = SwiftFunction(
            .initializer(isFailable: true), [SwiftParameter("wire", "text", .optional("String"))],
            [
                .guard([.bind("value", value)], [.return(.null)], isShort: true),
                .expression(.call("self.init", [SwiftExpression.name("value").labelled("rawValue")])),
            ])
        let text = SwiftExpression.call("String", [SwiftExpression.name("rawValue").labelled(nil)])
        return .extending(
            name,
            [
                .function(reading, documentation: SwiftDocumentation("The options whose bits a text on the wire counts.")),
                .computed("wireText", "String", documentation: SwiftDocumentation("How the options travel."), body: [.expression(text)]),
            ])
    }

    private var wire: SwiftDeclaration {
        let known = plainCases.map { SwiftCase([.expression(text($0))], [.assign(.this, "=", reference($0))]) }
        let reading = SwiftFunction(
            .initializer(isFailable: true), [SwiftParameter("wire", "text", .optional("String"))],
            known.isEmpty && enumeration.isTypedNumber ? anyNumber : [.switch(.name("text"), known + others)])
        let spelled = plainCases.map { SwiftCase([.expression(reference($0))], [.expression(text($0))]) }
        let other =
            isOfC || enumeration.isTypedNumber
            ? [SwiftCase([], [.expression(.call("String", [SwiftArgument(nil, .name("rawValue"))]))])] : []
        return .extending(
            name,
            [
                .function(reading, documentation: SwiftDocumentation("The case that a text on the wire names.")),
                .computed(
                    "wireText", "String", documentation: SwiftDocumentation("How the case travels."),
                    body: spelled.isEmpty
                        ? [.expression(.call("String", [SwiftArgument(nil, .name("rawValue"))]))] : [.switch(.this, spelled + other)]),
            ])
    }

    /// What becomes of a text that no case has.
    private var others: [SwiftCase] {
        guard let unknown = cases.first(where: { $0.item.name.value == enumeration.unknown?.value }) else {
            return [SwiftCase([], enumeration.isTypedNumber ? anyNumber : [.return(.null)])]
        }
        return [SwiftCase([.expression(.null)], [.return(.null)]), SwiftCase([], [.assign(.this, "=", reference(unknown))])]
    }

    /// A number that no constant has is a value, too.
    private var anyNumber: [SwiftStatement] {
        let number = SwiftExpression.type(rawType).called([SwiftExpression.name("$0").labelled(nil)])
        return [
            .guard(
                [.bind("number", SwiftExpression.name("text").calling("flatMap", trailing: SwiftClosure([], number)))], [.return(.null)],
                isShort: true),
            .expression(.call("self.init", [SwiftExpression.name("number").labelled("rawValue")])),
        ]
    }

    private func text(_ item: Case) -> SwiftExpression { .string(enumeration.wireText(of: item.item) ?? String(item.value)) }

    private func reference(_ item: Case) -> SwiftExpression {
        isOfC ? .name(item.name) : .implicit(item.name)
    }
}

extension Enumeration {
    /// The type of its raw values in Swift.
    var rawTypeName: SwiftTypeName {
        let given = rawType.flatMap { FoundationTypes.scalars[$0.value] ?? ($0.value == "Int" ? "Int" : nil) }
        return switch form {
        // `enum Level : NSInteger {}` says what it counts in; without a word the compiler of C chooses.
        case .cEnum: .named(given ?? (numbers.contains { $0 < 0 } ? "Int32" : "UInt32"))
        case .nsOptions: .named(given ?? "UInt")
        case .nsEnum, .swift: isText ? "String" : .named(given ?? "Int")
        case .typed: isText ? "String" : .named(given ?? "Int")
        }
    }
}
