/// Code around texts: what makes a path of one, and which method stands beside it.
package struct RequestCode {
    let stream: TokenStream
    let language: Language
    private let bodies: [CodeBody]
    let types: [SwiftTypeHead]
    /// From `@implementation` to `@end`.
    private let implementations: [Range<Int>]
    package private(set) var constants: [TextConstant] = []

    package init(_ bytes: [UInt8], language: Language) {
        self.language = language
        stream = Lexer.tokens(of: bytes, language: language)
        bodies = CodeBody.all(in: stream, language)
        types = language == .swift ? SwiftTypeHead.all(in: stream) : []
        implementations = language == .objectiveC ? stream.implementations : []
        constants = textConstants()
    }

    /// Whether it describes a package of Swift.
    package var isManifest: Bool {
        language == .swift
            && stream.tokens.indices.contains { index in
                let cursor = TokenCursor(stream: stream, index: index)
                return cursor.isWord("import") && cursor.isWord("PackageDescription", at: 1)
            }
    }

    // MARK: - Paths

    func isPath(_ text: PathText, at place: TextPlace) -> Bool {
        let call = place.call
        // A variable of this name holds an address, and a function of it takes a text apart.
        let held = assigned(at: place.index).map { $0 == "components" ? "url" : $0 }
        var words = Set((call.names + [held].compactMap { $0 }).flatMap(Self.words))
        guard words.isDisjoint(with: Self.others), isOfRequest(call), !isOfFiles(place.body) else { return false }
        // A type that is made of a text says itself whether that is a path: `Text("doors/open")`.
        if call.names.first?.first?.isUppercase != true { words.formUnion(Self.words(place.body?.name ?? "")) }
        if let name = call.names.first, Self.setters.contains(name) { return true }
        if call.label == "path" || call.label == "endpoint" { return true }
        // `[client POST:@"doors" …]`
        if let label = call.label, label == label.uppercased(), Self.verbs.contains(label.lowercased()) { return true }
        if call.names.contains(where: { $0.lowercased().hasSuffix("pathcomponent") }) { return isOfServer(place) }
        if isInRouter(place) { return true }
        guard text.segments.count > 1 else { return text.isRooted ? isRoot(place, words) : isSent(place) }
        return !words.isDisjoint(with: Self.words.union(Self.verbs)) || call.verb != nil
            || text.isRooted && text.segments[0] == text.segments[0].lowercased()
    }

    /// Not what is asked of a store, a log or the settings, whatever the function is called: `defaults.get("doors")`, `logger.info("/doors")`.
    func isOfRequest(_ call: CallPlace) -> Bool {
        guard Set(call.names.flatMap(Self.words)).isDisjoint(with: Self.others) else { return false }
        let receiver = call.receiver.split { $0.isWhitespace }.last ?? ""
        let names = receiver.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.dropLast().map(String.init)
        return Set(names.flatMap(Self.words)).isDisjoint(with: Self.stores) && !names.contains { $0.hasSuffix("ileManager") }
    }

    private static let stores: Set<String> = [
        "defaults", "cache", "caches", "keychain", "storage", "logger", "log", "dictionary", "dict", "headers", "preferences", "bundle",
        "formatter", "regex", "predicate", "pasteboard", "error",
    ]

    /// `var filePath: String { "doors/cache" }`
    private func isOfFiles(_ body: CodeBody?) -> Bool {
        guard let body, body.isProperty else { return false }
        return !Set(Self.words(body.name)).isDisjoint(with: [
            "file", "directory", "folder", "bundle", "cache", "image", "icon", "local", "key",
        ])
    }

    /// `"/doors"` by itself: where the words around say so, and a method stands near.
    private func isRoot(_ place: TextPlace, _ words: Set<String>) -> Bool {
        if !words.isDisjoint(with: Self.verbs) { return true }
        return !words.isDisjoint(with: Self.words) && (assigned(at: place.index) == "path" || method(at: place) != nil)
    }

    /// `post("doors", body: ["key": key])`: one word, and what is sent beside it.
    private func isSent(_ place: TextPlace) -> Bool {
        guard let name = place.call.names.first, Self.verbs.contains(name), let arguments = place.call.arguments,
            arguments.lowerBound == place.index
        else { return false }
        return arguments.contains { index in
            let cursor = TokenCursor(stream: stream, index: index)
            return cursor.isPunctuation(":", at: 1) && cursor.word().map(Self.sending.contains) ?? false
        }
    }

    private static let sending: Set<String> = ["body", "json", "query", "params", "parameters", "form", "headers"]

    /// Whether a server is asked for an address that is put together piece by piece.
    func isAsked(_ chain: PathChains.Chain) -> Bool {
        guard chain.saysPath, !chain.isOfFile, let end = chain.calls.last else { return false }
        if chain.isOfServer || method(at: place(of: end)) != nil { return true }
        return chain.texts.contains { index in PathText(stream, index, language).map { isPath($0, at: place(of: index)) } ?? false }
    }

    private static let setters: Set<String> = ["setPath", "appendPath", "path", "endpoint", "setEndpoint"]
    private static let verbs: Set<String> = ["get", "post", "put", "patch", "delete", "head"]
    private static let words: Set<String> = ["path", "endpoint", "route", "url", "uri", "resource", "request", "api", "method"]
    /// What is cut from texts, looked for in them, and names files and keys.
    private static let others: Set<String> = [
        "replacing", "replace", "prefix", "suffix", "components", "separated", "contains", "file", "directory", "folder", "bundle", "key",
        "index",
        "bezier", "log", "print", "error", "message", "format", "type", "font", "named", "import", "queue", "label", "identifier", "domain",
        "joined",
        "separator", "trimming", "assert", "debug", "warn", "header", "value", "precondition", "localized",
    ]

    private static func words(_ name: String) -> [String] {
        // Those of an address, and not what a text is cut into.
        if ["URLComponents", "NSURLComponents"].contains(name) { return ["url"] }
        return CamelCase.words(of: name).map { $0.lowercased() }
    }

    /// A file's address has components, too.
    private func isOfServer(_ place: TextPlace) -> Bool {
        let receiver = place.call.receiver.lowercased()
        if ["file", "directory", "document", "cache", "folder", "bundle"].contains(where: { receiver.contains($0) }) { return false }
        return method(at: place) != nil
    }

    /// `let path = "doors"`, `NSString *url = [NSString stringWithFormat:@"doors"…`
    private func assigned(at index: Int) -> String? { assignment(before: index)?.word(at: -1) }

    /// The sign of the assignment in whose value a text stands.
    private func assignment(before index: Int) -> TokenCursor? {
        var back = index - 1
        while back > 0, index - back < 12 {
            let cursor = TokenCursor(stream: stream, index: back)
            if [";", "{", "}"].contains(where: { cursor.isPunctuation($0) }) { return nil }
            if cursor.isPunctuation("="), !cursor.isPunctuation("=", at: -1) { return cursor }
            back -= 1
        }
        return nil
    }

    /// What the function or the property is called in which a text stands, and what it becomes the value of: `let base: String = "\(host)/v1"`.
    func names(around index: Int) -> [String] {
        let assigned = assignment(before: index).flatMap { sign in
            (sign.isPunctuation(":", at: -2) ? sign.word(at: -3) : nil) ?? sign.word(at: -1)
        }
        return [assigned, body(around: index)?.name].compactMap { $0 }
    }

    /// `var path: String { switch self { case .door(let id): "doors/\(id)" } }`, `enum Endpoint: String { case doors = "doors" }`
    func isInRouter(_ place: TextPlace) -> Bool {
        guard language == .swift else { return false }
        if let body = place.body, body.isProperty, !Set(Self.words(body.name)).isDisjoint(with: ["path", "endpoint", "route"]) {
            return true
        }
        let type = types.last { $0.body.contains(place.index) }
        guard let type, type.keyword == "enum", type.inherited.contains("String"), place.body == nil else { return false }
        let words = Set(Self.words(type.path.split(separator: ".").last.map(String.init) ?? ""))
        return !words.isDisjoint(with: ["endpoint", "endpoints", "path", "paths", "route", "routes", "url", "urls"])
    }

    /// Whether a text is all that a property or a constant is: nothing is put before or behind it, and no call is handed it.
    func isAlone(_ index: Int) -> Bool {
        let text = TokenCursor(stream: stream, index: index)
        let begins =
            text.isPunctuation("=", at: -1) || text.isPunctuation("{", at: -1) || text.isWord("return", at: -1)
            || text.isPunctuation("@", at: -1)
        return begins && (text.isPunctuation("}", at: 1) || text.isPunctuation(";", at: 1) || text.peek(1)?.startsLine ?? true)
    }

    /// The Swift type in whose body, or in an extension of it, something stands; empty where there is none.
    func type(around index: Int) -> String { types.last { $0.body.contains(index) }?.path ?? "" }

    /// Where the function begins that something stands in.
    func bodyStart(around index: Int) -> Int? { body(around: index)?.range.lowerBound }
    func bodyEnd(around index: Int) -> Int? { body(around: index)?.range.upperBound }

    /// The names of the items of a query: `[NSURLQueryItem queryItemWithName:@"sort" …]`, `URLQueryItem(name: "sort", …)`.
    func queryItems(in range: Range<Int>) -> [SentKey] {
        var seen: Set<SentKey> = []
        return range.compactMap { index in
            guard isQueryItem(TokenCursor(stream: stream, index: index)), let (key, _) = key(at: index) else { return nil }
            return seen.insert(key).inserted ? key : nil
        }
    }

    private func isQueryItem(_ text: TokenCursor) -> Bool {
        guard text.isPunctuation(":", at: -1) else { return false }
        if text.isWord("queryItemWithName", at: -2) { return true }
        // `[[NSURLQueryItem alloc] initWithName:@"sort" …]`
        if text.isWord("initWithName", at: -2) { return text.isWord("NSURLQueryItem", at: -5) }
        return text.isWord("name", at: -2) && text.isPunctuation("(", at: -3)
            && (text.isWord("URLQueryItem", at: -4) || text.isWord("NSURLQueryItem", at: -4))
    }

    /// The names of functions that are handed a path without a label: `func get(_ path: String)`.
    package var senders: Set<String> {
        Set(functions.filter { !$0.isProperty && takesPath($0) }.map(\.name)).subtracting(["init"])
    }

    private func takesPath(_ body: CodeBody) -> Bool {
        body.head.contains { index in
            let cursor = TokenCursor(stream: stream, index: index)
            guard cursor.isPunctuation(":"), cursor.isWord("String", at: 1), let name = cursor.word(at: -1), cursor.isWord("_", at: -2)
            else {
                return false
            }
            return !Set(Self.words(name)).isDisjoint(with: ["path", "endpoint", "route", "url", "uri", "resource"])
        }
    }

    /// Functions that requests go through, and in whose own bodies no path stands.
    func helpers(besides paths: [Int]) -> [RequestHelper] {
        bodies.filter { body in !body.isProperty && !paths.contains(where: body.range.contains) }.compactMap(helper)
    }

    private func helper(_ body: CodeBody) -> RequestHelper? {
        let head = body.head.map { TokenCursor(stream: stream, index: $0) }
        // The first part of a message: the others (`success`, `failure`) many have.
        let part = head.first { $0.isPunctuation(":", at: 1) }.flatMap { $0.word() }
        let name = body.name.isEmpty ? part : body.name
        let words = Set(head.compactMap { $0.word() }.flatMap(Self.words))
        guard let name, !words.isDisjoint(with: Self.words) else { return nil }
        let methods = (body.head.lowerBound..<body.range.upperBound).compactMap(verb)
        return RequestHelper(name: name, methods: Set(methods), calls: calls(in: body.range))
    }

    /// What the code around a text calls: first what it is handed to, then whatever its function does.
    func callees(around place: TextPlace) -> [Set<String>] {
        [Set(place.call.names), place.body.map { calls(in: $0.range) } ?? []]
    }

    /// The names of the functions, and the parts of messages, that stand there.
    func calls(in range: Range<Int>) -> Set<String> {
        Set(
            range.compactMap { index in
                let cursor = TokenCursor(stream: stream, index: index)
                let isCalled = cursor.isPunctuation("(", at: 1) || language == .objectiveC && cursor.isPunctuation(":", at: 1)
                return isCalled ? cursor.word() : nil
            })
    }

    /// Those that are named, where the language says a function's name in one place.
    var functions: [CodeBody] { bodies.filter { !$0.name.isEmpty } }

    func bodies(in range: Range<Int>) -> [CodeBody] { bodies.filter { range.contains($0.range.lowerBound) } }

    /// The tokens of the nearest type around, and of its extensions in the same file.
    func ranges(ofTypeAround index: Int) -> [Range<Int>] {
        guard language == .swift else { return implementations.filter { $0.contains(index) } }
        let path = type(around: index)
        return types.filter { $0.path == path }.map(\.body)
    }

    func body(around index: Int) -> CodeBody? { bodies.last { $0.range.contains(index) } }

    // MARK: - Methods

    func method(at place: TextPlace) -> String? {
        let index = place.index
        if let verb = place.call.verb ?? verbOfVariable(holding: index) { return verb }
        guard let body = place.body else { return nil }
        if body.isProperty { return requestTypes(around: index).first?.method }
        return (index..<body.range.upperBound).lazy.compactMap(verb).first
            ?? (body.range.lowerBound..<index).reversed().lazy.compactMap(verb).first
    }

    private func verb(_ index: Int) -> String? { CallPlace.verb(at: TokenCursor(stream: stream, index: index), language) }

    /// The first that is said there.
    func method(in range: Range<Int>) -> String? {
        range.lazy.compactMap { verb($0) ?? Self.bare(TokenCursor(stream: stream, index: $0)) }.first
    }

    private static func bare(_ cursor: TokenCursor) -> String? {
        guard cursor.isPunctuation("."), let word = cursor.word(at: 1) else { return nil }
        // `.customPost`
        return verbs.sorted().first { word.lowercased() == $0 || word.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst()) }?.uppercased()
    }
}
