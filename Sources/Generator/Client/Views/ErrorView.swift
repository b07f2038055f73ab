internal import Spec

/// Errors.swift: the documented errors.
struct ErrorsView: ViewModel {
    var enums: [ErrorEnumView]
    static let members: [ViewMember<ErrorsView>] = [.models("enums") { $0.enums }]

    init(_ model: SystemModel) {
        enums = model.spec.errors.map { ErrorEnumView($0, model) }
    }
}

struct ErrorEnumView: ViewModel {
    var documentation: [String]
    var name: String
    var domain: String
    var cases: [ErrorCaseView]

    static let members: [ViewMember<ErrorEnumView>] = [
        .texts("documentation") { $0.documentation }, .text("name") { $0.name }, .text("domain") { $0.domain },
        .models("cases") { $0.cases },
        .model("remedies") { view in
            let cases = view.cases.filter { !$0.remedy.isEmpty }
            return cases.isEmpty ? nil : Remedies(cases: cases, isComplete: cases.count == view.cases.count)
        },
        .model("spellings") { view in
            let cases = view.cases.filter { $0.spelling != nil }.sorted { $0.keys > $1.keys }
            return cases.isEmpty ? nil : Spellings(owner: view.name, cases: cases)
        },
    ]

    /// The cases that say what to do.
    struct Remedies: ViewModel {
        var cases: [ErrorCaseView]
        var isComplete: Bool
        static let members: [ViewMember<Remedies>] = [.models("cases") { $0.cases }, .flag("isPartial") { !$0.isComplete }]
    }

    /// The cases that servers spell, the most exact spelling first.
    struct Spellings: ViewModel {
        var owner: String
        var cases: [ErrorCaseView]
        static let members: [ViewMember<Spellings>] = [.text("owner") { $0.owner }, .texts("rows") { $0.rows }]

        /// The formatter wants no comma behind a lone element.
        private var rows: [String] {
            let rows = cases.map { "(.\($0.member), \($0.spelling ?? "[:]"))" }
            return rows.count == 1 ? rows : rows.map { "\($0)," }
        }
    }

    init(_ enumeration: ErrorEnumeration, _ model: SystemModel) {
        name = enumeration.name.value
        domain = Escaping.swiftLiteral(enumeration.domain.value)
        documentation = DocComment(text: enumeration.text.en, source: model.source(enumeration.provenance)).lines(depth: 0)
        cases = enumeration.cases.map { ErrorCaseView($0, in: enumeration.name.value, model) }
    }
}

struct ErrorCaseView: ViewModel {
    var documentation: [String]
    var name: String
    var member: String
    var value: Int
    /// Literals.
    var meaning: [String]
    var remedy: [String]
    /// A dictionary literal of what servers send.
    var spelling: String?
    var keys: Int

    static let members: [ViewMember<ErrorCaseView>] = [
        .texts("documentation") { $0.documentation }, .text("name") { $0.name }, .text("member") { $0.member },
        .text("value") { String($0.value) }, .texts("meaning") { $0.meaning }, .texts("remedy") { $0.remedy },
    ]

    init(_ item: ErrorCase, in enumeration: String, _ model: SystemModel) {
        let swift = model.caseName(enumeration, item.name.value)
        documentation = DocComment(text: item.text.en, source: model.source(item.provenance)).lines(depth: 1)
        name = SwiftIdentifier.escaped(swift)
        member = SwiftIdentifier.escapedMember(swift)
        value = item.code.value
        meaning = CodeLayout.literal(item.text.en, depth: 3)
        remedy = item.remedy.map { CodeLayout.literal($0.en, depth: 3) } ?? []
        keys = item.wire.count
        let pairs = item.wire.sorted { $0.key < $1.key }.map {
            "\(Escaping.swiftLiteral($0.key)): \(Escaping.swiftLiteral($0.value.value))"
        }
        spelling = pairs.isEmpty ? nil : "[\(pairs.joined(separator: ", "))]"
    }
}
