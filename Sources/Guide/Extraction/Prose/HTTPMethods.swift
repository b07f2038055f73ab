import SourceText

extension Extraction {
    /// The method that a whole passage speaks of: `-X POST`, `http method는 "GET"`, a URL request of the platform, which is a GET unless it says so.
    func method(in passage: Passage, inCode: Bool) -> String? {
        let text = passage.text.characters
        if let explicit = Self.explicitMethod(in: text) { return explicit }
        if inCode {
            if let spoken = methodOfLead(above: passage) { return spoken }
            if text.has("curl ") {
                return !text.has(" -G ") && ["-d ", "--data", " -F ", "--form"].contains(where: text.has) ? "POST" : "GET"
            }
            let isRequest = text.has("NSMutableURLRequest") || text.has("NSURLRequest") || text.has("URLRequest(")
            return isRequest ? "GET" : nil
        }
        guard let method = HTTPMethod.all.first(where: { Self.isWord($0, in: passage.bytes) }) else { return nil }
        let speaksOfMethods = text.has("메서드") || text.has("메소드") || text.has("HTTP") || text.lowercased().has("method")
        return speaksOfMethods ? method : nil
    }

    /// "Send a POST request to", and an address alone below it.
    private func methodOfLead(above passage: Passage) -> String? {
        let text = passage.text.characters.trimmingBlanks()
        guard text.hasPrefix("http"), text.has("://"), !text.contains(where: \.isWhitespace), context.lead != context.title else {
            return nil
        }
        return Self.methodOfRequest(in: context.lead)
    }

    private static func explicitMethod(in text: String) -> String? {
        for mark in ["-X", "--request ", "setHTTPMethod:@\"", "HTTPMethod = @\"", "httpMethod = \"", "setRequestMethod(\""] {
            guard text.has(mark), let range = text.firstRange(of: mark) else { continue }
            let word = text[range.upperBound...].drop { $0 == " " || $0 == "\"" || $0 == "'" }.prefix { $0.isLetter }
            if let method = HTTPMethod.of(String(word)) { return method }
        }
        return nil
    }

    /// `GET https://…`: the word right before an address.
    func method(before span: Span, in passage: Passage) -> String? {
        if let bracketed = methodInBrackets(before: span.start, in: passage) { return bracketed }
        func word(before place: Int) -> Span {
            var end = place
            while end > 0, [0x20, 0x60, 0x22, 0x5D, 0x3A].contains(passage.bytes[end - 1]) { end -= 1 }
            var start = end
            while start > 0, NameShape.isIdentifierPart(passage.bytes[start - 1]) { start -= 1 }
            return Span(start, end)
        }
        var name = word(before: span.start)
        // "`post` to https://…": what is marked as code is the method, be it small.
        if passage.string(name) == "to" { name = word(before: name.start) }
        let text = passage.string(name)
        return HTTPMethod.all.contains(text) ? text : passage.isCode(name) && HTTPMethod.isWritten(text) ? HTTPMethod.of(text) : nil
    }

    /// `open (post) (https://…)`: in brackets of either width right before the address.
    private func methodInBrackets(before place: Int, in passage: Passage) -> String? {
        let text = passage.string(Span(max(0, place - 24), place)).filter { $0 != " " }
        let before = text.hasSuffix("(") || text.hasSuffix("（") ? text.dropLast() : text[...]
        guard before.last == ")" || before.last == "）", let open = before.lastIndex(where: { $0 == "(" || $0 == "（" }) else { return nil }
        let word = String(before[before.index(after: open)...].dropLast())
        return HTTPMethod.isWritten(word) ? HTTPMethod.of(word) : nil
    }

    private static func isWord(_ method: String, in bytes: [UInt8]) -> Bool {
        let needle = Array(method.utf8)
        guard bytes.count >= needle.count else { return false }
        for start in 0...(bytes.count - needle.count) where bytes[start] == needle[0] {
            let end = start + needle.count
            guard bytes[start..<end].elementsEqual(needle) else { continue }
            let isFree =
                (start == 0 || !NameShape.isIdentifierPart(bytes[start - 1]))
                && (end == bytes.count || !NameShape.isIdentifierPart(bytes[end]))
            if isFree { return true }
        }
        return false
    }

    /// A path in quotes: `"/v1/users"`, beside a domain given apart from it.
    static func quotedPath(in passage: Passage) -> String? {
        let bytes = passage.bytes
        guard let start = bytes.indices.first(where: { $0 > 0 && bytes[$0] == 0x2F && bytes[$0 - 1] == 0x22 }) else { return nil }
        guard let end = bytes[start...].firstIndex(of: 0x22) else { return nil }
        let path = passage.string(Span(start, end))
        return path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x80 } ? path : nil
    }

    /// `GET /v1/users` in the middle of a sentence: a method in capitals and a path behind it.
    private mutating func readInlinePaths(_ passage: Passage) -> [Span] {
        let paths = inlinePaths(passage)
        for path in paths {
            addEndpoint(method: path.method, address: passage.braced(path.span), span: passage.file(path.span), source: .prose)
            passingEndpoint = context.endpoint
        }
        return paths.map(\.span)
    }

    /// "Search: `GET /v1/users`", "Make one (POST /v1/users)" as a heading: its section is about that endpoint.
    mutating func readInlineEndpoint(_ passage: Passage) -> Bool {
        let paths = inlinePaths(passage)
        guard paths.count == 1, let path = paths.first else { return false }
        addEndpoint(method: path.method, address: passage.braced(path.span), span: passage.file(path.span), source: .heading)
        return true
    }

    private func inlinePaths(_ passage: Passage) -> [(method: String, span: Span)] {
        let bytes = passage.bytes
        guard bytes.contains(0x2F) else { return [] }
        var paths: [(method: String, span: Span)] = []
        for slash in bytes.indices where bytes[slash] == 0x2F && slash > 3 && [0x20, 0x60, 0x22].contains(bytes[slash - 1]) {
            guard let method = method(before: Span(slash, slash), in: passage) else { continue }
            let end = Self.endOfPath(bytes, from: slash)
            guard end > slash + 1, NameShape.isWord(bytes[slash + 1]) || bytes[slash + 1] == 0x7B else { continue }
            paths.append((method, Span(slash, end)))
        }
        return paths
    }

    /// Behind the path that begins at a slash: a bracket that closes around both method and path is none of its own. What braces hold is.
    private static func endOfPath(_ bytes: [UInt8], from slash: Int) -> Int {
        var end = slash
        var (braces, brackets) = (0, 0)
        // A placeholder may be a word of any language: `/{서버}/keys`.
        while end < bytes.count, bytes[end] > 0x20, bytes[end] < 0x80 || braces > 0 {
            let byte = bytes[end]
            if braces == 0, let close = placeholderEnd(bytes, at: end) {
                end = close
                continue
            }
            if braces == 0, [0x60, 0x22, 0x29, 0x2C, 0x3C].contains(byte) || byte == 0x5D && brackets == 0 { break }
            if byte == 0x7B { braces += 1 }
            if byte == 0x7D { braces -= 1 }
            if byte == 0x5B { brackets += 1 }
            if byte == 0x5D { brackets -= 1 }
            end += 1
        }
        while end > slash, bytes[end - 1] == 0x2E { end -= 1 }
        return end
    }

    /// Behind `<id>` or `<int:id>`, as part of a path.
    private static func placeholderEnd(_ bytes: [UInt8], at start: Int) -> Int? {
        guard bytes[start] == 0x3C, start > 0, bytes[start - 1] == 0x2F, let close = bytes[start...].firstIndex(of: 0x3E),
            AngledPlaceholder(bytes[start...close]) != nil
        else { return nil }
        return close + 1
    }

    /// `<base_url>/v1/users`, `{host}/v1/users`: a placeholder stands for the host.
    private static func isTemplate(_ text: Substring) -> Bool {
        guard text.hasPrefix("<") || text.hasPrefix("{"), let slash = text.firstIndex(of: "/"), slash > text.startIndex else {
            return false
        }
        return text[..<slash].last == ">" || text[..<slash].last == "}"
    }

    /// Lines such as `POST /v1/users HTTP/1.1` and `[POST] /v1/users` of a code block.
    mutating func readPaths(_ passage: Passage, inCode: Bool) -> [Span] {
        guard inCode else { return readInlinePaths(passage) }
        var spans: [Span] = []
        for line in passage.lines {
            let first = passage.bytes[line.start..<line.end].first { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: " ") }
            guard let first, first >= 0x41, first <= 0x5B else { continue }
            let words = passage.string(line).drop { $0 == ">" || $0 == " " }.split(separator: " ")
            guard words.count >= 2, let method = HTTPMethod.all.first(where: { words[0] == $0 || words[0] == "[\($0)]" }),
                words[1].hasPrefix("/") || Self.isTemplate(words[1])
            else { continue }
            addEndpoint(method: method, address: String(words[1]), span: passage.file(line), source: .sample)
            spans.append(line)
        }
        return spans
    }
}
