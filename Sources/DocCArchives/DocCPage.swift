/// A page of an archive that DocC made, as `data/documentation/**.json` has it: what its renderer shows, and nothing else.
///
/// Source: the OpenAPI description of DocC's render nodes (`RenderNode.spec.json` of swift-docc).
struct DocCPage: Decodable {
    var identifier: Identifier
    var metadata: Metadata
    var abstract: [DocCInline]?
    var deprecationSummary: [DocCBlock]?
    var primaryContentSections: [DocCSection]?
    var topicSections: [Group]?
    var defaultImplementationsSections: [Group]?
    var relationshipsSections: [Relationship]?
    var hierarchy: Hierarchy?
    var references: [String: Reference]?

    struct Identifier: Decodable {
        /// `doc://com.example.DoorKit/documentation/DoorKit/Door`
        var url: String
        /// `swift`, `occ`, or `data` of a REST API.
        var interfaceLanguage: String?
    }

    struct Metadata: Decodable {
        /// Of a type inside of another its full name, `Door.State`.
        var title: String?
        var role: String?
        /// `class`, `method`, `case`, …; nil of articles and groups.
        var symbolKind: String?
        /// The symbol's name in the symbol graph.
        var externalID: String?
    }

    struct Group: Decodable {
        var identifiers: [String]
    }

    struct Relationship: Decodable {
        /// `inheritsFrom`, `conformsTo`, `inheritedBy`, `conformingTypes`
        var type: String?
        var identifiers: [String]
    }

    struct Hierarchy: Decodable {
        /// From the module down to what holds this page.
        var paths: [[String]]
    }

    struct Reference: Decodable {
        var title: String?
        var kind: String?
        var url: String?
    }
}

extension DocCPage {
    /// What a type has from a protocol of the platform (all that SwiftUI gives a view): DocC gives each such member a page, and no app learns anything
    /// of it that the type's conformances do not say.
    var isInherited: Bool {
        metadata.externalID?.contains("::SYNTHESIZED::") == true || isRequired && Self.ofTheLibrary.contains(title)
    }

    /// DocC says so of a member that has no words of its own: "Inherited from `RawRepresentable.init(rawValue:)`."
    private var isRequired: Bool {
        guard let abstract, abstract.count > 1, case .text("Inherited from ") = abstract[0], case .code = abstract[1] else { return false }
        return true
    }

    /// What protocols of Swift's library ask for.
    private static let ofTheLibrary: Set = [
        "init(from:)", "encode(to:)", "init(rawValue:)", "rawValue", "hash(into:)", "hashValue", "allCases", "==(_:_:)", "id",
        "description",
    ]

    var title: String { metadata.title ?? "" }

    /// Has members with pages of their own.
    var isType: Bool { ["class", "struct", "enum", "protocol", "extension", "actor"].contains(metadata.symbolKind) }

    var isModule: Bool { metadata.symbolKind == "module" || metadata.role == "collection" && metadata.symbolKind == nil }

    /// A request of HTTP, or a type of what travels with it.
    var isOfREST: Bool { identifier.interfaceLanguage == "data" || (primaryContentSections ?? []).contains(where: \.isOfREST) }

    var isRequest: Bool { (primaryContentSections ?? []).contains { if case .endpoint = $0 { true } else { false } } }

    /// Says something in sentences, and not by declarations and tables alone.
    var hasWords: Bool { abstract?.isEmpty == false || hasProse }

    /// A list of pages, of which DocC makes one for each protocol that has members ("View Implementations").
    var isGroup: Bool { metadata.role == "collectionGroup" }

    var children: [String] { ((topicSections ?? []) + (defaultImplementationsSections ?? [])).flatMap(\.identifiers) }

    /// What holds this page.
    var parent: String? { hierarchy?.paths.first?.last }

    func title(of reference: String) -> String? { references?[reference]?.title }
}
