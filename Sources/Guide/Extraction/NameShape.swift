import SourceText

/// Which words are names of an API, told by their shape.
enum NameShape {
    /// The names in a cell or an item's head: all of it must be names, parted by commas, slashes or lines; a note in brackets may follow.
    static func names(in passage: Passage) -> [Span] {
        var names: [Span] = []
        for word in words(passage) {
            let text = passage.string(word)
            if isName(text) {
                names.append(word)
            } else if text.hasPrefix("(") || text.hasPrefix("-") || text.utf8.first.map({ $0 >= 0x80 }) == true {
                return isNote(passage, from: word.start) ? names : []
            } else {
                return []
            }
        }
        return names
    }

    static func names(in text: String) -> [String] {
        let passage = Passage(Text(characters: text, runs: [], end: 0))
        return names(in: passage).map { passage.string($0) }
    }

    /// What follows the names must open with a bracket: `code (required)`.
    private static func isNote(_ passage: Passage, from start: Int) -> Bool { passage.bytes[start] == 0x28 }

    private static func words(_ passage: Passage) -> [Span] {
        var words: [Span] = []
        var start: Int?
        for (index, byte) in passage.bytes.enumerated() {
            let isSeparator = byte <= 0x20 || byte == 0x2C || byte == 0x60 || byte == 0x22
            if isSeparator {
                if let from = start { words.append(Span(from, index)) }
                start = nil
            } else if start == nil {
                start = index
            }
        }
        if let from = start { words.append(Span(from, passage.bytes.count)) }
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
        return opens && last != 0x2D && last != 0x2E
    }

    static func isWord(_ byte: UInt8) -> Bool {
        (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A)
    }

    static func isIdentifierPart(_ byte: UInt8) -> Bool { isWord(byte) || byte == 0x5F }

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
