import CLibXML2

/// What generated pages say with classes where HTML has elements for it: Doxygen's titles, listings, and declarations set as tables, the
/// declarations of Dokka and Javadoc, and the numbers of lines beside the listings of Pygments and others.
struct GeneratedPages {
    private var isInHeader = false
    /// What the list that was opened last describes, as Sphinx's domains have it.
    private var described: String?

    /// What the numbers of a listing's lines are called.
    private static let numbers: [StaticString] = [
        "linenos", "linenodiv", "lineno", "gutter", "hljs-ln-numbers", "blob-num", "rouge-gutter",
    ]

    /// Blocks that say nothing of the API: numbers, marks of a declaration, buttons. So does jazzy's `aside aside-see`: where to read on.
    private static let hidden = numbers + ["features", "copy-popup-wrapper ", "copy-popup-wrapper"]

    /// Blocks that hold code.
    private static let listings: [StaticString] = ["fragment"] + dokka + javadoc

    /// A declaration of Kotlin, as Dokka sets it: of a type, and of what a type has.
    private static let dokka: [StaticString] = ["symbol monospace", "symbol monospace block"]
    /// One of Java, of a type and of a member, as Javadoc has set it since it writes HTML 5.
    private static let javadoc: [StaticString] = ["type-signature", "member-signature"]

    /// The language of a declaration that an element of this class holds.
    static func language(ofClass value: UnsafePointer<UInt8>) -> String? {
        if dokka.contains(where: { xmlStrEqual(value, $0.utf8Start) == 1 }) { return "kotlin" }
        return javadoc.contains { xmlStrEqual(value, $0.utf8Start) == 1 } ? "java" : nil
    }

    private static let inherited: [StaticString] = ["property inherited", "callable inherited", "inherited"]

    private func isVerb(_ attributes: HTMLAttributes) -> Bool {
        guard let type = attributes["type"], HTTPMethod.of(type) != nil else { return false }
        return attributes["class"]?.has("http-verb") == true
    }

    /// The element that is meant.
    mutating func meant(_ element: HTMLElement, _ attributes: HTMLAttributes) -> HTMLElement {
        switch element {
        case .block:
            if attributes.hasClass("headertitle") { isInHeader = true }
            // The title of a page stands in its header, which holds nothing else.
            if isInHeader, attributes.hasClass("title") {
                isInHeader = false
                return .heading(1)
            }
            if Self.hidden.contains(where: attributes.hasClass) || attributes.hasClass("aside aside-see") { return .hidden }
            return Self.listings.contains(where: attributes.hasClass) ? .preformatted : element
        case .cell, .headerCell, .preformatted: return Self.numbers.contains(where: attributes.hasClass) ? .hidden : element
        // A declaration with a cell for each of its parts.
        case .table: return attributes.hasClass("memname") ? .preformatted : element
        // A label of the language's behind a title.
        case .anchor: return ["feature feature-null-safety", "headerlink"].contains(where: attributes.hasClass) ? .hidden : element
        case .list:
            described = attributes["class"].flatMap { ObjectDirective.kind($0.replacing(" ", with: ":")[...]) }
            return element
        // The head of what Sphinx describes.
        case .term where described != nil && attributes["class"].map { $0.hasPrefix("sig") || $0 == "" } == true:
            return described.map { .signature($0) } ?? element
        // What a type of Dart has of those above it is stated there.
        case .term, .description: return Self.inherited.contains(where: attributes.hasClass) ? .hidden : element
        // What Sandcastle lists of a type that has it from another.
        case .row: return attributes["data"]?.split(separator: ";").contains("inherited") == true ? .hidden : element
        // The method of HTTP that ReDoc has right before its path.
        case .transparent where isVerb(attributes): return .mark(.code)
        // The title of a part that Sandcastle lets readers fold.
        case .transparent where attributes.hasClass("collapsibleRegionTitle"): return .heading(2)
        // The sign beside a heading that links to it.
        // So stand Doxygen's labels of a declaration: "static", "abstract".
        // JSDoc's names of the modules that hold what a title names.
        case .transparent: return ["permalink", "mlabels", "ancestors"].contains(where: attributes.hasClass) ? .hidden : element
        default: return element
        }
    }
}
