import SourceText

/// A Swift file's text with everything blanked out, byte for byte, that other modules do not see: bodies, and what is not public. A body that
/// says what something is for each case of an enum stays, and so does one that says what a value is coded as.
///
/// `.swiftinterface` files and plain sources are read alike. A property that others can only read becomes a `let`.
package struct SwiftInterfaceText: Sendable {
    package let bytes: [UInt8]
    /// Names of types that the file keeps to itself.
    package let hidden: Set<String>

    package init(_ bytes: [UInt8]) {
        let text = ModuleQualifiers.blanked(bytes)
        var filter = InterfaceFilter(text, hiding: [])
        filter.readMembers(.file, to: filter.cursor.stream.tokens.count)
        // What the file extends and keeps to itself is known only at its end.
        if !filter.hidden.isDisjoint(with: filter.extended) {
            filter = InterfaceFilter(text, hiding: filter.hidden)
            filter.readMembers(.file, to: filter.cursor.stream.tokens.count)
        }
        self.bytes = filter.bytes
        hidden = filter.hidden
    }
}

/// Where a declaration stands, as far as its visibility depends on it.
private enum Scope {
    case file
    /// A class, structure, enum or actor: members say themselves whether they are public.
    case type
    /// A public enum's cases, a public protocol's requirements, the members of a `public extension`: public unless they say otherwise.
    case publicMembers
    /// A public enum: its cases are public, its other members say so.
    case enumeration
}

/// Walks over declarations and decides for each what stays.
private struct InterfaceFilter {
    var bytes: [UInt8]
    var cursor: TokenCursor
    /// Types of the file itself that no other module sees, and types that it extends.
    private(set) var hidden: Set<String> = []
    private(set) var extended: Set<String> = []
    /// How many declarations are seen so far.
    private var seen = 0
    /// Types whose extensions nobody sees.
    private let hiding: Set<String>

    private var stream: TokenStream { cursor.stream }

    init(_ bytes: [UInt8], hiding: Set<String>) {
        self.bytes = bytes
        self.hiding = hiding
        cursor = TokenCursor(stream: Lexer.tokens(of: bytes, language: .swift))
    }

    mutating func readMembers(_ scope: Scope, to end: Int) {
        while cursor.index < end {
            if cursor.isPunctuation("#"), cursor.current?.startsLine == true {
                skipDirective(to: end)
            } else if cursor.isPunctuation(";") {
                cursor.index += 1
            } else {
                readMember(scope, to: end)
            }
        }
    }

    /// `#if`, `#else`, `#endif`: all branches are read.
    private mutating func skipDirective(to end: Int) {
        let start = cursor.index
        cursor.index += 1
        while cursor.index < end, cursor.current?.startsLine == false { cursor.index += 1 }
        blank(from: start, to: cursor.index)
    }

    private mutating func readMember(_ scope: Scope, to end: Int) {
        let start = cursor.index
        let head = readHead(to: end)
        let keyword = cursor.word() ?? ""
        let isPublic = isPublic(head, keyword, scope)
        if isPublic, keyword != "extension" { seen += 1 }
        switch keyword {
        case "class", "struct", "actor", "enum", "protocol", "extension":
            let isSeen = noteType(keyword, isPublic: isPublic, scope)
            readType(keyword, head, isPublic: isSeen, from: start, to: end)
        case "subscript":
            readSubscript(head, isPublic: isPublic, from: start, to: end)
        case "func", "init", "deinit":
            readSignature(to: end)
            let bodyStart = cursor.index
            let isSeen = isPublic && (saysCases(before: end) || keyword == "init" && cursor.index < end && cursor.singleValue != nil)
            if cursor.index < end, cursor.isPunctuation("{") { skipBrackets() }
            if !isSeen { blank(from: isPublic ? bodyStart : start, to: cursor.index) }
        case "var", "let":
            readProperty(head, isPublic: isPublic, from: start, to: end)
        default:
            cursor.index = max(cursor.index, start) + 1
            skipToNextMember(to: end)
            // Aliases and cases stay as they are; imports and what is no declaration say nothing.
            if !isPublic || !["typealias", "case", "associatedtype"].contains(keyword) { blank(from: start, to: cursor.index) }
        }
    }

    private struct Head {
        var words: Set<String> = []
        /// `private(set)` and the like.
        var isSettable = true
    }

    /// Attributes and modifiers.
    private mutating func readHead(to end: Int) -> Head {
        var head = Head()
        while cursor.index < end, let token = cursor.current {
            if token.kind == .atWord {
                cursor.index += 1
                if cursor.isPunctuation("("), cursor.current?.hasBlankBefore == false { skipBrackets() }
            } else if cursor.isPunctuation("@"), cursor.word(at: 1) != nil {
                // `@_spi(Name)`: the compiler's own attributes, which the parser does not know.
                let start = cursor.index
                cursor.index += 2
                if cursor.isPunctuation("("), cursor.current?.hasBlankBefore == false { skipBrackets() }
                blank(from: start, to: cursor.index)
            } else if let word = cursor.word(), isModifier(word) {
                cursor.index += 1
                if cursor.isPunctuation("("), cursor.isWord("set", at: 1) {
                    skipBrackets()
                    head.isSettable = ["public", "open"].contains(word)
                } else {
                    if cursor.isPunctuation("("), cursor.current?.hasBlankBefore == false { skipBrackets() }
                    head.words.insert(word)
                }
            } else {
                return head
            }
        }
        return head
    }

    /// `class` opens a type unless a member or another modifier follows.
    private func isModifier(_ word: String) -> Bool {
        guard SwiftModifiers.known.contains(word) || Self.furtherModifiers.contains(word) else { return false }
        guard word == "class", let next = cursor.word(at: 1) else { return true }
        return ["func", "var", "let", "subscript"].contains(next) || SwiftModifiers.known.contains(next)
    }

    private static let furtherModifiers: Set<String> = ["prefix", "infix", "postfix", "distributed", "borrowing", "consuming", "async"]

    private func isPublic(_ head: Head, _ keyword: String, _ scope: Scope) -> Bool {
        if !head.words.isDisjoint(with: ["public", "open"]) { return true }
        if !head.words.isDisjoint(with: ["private", "fileprivate", "internal", "package"]) { return false }
        return switch scope {
        case .file, .type: false
        case .enumeration: keyword == "case"
        case .publicMembers: true
        }
    }

    /// Remembers the type, and says whether anything of it is seen: an extension's members say so themselves, unless nobody sees the type.
    private mutating func noteType(_ keyword: String, isPublic: Bool, _ scope: Scope) -> Bool {
        let name = cursor.word(at: 1) ?? ""
        guard keyword == "extension" else {
            if !isPublic, case .file = scope { hidden.insert(name) }
            return isPublic
        }
        // `extension Door.Key` stands inside of a type that is looked at by itself.
        guard !cursor.isPunctuation(".", at: 2) else { return true }
        extended.insert(name)
        return !hiding.contains(name)
    }

    private mutating func readType(_ keyword: String, _ head: Head, isPublic: Bool, from start: Int, to end: Int) {
        let before = seen
        var saysMore = keyword != "extension"
        while cursor.index < end, !cursor.isPunctuation("{") {
            saysMore = saysMore || cursor.isPunctuation(":")
            cursor.index += 1
        }
        guard isPublic, let partner = cursor.partner, cursor.enter() else {
            if cursor.index < end { skipBrackets() }
            return blank(from: start, to: cursor.index)
        }
        defer { cursor.leave() }
        let isMarked = !head.words.isDisjoint(with: ["public", "open"])
        cursor.index += 1
        readMembers(scope(of: keyword, isMarked: isMarked), to: min(partner, end))
        cursor.index = partner + 1
        // An extension that adds nothing which apps see says nothing of its type.
        if !saysMore, seen == before { blank(from: start, to: cursor.index) }
    }

    private func scope(of keyword: String, isMarked: Bool) -> Scope {
        switch keyword {
        case "enum": .enumeration
        case "protocol": .publicMembers
        case "extension": isMarked ? .publicMembers : .type
        default: .type
        }
    }

    /// Up to the body, or to the next member.
    private mutating func readSignature(to end: Int) {
        cursor.index += 1
        while cursor.index < end, !cursor.isPunctuation("{"), !startsMember { if !skipBrackets() { cursor.index += 1 } }
    }

    /// Of its body only whether it may be set is seen.
    private mutating func readSubscript(_ head: Head, isPublic: Bool, from start: Int, to end: Int) {
        readSignature(to: end)
        let bodyStart = cursor.index
        var canSet = false
        if cursor.index < end, cursor.isPunctuation("{") {
            canSet = head.isSettable && accessorsContainSet(to: end)
            skipBrackets()
        }
        blank(from: isPublic ? bodyStart : start, to: cursor.index)
        if isPublic, canSet { write("{set}", at: stream.tokens[bodyStart].start) }
    }

    private mutating func readProperty(_ head: Head, isPublic: Bool, from start: Int, to end: Int) {
        let keyword = cursor.index
        cursor.index += 1
        while cursor.index < end, !cursor.isPunctuation("{"), !cursor.isPunctuation("="), !startsMember {
            if !skipBrackets() { cursor.index += 1 }
        }
        let bodyStart = cursor.index
        let saysCases = saysCases(before: end) || cursor.index < end && cursor.answeredText != nil
        var (canSet, hasBody) = (head.isSettable, false)
        if cursor.index < end, cursor.isPunctuation("=") {
            skipToNextMember(to: end)
        } else if cursor.index < end, cursor.isPunctuation("{") {
            (canSet, hasBody) = (canSet && accessorsContainSet(to: end), true)
            skipBrackets()
        }
        guard isPublic else { return blank(from: start, to: cursor.index) }
        if hasBody, !saysCases { blankBody(from: bodyStart) }
        if !canSet { write("let", at: stream.tokens[keyword].start) }
    }

    /// `{ get async throws { … } }`: that reading waits or throws is seen, and how it is done is not.
    private mutating func blankBody(from start: Int) {
        var behind = start + 2
        while behind < cursor.index, ["async", "throws"].contains(stream.text(stream.tokens[behind])) {
            behind += 1
            if stream.tokens[behind].byte == .ascii("("), let close = stream.partner(of: behind) { behind = close + 1 }
        }
        guard behind > start + 2, stream.text(stream.tokens[start + 1]) == "get" else { return blank(from: start, to: cursor.index) }
        blank(from: behind, to: cursor.index - 1)
    }

    /// Whether the body here says what something is for each case of an enum, and nothing else: that is a part of what is declared.
    private func saysCases(before end: Int) -> Bool {
        cursor.index < end && cursor.isPunctuation("{") && CaseValues(body: cursor) != nil
    }

    private static let accessors: Set<String> = ["get", "set", "willSet", "didSet", "mutating", "nonmutating", "_read", "_modify"]

    /// Whether a block is one of accessors, and not a body that only answers, and one of them takes a value or hears of it.
    private func accessorsContainSet(to end: Int) -> Bool {
        var copy = cursor
        guard let partner = copy.partner else { return false }
        copy.index += 1
        while copy.atWord() != nil { copy.index += 1 }
        guard let first = copy.word(), Self.accessors.contains(first) else { return false }
        while copy.index < min(partner, end) {
            if let word = copy.word(), ["set", "willSet", "didSet", "_modify"].contains(word) { return true }
            if !copy.skipBrackets() { copy.index += 1 }
        }
        return false
    }

    private mutating func skipToNextMember(to end: Int) {
        while cursor.index < end, !startsMember || cursor.peek(-1)?.byte == .ascii("=") { if !skipBrackets() { cursor.index += 1 } }
    }

    /// A line begins with what opens a declaration, or what follows a semicolon does.
    private var startsMember: Bool {
        guard let token = cursor.current, token.startsLine || cursor.peek(-1)?.byte == .ascii(";") else { return false }
        if token.kind == .atWord || cursor.isPunctuation("#") || cursor.isPunctuation("@") { return true }
        guard let word = cursor.word() else { return false }
        return SwiftModifiers.known.contains(word) || Self.keywords.contains(word)
    }

    private static let keywords: Set<String> = [
        "class", "struct", "actor", "enum", "protocol", "extension", "func", "init", "subscript", "deinit", "var", "let", "typealias",
        "case",
        "associatedtype", "import", "operator", "precedencegroup",
    ]

    @discardableResult
    private mutating func skipBrackets() -> Bool { cursor.skipBrackets() }

    private mutating func blank(from start: Int, to end: Int) {
        guard start < end, end > 0, start < stream.tokens.count else { return }
        let (first, last) = (stream.tokens[start].start, stream.tokens[min(end, stream.tokens.count) - 1].end)
        for index in first..<max(first, last) where !bytes[index].isLineEnd { bytes[index] = 0x20 }
    }

    private mutating func write(_ text: String, at offset: Int) {
        for (index, byte) in text.utf8.enumerated() { bytes[offset + index] = byte }
    }
}
