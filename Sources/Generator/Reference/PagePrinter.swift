internal import Diagnostics

/// Pages as text. A page has thousands of blocks: each template is rendered once for each kind of them, and texts are put where it has
/// them.
struct PagePrinter: Sendable {
    private let page: TemplateFrame
    private let section: TemplateFrame
    private let paragraph: TemplateFrame
    private let list: TemplateFrame
    private let code: TemplateFrame
    private let table: TemplateFrame

    /// The templates, with what they print.
    static let templates: [(name: String, model: any ViewModel.Type)] = [
        ("reference/page", PageView.self), ("reference/section", SectionTextView.self), ("reference/block", MarkdownBlock.self),
    ]

    init(_ templates: TemplateLibrary) {
        page = TemplateFrame(templates, "reference/page", texts: 2) { PageView(notice: $0[0], content: $0[1]) }
        section = TemplateFrame(templates, "reference/section", texts: 3) {
            SectionTextView(anchor: $0[0], heading: $0[1], content: $0[2])
        }
        let block = "reference/block"
        paragraph = TemplateFrame(templates, block, texts: 1) { MarkdownBlock.paragraph($0[0]) }
        list = TemplateFrame(templates, block, texts: 1) { MarkdownBlock.list($0[0]) }
        code = TemplateFrame(templates, block, texts: 3) { .code(CodeView(fence: $0[0], language: $0[1], text: $0[2])) as MarkdownBlock }
        table = TemplateFrame(templates, block, texts: 3) { .table(TableView(head: $0[0], rule: $0[1], rows: $0[2])) as MarkdownBlock }
    }

    /// A page as bytes. Sections that are made one after the other are printed so, and not held all at once.
    func bytes(_ notice: String, _ sections: some Sequence<SectionView>) -> [UInt8] {
        var text = IndentedText()
        page.walk(piece: { text.add($0) }, place: { $0 == 0 ? text.add(notice) : add(sections, to: &text) })
        return text.finishedBytes()
    }

    private func add(_ sections: some Sequence<SectionView>, to text: inout IndentedText) {
        for each in sections {
            var blocks = ""
            for block in each.blocks { add(block, to: &blocks) }
            var content = ""
            section.add([each.anchor, each.heading, blocks], to: &content)
            text.add(content)
        }
    }

    private func add(_ block: MarkdownBlock, to text: inout String) {
        switch block {
        case .paragraph(let words): paragraph.add([words], to: &text)
        case .list(let lines): list.add([lines], to: &text)
        case .code(let view): code.add([view.fence, view.language, view.text], to: &text)
        case .table(let view): table.add([view.head, view.rule, view.rows], to: &text)
        }
    }
}
