package import SourceText

/// What a name of a type's code holds that its paths begin with: `let doors = "/v2/doors"`, `base = "\(root)/doors"` of an initialiser,
/// `var path: String { "doors" }`, and what a type of the same code is made with, `DoorsService(client, basePath: "/v2/doors")`.
package struct PathConstant: Hashable, Sendable {
    package var name: String
    /// The type in whose code it stands; empty outside of all.
    package var owner: String
    package var pieces: [PathPiece]
    /// Where it is said.
    package var span: Span

    /// In the order of their places.
    package static func constants(in code: RequestCode) -> [PathConstant] {
        guard code.language == .swift else { return code.stream.tokens.indices.compactMap { objectiveC(holding: $0, code) } }
        let bodies = Dictionary(code.functions.map { ($0.range.lowerBound, $0) }) { first, _ in first }
        return code.stream.tokens.indices.compactMap { index in
            let cursor = TokenCursor(stream: code.stream, index: index)
            if cursor.isPunctuation("="), let name = held(at: cursor, code) { return constant(name, from: index + 1, code) }
            if cursor.isPunctuation("{"), let name = bodies[index].flatMap({ answered($0, code) }) {
                return constant(name, from: start(behind: cursor), code)
            }
            return nil
        } + handed(in: code)
    }

    /// `static NSString * const kTokenPath = @"/token";`
    private static func objectiveC(holding index: Int, _ code: RequestCode) -> PathConstant? {
        guard let text = code.stream.plainText(index), let name = code.constant(holding: index),
            text.utf8.allSatisfy({ isOfPath($0) || "%@".utf8.contains($0) }),
            text.contains("/") || isOfPath(name)
        else { return nil }
        return PathConstant(name: name, owner: "", pieces: [.text(text)], span: code.stream.span(code.stream.tokens[index]))
    }

    private static func constant(_ name: String, from start: Int, _ code: RequestCode, owner: String? = nil) -> PathConstant? {
        guard let sum = PathSum(from: start, in: code.stream), isWhole(sum, code.stream) else { return nil }
        let isText = sum.pieces.contains { piece in
            if case .text(let text) = piece { text.utf8.allSatisfy(isOfPath) && text.contains { $0.isLetter } } else { false }
        }
        let isPlain = sum.pieces.allSatisfy { if case .text(let text) = $0 { text.utf8.allSatisfy(isOfPath) } else { true } }
        guard isPlain, isText || sum.pieces.count < 3 || isBase(name) else { return nil }
        // One word may be anything.
        if sum.pieces.count == 1, case .text(let text) = sum.pieces[0], !text.contains("/"), !isOfPath(name) { return nil }
        let first = code.stream.tokens[sum.range.lowerBound]
        let last = code.stream.tokens[sum.range.upperBound - 1]
        return PathConstant(
            name: name, owner: owner ?? code.type(around: start), pieces: sum.pieces,
            span: code.stream.span(from: first.start, to: last.end))
    }

    /// Whether nothing else stands behind it.
    private static func isWhole(_ sum: PathSum, _ stream: TokenStream) -> Bool {
        let cursor = TokenCursor(stream: stream, index: sum.range.upperBound)
        if [";", "}", ",", ")"].contains(where: { cursor.isPunctuation($0) }) { return true }
        guard let next = cursor.current else { return true }
        return next.startsLine && !cursor.isPunctuation(".") && !cursor.isPunctuation("?")
    }

    private static func isOfPath(_ byte: UInt8) -> Bool {
        byte.isIdentifierPart || "/-.:~?=&".utf8.contains(byte)
    }

    /// `doors` of `let doors = …` of a type or of a file, and of `self.doors = …`, or `doors = …` in an initialiser.
    private static func held(at sign: TokenCursor, _ code: RequestCode) -> String? {
        guard !sign.isPunctuation("=", at: 1), !["=", "!", "<", ">", "+", "-"].contains(where: { sign.isPunctuation($0, at: -1) }) else {
            return nil
        }
        let body = code.body(around: sign.index)
        guard let body else {
            let isTyped = sign.isPunctuation(":", at: -2)
            let place = isTyped ? -3 : -1
            let isDeclared = sign.isWord("let", at: place - 1) || sign.isWord("var", at: place - 1) || sign.isWord("case", at: place - 1)
            return isDeclared ? sign.word(at: place) : nil
        }
        if sign.isPunctuation(".", at: -2), sign.isWord("self", at: -3) { return sign.word(at: -1) }
        guard body.name == "init", sign.current?.startsLine != true, !sign.isPunctuation(".", at: -2) else { return nil }
        let begins = sign.peek(-1)?.startsLine == true || sign.isPunctuation(";", at: -2) || sign.isPunctuation("{", at: -2)
        return begins ? sign.word(at: -1) : nil
    }

    /// The property, or the function that takes nothing, whose body is one expression.
    private static func answered(_ body: CodeBody, _ code: RequestCode) -> String? {
        guard body.name != "init" else { return nil }
        let takes = body.head.contains { index in
            let cursor = TokenCursor(stream: code.stream, index: index)
            return cursor.isPunctuation("(") && !cursor.isPunctuation(")", at: 1)
        }
        return takes ? nil : body.name
    }

    private static func start(behind open: TokenCursor) -> Int { open.isWord("return", at: 1) ? open.index + 2 : open.index + 1 }

    // MARK: - What types are made with

    /// `super.init(client: client, path: "/v2/doors")`, `DoorsService(client, basePath: "/v2/doors")`
    private static func handed(in code: RequestCode) -> [PathConstant] {
        code.stream.tokens.indices.compactMap { index in
            let text = TokenCursor(stream: code.stream, index: index)
            guard text.current?.kind == .string, text.isPunctuation(":", at: -1), let label = text.word(at: -2) else { return nil }
            let call = CallPlace(code.stream, index, code.language)
            guard let name = call.names.first, name != label else { return nil }
            if name == "init", call.receiver.hasSuffix("super.init"), isPath(label) { return constant(label, from: index, code) }
            guard name.first?.isUppercase == true, isBase(label) else { return nil }
            return constant(label, from: index, code, owner: name)
        }
    }

    private static func words(_ name: String) -> Set<String> { Set(CamelCase.words(of: name).map { $0.lowercased() }) }
    private static func isBase(_ name: String) -> Bool { !words(name).isDisjoint(with: ["base", "root", "prefix"]) }
    private static func isOfPath(_ name: String) -> Bool {
        isPath(name) || !words(name).isDisjoint(with: ["url", "uri", "api", "version", "segment"])
    }

    private static func isPath(_ name: String) -> Bool {
        isBase(name) || !words(name).isDisjoint(with: ["path", "endpoint", "route", "resource"])
    }
}
