import SourceText

/// What stands before a Swift declaration's keyword.
struct SwiftModifiers {
    var isStatic = false
    /// Not of its setter alone.
    var isPrivate = false
    /// `private(set)`, `internal(set)` and the like: apps only read it.
    var hidesSetter = false
    var attributes = Attributes()
    /// `Published` of `@Published`.
    var wrappers: [String] = []
    /// `private(set)`, `optional`, `lazy`: in the order written, without access levels.
    var words: [String] = []

    static let known: Set<String> = [
        "public", "open", "package", "internal", "private", "fileprivate", "static", "class", "final", "override", "mutating",
        "nonmutating", "prefix", "postfix", "infix", "consuming", "borrowing", "distributed",
        "weak", "unowned", "lazy", "required", "convenience", "optional", "nonisolated", "dynamic", "indirect",
    ]
}

/// Reads Swift declarations from a token stream. Bodies of functions are skipped: what they hold is use, not declaration.
struct SwiftReader {
    var cursor: TokenCursor
    let context: SwiftParser.Context
    /// A parameter of a function may be its type and nothing else.
    var abbreviates = false
    /// What was mended in types since the last declaration.
    var defects: [Defect] = []

    /// `b` and `c` of `let a, b, c: Int`, until whoever reads on takes them.
    private(set) var further: [Declaration] = []

    /// Where a declaration's keyword stands of which nothing could be made.
    private(set) var failed: [Span] = []

    var stream: TokenStream { cursor.stream }

    init(_ bytes: [UInt8], baseOffset: Int, context: SwiftParser.Context) {
        cursor = TokenCursor(stream: Lexer.tokens(of: bytes, baseOffset: baseOffset, language: .swift))
        self.context = context
    }

    /// Reads on in what is taken apart already.
    init(at cursor: TokenCursor) { (self.cursor, context) = (cursor, .code) }

    mutating func readAll() -> [Declaration] {
        var found: [Declaration] = []
        while !cursor.isAtEnd {
            let before = cursor.index
            if let declaration = readNext() { found += [declaration] + takeFurther() }
            if cursor.index == before { skipToken() }
        }
        return found
    }

    /// Moves on; over a whole body, a call's arguments or a collection.
    private mutating func skipToken() {
        if context == .code, cursor.partner != nil {
            cursor.skipBrackets()
        } else {
            cursor.index += 1
        }
    }

    mutating func readNext() -> Declaration? {
        guard cursor.enter() else { return nil }
        defer { cursor.leave() }
        guard let first = cursor.current, first.kind == .identifier || first.kind == .atWord else { return nil }
        let start = cursor.index
        let modifiers = readModifiers()
        let keyword = cursor.current
        if let declaration = readDeclaration(modifiers, from: first) { return declaration }
        if let keyword, Self.keywords.contains(stream.text(keyword)) { failed.append(stream.span(keyword)) }
        cursor.index = start
        return nil
    }

    mutating func takeFurther() -> [Declaration] {
        defer { further = [] }
        return further
    }

    mutating func note(further declarations: [Declaration]) { further += declarations }

    private static let keywords: Set<String> = [
        "func", "init", "subscript", "var", "let", "class", "struct", "protocol", "extension", "actor", "enum", "typealias",
    ]

    private mutating func readDeclaration(_ modifiers: SwiftModifiers, from first: Token) -> Declaration? {
        guard let keyword = cursor.word() else { return nil }
        switch keyword {
        case "func": return readFunction(modifiers, from: first)
        case "subscript": return readSubscript(modifiers, from: first)
        case "associatedtype": return readAssociatedType(from: first)
        case "init":
            return cursor.peek(-1).map { stream.bytes[$0.start] != .ascii(".") } == false ? nil : readInitializer(modifiers, from: first)
        case "var", "let": return readProperty(modifiers, from: first)
        case "class", "struct", "protocol", "extension", "actor": return readType(keyword, from: first)
        case "case": return readLoneCase(from: first)
        case "enum": return readEnum(from: first)
        case "typealias": return readAlias(from: first)
        default: return nil
        }
    }

    mutating func readModifiers() -> SwiftModifiers {
        var modifiers = SwiftModifiers()
        while let token = cursor.current {
            if token.kind == .atWord {
                readAttribute(into: &modifiers)
            } else if let word = cursor.word(), SwiftModifiers.known.contains(word), isModifier(word) {
                cursor.index += 1
                let isOfSetter = cursor.isPunctuation("(") && cursor.isWord("set", at: 1)
                if cursor.isPunctuation("(") { cursor.skipBrackets() }
                if !isOfSetter, word == "private" || word == "fileprivate" { modifiers.isPrivate = true }
                if isOfSetter, !["public", "open"].contains(word) { modifiers.hidesSetter = true }
                if word == "static" || word == "class" { modifiers.isStatic = true }
                modifiers.words.append(word)
            } else {
                break
            }
        }
        return modifiers
    }

    /// `class` is a modifier only before another modifier or a member's keyword.
    private func isModifier(_ word: String) -> Bool {
        guard let next = cursor.peek(1) else { return false }
        if next.kind == .punctuation {
            return next.byte == .ascii("(") && ["set", "unsafe", "nonsending"].contains { cursor.isWord($0, at: 2) }
        }
        guard word == "class", let after = cursor.word(at: 1) else { return next.kind == .identifier || next.kind == .atWord }
        return ["func", "var", "let", "subscript"].contains(after) || SwiftModifiers.known.contains(after)
    }

    /// Attributes that begin with a capital are property wrappers, but for actors and what the compiler or Interface Builder reads.
    private static func isWrapper(_ attribute: String) -> Bool {
        let name = attribute.dropFirst()
        guard let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return false }
        let others = ["NSManaged", "NSCopying", "GKInspectable", "Sendable"]
        return !name.hasSuffix("Actor") && !name.hasPrefix("IB") && !others.contains(String(name))
    }

    private mutating func readAttribute(into modifiers: inout SwiftModifiers) {
        let name = cursor.atWord()
        cursor.index += 1
        if let name, Self.isWrapper(name) { modifiers.wrappers.append(String(name.dropFirst())) }
        if name == "@discardableResult" { modifiers.attributes.isDiscardable = true }
        if name == DeclaredEffects.mainActor { modifiers.attributes.isOnMainActor = true }
        guard cursor.isPunctuation("("), let open = cursor.current, !open.hasBlankBefore, cursor.skipBrackets() else { return }
        let argument = stream.text(from: open.end, to: cursor.previousEnd - 1)
        guard name == "@available" else { return }
        if argument.contains("deprecated") {
            modifiers.attributes.isDeprecated = true
        } else {
            modifiers.attributes.availability = argument
        }
    }
}
