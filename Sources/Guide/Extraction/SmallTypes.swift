import Declarations
import SourceText

/// Classes whose names begin with a small letter: `acmeShop`, which only its use tells from a variable.
///
/// `[acmeShop alloc]`, `acmeOrder *order = …`, `(acmeOrder *)`, `[acmeShop sharedShop]` and a header of that name show one; so does a message to what
/// begins with the word that another of them begins with. What a sample declares as a variable is none.
struct SmallTypes {
    private var shown: Set<String> = []
    private var messaged: Set<String> = []
    private var variables: Set<String> = []
    private var words: Set<String> = []

    /// - Parameter stated: types that declarations and signatures name.
    static func names(in document: Document, _ code: [Int: Survey.Code], stated: Set<String>) -> Set<String> {
        var types = SmallTypes()
        let listings = document.blocks.indices.lazy.filter { code[$0]?.language == .known(.objectiveC) }.compactMap { index in
            if case .code(let text, _) = document.blocks[index].kind { text.characters } else { nil }
        }
        let stated = stated.filter { isSmallName($0) && $0.utf8.allSatisfy(NameShape.isIdentifierPart) }
        for text in listings where text.has("[") || text.has("*") { types.read(Array(text.utf8)) }
        types.shown.subtract(types.variables)
        types.shown.formUnion(stated)
        types.words = Set(types.shown.map(firstWord))
        let alike = types.messaged.subtracting(types.variables).filter { types.words.contains(firstWord($0)) }
        return types.shown.union(alike).filter { !isPlatform($0) }
    }

    /// `acmeShop`: small letters, then a capital. `aShop`, `kShop` and `isOpen` begin with too little to tell a vendor.
    private static func isSmallName(_ name: String) -> Bool {
        let word = firstWord(name)
        return word.utf8.count > 2 && word.utf8.count < name.utf8.count && !ownWords.contains(word) && !name.has("_")
    }

    private static func firstWord(_ name: String) -> String { String(name.prefix { $0.isASCII && $0.isLowercase }) }

    /// How the names of variables and functions begin that every app has.
    private static let ownWords: Set<String> = [
        "app", "view", "table", "collection", "navigation", "root", "main", "self", "super", "the", "new",
    ]

    /// `nsString`, a slip for the platform's.
    private static func isPlatform(_ name: String) -> Bool {
        let word = firstWord(name)
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        return Vocabulary.isPlatform(word.uppercased() + name.dropFirst(word.count)) || Vocabulary.isPlatform(capital)
            || Vocabulary.isProduct(capital)
    }

    private mutating func read(_ bytes: [UInt8]) {
        var index = 0
        while index < bytes.count {
            guard NameShape.isIdentifierPart(bytes[index]) else {
                index += 1
                continue
            }
            var end = index
            while end < bytes.count, NameShape.isIdentifierPart(bytes[end]) { end += 1 }
            if bytes[index] >= 0x61 { read(Span(index, end), in: bytes) }
            index = end
        }
    }

    private mutating func read(_ span: Span, in bytes: [UInt8]) {
        let name = String(decoding: bytes[span.start..<span.end], as: UTF8.self)
        guard Self.isSmallName(name) else { return }
        let before = bytes[..<span.start].last { $0 != 0x20 && $0 != 0x09 }
        let rest = String(decoding: bytes[span.end...].prefix(48), as: UTF8.self)
        switch before {
        case nil, UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("):
            if Self.isStarred(rest, isInBrackets: before == UInt8(ascii: "(")) { shown.insert(name) }
        case UInt8(ascii: "["): readReceiver(name, rest)
        case UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "\""): if rest.hasPrefix(".h") { shown.insert(name) }
        case UInt8(ascii: "*"), UInt8(ascii: "."), UInt8(ascii: "^"): variables.insert(name)
        case let byte? where NameShape.isIdentifierPart(byte) || byte == UInt8(ascii: ")") || byte == UInt8(ascii: ">"):
            readBehindWord(name, rest, bytes[..<span.start])
        default: break
        }
    }

    /// `id order = …`, `(void)acmePay` and `(id)order` name what is no class; `__weak acmeShop *shop`, `@class acmeShop` and `return acmeShop` may.
    private mutating func readBehindWord(_ name: String, _ rest: String, _ before: ArraySlice<UInt8>) {
        let word = String(decoding: before.suffix(24), as: UTF8.self).split { $0 == " " || $0 == "@" || $0.isNewline }.last ?? ""
        guard !Self.openWords.contains(word) else { return }
        if Self.isStarred(rest, isInBrackets: false) { shown.insert(name) } else { variables.insert(name) }
    }

    private static let openWords: Set<Substring> = ["class", "interface", "implementation", "protocol", "return", "else", "in"]

    /// `[acmeShop alloc]`: only a class has that; `[acmeShop pay]` may be a variable's.
    private mutating func readReceiver(_ name: String, _ rest: String) {
        guard rest.hasPrefix(" ") else { return }
        let selector = String(rest.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
        guard !selector.isEmpty else { return }
        messaged.insert(name)
        let takesNothing = rest.dropFirst(selector.count + 1).first == "]"
        if takesNothing, ["alloc", "new", "class"].contains(selector) || SingletonNames.isMethod(selector) { shown.insert(name) }
    }

    /// `acmeOrder *order =`, `(acmeOrder *)`, `for (acmeOrder *order in`: at the head of a statement, where no product stands.
    private static func isStarred(_ rest: String, isInBrackets: Bool) -> Bool {
        let tail = rest.drop { $0 == " " }
        guard tail.first == "*" else { return false }
        let behind = tail.dropFirst().drop { $0 == " " }
        if isInBrackets, behind.first == ")" { return true }
        let name = behind.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        guard !name.isEmpty, name.first?.isNumber == false else { return false }
        let end = behind.dropFirst(name.count).drop { $0 == " " }
        return end.first == "=" && !end.hasPrefix("==") || end.first == ";" && !isInBrackets || end.hasPrefix("in ")
    }
}
