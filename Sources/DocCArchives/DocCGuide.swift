/// A guide in Markdown that says what the pages of an archive show: each module a title, each type a heading with its declaration, each member one below.
package struct DocCGuide {
    package private(set) var text = ""
    /// How many symbols of the SDK's own it has.
    package private(set) var symbols = 0
    /// How many pages were read, and how many more only say what types have from the platform's protocols.
    package let pages: Int
    package let inherited: Int
    /// The name of the first module that has a page.
    package let module: String?
    /// What pages show and no line of the guide says, by its kind in DocC, with its count.
    package private(set) var leftOut: [String: Int] = [:]

    package init(_ archive: DocCArchive) {
        pages = archive.pages.count
        inherited = archive.inherited
        module = archive.pages.first { $0.metadata.symbolKind == "module" }?.metadata.title
        let objects = DocCObjects(archive.pages)
        // The type whose heading stands last: between its members there may be something of its own rank.
        var current: String?
        for entry in DocCOutline(archive.pages).entries {
            if let owner = entry.owner, !entry.page.isType, owner.identifier.url != current { heading(2, owner.heading) }
            append(entry, objects)
            current = (entry.page.isType ? entry.page : entry.owner)?.identifier.url
        }
    }

    private mutating func append(_ entry: DocCOutline.Entry, _ objects: DocCObjects) {
        let page = entry.page
        let rank = page.isModule ? 1 : entry.owner == nil || page.isType ? 2 : 3
        if page.metadata.symbolKind != nil, !page.isModule { symbols += 1 }
        // Its members stand in the requests and answers that hold it: here is what its page says besides.
        let isElsewhere = objects.travelling.contains(page.identifier.url)
        if isElsewhere, !page.hasWords { return }
        heading(rank, isElsewhere ? DocCMarkdown.escaped(page.title) : page.heading)
        var prose = DocCMarkdown(page: page, rank: rank, objects: objects)
        for declaration in page.declarations { prose.code(Self.lines(declaration, in: entry.owner), language: declaration.language) }
        if let summary = page.deprecationSummary { prose.labelled("Deprecated", summary) }
        if let abstract = page.abstract, !abstract.isEmpty { prose.append(.paragraph(abstract)) }
        for section in page.primaryContentSections ?? [] where !(isElsewhere && section.isOfREST) { prose.append(section) }
        text += prose.text
        leftOut.merge(prose.leftOut, uniquingKeysWith: +)
    }

    /// What the SDK gives a type of the platform stands in an extension, or nobody could tell whose it is.
    private static func lines(_ declaration: DocCPage.Shown, in owner: DocCPage?) -> [String] {
        guard let owner, owner.metadata.symbolKind == "extension", declaration.language == "swift" else { return [declaration.text] }
        let type = owner.title.split(separator: ".").last.map(String.init) ?? owner.title
        return ["extension \(type) {"] + declaration.text.split(separator: "\n").map { "    \($0)" } + ["}"]
    }

    private mutating func heading(_ rank: Int, _ title: String) {
        text += "\(text.isEmpty ? "" : "\n")\(String(repeating: "#", count: rank)) \(title)\n"
    }
}

extension DocCPage {
    /// The title as a heading has it: names as code, an article's words as they are. A case is called by its own name, below its type.
    fileprivate var heading: String {
        if metadata.symbolKind == "module" { return isOfREST ? title : "\(title) Framework" }
        guard let kind = metadata.symbolKind, !isRequest else { return DocCMarkdown.escaped(title) }
        let name = kind == "case" ? title.split(separator: ".").last.map(String.init) ?? title : title
        return "`\(name)`"
    }

    struct Shown {
        var text: String
        var language: String
    }

    /// What is declared, once for all platforms. What a type is below and conforms to stands beside its declaration in DocC.
    fileprivate var declarations: [Shown] {
        // `object Door`: its properties say so.
        if isOfREST { return [] }
        let all = (primaryContentSections ?? []).flatMap { section -> [DocCSection.Declaration] in
            if case .declarations(let declarations) = section { declarations } else { [] }
        }
        var shown: [Shown] = []
        for declaration in all where !shown.contains(where: { $0.text == declaration.text }) {
            let isSwift = declaration.languages?.contains("swift") ?? true
            shown.append(
                Shown(text: isSwift ? whole(declaration.text) : declaration.text, language: isSwift ? "swift" : "objective-c"))
        }
        return shown
    }

    /// A type as the SDK declares it. DocC leaves out that it is public, as all is that has a page; a guide's own views and models are an app's.
    private func whole(_ declaration: String) -> String {
        guard isType, metadata.symbolKind != "extension" else { return declaration }
        let words = declaration.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let first = words.firstIndex(where: { !$0.hasPrefix("@") }), !["public", "open"].contains(words[first]) else {
            return inheriting(declaration)
        }
        return inheriting((words[..<first] + ["public"] + words[first...]).joined(separator: " "))
    }

    private func inheriting(_ declaration: String) -> String {
        guard !declaration.contains(" : ") else { return declaration }
        let parents = ["inheritsFrom", "conformsTo"].flatMap { kind in
            (relationshipsSections ?? []).filter { $0.type == kind }.flatMap(\.identifiers)
        }
        let isObject = (relationshipsSections ?? []).contains { $0.type == "inheritsFrom" }
        // `Swift.Error` is the name with its module.
        let names = parents.compactMap { title(of: $0)?.split(separator: ".").last.map(String.init) }.filter {
            !Self.implied.contains($0) && !(isObject && Self.brought.contains($0))
        }
        return names.isEmpty ? declaration : "\(declaration) : \(names.joined(separator: ", "))"
    }

    /// What the compiler says of types by itself.
    private static let implied: Set = ["Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"]
    /// What NSObject has already.
    private static let brought: Set = [
        "NSObjectProtocol", "CVarArg", "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable", "Hashable",
    ]
}
