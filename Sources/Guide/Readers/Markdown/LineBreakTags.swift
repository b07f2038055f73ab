import SourceText

/// Finds lines of nothing but `<br>`, of an element that holds nothing, or of the tag that opens a component of MDX, right above a heading, a
/// table, a list or a quotation.
///
/// CommonMark takes such a line for the start of a piece of HTML, which swallows what follows up to a blank line. Their authors want a gap,
/// and the page that they look at has one.
struct LineBreakTags {
    private var pending: Span?
    /// That tag says that Markdown follows.
    private var opensMarkdown = false
    private var isBehindHTML = false

    /// The tag of the line before, if the line that comes now shows that it must not swallow it.
    mutating func tag(before line: Span, in source: UnsafeBufferPointer<UInt8>, isInFence: Bool) -> Span? {
        let text = source[line.start..<line.end]
        let found = pending
        let isMarkdown = opensMarkdown
        (pending, opensMarkdown) = (nil, false)
        if isInFence || line.isEmpty {
            isBehindHTML = false
            return nil
        }
        opensMarkdown = !isBehindHTML && Self.opensMarkdown(text)
        if opensMarkdown || Self.isTag(text) || Self.isEmptyElement(text) || ComponentTag.opens(text) {
            if !isBehindHTML { pending = line }
            return nil
        }
        isBehindHTML = text.first == UInt8(ascii: "<") || found == nil && isBehindHTML
        return isMarkdown || Self.opensBlock(text) ? found : nil
    }

    /// `<div class="note" markdown="1">`: Kramdown and its like read what it holds.
    private static func opensMarkdown(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard text.first == UInt8(ascii: "<"), text.last == UInt8(ascii: ">"), text.count < 300 else { return false }
        let line = String(decoding: text, as: UTF8.self)
        guard let end = line.firstIndex(of: ">"), line.index(after: end) == line.endIndex else { return false }
        return ["markdown=\"1\"", "markdown='1'", "markdown=1", "markdown=\"block\""].contains(where: line.has)
    }

    /// `<br>`, `<br/>`, `</br>`, `<hr />`, also several.
    private static func isTag(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard text.first == UInt8(ascii: "<"), text.count < 40 else { return false }
        let word = String(decoding: text, as: UTF8.self).lowercased().filter { $0 != " " && $0 != "/" }
        return !word.isEmpty && word.replacing("<br>", with: "").replacing("<hr>", with: "").isEmpty
    }

    /// `<div class="tabs"></div>`: scripts of the page put something in.
    private static func isEmptyElement(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard text.first == UInt8(ascii: "<"), text.last == UInt8(ascii: ">"), text.count < 300 else { return false }
        let line = String(decoding: text, as: UTF8.self)
        let name = line.dropFirst().prefix { $0.isLetter }
        guard !name.isEmpty, let open = line.firstIndex(of: ">") else { return false }
        return line[line.index(after: open)...] == "</\(name)>"
    }

    /// A heading, a table's row, an item of a list, a quotation or a fence.
    private static func opensBlock(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = text.first else { return false }
        let second = text.dropFirst().first ?? 0x20
        return "#|>".utf8.contains(first) || "-*+".utf8.contains(first) && second == 0x20 || first == UInt8(ascii: "`") && second == first
    }
}
