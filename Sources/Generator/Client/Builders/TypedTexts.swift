internal import Declarations
internal import Spec
internal import SwiftCode

/// A type of texts as the importer shows it: a struct with a constant for each that is known. Others are values like them.
struct TypedTexts {
    private let enumeration: Enumeration
    private let model: SystemModel

    init(_ enumeration: Enumeration, _ model: SystemModel) {
        self.enumeration = enumeration
        self.model = model
    }

    private var name: String { enumeration.name.value }
    private func swiftName(_ item: EnumCase) -> String { model.caseName(name, item.name.value) }

    var structure: SwiftDeclaration {
        let value = SwiftDeclaration.constant("rawValue", "String", nil, [.public], documentation: SwiftDocumentation("The text itself."))
        let constants = enumeration.cases.map { item in
            let text = SwiftExpression.string(enumeration.rawText(of: item) ?? "").labelled("rawValue")
            return SwiftDeclaration.constant(
                swiftName(item), nil, .call("Self", [text]), [.public, .static],
                documentation: model.documentation(item.text, item.provenance))
        }
        return .type(
            .struct, name, inherits: ["RawRepresentable", "Hashable", "Codable", "Sendable"], [.public],
            documentation: model.documentation(enumeration.text, enumeration.provenance),
            members: [value, initialiser(nil), initialiser("")] + (constants.isEmpty ? [] : [.group(constants)]))
    }

    /// The same as an enum, of which one case holds what is none of the others.
    func openEnum(_ rest: EnumCase) -> SwiftDeclaration {
        let known = enumeration.cases.filter { $0.sameAs == nil }
        let cases = known.map { item in
            SwiftDeclaration(.enumCase(swiftName(item)), documentation: model.documentation(item.text, item.provenance))
        }
        let open = SwiftDeclaration(
            .enumCase(swiftName(rest), model.payload(rest.holds)), documentation: model.documentation(rest.text, rest.provenance))
        let text = SwiftDeclaration.computed(
            "rawValue", "String", [.public], documentation: SwiftDocumentation("The text itself, documented or not."),
            body: [.switch(.this, known.map { SwiftCase([.enumCase(swiftName($0), [])], [.expression(rawText($0))]) } + [held(rest)])])
        return .type(
            .enum, name, inherits: ["RawRepresentable", "Hashable", "Codable", "Sendable"], [.public],
            documentation: model.documentation(enumeration.text, enumeration.provenance),
            members: [.group(cases + [open])] + others(known) + [reading(known, rest), text])
    }

    private func rawText(_ item: EnumCase) -> SwiftExpression { .string(enumeration.rawText(of: item) ?? "") }

    private func held(_ rest: EnumCase) -> SwiftCase {
        SwiftCase([.enumCase(swiftName(rest), [.binding("text")])], [.expression(.name("text"))])
    }

    /// Other names for cases.
    private func others(_ known: [EnumCase]) -> [SwiftDeclaration] {
        enumeration.cases.compactMap { item in
            guard let other = known.first(where: { $0.name.value == item.sameAs?.value }) else { return nil }
            let variable = SwiftVariable(swiftName(item), .named(name), .computed([.expression(.implicit(swiftName(other)))]))
            return SwiftDeclaration(
                .variable(variable), [.public, .static], documentation: model.documentation(item.text, item.provenance))
        }
    }

    private func reading(_ known: [EnumCase], _ rest: EnumCase) -> SwiftDeclaration {
        let cases = known.map { item in
            SwiftCase([.expression(rawText(item))], [.assign(.this, "=", .implicit(swiftName(item)))])
        }
        let other = SwiftExpression.implicit(swiftName(rest)).called([
            SwiftArgument(rest.holds.first?.declaration.label, .name("rawValue"))
        ])
        let function = SwiftFunction(
            .initializer(), [SwiftParameter(nil, "rawValue", "String")],
            [.switch(.name("rawValue"), cases + [SwiftCase([], [.assign(.this, "=", other)])])])
        return .function(function, [.public], documentation: SwiftDocumentation("The case of that text, documented or not."))
    }

    private func initialiser(_ label: String?) -> SwiftDeclaration {
        let stored = SwiftStatement.assign(SwiftExpression.this.dot("rawValue"), "=", .name("rawValue"))
        let function = SwiftFunction(.initializer(), [SwiftParameter(label, "rawValue", "String")], isShort: true, [stored])
        return .function(function, [.public], documentation: SwiftDocumentation("The value of that text, documented or not."))
    }

    // MARK: - On the wire

    /// Those that travel as another text than they are.
    private var renamed: [EnumCase] { enumeration.cases.filter { $0.wire != nil && $0.wire?.value != enumeration.rawText(of: $0) } }

    var wire: SwiftDeclaration {
        let known = SwiftStatement.guard([.bind("text", nil)], [.return(.null)], isShort: true)
        let reading = SwiftFunction(
            .initializer(isFailable: true), [SwiftParameter("wire", "text", .optional("String"))], [known, read])
        return .extending(
            name,
            [
                .function(reading, documentation: SwiftDocumentation("The value that a text on the wire names, documented or not.")),
                .computed("wireText", "String", documentation: SwiftDocumentation("How the value travels."), body: [written]),
            ])
    }

    private var read: SwiftStatement {
        let any = SwiftStatement.expression(.call("self.init", [SwiftExpression.name("text").labelled("rawValue")]))
        guard !renamed.isEmpty else { return any }
        let known = renamed.map { item in
            SwiftCase([.expression(wireText(item))], [.assign(.this, "=", .implicit(swiftName(item)))])
        }
        return .switch(.name("text"), known + [SwiftCase([], [any])])
    }

    private var written: SwiftStatement {
        guard !renamed.isEmpty else { return .expression(.name("rawValue")) }
        let spelled = renamed.map { SwiftCase([.expression(.implicit(swiftName($0)))], [.expression(wireText($0))]) }
        return .switch(.this, spelled + [SwiftCase([], [.expression(.name("rawValue"))])])
    }

    private func wireText(_ item: EnumCase) -> SwiftExpression { .string(enumeration.wireText(of: item) ?? "") }
}
