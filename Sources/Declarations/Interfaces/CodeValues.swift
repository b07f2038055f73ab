import SourceText

/// What variables and constants of code hold, and the parts of calls: as far as it stands there, without running anything.
struct CodeValues {
    let stream: TokenStream
    let language: Language
    /// The opening bracket of each closing one.
    private let openers: [Int: Int]
    private let bodies: [Range<Int>]
    /// The signs of the assignments to each name, in the order of their places.
    private var assignments: [String: [Int]] = [:]
    /// How far an expression is looked at.
    private static let longest = 64

    init(_ stream: TokenStream, _ language: Language) {
        self.stream = stream
        self.language = language
        openers = Dictionary(
            stream.tokens.indices.compactMap { open in stream.partner(of: open).map { ($0, open) } },
            uniquingKeysWith: { first, _ in first })
        bodies = CodeBody.all(in: stream, language).map(\.range)
        for index in stream.tokens.indices {
            if let name = assigned(at: index) { assignments[name, default: []].append(index) }
        }
    }

    func opener(of index: Int) -> Int? { openers[index] }

    /// `url = …`, `let url: URL = …`
    private func assigned(at index: Int) -> String? {
        let cursor = TokenCursor(stream: stream, index: index)
        guard cursor.isPunctuation("="), !cursor.isPunctuation("=", at: 1),
            !["=", "!", "<", ">", "+", "-", "|", "?", "~"].contains(where: { cursor.isPunctuation($0, at: -1) })
        else { return nil }
        if language == .swift, cursor.word(at: -1) != nil, cursor.isPunctuation(":", at: -2), let name = cursor.word(at: -3) { return name }
        let isMember = cursor.isPunctuation(".", at: -2) || cursor.isPunctuation(">", at: -2)
        return isMember ? nil : cursor.word(at: -1)
    }

    /// What a name holds at a place: what it was given last in the same body, or what the only constant of that name outside of all is.
    func value(of name: String, before index: Int) -> Range<Int>? {
        guard let signs = assignments[name] else { return nil }
        let body = bodies.last { $0.contains(index) }
        var end = signs.partitioningIndex { $0 >= index }
        // `url = [url …]` goes on with what it was before.
        if end > 0, expression(behind: signs[end - 1])?.contains(index) == true { end -= 1 }
        if end > 0, let body, body.contains(signs[end - 1]) { return expression(behind: signs[end - 1]) }
        guard signs.count == 1, let only = signs.first, !bodies.contains(where: { $0.contains(only) }) else { return nil }
        return expression(behind: only)
    }

    private func expression(behind sign: Int) -> Range<Int>? {
        var cursor = TokenCursor(stream: stream, index: sign + 1)
        let start = cursor.index
        while let token = cursor.current, cursor.index - start < Self.longest {
            if token.kind == .punctuation, ";,)]}{".utf8.contains(token.byte) { break }
            let goesOn = token.byte == .ascii(".") || token.byte == .ascii("?")
            if language == .swift, token.startsLine, cursor.index > start, !goesOn { break }
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
        return start < cursor.index ? start..<min(cursor.index, stream.tokens.count) : nil
    }

    // MARK: - Calls

    /// What a call is made to, and what it is handed.
    func parts(ofCall name: Int) -> (receiver: Range<Int>, arguments: [Range<Int>])? {
        language == .swift ? partsOfFunction(name) : partsOfMessage(name)
    }

    private func partsOfMessage(_ name: Int) -> (receiver: Range<Int>, arguments: [Range<Int>])? {
        var index = name - 1
        while index >= 0, name - index < Self.longest {
            if let open = openers[index] {
                index = open - 1
                continue
            }
            let cursor = TokenCursor(stream: stream, index: index)
            if cursor.isPunctuation("["), let close = cursor.partner, close > name + 2 {
                return ((index + 1)..<name, [first(in: (name + 2)..<close)])
            }
            if ["(", "{", ";", "}", "["].contains(where: { cursor.isPunctuation($0) }) { return nil }
            index -= 1
        }
        return nil
    }

    /// Without what the next part of the message is handed: `isDirectory:NO`.
    private func first(in range: Range<Int>) -> Range<Int> {
        var cursor = TokenCursor(stream: stream, index: range.lowerBound)
        while cursor.index < range.upperBound {
            if cursor.index > range.lowerBound, cursor.word() != nil, cursor.isPunctuation(":", at: 1) {
                return range.lowerBound..<cursor.index
            }
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
        return range
    }

    private func partsOfFunction(_ name: Int) -> (receiver: Range<Int>, arguments: [Range<Int>])? {
        guard let close = stream.partner(of: name + 1), close > name + 2 else { return nil }
        let start = startOfChain(endingAt: name - 2)
        guard start < name - 1 else { return nil }
        let all = arguments((name + 2)..<close)
        let isEach = TokenCursor(stream: stream, index: name + 2).isWord("components")
        let given = isEach ? all.prefix(1) + all.dropFirst().prefix { !$0.isLabelled } : all.prefix(1)
        return (start..<(name - 1), given.map(\.range))
    }

    /// `base.url(of: it)!` from its end.
    private func startOfChain(endingAt end: Int) -> Int {
        var index = end
        while index >= 0, end - index < Self.longest {
            let cursor = TokenCursor(stream: stream, index: index)
            if cursor.isPunctuation("?") || cursor.isPunctuation("!") {
                index -= 1
                continue
            }
            if let open = openers[index] {
                guard !TokenCursor(stream: stream, index: open).isPunctuation("{") else { return index + 1 }
                // What is called, or looked up, stands before the bracket.
                index = TokenCursor(stream: stream, index: open).word(at: -1) != nil ? open - 1 : open
            }
            let here = TokenCursor(stream: stream, index: index)
            guard here.word() != nil || here.isPunctuation("(") || here.isPunctuation("["), here.isPunctuation(".", at: -1) else {
                return index
            }
            index -= 2
        }
        return max(0, index)
    }

    /// Without their labels.
    private func arguments(_ range: Range<Int>) -> [(isLabelled: Bool, range: Range<Int>)] {
        var cursor = TokenCursor(stream: stream, index: range.lowerBound)
        var (found, start) = ([(isLabelled: Bool, range: Range<Int>)](), range.lowerBound)
        func add(_ end: Int) {
            let first = TokenCursor(stream: stream, index: start)
            let begin = first.word() != nil && first.isPunctuation(":", at: 1) ? start + 2 : start
            if begin < end { found.append((begin > start, begin..<end)) }
        }
        while cursor.index < range.upperBound {
            if cursor.isPunctuation(",") {
                add(cursor.index)
                start = cursor.index + 1
            }
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
        add(range.upperBound)
        return found
    }

    // MARK: - Expressions

    /// Without a cast, brackets of its own, `try` and marks of what may be missing.
    func plain(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end {
            let cursor = TokenCursor(stream: stream, index: start)
            let last = TokenCursor(stream: stream, index: end - 1)
            if last.isPunctuation("!") || last.isPunctuation("?") {
                end -= 1
            } else if cursor.isWord("try") || cursor.isWord("await") {
                start += 1
            } else if cursor.isPunctuation("("), let partner = cursor.partner, partner < end {
                if partner == end - 1 {
                    (start, end) = (start + 1, end - 1)
                } else if language == .objectiveC {
                    start = partner + 1
                } else {
                    break
                }
            } else {
                break
            }
        }
        return start..<max(start, end)
    }

    /// What an address is made of: `[NSURL URLWithString:url]`, `URL(string: url)`.
    func argument(ofAddress range: Range<Int>) -> Range<Int>? {
        guard range.count > 3 else { return nil }
        let cursor = TokenCursor(stream: stream, index: range.lowerBound)
        guard language == .swift else {
            guard cursor.partner == range.upperBound - 1, cursor.isWord("URLWithString", at: 2), cursor.isPunctuation(":", at: 3) else {
                return nil
            }
            return (range.lowerBound + 4)..<(range.upperBound - 1)
        }
        guard cursor.isWord("URL"), stream.partner(of: range.lowerBound + 1) == range.upperBound - 1, cursor.isWord("string", at: 2) else {
            return nil
        }
        return (range.lowerBound + 4)..<(range.upperBound - 1)
    }

    /// The format of `[NSString stringWithFormat:@"%ld", number]`.
    func format(in range: Range<Int>) -> Int? {
        let cursor = TokenCursor(stream: stream, index: range.lowerBound)
        guard language == .objectiveC, cursor.isPunctuation("["), cursor.isWord("stringWithFormat", at: 2) else { return nil }
        return range.lowerBound + 4 < range.upperBound ? range.lowerBound + 4 : nil
    }

    /// What a text says, where nothing is put in.
    func text(_ index: Int) -> String? {
        let token = stream.tokens[index]
        guard token.kind == .string, token.end - token.start < 200, let content = CodeText.content(of: stream.text(token)) else {
            return nil
        }
        return content.contains("\\") || content.contains("%") ? nil : String(content)
    }

    /// The parts of a path that a text says, `{name}` for what is put in; nil where it is no path.
    func segments(_ index: Int) -> [String]? { PathText.segments(stream, index, language) }

    /// What something is called that is put in: `doorID` of `[doorID stringValue]`, `self.doorID`, `String(door.doorID)`, `[self escaped:doorID]`.
    func name(_ range: Range<Int>) -> String {
        let text = line(range)
        guard let open = text.firstIndex(where: { $0 == "(" || $0 == "[" }) else { return PathText.name(in: text[...]) }
        if text[open] == "[", open == text.startIndex { return nameOfMessage(range) }
        // `doorID.addingPercentEncoding(withAllowedCharacters: …)`
        let called = text[..<open].split(separator: ".").dropLast().joined(separator: ".")
        let name = PathText.name(in: called[...])
        return name == "part" ? PathText.name(in: text[text.index(after: open)...]) : name
    }

    private func nameOfMessage(_ range: Range<Int>) -> String {
        let inner = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - 1)
        let name = inner.dropFirst().first { index in
            let cursor = TokenCursor(stream: stream, index: index)
            return !cursor.isPunctuation(".") && !cursor.isPunctuation(".", at: -1)
        }
        guard let name else { return PathText.name(in: line(inner)[...]) }
        let message = TokenCursor(stream: stream, index: name)
        // `[doorID stringByAddingPercentEncoding…:…]` is made of what it is sent to, `[self escaped:doorID]` of what it is handed.
        let isOwn = !message.isPunctuation(":", at: 1) || message.word()?.hasPrefix("stringBy") == true
        let own = PathText.name(in: line(inner.lowerBound..<name)[...])
        let last = inner.last { TokenCursor(stream: stream, index: $0).isPunctuation(":") }
        return isOwn ? own : last.map { PathText.name(in: line(($0 + 1)..<inner.upperBound)[...]) } ?? own
    }

    func line(_ range: Range<Int>) -> String {
        guard let first = range.first, range.upperBound <= stream.tokens.count else { return "" }
        return stream.line(from: stream.tokens[first].start, to: stream.tokens[range.upperBound - 1].end)
    }
}
