/// A section of a page, as pages are made of them.
struct SectionView: Sendable {
    var anchor: String
    /// With its marks: `## Errors`.
    var heading: String
    var blocks: [MarkdownBlock]
}

/// What the template of a page prints: its sections are text already.
struct PageView: ViewModel {
    var notice: String
    var content: String

    static let members: [ViewMember<PageView>] = [.text("notice") { $0.notice }, .text("content") { $0.content }]
}

/// What the template of a section prints: its blocks are text already.
struct SectionTextView: ViewModel {
    var anchor: String
    var heading: String
    var content: String

    static let members: [ViewMember<SectionTextView>] = [
        .text("anchor") { $0.anchor }, .text("heading") { $0.heading }, .text("content") { $0.content },
    ]
}

/// One block of Markdown. Its texts are finished: escaped where they are a spec's, with links where they are ours.
enum MarkdownBlock: ViewModel {
    case paragraph(String)
    /// The lines of a list.
    case list(String)
    case code(CodeView)
    case table(TableView)

    static let members: [ViewMember<MarkdownBlock>] = [
        .optional("paragraph") { if case .paragraph(let text) = $0 { text } else { nil } },
        .optional("list") { if case .list(let lines) = $0 { lines } else { nil } },
        .model("code") { if case .code(let view) = $0 { view } else { nil } },
        .model("table") { if case .table(let view) = $0 { view } else { nil } },
    ]

    static func items(_ lines: [String]) -> MarkdownBlock { .list(lines.joined(separator: "\n")) }

    static func bullets(_ items: [String]) -> MarkdownBlock { .items(items.map { "- \($0)" }) }

    static func code(_ language: String, _ lines: [String]) -> MarkdownBlock { .code(CodeView(language: language, lines: lines)) }

    /// A column in which no row says anything is left out.
    static func table(_ header: [String], _ rows: [[String]]) -> MarkdownBlock {
        let used = header.indices.filter { column in rows.isEmpty || rows.contains { !$0[column].isEmpty } }
        return .table(TableView(header: used.map { header[$0] }, cells: rows.map { row in used.map { row[$0] } }))
    }
}

struct CodeView: ViewModel {
    /// Longer than any run of backticks inside.
    var fence: String
    var language: String
    var text: String

    init(fence: String, language: String, text: String) {
        self.fence = fence
        self.language = language
        self.text = text
    }

    init(language: String, lines: [String]) {
        let text = lines.joined(separator: "\n")
        let longest = text.has(Escaping.backtick) ? lines.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0 : 0
        self.init(fence: String(repeating: "`", count: max(3, longest + 1)), language: language, text: text)
    }

    static let members: [ViewMember<CodeView>] = [
        .text("fence") { $0.fence }, .text("language") { $0.language }, .text("text") { $0.text },
    ]
}

struct TableView: ViewModel {
    var head: String
    /// The line below the head.
    var rule: String
    /// A line for each.
    var rows: String

    init(head: String, rule: String, rows: String) {
        self.head = head
        self.rule = rule
        self.rows = rows
    }

    init(header: [String], cells: [[String]]) {
        self.init(
            head: Self.row(header), rule: Self.row(header.map { _ in "---" }), rows: cells.map(Self.row).joined(separator: "\n"))
    }

    static let members: [ViewMember<TableView>] = [
        .text("head") { $0.head }, .text("rule") { $0.rule }, .text("rows") { $0.rows },
    ]

    private static func row(_ cells: [String]) -> String { "| " + cells.map(escaped).joined(separator: " | ") + " |" }

    /// A bar ends a cell even inside a code span, unless a backslash stands before it.
    private static func escaped(_ cell: String) -> String {
        cell.has(Escaping.bar) ? cell.replacing("\\|", with: "|").replacing("|", with: "\\|") : cell
    }
}
