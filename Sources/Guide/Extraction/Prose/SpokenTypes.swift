import SourceText

/// Types that a sentence states: "The `DoorView` class shows a door", "the protocol for this is **DoorService**".
extension Extraction {
    /// Notes the names that a sentence marks out and calls a type, or an enum.
    mutating func readSpokenTypes(_ passage: Passage) {
        spokenTypes = []
        for mark in passage.text.marks where mark.kind == .code || mark.kind == .strong {
            let span = passage.trimmed(mark.range)
            let name = passage.string(span)
            guard NameShape.looksLikeType(name), !NameShape.isConstantName(name), survey.isOfAPI(name), !survey.types.contains(name),
                !survey.appTypes.contains(name),
                let kind =
                    (passage.isInLink(span) ? nil : passage.kind(behind: span) ?? passage.kind(before: span) ?? passage.kindOpening(span))
                    ?? (isProtocolName(name) ? passage.protocolWord(around: span) : nil)
                    ?? (survey.isKnownType(name) && !TypeEnding.isChoice(name) && passage.isToldOf(span) ? .type : nil)
            else { continue }
            add(Fact(kind, name, source: .prose, span: passage.file(span)))
            spokenTypes.append(name)
        }
        if spokenTypes.count == 1 { context.mark(spokenType: spokenTypes[0]) }
    }
}

extension Passage {
    /// "`DoorView` class shows …", "`DoorView` 클래스는": what a sentence begins with, and the word for what it is.
    fileprivate func kind(behind span: Span) -> Fact.Kind? {
        guard opensSentence(span) else { return nil }
        var start = span.end
        while start < bytes.count, Self.isMark(bytes[start]) { start += 1 }
        var end = start
        while end < bytes.count, NameShape.isIdentifierPart(bytes[end]) { end += 1 }
        if end > start, string(Span(start, end)) == "is" { return kind(behindCopula: end) }
        if end > start {
            // "DoorView class." is a title, and "DoorView class methods" are not the class.
            guard end < bytes.count, bytes[end] == 0x20 else { return nil }
            let next = string(Span(end + 1, min(bytes.count, end + 24))).prefix { $0.isLetter }.lowercased()
            return KindWords.speaks(of: next.hasSuffix("s") ? next.dropLast() : next[...])
                ? nil : KindWords.type(of: string(Span(start, end)))
        }
        return KindWords.type(opening: string(Span(start, min(bytes.count, start + 24))))
    }

    /// "**DoorDelegate** is an interface which …", "`Door` is the main class".
    private func kind(behindCopula end: Int) -> Fact.Kind? {
        let words = string(Span(end, min(bytes.count, end + 40))).split { !$0.isLetter }.prefix(3).map { $0.lowercased() }
        guard let article = words.first, ["a", "an", "the"].contains(article) else { return nil }
        return words.dropFirst().lazy.compactMap { KindWords.type(of: $0) }.first
    }

    /// "A `DoorView` can be opened", "`Door` represents a door": what a sentence is about, of a name that samples use as a type's.
    fileprivate func isToldOf(_ span: Span) -> Bool {
        guard opensSentence(span) else { return false }
        let rest = bytes[span.end...].drop(while: Self.isMark).prefix(while: NameShape.isIdentifierPart)
        return Self.verbs.contains(String(decoding: rest, as: UTF8.self))
    }

    private static let verbs: Set<String> = [
        "is", "can", "represents", "provides", "allows", "exists", "manages", "handles", "contains", "holds", "displays", "shows",
    ]

    /// Nothing before it, or the end of another sentence; perhaps an article.
    private func opensSentence(_ span: Span) -> Bool {
        var start = span.start
        while start > 0, Self.isMark(bytes[start - 1]) { start -= 1 }
        for article in ["The", "A", "An", "This"] where start >= article.utf8.count {
            let word = bytes[(start - article.utf8.count)..<start]
            if word.elementsEqual(article.utf8) {
                start -= article.utf8.count
                break
            }
        }
        while start > 0, Self.isMark(bytes[start - 1]) { start -= 1 }
        return start == 0 || bytes[start - 1] == 0x2E || bytes[start - 1] == 0x0A || bytes[..<start].suffix(3).elementsEqual("。".utf8)
    }

    /// "a protocol named `DoorService`", "the service protocol for this is the `DoorService`".
    fileprivate func kind(before span: Span) -> Fact.Kind? {
        let lead = lead(to: span, limit: 70, behind: [0x2E, 0x2C, 0x3A, 0x0A, 0x28])
        var words = string(lead).split { !$0.isLetter }.map { $0.lowercased() }
        if words.last == "the" { words.removeLast() }
        // "the enum `DoorState`", "класс `Door`": right behind the word that says what it is. "In your class `Door`" is an app's.
        if let word = words.last, lead.length > word.utf8.count, let kind = KindWords.typeBefore(word) { return kind }
        // "перечисление ошибок `DoorError`": a word between them says of what it is one.
        if let between = words.last, between.utf8.contains(where: { $0 >= 0x80 }), let word = words.dropLast().last,
            let kind = KindWords.typeBefore(word)
        {
            return kind
        }
        guard let copula = words.popLast(), ["named", "called", "is"].contains(copula) else { return nil }
        // What stands nearest: "the class of the delegate is".
        guard let place = words.lastIndex(where: { KindWords.speaks(of: $0) }), words.count - place <= 3 else { return nil }
        return KindWords.type(of: words[place])
    }

    /// "the methods of the `DoorDelegate` protocol": an article before it, and the word behind it, be it a link.
    fileprivate func protocolWord(around span: Span) -> Fact.Kind? {
        var start = span.start
        while start > 0, Self.isMark(bytes[start - 1]) { start -= 1 }
        guard start >= 3, string(Span(start - 3, start)).lowercased() == "the" else { return nil }
        var end = span.end
        while end < bytes.count, Self.isMark(bytes[end]) { end += 1 }
        let word = bytes[end...].prefix(while: NameShape.isIdentifierPart)
        return word.elementsEqual("protocol".utf8) ? .type : nil
    }

    private static func isMark(_ byte: UInt8) -> Bool { [0x20, 0x60, 0x2A, 0x22].contains(byte) }
}
