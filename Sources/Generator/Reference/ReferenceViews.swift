/// A page as a sequence of sections.
struct PageView: ViewModel {
    var notice: String
    var sections: [SectionView]

    static let members: [ViewMember<PageView>] = [
        .text("notice") { $0.notice }, .models("sections") { $0.sections },
    ]
}

struct SectionView: ViewModel {
    var anchor: String
    /// With its marks: `## Errors`.
    var heading: String
    var blocks: [MarkdownBlock]

    static let members: [ViewMember<SectionView>] = [
        .text("anchor") { $0.anchor }, .text("heading") { $0.heading }, .models("blocks") { $0.blocks },
    ]
}

/// One block of Markdown. Its texts are finished: escaped where they are a spec's, with links where they are ours.
enum MarkdownBlock: ViewModel {
    case paragraph(String)
    case items([String])
    case code(CodeView)
    case table(TableView)

    static let members: [ViewMember<MarkdownBlock>] = [
        .optional("paragraph") { if case .paragraph(let text) = $0 { text } else { nil } },
        .texts("items") { if case .items(let items) = $0 { items } else { [] } },
        .flag("hasItems") { if case .items = $0 { true } else { false } },
        .model("code") { if case .code(let view) = $0 { view } else { nil } },
        .model("table") { if case .table(let view) = $0 { view } else { nil } },
    ]

    static func bullets(_ items: [String]) -> MarkdownBlock { .items(items.map { "- \($0)" }) }

    static func code(_ language: String, _ lines: [String]) -> MarkdownBlock {
        .code(CodeView(language: language, lines: lines))
    }

    /// A column in which no row says anything is left out.
    static func table(_ header: [String], _ rows: [[String]]) -> MarkdownBlock {
        let used = header.indices.filter { column in rows.isEmpty || rows.contains { !$0[column].isEmpty } }
        return .table(TableView(header: used.map { header[$0] }, cells: rows.map { row in used.map { row[$0] } }))
    }
}

struct CodeView: ViewModel {
    var language: String
    var lines: [String]

    /// Longer than any run of backticks inside.
    var fence: String {
        let longest = lines.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
        return String(repeating: "`", count: max(3, longest + 1))
    }

    static let members: [ViewMember<CodeView>] = [
        .text("fence") { $0.fence }, .text("language") { $0.language }, .texts("lines") { $0.lines },
    ]
}

struct TableView: ViewModel {
    var header: [String]
    var cells: [[String]]

    static let members: [ViewMember<TableView>] = [
        .text("head") { row($0.header) },
        .text("rule") { row($0.header.map { _ in "---" }) },
        .texts("rows") { $0.cells.map(row) },
    ]

    private static func row(_ cells: [String]) -> String { "| " + cells.map(escaped).joined(separator: " | ") + " |" }

    /// A bar ends a cell even inside a code span, unless a backslash stands before it.
    private static func escaped(_ cell: String) -> String {
        cell.replacing("\\|", with: "|").replacing("|", with: "\\|")
    }
}
