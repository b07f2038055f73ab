/// The call that a text is handed to: `client.get("doors")`, `[client POST:@"doors" parameters:nil]`.
struct CallPlace {
    /// The call's name, in Objective-C the part of the message, and the label before the text.
    private(set) var names: [String] = []
    private(set) var label: String?
    /// What the call is made to, as far as it is one expression.
    private(set) var receiver = ""
    /// What stands between the brackets of the call.
    private(set) var arguments: Range<Int>?
    /// The HTTP method that the call says, by its name or by what it is handed.
    private(set) var verb: String?

    init(_ stream: TokenStream, _ index: Int, _ language: Language) {
        let text = TokenCursor(stream: stream, index: index)
        if text.isPunctuation(":", at: -1) { label = text.word(at: -2) }
        guard var open = Self.bracket(around: index, stream) else {
            names = [label].compactMap { $0 }
            return
        }
        if let maker = label, Self.makers.contains(maker) {
            let outer = TokenCursor(stream: stream, index: open)
            label = outer.isPunctuation(":", at: -1) ? outer.word(at: -2) : nil
            open = Self.bracket(around: open, stream) ?? open
        }
        names = [label].compactMap { $0 }
        let cursor = TokenCursor(stream: stream, index: open)
        if cursor.isPunctuation("("), let name = cursor.word(at: -1) {
            names.insert(name, at: 0)
            let start = (max(0, open - 12)..<open).last { stream.tokens[$0].startsLine } ?? open
            receiver = stream.text(from: stream.tokens[start].start, to: stream.tokens[open].start)
            if Self.isOfVerb(name) { verb = Self.verb(named: name) }
        }
        // Only what stands between the brackets of this call.
        if let close = stream.partner(of: open) {
            arguments = (open + 1)..<close
            verb = verb ?? ((open + 1)..<close).lazy.compactMap { Self.verb(at: TokenCursor(stream: stream, index: $0), language) }.first
        }
        // `[api post:path …]`
        if verb == nil, cursor.isPunctuation("["), let label, Self.verbs.contains(label) { verb = label.uppercased() }
    }

    /// The nearest bracket that is open; a format's own counts as that of what the format makes.
    private static func bracket(around index: Int, _ stream: TokenStream) -> Int? {
        var (index, depth) = (index - 1, 0)
        while index >= 0 {
            let token = stream.tokens[index]
            if token.kind == .punctuation {
                if ")]}".utf8.contains(token.byte) { depth += 1 }
                if "([{".utf8.contains(token.byte) {
                    if depth == 0 { return token.byte == .ascii("{") ? nil : index }
                    depth -= 1
                }
                if token.byte == .ascii(";"), depth == 0 { return nil }
            }
            index -= 1
        }
        return nil
    }

    /// What makes a text of a format.
    private static let makers: Set<String> = [
        "stringWithFormat", "initWithFormat", "stringByAppendingFormat", "stringByAppendingString", "format",
    ]

    private static let verbs = ["get", "post", "put", "patch", "delete", "head"]

    /// Whether a function's name says that it asks a server: `sendRequest`, `fetch`, `perform`.
    static func isSending(_ name: String) -> Bool {
        let words = Set(CamelCase.words(of: name).map { $0.lowercased() })
        return isOfVerb(name)
            || !words.isDisjoint(with: ["send", "request", "fetch", "perform", "call", "execute", "upload", "download", "load"])
    }

    private static func isOfVerb(_ name: String) -> Bool { verbs.contains(name.lowercased()) || verb(named: name) != nil }

    /// `POST`, `POSTData`, `get`
    private static func verb(named name: String) -> String? {
        if verbs.contains(name.lowercased()) { return name.uppercased() }
        let head = name.prefix { $0.isUppercase }
        return verbs.map { $0.uppercased() }.first { head == $0 || head.dropLast() == $0 }
    }

    /// `"POST"`, `method: .post`, `= .post`, `client.POST(`, `POST:`, `ABMethodPost`
    static func verb(at cursor: TokenCursor, _ language: Language) -> String? {
        if let text = cursor.stream.plainText(cursor.index) {
            return text == text.uppercased() && verbs.contains(text.lowercased()) ? text : nil
        }
        guard let word = cursor.word() else { return nil }
        let isCalled = cursor.isPunctuation("(", at: 1) || language == .objectiveC && cursor.isPunctuation(":", at: 1)
        if isCalled, word.first?.isUppercase == true { return verb(named: word) }
        if cursor.isPunctuation(".", at: -1), verbs.contains(word.lowercased()) {
            let isValue = [":", "=", ",", "("].contains { cursor.isPunctuation($0, at: -2) }
            let isOfType = cursor.word(at: -2)?.lowercased().hasSuffix("method") == true
            return isValue || isOfType ? word.uppercased() : nil
        }
        guard language == .objectiveC, word.lowercased().contains("method") || word.contains("HTTP") else { return nil }
        return verbs.first { word.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst()) || word.hasSuffix($0.uppercased()) }?.uppercased()
    }
}
