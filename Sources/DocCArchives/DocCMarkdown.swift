import Foundation

/// The prose of one page as Markdown.
struct DocCMarkdown {
    private(set) var text = ""
    private(set) var leftOut: [String: Int] = [:]
    let objects: DocCObjects
    private let page: DocCPage
    /// Of the page's own heading: those of its prose stand below.
    private let rank: Int

    init(page: DocCPage, rank: Int, objects: DocCObjects) {
        self.page = page
        self.rank = rank
        self.objects = objects
    }

    mutating func append(_ section: DocCSection) {
        switch section {
        case .declarations: break
        case .parameters(let parameters):
            heading(1, "Parameters")
            let rows = parameters.map { ["`\($0.name)`", cell($0.content)] }
            table([["Name", "Description"]] + rows)
        case .content(let blocks): for block in blocks { append(block) }
        case .endpoint(let tokens): code([tokens.map(\.text).joined()], language: "http")
        case .properties(let place, let properties): append(properties, titled: place.title)
        case .body(let body): append(body)
        case .responses(let responses): append(responses)
        case .values(let values): append(values)
        case .other(let kind): if kind != "mentions" { leaveOut(kind) }
        }
    }

    mutating func append(_ block: DocCBlock) {
        switch block {
        case .paragraph(let pieces): paragraph(inline(pieces))
        case .heading(let level, let title): heading(max(level - 1, 1), Self.escaped(title))
        case .code(let lines, let language): code(lines, language: language)
        case .list(let items, let isOrdered): list(items, isOrdered)
        case .aside(let name, let blocks): labelled(name, blocks)
        case .table(let hasHeader, let rows):
            let cells = rows.map { $0.map { cell($0) } }
            table(hasHeader ? cells : [Array(repeating: "", count: cells.first?.count ?? 0)] + cells)
        case .terms(let terms):
            for (term, definition) in terms { paragraph("- \(inline(term)): \(cell(definition))") }
        case .several(let blocks): for block in blocks { append(block) }
        case .rule: paragraph("---")
        case .other(let kind): leaveOut(kind)
        }
    }

    /// A quote that begins with what it is: "Note", "Deprecated".
    mutating func labelled(_ name: String, _ blocks: [DocCBlock]) {
        let lines = nested(blocks)
        text += "\n> **\(Self.escaped(name)):** " + lines.joined(separator: "\n> ") + "\n"
    }

    mutating func code(_ lines: [String], language: String?) {
        let fence = String(repeating: "`", count: max(3, (lines.map(Self.longestRun).max() ?? 0) + 1))
        text += "\n\(fence)\(language ?? "")\n" + lines.joined(separator: "\n") + "\n\(fence)\n"
    }

    mutating func heading(_ below: Int, _ title: String) {
        text += "\n\(String(repeating: "#", count: min(rank + below, 6))) \(title)\n"
    }

    private mutating func paragraph(_ words: String) {
        let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
        if !words.isEmpty { text += "\n\(words)\n" }
    }

    private mutating func list(_ items: [[DocCBlock]], _ isOrdered: Bool) {
        text += "\n"
        for (number, item) in items.enumerated() {
            let mark = isOrdered ? "\(number + 1). " : "- "
            let lines = nested(item)
            let indent = String(repeating: " ", count: mark.count)
            text += mark + lines.enumerated().map { $0 == 0 || $1.isEmpty ? $1 : indent + $1 }.joined(separator: "\n") + "\n"
        }
    }

    mutating func table(_ rows: [[String]]) {
        guard let header = rows.first, !header.isEmpty else { return }
        func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
        text += "\n" + line(header) + line(header.map { _ in "---" }) + rows.dropFirst().map(line).joined()
    }

    /// The lines of blocks that stand inside of another.
    private mutating func nested(_ blocks: [DocCBlock]) -> [String] {
        var inside = DocCMarkdown(page: page, rank: rank, objects: objects)
        for block in blocks { inside.append(block) }
        leftOut.merge(inside.leftOut, uniquingKeysWith: +)
        return inside.text.trimmingCharacters(in: .whitespacesAndNewlines).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
    }

    /// Blocks in one line, as a cell holds them.
    mutating func cell(_ blocks: [DocCBlock]) -> String {
        nested(blocks).filter { !$0.isEmpty }.joined(separator: " ").replacing("|", with: "\\|")
    }

    private mutating func leaveOut(_ kind: String) { leftOut[kind, default: 0] += 1 }

    private static func longestRun(of line: String) -> Int {
        line.split { $0 != "`" }.map(\.count).max() ?? 0
    }
}

// MARK: - Sentences

extension DocCMarkdown {
    private mutating func inline(_ pieces: [DocCInline]) -> String { pieces.map { inline($0) }.joined() }

    private mutating func inline(_ piece: DocCInline) -> String {
        switch piece {
        case .text(let words): return Self.escaped(words)
        case .code(let code): return Self.span(code)
        case .emphasis(let inside): return Self.styled(inline(inside), "*")
        case .strong(let inside): return Self.styled(inline(inside), "**")
        case .plain(let inside): return inline(inside)
        case .reference(let target, let title): return link(target, title)
        case .other(let kind):
            leaveOut(kind)
            return ""
        }
    }

    private func link(_ target: String, _ title: String?) -> String {
        let reference = page.references?[target]
        let words = title ?? reference?.title ?? target
        if reference?.kind == "symbol" { return Self.span(words) }
        guard let url = reference?.url, url.contains("://") else { return Self.escaped(words) }
        return "[\(Self.escaped(words))](\(url))"
    }

    static func span(_ code: String) -> String {
        let marks = String(repeating: "`", count: longestRun(of: code) + 1)
        return marks.count == 1 ? "`\(code)`" : "\(marks) \(code) \(marks)"
    }

    private static func styled(_ words: String, _ mark: String) -> String {
        words.allSatisfy(\.isWhitespace) ? words : "\(mark)\(words)\(mark)"
    }

    /// Words that are none of Markdown's signs. A line break inside of a paragraph is a blank.
    static func escaped(_ words: String) -> String {
        var text = ""
        for character in words {
            if character.isNewline {
                text.append(" ")
                continue
            }
            if "\\`*_[]<>#".contains(character) { text.append("\\") }
            text.append(character)
        }
        return text
    }
}
