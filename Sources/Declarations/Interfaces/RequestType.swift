/// A type whose code is one request: `struct Open: Request { var path: String { "doors/\(id)" }; let method = .post; var body: … }`, in Objective-C a
/// class with `- (NSString *)path` and `- (NSString *)httpMethod`.
struct RequestType {
    /// What it says of the request: a property, or a method that takes nothing.
    struct Member {
        var name: String
        /// The tokens of its value, or of its body.
        var value: Range<Int>
    }

    private(set) var members: [Member]
    /// What is called in it what answers are called, or what it is generic over.
    private(set) var answers: [TypeName]
    /// The case of a router that it is about.
    private var router: String?
    private let code: RequestCode

    /// - Parameter ranges: the tokens of its code.
    init(_ ranges: [Range<Int>], in code: RequestCode) {
        self.code = code
        members = ranges.flatMap { code.computed(in: $0) + code.stored(in: $0) }
        answers = code.language == .swift ? ranges.flatMap(code.answersNamed) : []
    }

    /// The same of one case of a router: what each member says of it.
    fileprivate func about(_ name: String) -> RequestType {
        var type = self
        type.router = name
        type.answers = []
        for index in members.indices { type.members[index].value = code.part(of: members[index].value, said: name) }
        return type
    }

    /// The member that stands at that place.
    func member(at index: Int) -> Member? { members.first { $0.value.contains(index) } }

    /// `.post` of `let method: HTTPMethod = .post`, `return ABMethodPost;`
    var method: String? {
        let said = members.first { $0.name.lowercased().hasSuffix("method") || $0.name.lowercased().hasSuffix("verb") }
        return said.flatMap { code.method(in: $0.value) }
    }

    /// `getDoor` of the case, or of `GetDoorRequest`.
    func function(of type: String) -> String? {
        if let router { return router }
        var words = CamelCase.words(of: type.split(separator: ".").last.map(String.init) ?? "")
        while let last = words.last?.lowercased(), ["request", "endpoint", "route", "call", "api"].contains(last) { words.removeLast() }
        guard let first = words.first else { return nil }
        return first.lowercased() + words.dropFirst().joined()
    }

    /// `path`, `requestPath`, `pathComponents`; `keysURL` is one of several.
    static func isPath(_ name: String) -> Bool {
        let words = Set(CamelCase.words(of: name).map { $0.lowercased() })
        return !words.isDisjoint(with: paths) && words.subtracting(paths).isSubset(of: others)
    }

    private static let paths: Set<String> = ["path", "endpoint", "route", "url", "uri"]
    private static let others: Set<String> = ["api", "components", "full", "relative", "request", "resource", "service", "string"]
}

extension RequestCode {
    /// The type around that is the request whose path stands there, or what it says of each case that has that path.
    ///
    /// - Parameter paths: the places of all paths: of several the type says nothing.
    func requestTypes(around index: Int, besides paths: [Int]) -> [RequestType] {
        let type = RequestType(ranges(ofTypeAround: index), in: self)
        guard let member = type.member(at: index), RequestType.isPath(member.name) else { return [] }
        let cases = cases(around: index, in: member.value)
        guard cases.isEmpty else { return cases.map(type.about) }
        return paths.count { type.member(at: $0)?.value == member.value } == 1 ? [type] : []
    }

    /// The same of a property, whatever it is called.
    func requestTypes(around index: Int) -> [RequestType] {
        let type = RequestType(ranges(ofTypeAround: index), in: self)
        guard let member = type.member(at: index) else { return [type] }
        let cases = cases(around: index, in: member.value)
        return cases.isEmpty ? [type] : cases.map(type.about)
    }

    /// `@[@"doors", self.doorId, @"keys"]` of `pathComponents`, where the type says the method, too: their places and the paths.
    func listedPaths() -> [(index: Int, texts: [Int], path: String)] {
        stream.tokens.indices.compactMap { index in
            let cursor = TokenCursor(stream: stream, index: index)
            guard cursor.isPunctuation("["), let end = cursor.partner, index + 1 < end, stream.plainText(index + 1) != nil,
                namesAround(index).contains(where: RequestType.isPath), case let ranges = ranges(ofTypeAround: index), !ranges.isEmpty
            else { return nil }
            guard RequestType(ranges, in: self).method != nil else { return nil }
            let parts = stream.parts(of: (index + 1)..<end)
            let pieces = parts.map { part in
                if part.count == 1, let text = stream.plainText(part.lowerBound) { return text }
                let text = stream.text(from: stream.tokens[part.lowerBound].start, to: stream.tokens[part.upperBound - 1].end)
                return "{\(PathText.name(in: text[...]))}"
            }
            let texts = parts.filter { $0.count == 1 }.map(\.lowerBound).filter { stream.plainText($0) != nil }
            return PathText(filled: "/" + pieces.joined(separator: "/")).map { (index, texts, $0.path) }
        }
    }

    /// `path` of `- (NSString *)path {`
    private func nameWithoutParameters(_ body: CodeBody) -> String? {
        let last = TokenCursor(stream: stream, index: body.head.upperBound - 1)
        return last.isPunctuation(")", at: -1) ? last.word() : nil
    }

    /// What a value is of, and the member that it stands in.
    private func namesAround(_ index: Int) -> [String] {
        guard language == .objectiveC else { return names(around: index) }
        return body(around: index).flatMap(nameWithoutParameters).map { [$0] } ?? []
    }

    /// Properties that are worked out, and methods without parameters.
    fileprivate func computed(in range: Range<Int>) -> [RequestType.Member] {
        bodies(in: range).compactMap { body in
            if language == .objectiveC { return nameWithoutParameters(body).map { RequestType.Member(name: $0, value: body.range) } }
            let takes = !body.isProperty && !TokenCursor(stream: stream, index: body.head.lowerBound + 3).isPunctuation(")")
            return takes ? nil : RequestType.Member(name: body.name, value: body.range)
        }
    }

    /// `let method: HTTPMethod = .post`
    fileprivate func stored(in range: Range<Int>) -> [RequestType.Member] {
        guard language == .swift else { return [] }
        return range.compactMap { index in
            let keyword = TokenCursor(stream: stream, index: index)
            guard keyword.isWord("let") || keyword.isWord("var"), let name = keyword.word(at: 1), body(around: index) == nil else {
                return nil
            }
            var sign = keyword
            sign.index += 2
            while sign.index < range.upperBound, !sign.isAssignment, sign.current?.startsLine == false {
                if !sign.skipBrackets() { sign.index += 1 }
            }
            guard sign.isAssignment, sign.current?.startsLine == false else { return nil }
            var end = sign
            end.index += 1
            while end.index < range.upperBound, end.current?.startsLine == false, !end.isPunctuation(";") {
                if !end.skipBrackets() { end.index += 1 }
            }
            return RequestType.Member(name: name, value: (sign.index + 1)..<end.index)
        }
    }

    /// `typealias Response = Door`, and `Door` of `class Open: Request<Door>`.
    fileprivate func answersNamed(in range: Range<Int>) -> [TypeName] {
        let named = range.compactMap { index -> TypeName? in
            let cursor = TokenCursor(stream: stream, index: index)
            guard cursor.isWord("typealias"), let name = cursor.word(at: 1), cursor.isPunctuation("=", at: 2),
                !Set(CamelCase.words(of: name).map { $0.lowercased() }).isDisjoint(with: Self.answerWords)
            else { return nil }
            return stream.type(at: index + 3)
        }
        guard named.isEmpty, let open = types.last(where: { $0.body == range }) else { return named }
        return open.head.compactMap { index in
            let cursor = TokenCursor(stream: stream, index: index)
            guard cursor.isPunctuation("<", at: 1), cursor.isPunctuation(":", at: -1) || cursor.isPunctuation(",", at: -1),
                case .named(let parent)? = stream.type(at: index), parent.arguments.count == 1
            else { return nil }
            return parent.arguments[0]
        }
    }

    private static let answerWords: Set<String> = [
        "response", "output", "result", "return", "returned", "model", "value", "success", "resource",
    ]
}

extension TokenStream {
    /// From each `@implementation` to its `@end`.
    var implementations: [Range<Int>] {
        var start: Int?
        return tokens.indices.compactMap { index in
            guard let word = TokenCursor(stream: self, index: index).atWord() else { return nil }
            if word == "@implementation" { start = index }
            guard word == "@end", let first = start else { return nil }
            start = nil
            return first..<index
        }
    }
}
