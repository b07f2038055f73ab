/// The pages of an archive in the order in which a person reads them: each module, what it lists, and below each type its members.
struct DocCOutline {
    struct Entry {
        var page: DocCPage
        /// Nil of a module, and of a member whose type has no page.
        var owner: DocCPage?
    }

    private(set) var entries: [Entry] = []
    private let pages: [String: DocCPage]
    private var seen: Set<String> = []

    init(_ pages: [DocCPage]) {
        self.pages = Dictionary(pages.map { ($0.identifier.url, $0) }) { first, _ in first }
        for page in pages where page.isModule { visit(page, below: nil) }
        // What no list names stands at the end, below what holds it.
        for page in pages { visit(page, below: page.parent.flatMap { self.pages[$0] }) }
    }

    private mutating func visit(_ page: DocCPage, below owner: DocCPage?) {
        guard seen.insert(page.identifier.url).inserted else { return }
        if !page.isGroup || page.hasProse { entries.append(Entry(page: page, owner: owner?.isType == true ? owner : nil)) }
        let children = page.children.compactMap { pages[$0] }
        let own = page.isGroup ? owner : page
        // Members come before types inside: those have headings of the same rank as their owner.
        for child in children where !child.isType { visit(child, below: own) }
        for child in children where child.isType { visit(child, below: own) }
    }
}

extension DocCPage {
    var hasProse: Bool {
        (primaryContentSections ?? []).contains { if case .content(let blocks) = $0 { !blocks.isEmpty } else { false } }
    }
}
