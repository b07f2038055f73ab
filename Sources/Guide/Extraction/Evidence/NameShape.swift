import SourceText

/// Which words are names of an API, told by their shape.
enum NameShape {
    /// `open` of `open(key:)` and of `open:force:`.
    static func base<Name: StringProtocol>(of name: Name) -> Name.SubSequence { name.prefix { $0 != "(" && $0 != ":" } }

    /// The names in a cell or an item's head: all of it must be names, parted by commas or lines; a note in brackets may follow.
    ///
    /// Blanks part names too where each looks like code: words in a row are otherwise a sentence.
    static func names(in passage: Passage) -> [Span] {
        var names: [Span] = []
        for part in parts(passage) {
            let words = words(passage, in: part)
            if let parted = alternatives(words, in: passage) {
                names += parted
                continue
            }
            for (index, word) in words.enumerated() {
                let text = passage.string(word)
                if isName(text), words.count == 1 || looksLikeCode(text) || isFollowedByNote(passage, words, index) {
                    names.append(word)
                } else if index > 0 || !names.isEmpty, text.hasPrefix("(") {
                    return names
                } else {
                    return []
                }
            }
        }
        return names
    }

    /// `keyLeft / keyRight`, `key1 ~ key4`, `keyLeft & keyRight`: each looks like code, or is marked as such.
    private static func alternatives(_ words: [Span], in passage: Passage) -> [Span]? {
        guard words.count > 2, !words.count.isMultiple(of: 2) else { return nil }
        var names: [Span] = []
        for (index, word) in words.enumerated() {
            let text = passage.string(word)
            if index.isMultiple(of: 2) {
                guard isName(text), looksLikeCode(text) || passage.isCode(word) else { return nil }
                names.append(word)
            } else if text != "/", text != "~", text != "&" {
                return nil
            }
        }
        return names
    }

    /// `code (required)`: what follows the name is in brackets.
    private static func isFollowedByNote(_ passage: Passage, _ words: [Span], _ index: Int) -> Bool {
        index == 0 && passage.bytes[words[1].start] == 0x28
    }

    static func names(in text: String) -> [String] {
        let passage = Passage(Text(characters: text, runs: [], end: 0))
        return names(in: passage).map { passage.string($0) }
    }

    /// Lines, and what commas or bars part in them; an item's mark at the start of a line is left out.
    private static func parts(_ passage: Passage) -> [Span] {
        var parts: [Span] = []
        for line in passage.lines {
            var start = passage.withoutBranch(passage.withoutPictures(line)).start
            if line.end > start + 2, [0x2D, 0x2A].contains(passage.bytes[start]), passage.bytes[start + 1] == 0x20 { start += 2 }
            var depth = 0
            for index in start...line.end {
                var byte = index < line.end ? passage.bytes[index] : 0x2C
                if byte == 0x7C { byte = 0x2C }
                if byte == 0x28 || byte == 0x5B { depth += 1 }
                if byte == 0x29 || byte == 0x5D { depth -= 1 }
                guard byte == 0x2C, depth <= 0 || index == line.end else { continue }
                if index > start { parts.append(Span(start, index)) }
                start = index + 1
            }
        }
        return parts
    }

    private static func words(_ passage: Passage, in part: Span) -> [Span] {
        var words: [Span] = []
        var start: Int?
        for index in part.start..<part.end {
            let byte = passage.bytes[index]
            let isSeparator = byte <= 0x20 || byte == 0x60 || byte == 0x22 || passage.isInWideBlank(index)
            if isSeparator {
                if let from = start { words.append(Span(from, index)) }
                start = nil
            } else if start == nil {
                start = index
            }
        }
        if let from = start { words.append(Span(from, part.end)) }
        return words
    }

    private static let binding: Set<UInt8> = [0x5F, 0x2D, 0x2E, 0x3A, 0x5B, 0x5D, 0x28, 0x29, 0x24, 0x40, 0x7B, 0x7D]

    /// ASCII letters, digits and what binds them: `user_id`, `X-Secret-Key`, `a.b[]`, `-402`, `signIn(username:)`, `foo:bar:`.
    static func isName(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, let last = bytes.last, bytes.count <= 120 else { return false }
        guard bytes.allSatisfy({ isWord($0) || binding.contains($0) }), bytes.contains(where: isWord) else { return false }
        let opens =
            isWord(first) || first == 0x5F || (first == 0x2D && bytes.count > 1 && isWord(bytes[1])) || first == 0x24 || first == 0x40
            || (first == 0x2E && bytes.count > 3 && bytes[1] >= 0x41 && isWord(bytes[1]))
        // `Door:{id}` is how something is written.
        if bytes.contains(0x7B), bytes.contains(0x3A) { return false }
        return opens && last != 0x2D && last != 0x2E && !Vocabulary.isDatePattern(text)
    }

    /// `.open`: a case whose enum only the context tells.
    static func isImplicitCase(_ text: String) -> Bool {
        let name = text.utf8.filter { $0 != 0x60 && $0 > 0x20 }
        return name.count > 2 && name[0] == 0x2E && name[1] >= 0x41 && name.dropFirst().allSatisfy(isIdentifierPart)
    }

    static func isWord(_ byte: UInt8) -> Bool {
        (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A)
    }

    static func isIdentifierPart(_ byte: UInt8) -> Bool { isWord(byte) || byte == 0x5F }

    /// `open`, `__enter__`: a small letter first, and nothing but letters and numbers behind it.
    static func isMemberName(_ text: String) -> Bool { isPlainName(text.drop { $0 == "_" }) }

    /// A letter or an underscore: no number begins so.
    static func opensIdentifier(_ byte: UInt8) -> Bool { isIdentifierPart(byte) && !(byte >= 0x30 && byte <= 0x39) }

    /// Looks like code in the middle of a sentence: mixed case inside, or an underscore between letters.
    static func looksLikeCode(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count > 2, let first = bytes.first, !(first >= 0x30 && first <= 0x39) else { return false }
        if bytes.dropFirst().dropLast().contains(0x5F) { return true }
        var uppers = 0
        var sawLower = false
        for (index, byte) in bytes.enumerated() {
            let isUpper = byte >= 0x41 && byte <= 0x5A
            if isUpper {
                if sawLower { return true }
                uppers += 1
            } else {
                // `ABUserMe`, but not `SDKs` and `IDs`.
                if uppers >= 2, bytes.count - index >= 2 { return true }
                sawLower = true
            }
        }
        return false
    }

    /// Could name a type: a capital first, mixed case.
    static func looksLikeType(_ text: String) -> Bool {
        guard let first = text.utf8.first, first >= 0x41, first <= 0x5A else { return false }
        return looksLikeCode(text) || text.has("_")
    }
}

extension NameShape {
    private static let plainHeaders: Set<String> = ["authorization", "accept", "host", "cookie", "origin", "referer", "etag", "apikey"]

    /// `X-Door-Key`, `Content-Type`, `Authorization`: names that HTTP gives headers.
    static func isHeaderName(_ name: String) -> Bool {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        let isHyphened = parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isIdentifierPart) }
        return isHyphened && name.utf8.first.map { !($0 >= 0x30 && $0 <= 0x39) } == true || plainHeaders.contains(name.lowercased())
    }
}

extension NameShape {
    /// What a name could begin with: `AB`, `ABDoor`, `ABDoorState` of `ABDoorStateOpen`.
    static func openings(of name: String) -> [String] {
        let bytes = Array(name.utf8)
        return bytes.indices.dropFirst().compactMap { index in
            let isStart =
                bytes[index] == 0x5F || bytes[index] >= 0x30 && bytes[index] <= 0x39 || bytes[index] >= 0x41 && bytes[index] <= 0x5A
            return isStart ? String(decoding: bytes[..<index], as: UTF8.self) : nil
        }
    }
}
