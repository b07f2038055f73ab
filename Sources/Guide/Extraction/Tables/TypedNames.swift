import SourceText

/// `NSString * key`, `id <ABDoorObserver> observer`: a parameter with its type before it, as C has them.
struct TypedName {
    var type: String
    var name: String

    init?(_ text: String) {
        let plain = String(text.filter { $0 != "`" }).trimmingBlanks()
        guard plain.utf8.count < 400, let last = plain.lastIndex(where: { $0.isWhitespace || $0 == "*" || $0 == ")" }) else { return nil }
        name = String(plain[plain.index(after: last)...])
        type = plain[...last].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard NameShape.isPlainName(name), Self.mayBeType(type) else { return nil }
    }

    /// `uint8_t`, `NSError * _Nullable`, `DoorState`: one type as C writes it, and no two words of a sentence.
    var isSpelledOut: Bool {
        let words = type.split { $0 == " " || $0 == "*" }.filter {
            !["_Nullable", "_Nonnull", "const", "nullable", "nonnull"].contains($0)
        }
        guard words.count == 1, let word = words.first, name.utf8.first.map({ $0 >= 0x61 }) == true else { return false }
        return word.hasSuffix("_t") || TypeWords.isType(String(word)) || NameShape.looksLikeType(String(word))
    }

    /// Nothing in it but what types are written with, and no sentence.
    private static func mayBeType(_ text: String) -> Bool {
        guard text.utf8.allSatisfy({ NameShape.isIdentifierPart($0) || " *<>(),^&".utf8.contains($0) }) else { return false }
        return text.has("(") || text.split(separator: " ").count <= 4
    }
}

extension NamedCell {
    /// A cell that gives the type of one of the method's parameters, and its name behind it.
    init?(parameterIn passage: Passage, of parameters: [String]) {
        guard passage.lines.count == 1, let line = passage.lines.first, let typed = TypedName(passage.string(line)),
            parameters.contains(typed.name)
        else { return nil }
        let end = passage.bytes[line.end - 1] == 0x60 ? line.end - 1 : line.end
        self.init(typed.name, passage.file(Span(end - typed.name.utf8.count, end)))
        type = typed.type
    }

    /// A name, and its type on the line below.
    init?(typedBelowIn passage: Passage) {
        let lines = passage.lines.map { passage.trimmed($0) }.filter { !$0.isEmpty }
        guard lines.count == 2 else { return nil }
        let name = passage.string(lines[0]).filter { $0 != "`" }
        let type = passage.string(lines[1]).filter { $0 != "`" }
        let isSmall = name.utf8.first.map { $0 >= 0x61 } == true
        guard isSmall, NameShape.isPlainName(name),
            TypeWords.isType(type) || NameShape.looksLikeType(type) && Extraction.typeName(type) != nil
        else { return nil }
        let start = lines[0].start + (passage.bytes[lines[0].start] == 0x60 ? 1 : 0)
        self.init(name, passage.file(Span(start, start + name.utf8.count)))
        self.type = type
    }
}
