package import SourceText

/// What the paths of an SDK's own code lie behind, besides the server's address: a function, a property or a constant of its completes that
/// address, `"\(server)/v1"`, or says the path alone (`var basePath: String { "v1" }`), and what is asked for are paths behind it.
package struct RequestBase: Hashable, Sendable {
    /// `/v1`.
    package var path: String
    /// The type in whose code it stands; empty outside of all.
    package var owner = ""
    package var span: Span

    /// In the order of their places.
    package static func bases(in code: RequestCode) -> [RequestBase] { found(in: code).map(\.base) }

    /// With the places of the texts.
    static func found(in code: RequestCode) -> [(index: Int, base: RequestBase)] {
        let stream = code.stream
        return stream.tokens.indices.compactMap { index in
            guard stream.tokens[index].kind == .string, let path = path(at: index, in: code) else { return nil }
            return (index, RequestBase(path: path, owner: code.type(around: index), span: stream.span(stream.tokens[index])))
        }
    }

    private static func path(at index: Int, in code: RequestCode) -> String? {
        if let text = BaseText(code.stream, index, code.language), isServer(text.completed),
            code.names(around: index).contains(where: { isBase($0, text.path) })
        {
            return text.path
        }
        // `var basePath: String { "v1" }`, `let pathPrefix = "/v1"`: nothing else stands there.
        guard code.names(around: index).contains(where: isPathOfBase), code.isAlone(index), let text = code.stream.plainText(index) else {
            return nil
        }
        return BaseText.path((text.hasPrefix("/") ? text : "/" + text)[...])
    }

    /// `basePath`, `rootPath`, `pathPrefix`, `apiPrefix`.
    private static func isPathOfBase(_ name: String) -> Bool {
        let words = Set(CamelCase.words(of: name).map { $0.lowercased() })
        return words.contains("path") && !words.isDisjoint(with: ["base", "root", "prefix"]) || words.isSuperset(of: ["api", "prefix"])
    }

    /// `apiBaseUrl`, `rootURL`; `apiURL` and `endpoint` where what is put behind is a version, and no call's path.
    private static func isBase(_ name: String, _ path: String) -> Bool {
        let words = Set(CamelCase.words(of: name).map { $0.lowercased() })
        if !words.isDisjoint(with: ["base", "root"]) { return true }
        let isAddress = !words.isDisjoint(with: ["url", "uri", "endpoint", "address", "host", "server", "api", "origin"])
        return isAddress && isVersion(path.split(separator: "/").last ?? "")
    }

    private static func isVersion(_ segment: Substring) -> Bool {
        segment.first == "v" && segment.dropFirst().first?.isNumber == true || ["api", "rest"].contains(segment)
    }

    /// Whether an expression is the address of a server.
    private static func isServer(_ expression: String) -> Bool {
        let names = expression.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let words = Set(names.flatMap { CamelCase.words(of: String($0)) }.map { $0.lowercased() })
        return !words.isDisjoint(with: ["base", "host", "url", "uri", "server", "domain", "endpoint", "origin", "root", "address"])
    }
}

/// A text that puts a path behind an address: `"\(base)/v1"`, `base + "/v1"`, `base.appendingPathComponent("v1")`.
private struct BaseText {
    let path: String
    /// What stands before the path.
    let completed: String

    init?(_ stream: TokenStream, _ index: Int, _ language: Language) {
        let token = stream.tokens[index]
        guard token.end - token.start < 200, let text = CodeText.content(of: stream.text(token)) else { return nil }
        let found = Self.filled(text, stream, index, language) ?? Self.appended(text, stream, index)
        guard let (completed, rest) = found, let path = Self.path(rest) else { return nil }
        (self.completed, self.path) = (completed, path)
    }

    /// The last that is put in, and what stands behind it. Before it stands a scheme at most.
    private static func filled(
        _ text: Substring, _ stream: TokenStream, _ index: Int, _ language: Language
    ) -> (completed: String, rest: Substring)? {
        guard language == .swift else {
            guard text.hasPrefix("%@/"), !text.dropFirst(2).contains("%") else { return nil }
            let cursor = TokenCursor(stream: stream, index: index + 1)
            guard cursor.isPunctuation(",") else { return nil }
            let end = min(index + 8, stream.tokens.count - 1)
            return end > index + 2
                ? (stream.text(from: stream.tokens[index + 2].start, to: stream.tokens[end].start), text.dropFirst(2)) : nil
        }
        guard let (fillings, rest) = CodeText.interpolations(in: text), let completed = fillings.last?.expression, !completed.isEmpty,
            ["", "://", "https://", "http://"].contains(fillings.map(\.before).joined())
        else { return nil }
        return (String(completed), rest)
    }

    /// `base + "/v1"`, `base.appendingPathComponent("v1")`, `[base URLByAppendingPathComponent:@"v1"]`
    private static func appended(_ text: Substring, _ stream: TokenStream, _ index: Int) -> (completed: String, rest: Substring)? {
        guard !text.contains("\\("), !text.contains("%") else { return nil }
        let cursor = TokenCursor(stream: stream, index: index)
        if cursor.isPunctuation("+", at: -1), let name = cursor.word(at: -2) { return (name, text) }
        let place = CallPlace(stream, index, .swift)
        let call = place.names.map { $0.lowercased() }
        let isAppended =
            call.contains { $0.hasSuffix("appendingpathcomponent") || $0.hasSuffix("byappendingstring") }
            || call.contains("appending") && ["path", "component"].contains(place.label ?? "")
        guard isAppended else { return nil }
        let before =
            place.receiver.isEmpty && index > 2
            ? stream.text(from: stream.tokens[max(0, index - 7)].start, to: stream.tokens[index - 2].start) : place.receiver
        return (before, text.hasPrefix("/") ? text : "/" + text)
    }

    /// Segments that say themselves what they are.
    static func path(_ text: Substring) -> String? {
        guard text.hasPrefix("/") else { return nil }
        let segments = text.split(separator: "/")
        let isPlain = segments.allSatisfy { segment in
            segment.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.~".contains($0)) } && segment.contains { $0.isLetter }
        }
        return !segments.isEmpty && segments.count < 4 && isPlain ? "/" + segments.joined(separator: "/") : nil
    }
}
