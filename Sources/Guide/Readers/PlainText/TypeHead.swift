import SourceText

/// `public enum DoorState : Error`: the head of a type, as a reference of Swift prints it without the braces and what is in them.
enum TypeHead {
    private static let modifiers: Set<Substring> = [
        "public", "open", "final", "indirect", "@objc", "@frozen", "@MainActor", "@objcMembers",
    ]
    private static let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "actor"]

    /// The name of the type; nil of any other line. Without a modifier it may be a sentence.
    static func name(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard let first = bytes.first, [0x70, 0x6F, 0x66, 0x69, 0x40].contains(first), bytes.count < 300, bytes.allSatisfy({ $0 < 0x80 })
        else {
            return nil
        }
        let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
        let rest = words.drop(while: modifiers.contains)
        guard rest.count < words.count, let kind = rest.first, kinds.contains(kind), let named = rest.dropFirst().first else { return nil }
        let name = named.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard name.first?.isUppercase == true, rest.dropFirst(2).allSatisfy(isPart) else { return nil }
        let behind = named.dropFirst(name.count)
        return behind.isEmpty || behind == ":" || behind.hasPrefix("<") ? String(name) : nil
    }

    /// `:`, `Error,`, `Door.Key`, `where`: what follows a type's name in its head.
    private static func isPart(_ word: Substring) -> Bool {
        if ["where", ":", "==", "&", "any", "some"].contains(word) { return true }
        return word.first?.isUppercase == true
            && word.utf8.allSatisfy { NameShape.isIdentifierPart($0) || ",.:<>&".utf8.contains($0) }
    }

    /// `DoorState` right above such a head: the title of all that follows.
    static func isTitle(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at index: Int, _ dialect: TextDialect) -> Bool {
        guard dialect == .plain, index + 1 < lines.count, !lines[index].isBlank, lines[index].indentation == 0,
            lines[index].content.length < 100, lines[index + 1].shape == .code
        else { return false }
        let next = lines[index + 1].content
        guard let name = name(UnsafeBufferPointer(rebasing: source[next.start..<next.end])) else { return false }
        return source[lines[index].content.start..<lines[index].content.end].filter { $0 < 0x80 }.elementsEqual(name.utf8)
    }
}
