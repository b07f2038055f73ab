/// Addresses that code puts together piece by piece: `[[base URLByAppendingPathComponent:@"doors"] URLByAppendingPathComponent:doorID]`,
/// `base.appendingPathComponent("doors").appendingPathComponent(doorID)`, also where variables stand between.
struct PathChains {
    enum Piece: Hashable {
        /// What is written out: `doors/all`.
        case text(String)
        /// What is put in, by its name.
        case value(String)
    }

    /// One address, from what it begins with to its last piece.
    struct Chain {
        /// What the pieces are put behind, as the code has it; an address that is written out by itself.
        var base = ""
        var pieces: [Piece] = []
        /// The tokens of the texts in it.
        var texts: [Int] = []
        /// The tokens of the calls that put a piece behind it, the last one last.
        var calls: [Int] = []
    }

    /// In the order of their last pieces. What another one goes on with is none by itself.
    private(set) var all: [Chain] = []
    private let values: CodeValues
    /// By their last call; nil where it is none of these.
    private var known: [Int: Chain?] = [:]

    private var stream: TokenStream { values.stream }
    private var language: Language { values.language }

    init(_ stream: TokenStream, _ language: Language) {
        values = CodeValues(stream, language)
        let calls = stream.tokens.indices.filter(isCall)
        guard !calls.isEmpty else { return }
        let chains = calls.compactMap { chain(endingAt: $0, depth: 0) }
        let inner = Set(chains.flatMap { $0.calls.dropLast() })
        all = chains.filter { chain in chain.calls.last.map { !inner.contains($0) } ?? false }
    }

    private static let deepest = 24
    private static let messages: Set<String> = ["URLByAppendingPathComponent", "stringByAppendingPathComponent"]
    private static let functions: Set<String> = ["appendingPathComponent", "appending"]

    /// Whether a piece is put behind something here.
    private func isCall(_ index: Int) -> Bool {
        let cursor = TokenCursor(stream: stream, index: index)
        guard let name = cursor.word() else { return false }
        guard language == .swift else { return Self.messages.contains(name) && cursor.isPunctuation(":", at: 1) }
        guard Self.functions.contains(name), cursor.isPunctuation(".", at: -1), cursor.isPunctuation("(", at: 1) else { return false }
        return name != "appending" || ["path", "component", "components"].contains(cursor.word(at: 2) ?? "")
    }

    private mutating func chain(endingAt call: Int, depth: Int) -> Chain? {
        if let known = known[call] { return known }
        // What leads back to itself is none.
        known[call] = .some(nil)
        guard depth < Self.deepest, let (receiver, arguments) = values.parts(ofCall: call) else { return nil }
        guard var chain = start(receiver, depth: depth + 1) else { return nil }
        for argument in arguments {
            guard let (pieces, texts) = pieces(argument) else { return nil }
            chain.pieces += pieces
            chain.texts += texts
        }
        chain.calls.append(call)
        guard chain.pieces.count <= Self.deepest else { return nil }
        known[call] = .some(chain)
        return chain
    }

    /// What pieces are put behind: another such call, a variable that holds one, an address.
    private mutating func start(_ written: Range<Int>, depth: Int) -> Chain? {
        guard depth < Self.deepest else { return nil }
        let range = values.plain(written)
        if let call = lastCall(in: range) { return chain(endingAt: call, depth: depth) }
        if let made = values.argument(ofAddress: range) { return start(made, depth: depth + 1) }
        if range.count == 1, let name = TokenCursor(stream: stream, index: range.lowerBound).word(),
            let value = values.value(of: name, before: range.lowerBound)
        {
            return start(value, depth: depth + 1)
        }
        guard range.count == 1, let text = values.text(range.lowerBound) else {
            return Chain(base: values.line(range))
        }
        if text.contains("://") { return Chain(base: text, texts: [range.lowerBound]) }
        return pieces(range).map { Chain(base: "", pieces: $0.pieces, texts: $0.texts) }
    }

    /// The call whose result the whole expression is.
    private func lastCall(in range: Range<Int>) -> Int? {
        guard !range.isEmpty else { return nil }
        if language == .swift {
            let end = range.upperBound - 1
            guard let open = values.opener(of: end), range.contains(open - 1), isCall(open - 1) else { return nil }
            return open - 1
        }
        guard stream.partner(of: range.lowerBound) == range.upperBound - 1 else { return nil }
        var cursor = TokenCursor(stream: stream, index: range.lowerBound + 1)
        while cursor.index < range.upperBound - 1 {
            if isCall(cursor.index) { return cursor.index }
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
        return nil
    }

    /// A text by what it says, also where a variable or a constant holds it; anything else by its name.
    private func pieces(_ written: Range<Int>) -> (pieces: [Piece], texts: [Int])? {
        let range = values.plain(written)
        guard let first = range.first else { return nil }
        if range.count == 1, let name = TokenCursor(stream: stream, index: first).word(), let value = values.value(of: name, before: first),
            value.count == 1, values.text(value.lowerBound) != nil
        {
            return pieces(value)
        }
        guard let token = range.count == 1 ? first : values.format(in: range), stream.tokens[token].kind == .string else {
            return ([.value(values.name(range))], [])
        }
        guard let segments = values.segments(token), !segments.isEmpty else { return nil }
        return (segments.map { $0.hasPrefix("{") ? .value(String($0.dropFirst().dropLast())) : .text($0) }, [token])
    }
}

extension PathChains.Chain {
    /// `doors/{doorID}`; what is put in by its name, or by no name as in texts of code.
    func path(named isNamed: Bool) -> String {
        let behind = base.contains("://") ? base.drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" } : ""
        let own = pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .value(let name): isNamed ? "{\(name)}" : "{}"
            }
        }
        let path = (behind.split(separator: "/").map(String.init) + own).joined(separator: "/")
        guard base.contains("://") else { return isNamed ? "/" + path : path }
        return base.prefix(base.count - behind.count) + "/" + path
    }

    /// Whether something is put together, and not all of it put in.
    var saysPath: Bool {
        pieces.count > 1 && pieces.contains { if case .text = $0 { true } else { false } }
    }

    /// A file's address has components, too.
    var isOfFile: Bool { !words.isDisjoint(with: Self.files) }
    /// What it begins with says that it is a server's.
    var isOfServer: Bool { base.hasPrefix("http") && base.contains("://") || !words.isDisjoint(with: Self.servers) }

    private var words: Set<String> {
        let names = base.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return Set(names.flatMap { CamelCase.words(of: String($0)) }.map { $0.lowercased() })
    }

    private static let files: Set<String> = [
        "file", "files", "directory", "directories", "document", "documents", "cache", "caches", "folder", "bundle", "temporary", "temp",
        "tmp", "library", "container", "disk", "dir", "home", "paths", "nstemporarydirectory", "nshomedirectory",
    ]
    private static let servers: Set<String> = [
        "base", "host", "server", "api", "endpoint", "service", "domain", "origin", "root", "backend", "remote", "web",
    ]
}
