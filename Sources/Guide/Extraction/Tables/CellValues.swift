extension Extraction {
    /// A type as a cell gives it, if it is one and no sentence.
    static func typeName(_ text: String) -> String? {
        let isType =
            text.utf8.allSatisfy { $0 < 0x80 } && text.utf8.count <= 120
            && text.utf8.first.map { $0 > 0x40 || $0 == 0x28 || $0 == 0x5B } == true
        let words = text.split(separator: " ").count
        if isType && (words <= 2 || text.has("->") || text.has("<") || isList(text)) { return text }
        return isType && isListOfOthers(text) ? "array" : nil
    }

    /// "array of room objects", "list of partial rooms": of what a reference has names of its own for. A sentence is longer.
    private static func isListOfOthers(_ text: String) -> Bool {
        let words = text.lowercased().split(separator: " ").map(String.init)
        guard (3...8).contains(words.count), ["array", "list"].contains(words[0]), words[1] == "of", let last = words.last else {
            return false
        }
        let isName = { (word: String) in word.utf8.allSatisfy { NameShape.isIdentifierPart($0) || $0 == 0x2D } }
        return last.hasSuffix("s") && words.dropFirst(2).allSatisfy(isName)
    }

    /// "array of strings"
    private static func isList(_ text: String) -> Bool {
        let words = text.lowercased().split(separator: " ").map(String.init)
        guard words.count == 3, ["array", "list"].contains(words[0]), words[1] == "of" else { return false }
        return TypeWords.isType(words[2]) || words[2].hasSuffix("s") && TypeWords.isType(String(words[2].dropLast()))
    }

    /// A value as a cell gives it: one word of ASCII. Sentences stay in the guide.
    static func plainValue(_ text: String) -> String? {
        let plain = text.filter { $0 != "`" && $0 != "\"" }
        guard !plain.isEmpty, plain.utf8.count <= 80, plain.utf8.allSatisfy({ $0 < 0x80 && $0 > 0x20 }) else { return nil }
        // A dash says that there is none.
        return plain.utf8.allSatisfy({ $0 == 0x2D || $0 == 0x5F }) ? nil : plain
    }

    /// `3fa8c1d0-77b2`: a key or a secret to try an API with, which shows what the app's own looks like.
    static func isCredential(_ text: String) -> Bool {
        let bare = text.utf8.filter { $0 != 0x2A && $0 != 0x60 && $0 != 0x22 }
        guard bare.count >= 16, bare.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !text.has("://"), !text.has("(") else { return false }
        let digits = bare.count { (0x30...0x39).contains($0) }
        return digits > 2 && digits < bare.count
    }
}
