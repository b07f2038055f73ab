import SourceText

/// What a diagnostic shows of one file: the lines that its labels touch.
struct Snippet {
    /// A part of one line that is underlined.
    struct Mark {
        var span: Span
        var text: String
        var isPrimary: Bool
    }

    let file: SourceFile
    /// The place that the heading names.
    let start: Position
    private(set) var marks: [Int: [Mark]] = [:]

    init(_ label: Label, isPrimary: Bool) {
        file = label.place.file
        start = label.place.start
        add(label, isPrimary: isPrimary)
    }

    var lineNumbers: [Int] { marks.keys.sorted() }
    var gutterWidth: Int { String(marks.keys.max() ?? 1).count }

    /// A label over several lines is marked where it starts and where it ends.
    mutating func add(_ label: Label, isPrimary: Bool) {
        let span = trimmed(label.place.span)
        let first = file.position(of: span.start).line
        let last = file.position(of: span.end).line
        guard first < last else {
            marks[first, default: []].append(Mark(span: span, text: label.text, isPrimary: isPrimary))
            return
        }
        let head = Span(span.start, max(span.start, file.lineSpan(first).end))
        let tail = Span(min(firstVisible(inLine: last), span.end), span.end)
        marks[first, default: []].append(Mark(span: head, text: "from here", isPrimary: isPrimary))
        marks[last, default: []].append(
            Mark(span: tail, text: label.text.isEmpty ? "to here" : "to here: \(label.text)", isPrimary: isPrimary))
    }

    /// Without the line break and the blanks that it may end with.
    private func trimmed(_ span: Span) -> Span {
        let start = min(span.start, file.bytes.count)
        var end = min(span.end, file.bytes.count)
        while end > start, file.bytes[end - 1] == 0x0A || file.bytes[end - 1] == 0x0D { end -= 1 }
        return Span(start, end)
    }

    private func firstVisible(inLine line: Int) -> Int {
        let span = file.lineSpan(line)
        return file.bytes[span.start..<span.end].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? span.start
    }
}
