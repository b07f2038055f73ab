internal import Declarations
internal import Spec

/// One case of an enum.
struct CaseView: ViewModel {
    var documentation: [String]
    var name: String
    /// The enum's name.
    var owner: String
    /// As code refers to it: `.male`, or a constant's name.
    var reference: String
    var value: Int
    /// A string literal: how the case travels.
    var wire: String

    static let members: [ViewMember<CaseView>] = [
        .texts("documentation") { $0.documentation }, .text("name") { $0.name }, .text("owner") { $0.owner },
        .text("reference") { $0.reference },
        .text("value") { String($0.value) }, .text("wire") { $0.wire },
    ]
}

/// An enum as the importer shows it: an `enum`, a struct with global constants, or an option set.
struct EnumView: ViewModel {
    enum Form: Sendable { case enumeration, constants, options }

    var form: Form
    var documentation: [String]
    var name: String
    var rawType: String
    var cases: [CaseView]

    static let members: [ViewMember<EnumView>] = [
        .texts("documentation") { $0.documentation }, .text("name") { $0.name }, .text("rawType") { $0.rawType },
        .models("cases") { $0.cases }, .flag("isOpen") { $0.form == .constants },
    ]
}

/// Types.swift: each entry has exactly one of the three forms.
struct TypesView: ViewModel {
    struct Entry: ViewModel {
        var view: EnumView
        static let members: [ViewMember<Entry>] = [
            .model("enumeration") { $0.view.form == .enumeration ? $0.view : nil },
            .model("constants") { $0.view.form == .constants ? $0.view : nil },
            .model("options") { $0.view.form == .options ? $0.view : nil },
            .model("wire") { $0.view.form == .options ? nil : $0.view },
        ]
    }

    var entries: [Entry]
    static let members: [ViewMember<TypesView>] = [.models("entries") { $0.entries }]

    init(_ model: SystemModel) {
        entries = model.spec.enums.map { Entry(view: EnumView($0, model)) }
    }
}

extension EnumView {
    init(_ enumeration: Enumeration, _ model: SystemModel) {
        name = enumeration.name.value
        switch enumeration.form {
        case .cEnum: form = .constants
        case .nsOptions: form = .options
        case .nsEnum, .swift: form = .enumeration
        }
        documentation = DocComment(text: enumeration.text.en, source: model.source(enumeration.provenance)).lines(depth: 0)
        var next = 0
        var views: [CaseView] = []
        for item in enumeration.cases {
            let value = item.value?.value ?? next
            next = value + 1
            let swift = model.caseName(name, item.name.value)
            let text = DocComment(text: item.text.en, source: model.source(item.provenance))
            views.append(
                CaseView(
                    documentation: text.lines(depth: form == .constants ? 0 : 1),
                    name: SwiftIdentifier.escaped(swift),
                    owner: name,
                    reference: form == .constants ? swift : ".\(SwiftIdentifier.escapedMember(swift))",
                    value: value,
                    wire: Escaping.swiftLiteral(item.wire?.value ?? String(value))
                )
            )
        }
        cases = views
        let hasNegative = views.contains { $0.value < 0 }
        let given = enumeration.rawType.flatMap { FoundationTypes.scalars[$0.value] ?? ($0.value == "Int" ? "Int" : nil) }
        rawType = form == .constants ? (hasNegative ? "Int32" : "UInt32") : given ?? (form == .options ? "UInt" : "Int")
    }
}
