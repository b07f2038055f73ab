import SourceText

/// Reads declarations from a token stream. Every `read…` moves the cursor behind what it read, or answers nil and leaves it where it was.
struct ObjectiveCReader {
    var cursor: TokenCursor
    /// What the declaration under way departs from the grammar in.
    var defects: [Defect] = []
    /// Reads a header, where an enum may have no name: its cases are constants.
    var isHeader = false
    /// Macros stand on the line before the declaration that is read.
    var isBehindMacros = false
    /// The name inside the last block type that was read: `void (^name)(…)`.
    var blockName: Token?

    var stream: TokenStream { cursor.stream }

    init(_ bytes: [UInt8], baseOffset: Int) {
        cursor = TokenCursor(stream: Lexer.tokens(of: bytes, baseOffset: baseOffset, language: .objectiveC))
    }

    mutating func readAll(allowsMissingSign: Bool) -> [Declaration] {
        var found: [Declaration] = []
        if allowsMissingSign, let declaration = readMethod() { found.append(declaration) }
        while !cursor.isAtEnd {
            let before = cursor.index
            found += readNext()
            if cursor.index == before { cursor.index += 1 }
        }
        return Self.joiningTypedEnums(found)
    }

    /// The declarations that start at the cursor: none, one, or the several names of one `@property`.
    mutating func readNext() -> [Declaration] {
        guard let token = cursor.current else { return [] }
        defects = []
        switch token.kind {
        case .atWord: return readAtWord()
        case .punctuation where token.byte == .ascii("-") || token.byte == .ascii("+"):
            return startsMethod ? readMethod().map { [$0] } ?? [] : []
        case .punctuation where token.byte == .ascii("*"):
            return startsMarkedMethod ? readMarkedMethod().map { [$0] } ?? [] : []
        case .punctuation where token.byte == .ascii("#"): return readDefine().map { [$0] } ?? []
        case .punctuation where token.byte == .ascii("{"):
            cursor.skipBody()
            return []
        case .identifier: return readFromWord().map { [$0] } ?? []
        default: return []
        }
    }

    /// `* (instancetype)init;` at the start of a line: a list's mark, where the method's sign belongs.
    private var startsMarkedMethod: Bool {
        cursor.current?.startsLine == true && cursor.isPunctuation("(", at: 1) && cursor.peek(-1)?.byte != .ascii("/")
    }

    private mutating func readMarkedMethod() -> Declaration? {
        guard let mark = cursor.current else { return nil }
        let start = cursor.index
        cursor.index += 1
        guard var declaration = readMethod(), case .method(var method) = declaration.kind, !method.hasBody else {
            cursor.index = start
            return nil
        }
        method.isStatic = false
        declaration.kind = .method(method)
        declaration.defects.append(Defect("`*` where the sign of `\(method.name)` belongs", span: stream.span(mark)))
        return declaration
    }

    private mutating func readAtWord() -> [Declaration] {
        switch cursor.atWord() {
        case "@interface", "@protocol", "@implementation": readTypeDeclaration().map { [$0] } ?? []
        case "@property": readProperties()
        default: []
        }
    }

    private mutating func readFromWord() -> Declaration? {
        if cursor.isWord("typedef") || cursor.isWord("enum") { return readEnum() ?? readStruct() ?? readTypeAlias() }
        if cursor.isWord("struct") || cursor.isWord("union"), let structure = readStruct() { return structure }
        if let word = cursor.word(), enumMacro(word) != nil { return readEnum() }
        return readConstant() ?? readFunction() ?? (isHeader ? readOfHeader() : readFunctionPointer())
    }

    /// A sign opens a method only where no expression stands before it.
    private var startsMethod: Bool {
        guard let sign = cursor.current, !sign.startsLine, let before = cursor.peek(-1) else { return true }
        switch before.kind {
        case .identifier, .number, .string: return cursor.isWord("void", at: 2) || cursor.isPunctuation("*", at: 3)
        case .punctuation: return before.byte != .ascii(")") && before.byte != .ascii("]")
        case .atWord, .foreign: return true
        }
    }
}

extension TokenCursor {
    /// Skips a body in braces. Where the braces do not close, stops before what can only be the next declaration.
    mutating func skipBody() {
        let start = index
        if skipBrackets() { return }
        index = start + 1
        while let token = current {
            if token.kind == .atWord, ["@end", "@interface", "@implementation", "@protocol"].contains(stream.text(token)) { return }
            if token.startsLine, isPunctuation("-") || isPunctuation("+"), isPunctuation("(", at: 1), !token.isIndented(in: stream) {
                return
            }
            index += 1
        }
    }
}

extension Token {
    func isIndented(in stream: TokenStream) -> Bool {
        start > 0 && !stream.bytes[start - 1].isLineEnd
    }
}
