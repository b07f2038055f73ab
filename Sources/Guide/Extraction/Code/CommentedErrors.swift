import SourceText

/// A list of errors that a comment gives, be it on a method's own: `1. DOOR_LOCKED = 3: it is locked`, line after line below "error codes".
struct CommentedErrors {
    struct Entry {
        var name: Span
        var value: String?
    }

    /// Lines in a row that name one thing each.
    struct List {
        var entries: [Entry] = []
        /// What the comment says right above.
        var lead = ""
    }

    private(set) var lists: [List] = []
    private var open = List()
    /// The last lines of the comment that name nothing, the nearest last.
    private var above: [String] = []
    private var isInside = false

    init(_ passage: Passage) {
        for line in passage.lines { follow(line, in: passage) }
        close()
    }

    private mutating func follow(_ line: Span, in passage: Passage) {
        let bytes = passage.bytes[line.start..<line.end]
        let opens = bytes.starts(with: "/*".utf8)
        guard opens || isInside || bytes.starts(with: "//".utf8) else {
            close()
            above = []
            return
        }
        if opens, !isInside {
            close()
            above = []
        }
        if opens { isInside = true }
        if isInside, bytes.suffix(2).elementsEqual("*/".utf8) { isInside = false }
        let words = Self.withoutMarks(line, in: passage)
        guard !words.isEmpty else { return }
        if let entry = Self.entry(words, in: passage) {
            if open.entries.isEmpty { open.lead = above.suffix(2).joined(separator: " ") }
            open.entries.append(entry)
        } else {
            close()
            above.append(passage.string(words))
        }
    }

    private mutating func close() {
        if !open.entries.isEmpty {
            lists.append(open)
            above = []
        }
        open = List()
    }

    private static func withoutMarks(_ line: Span, in passage: Passage) -> Span {
        var span = line
        while span.start < span.end, "/*! \t".utf8.contains(passage.bytes[span.start]) { span.start += 1 }
        while span.end > span.start, "/* \t".utf8.contains(passage.bytes[span.end - 1]) { span.end -= 1 }
        return span
    }

    /// `1. DOOR_LOCKED = 3: meaning`, `- DOOR_LOCKED (3) meaning`, `DOOR_LOCKED: meaning`.
    private static func entry(_ line: Span, in passage: Passage) -> Entry? {
        let start = behindCount(line, in: passage)
        var end = start
        while end < line.end, NameShape.isIdentifierPart(passage.bytes[end]) { end += 1 }
        let name = Span(start, end)
        guard NameShape.isSymbol(passage.string(name)), !NameShape.isNumber(passage.string(name)) else { return nil }
        var rest = passage.string(Span(end, line.end)).drop { $0 == " " || $0 == "\t" }
        let value = value(takenFrom: &rest)
        let isParted = [":", "：", "- ", "– ", "— "].contains { rest.hasPrefix($0) }
        // `DOOR_OPEN = 1,` is code that somebody took out.
        guard isParted || value != nil && rest.first?.isLetter == true else { return nil }
        let meaning = rest.drop { !$0.isLetter && !$0.isNumber }
        return meaning.isEmpty ? nil : Entry(name: name, value: value)
    }

    /// Behind `1.`, `2)`, `-`, `•`, and the blanks that follow.
    private static func behindCount(_ line: Span, in passage: Passage) -> Int {
        var index = line.start
        while index < line.end, (0x30...0x39).contains(passage.bytes[index]) { index += 1 }
        if index > line.start {
            guard index < line.end, ".)".utf8.contains(passage.bytes[index]) else { return line.start }
            index += 1
        } else if index < line.end, "-+".utf8.contains(passage.bytes[index]) {
            index += 1
        } else if passage.bytes[index..<line.end].starts(with: "•".utf8) {
            index += "•".utf8.count
        }
        while index < line.end, passage.bytes[index] == 0x20 || passage.bytes[index] == 0x09 { index += 1 }
        return index
    }

    /// The number of `= 3` and `(3)`, with which the text begins.
    private static func value(takenFrom rest: inout Substring) -> String? {
        guard let sign = rest.first, sign == "=" || sign == "(" else { return nil }
        let text = rest.dropFirst().drop { $0 == " " }
        let digits = text.prefix { $0 == "-" || $0 == "x" || $0.isHexDigit }
        guard NameShape.isNumber(String(digits)) else { return nil }
        var behind = text[digits.endIndex...]
        if sign == "(" {
            guard behind.first == ")" else { return nil }
            behind.removeFirst()
        }
        rest = behind.drop { $0 == " " }
        return String(digits)
    }
}

extension Extraction {
    /// Errors of such lists, where the comment announces them or most are called so.
    mutating func readCommentedErrors(_ passage: Passage) {
        guard passage.holds(0x2F), passage.text.characters.has("/*") || passage.text.characters.has("//") else { return }
        for list in CommentedErrors(passage).lists where list.entries.count > 2 {
            let names = list.entries.map { passage.string($0.name) }
            // `DoorError12`: the number is no part of the word.
            let words = names.map { name in name.prefix(name.count - name.reversed().prefix(while: \.isNumber).count) }
            let called = words.count { ColumnWords.table.meanings(in: $0).contains(.error) }
            guard called * 2 > names.count || ColumnWords.table.meanings(in: list.lead).contains(.error) else { continue }
            // What the guide declares is that, whatever a comment says of it besides.
            guard names.allSatisfy({ survey.names[$0] == nil && survey.isOfAPI($0) }) else { continue }
            for (entry, name) in zip(list.entries, names) {
                add(Fact(.error, name, owner: context.endpoint, value: entry.value, source: .list, span: passage.file(entry.name)))
            }
        }
    }
}
