import SourceText

extension Extraction {
    /// `### /api/verify`: an endpoint whose method may follow, or be told nowhere.
    mutating func readPathHeading(_ passage: Passage, _ body: Span) -> Bool {
        let text = passage.string(body).filter { $0 != "`" }
        let words = text.split(separator: " ", maxSplits: 1)
        guard let first = words.first, Self.isPath(first) else { return false }
        let span = passage.file(body)
        if words.count == 1, Self.isOnePart(first), !isAmongEndpoints { return false }
        if words.count > 1 {
            guard let methods = Self.methods(inBrackets: words[1]) else { return false }
            for method in methods { addEndpoint(method: method, address: String(first), span: span, source: .heading) }
            return true
        }
        let path = Passage.normalised(text)
        add(Fact(.endpoint, path, value: path, source: .heading, span: span))
        context.setEndpoint(path)
        parts = EndpointParts(address: (path, span), line: context.sectionLine)
        return true
    }

    /// `[POST]`, `(GET, PUT)` behind a path.
    private static func methods(inBrackets text: Substring) -> [String]? {
        guard let open = text.first, let close = text.last, open == "[" && close == "]" || open == "(" && close == ")" else { return nil }
        return HTTPMethod.list(String(text.dropFirst().dropLast()))
    }

    /// A file's path ends in a file's name.
    private static func isPath(_ text: Substring) -> Bool {
        let path = text.hasSuffix("/") ? text.dropLast() : text
        let segments = path.split(separator: "/", omittingEmptySubsequences: false)
        guard path.hasPrefix("/"), segments.count > 1, let last = segments.last, !Vocabulary.isFileName(String(last)) else { return false }
        return segments.dropFirst().allSatisfy { segment in
            !segment.isEmpty && segment.utf8.allSatisfy { NameShape.isIdentifierPart($0) || "-.{}:<>".utf8.contains($0) }
        }
    }

    /// `/doors`, which alone may be a command of a chat.
    private static func isOnePart(_ text: Substring) -> Bool { text.utf8.count { $0 == UInt8(ascii: "/") } < 2 }

    /// Whether a heading above says that endpoints follow, or one right below that a request or its answer does.
    private var isAmongEndpoints: Bool {
        if context.sections.dropLast().contains(where: { Self.announcesEndpoints($0.title) }) { return true }
        for next in document.blocks[(block + 1)...].prefix(6) {
            guard case .heading(let level, let text) = next.kind else { continue }
            let title = SectionTitle(text.characters)
            return level > context.level && title.isPart && !title.topics.isDisjoint(with: [.request, .response])
        }
        return false
    }

    private static func announcesEndpoints(_ title: String) -> Bool {
        title.lowercased().split { !$0.isLetter }.contains { endpointWords.contains($0) } || endpointParts.contains(where: title.has)
    }

    private static let endpointWords: Set<Substring> = ["api", "apis", "rest", "http", "endpoint", "endpoints", "route", "routes"]
    private static let endpointParts = ["엔드포인트", "エンドポイント", "接口", "端点", "路由", "эндпоинт"]

    /// A heading's path is one endpoint with the method and path that another place gives.
    mutating func joinPathHeadings() {
        let open = facts.indices.filter { facts[$0].kind == .endpoint && facts[$0].source == .heading && facts[$0].name.hasPrefix("/") }
        guard !open.isEmpty else { return }
        var full: [String: String] = [:]
        for fact in facts where fact.kind == .endpoint && HTTPMethod.all.contains(where: { fact.name.hasPrefix($0 + " ") }) {
            let path = Self.path(ofEndpoint: fact.name)
            if full[path] == nil { full[path] = fact.name }
        }
        let names = Dictionary(
            open.compactMap { index in full[facts[index].name].map { (facts[index].name, $0) } }, uniquingKeysWith: { first, _ in first })
        for index in facts.indices { if let owner = facts[index].owner, let name = names[owner] { facts[index].owner = name } }
        for index in open { if let name = names[facts[index].name] { facts[index].name = name } }
    }

    /// `/v1/open` of `POST https://door.example.net/v1/open`.
    private static func path(ofEndpoint name: String) -> String {
        let address = name.split(separator: " ", maxSplits: 1).last ?? ""
        guard let scheme = address.firstRange(of: "://") else { return String(address) }
        let rest = address[scheme.upperBound...]
        return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? ""
    }
}
