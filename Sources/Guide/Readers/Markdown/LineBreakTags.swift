import SourceText

/// Finds lines of nothing but `<br>`, or of the tag that opens a component of MDX, right above a heading, a table or a list.
///
/// CommonMark takes such a line for the start of a piece of HTML, which swallows what follows up to a blank line. Their authors want a gap,
/// and the page that they look at has one.
struct LineBreakTags {
    private var pending: Span?
    private var isBehindHTML = false

    /// The tag of the line before, if the line that comes now shows that it must not swallow it.
    mutating func tag(before line: Span, in source: UnsafeBufferPointer<UInt8>, isInFence: Bool) -> Span? {
        let text = source[line.start..<line.end]
        let found = pending
        pending = nil
        if isInFence || line.isEmpty {
            isBehindHTML = false
            return nil
        }
        if Self.isTag(text) || ComponentTag.opens(text) {
            if !isBehindHTML { pending = line }
            return nil
        }
        isBehindHTML = text.first == UInt8(ascii: "<") || found == nil && isBehindHTML
        return Self.opensBlock(text) ? found : nil
    }

    /// `<br>`, `<br/>`, `</br>`, `<hr />`, also several.
    private static func isTag(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard text.first == UInt8(ascii: "<"), text.count < 40 else { return false }
        let word = String(decoding: text, as: UTF8.self).lowercased().filter { $0 != " " && $0 != "/" }
        return !word.isEmpty && word.replacing("<br>", with: "").replacing("<hr>", with: "").isEmpty
    }

    /// A heading, a table's row, an item of a list or a fence.
    private static func opensBlock(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = text.first else { return false }
        let second = text.dropFirst().first ?? 0x20
        return "#|".utf8.contains(first) || "-*+".utf8.contains(first) && second == 0x20 || first == UInt8(ascii: "`") && second == first
    }
}
