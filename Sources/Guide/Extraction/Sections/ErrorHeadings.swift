import SourceText

extension Extraction {
    /// `### 4001`, `### error_code 4001`, `### DOOR_LOCKED (4004)` in a chapter about errors: an error, explained below its heading.
    mutating func readErrorHeading(_ passage: Passage, _ body: Span) -> Bool {
        if readStatusHeading(passage, body) { return true }
        guard context.weight(of: .errors) > 0, !context.speaksOfHTTP, let whole = passage.lines.first,
            // What looks like the heading's number may be the code.
            let heading = ErrorHeading(passage, whole) ?? ErrorHeading(passage, body)
        else { return false }
        guard survey.names[heading.name] == nil else { return false }
        let isOwn = context.isInside([.errors])
        guard isOwn || heading.isAnnounced else { return false }
        add(Fact(.error, heading.name, owner: context.endpoint, value: heading.code, source: .heading, span: passage.file(heading.span)))
        return true
    }

    /// `### 405` below "Response": how a call fails.
    private mutating func readStatusHeading(_ passage: Passage, _ body: Span) -> Bool {
        let status = passage.string(body)
        guard HTTPStatus.known.contains(status), let number = Int(status), number >= 400, context.isInside([.response]),
            let whole = passage.lines.first, whole == body
        else { return false }
        add(Fact(.error, status, owner: context.endpoint, value: status, source: .heading, span: passage.file(body)))
        return true
    }
}

/// A heading that is an error's name or code, with words for errors before it and a meaning behind.
private struct ErrorHeading {
    var name: String
    var code: String?
    var span: Span
    /// A word says that it is an error.
    var isAnnounced = false

    init?(_ passage: Passage, _ body: Span) {
        let words = Self.words(passage, body)
        guard let first = words.firstIndex(where: { !Self.announces($0.text) }) else { return nil }
        isAnnounced = first > 0
        let word = words[first]
        span = word.span
        // "# 404 DoorLocked": a sign counts errors, and the status is none of HTTP's.
        let isCounted = first > 0 && words[0].text == "#" && NameShape.isNumber(word.text)
        if isCounted || Self.isCode(word.text, isWhole: words.count == 1 || isAnnounced) {
            (name, code) = (word.text, word.text)
            if first + 1 < words.count, isCounted ? NameShape.isTypePart(words[first + 1].text) : Self.isSymbol(words[first + 1].text) {
                (name, span) = (words[first + 1].text, words[first + 1].span)
            }
        } else {
            guard Self.isSymbol(word.text) else { return nil }
            name = word.text
            if first + 1 < words.count, Self.isCode(words[first + 1].text, isWhole: true) { code = words[first + 1].text }
        }
    }

    /// Parted by blanks, brackets, colons and dashes before a blank.
    private static func words(_ passage: Passage, _ body: Span) -> [(text: String, span: Span)] {
        var words: [(String, Span)] = []
        var start = body.start
        for index in body.start...body.end {
            let byte = index < body.end ? passage.bytes[index] : 0x20
            guard byte <= 0x20 || "()[]:,`=".utf8.contains(byte) else { continue }
            let span = Span(start, index)
            if !span.isEmpty, passage.string(span) != "-" { words.append((passage.string(span), span)) }
            start = index + 1
        }
        return words
    }

    private static func announces(_ word: String) -> Bool {
        let reading = Topics.table.reading(of: word)
        return reading.meanings.contains(.errors) && reading.isComplete
            || ["#", "code", "no", "number", "코드", "번호", "コード"].contains(word.lowercased())
    }

    /// A number that stands alone, or is too long to count sections; the statuses of HTTP explain the protocol.
    private static func isCode(_ text: String, isWhole: Bool) -> Bool {
        guard NameShape.isNumber(text), !HTTPStatus.known.contains(text) else { return false }
        return isWhole || text.utf8.count > 2
    }

    /// `DOOR_LOCKED`
    private static func isSymbol(_ text: String) -> Bool {
        text.has("_") && text.utf8.count > 4 && text.utf8.allSatisfy { $0 == 0x5F || $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x30 && $0 <= 0x39 }
    }
}
