/// What code hands over beside a path: `post("doors", body: ["key": key, "isLeft": true])`, also where a variable holds it.
package struct SentFields: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        case query, form, json
        /// Neither the label nor the variable says it: with a GET it is the query.
        case ofMethod
    }

    package struct Field: Hashable, Sendable {
        /// One, or several of what is nested.
        package var keys: [SentKey]
        /// As specs call it, where the value tells.
        package var type: String?
        package var isRequired: Bool
    }

    package var place: Place
    package var fields: [Field]
}

/// Reads what is handed over beside the path of a request.
struct SentFieldReading {
    let code: RequestCode
    private var stream: TokenStream { code.stream }
    /// How deep dictionaries are followed into one another.
    private static let deepest = 8

    /// - Parameter isOnly: whether no other path stands in the same function, so that its dictionaries are this one's.
    func fields(beside path: TextPlace, isOnly: Bool) -> [SentFields] {
        let body = path.body
        let calls = [path.call, code.call(holding: path.index)].compactMap(\.self)
        let handed = calls.lazy.compactMap(\.arguments).map { labelled(in: $0, body) }.first { !$0.isEmpty } ?? []
        if !handed.isEmpty || !isOnly { return handed }
        guard let body else { return [] }
        return variables(in: body).compactMap { name, place in
            let fields = fields(of: name, body)
            return fields.isEmpty ? nil : SentFields(place: place, fields: fields)
        }
    }

    // MARK: - Where it stands

    /// `body: […]`, `parameters: parameters`; in Objective-C the parts of a message.
    private func labelled(in range: Range<Int>, _ body: CodeBody?) -> [SentFields] {
        var cursor = TokenCursor(stream: stream, index: range.lowerBound)
        var found: [SentFields] = []
        while cursor.index < range.upperBound {
            guard let label = cursor.word(), cursor.isPunctuation(":", at: 1), let place = Self.place(label: label) else {
                if !cursor.skipBrackets() { cursor.index += 1 }
                continue
            }
            cursor.index += 2
            let fields =
                literal(at: cursor.index).map { entries($0, body, depth: 0) }
                ?? cursor.word().flatMap { name in
                    body.map { self.fields(of: name, $0) }
                }
            if let fields, !fields.isEmpty { found.append(SentFields(place: place, fields: fields)) }
        }
        // What is handed over beside a body stands in the query, whatever the method.
        guard found.contains(where: { [.json, .form].contains($0.place) }) else { return found }
        return found.map { $0.place == .ofMethod ? SentFields(place: .query, fields: $0.fields) : $0 }
    }

    /// Those of a function that are called as what is sent, each once.
    private func variables(in body: CodeBody) -> [(name: String, place: SentFields.Place)] {
        var seen: Set<String> = []
        return body.range.compactMap { index in
            let cursor = TokenCursor(stream: stream, index: index)
            guard let name = cursor.word(), value(behind: cursor) != nil, let place = Self.place(name), seen.insert(name).inserted else {
                return nil
            }
            return (name, place)
        }
    }

    /// `post:path data:params`: beside a path a call takes data to send it.
    private static func place(label: String) -> SentFields.Place? {
        place(label) ?? (["data", "withData", "object", "fields", "content"].contains(label) ? .json : nil)
    }

    /// Where what a name tells of is sent; nil where that is nothing.
    static func place(_ name: String) -> SentFields.Place? {
        let words = Set(CamelCase.words(of: name).map { $0.lowercased() })
        if !words.isDisjoint(with: ["header", "headers", "response", "result", "error", "path", "attributes"]) { return nil }
        if !words.isDisjoint(with: ["query", "search"]) { return .query }
        if words.contains("form") { return .form }
        if !words.isDisjoint(with: ["body", "json", "payload"]) { return .json }
        guard !words.isDisjoint(with: ["parameters", "params", "arguments", "args"]) else { return nil }
        return words.contains("url") ? .query : .ofMethod
    }

    // MARK: - Variables

    /// What a variable of the function holds: its literal, and what is added to it by name.
    private func fields(of name: String, _ body: CodeBody) -> [SentFields.Field] {
        var found: [SentFields.Field] = []
        walk(body.range) { cursor, isAlways in
            guard cursor.isNamed(name) else { return }
            if let value = value(behind: cursor) { found += entries(value, body, depth: 0) }
            if let field = added(cursor, body, isAlways: isAlways) { found.append(field) }
        }
        return Self.unique(found)
    }

    /// What a property is, or answers: its first literal, and what is added by name to whatever is there.
    func fields(in range: Range<Int>) -> [SentFields.Field] {
        let body = code.body(around: range.lowerBound)
        var found = range.lazy.compactMap(literal).first.map { entries($0, body, depth: 0) } ?? []
        guard let body else { return found }
        walk(range) { cursor, isAlways in
            guard cursor.word() != nil, let field = added(cursor, body, isAlways: isAlways) else { return }
            found.append(field)
        }
        return Self.unique(found)
    }

    /// `.requestParameters(parameters: ["key": key], encoding: URLEncoding.queryString)`
    func fields(ofTask range: Range<Int>) -> [SentFields] {
        let body = code.body(around: range.lowerBound).map { CodeBody(name: $0.name, isProperty: true, head: $0.head, range: range) }
        let cursors = range.lazy.map { TokenCursor(stream: stream, index: $0) }
        let calls = cursors.filter { $0.isPunctuation("(") && $0.word(at: -1) != nil }
        let found = calls.compactMap { call in call.partner.map { labelled(in: (call.index + 1)..<$0, body) } }.first { !$0.isEmpty } ?? []
        let isJSON = cursors.contains { $0.isWord("JSONEncoding") }
        return found.map { isJSON && $0.place == .ofMethod ? SentFields(place: .json, fields: $0.fields) : $0 }
    }

    /// - Parameter visit: is told whether what stands there is always run.
    private func walk(_ range: Range<Int>, _ visit: (TokenCursor, _ isAlways: Bool) -> Void) {
        var depth = 0
        for index in range.dropFirst() {
            let cursor = TokenCursor(stream: stream, index: index)
            if cursor.isPunctuation("{") { depth += 1 }
            if cursor.isPunctuation("}") { depth -= 1 }
            visit(cursor, depth <= 0)
        }
    }

    private static func unique(_ fields: [SentFields.Field]) -> [SentFields.Field] {
        var seen: Set<[SentKey]> = []
        return fields.filter { seen.insert($0.keys).inserted }
    }

    /// `body = […]`, `body: [String: Any] = […]`, `*body = @{…}`: the literal.
    private func value(behind name: TokenCursor) -> Range<Int>? {
        var cursor = name
        cursor.index += 1
        if cursor.take(":") {
            guard cursor.isPunctuation("["), cursor.skipBrackets() else { return nil }
            _ = cursor.take("?")
        }
        guard cursor.take("=") else { return nil }
        // `[@{…} mutableCopy]`, `[NSMutableDictionary dictionaryWithDictionary:@{…}]`
        if code.language == .objectiveC, cursor.isPunctuation("["), let end = cursor.partner {
            return (cursor.index..<end).lazy.compactMap(literal).first
        }
        return literal(at: cursor.index)
    }

    /// `body["key"] = key`, `body[@"key"] = key`.
    private func added(_ name: TokenCursor, _ body: CodeBody, isAlways: Bool) -> SentFields.Field? {
        guard name.isPunctuation("[", at: 1), let (key, end) = code.key(at: name.index + 2) else { return nil }
        let behind = TokenCursor(stream: stream, index: end)
        guard behind.isPunctuation("]"), TokenCursor(stream: stream, index: end + 1).isAssignment else { return nil }
        let start = end + 2
        let line = (start..<body.range.upperBound).prefix { index in
            let token = stream.tokens[index]
            return index == start
                || !token.startsLine && ![";", "}"].contains { TokenCursor(stream: stream, index: index).isPunctuation($0) }
        }
        let value = SentValue(stream, start..<(start + line.count), code.parameters(of: body))
        return SentFields.Field(keys: [key], type: value.type, isRequired: isAlways && !value.mayBeMissing)
    }

    // MARK: - Literals

    /// The entries of a dictionary that begins here.
    private func literal(at index: Int) -> Range<Int>? {
        var cursor = TokenCursor(stream: stream, index: index)
        if code.language == .objectiveC {
            guard cursor.take("@"), cursor.isPunctuation("{") else { return nil }
        }
        guard cursor.isPunctuation("[") || cursor.isPunctuation("{"), let end = cursor.partner, let key = code.key(at: cursor.index + 1),
            TokenCursor(stream: stream, index: key.end).isPunctuation(":")
        else { return nil }
        return (cursor.index + 1)..<end
    }

    private func entries(_ range: Range<Int>, _ body: CodeBody?, depth: Int) -> [SentFields.Field] {
        guard depth < Self.deepest else { return [] }
        let parameters = body.map(code.parameters) ?? [:]
        return stream.parts(of: range).flatMap { part -> [SentFields.Field] in
            guard let (key, end) = code.key(at: part.lowerBound), end + 1 < part.upperBound,
                TokenCursor(stream: stream, index: end).isPunctuation(":")
            else { return [] }
            let written = (end + 1)..<part.upperBound
            if let inner = literal(at: written.lowerBound) {
                return entries(inner, body, depth: depth + 1).map { field in
                    SentFields.Field(keys: [key] + field.keys, type: field.type, isRequired: field.isRequired)
                }
            }
            let value = SentValue(stream, written, parameters)
            return [SentFields.Field(keys: [key], type: value.type, isRequired: !value.mayBeMissing)]
        }
    }
}

/// What a value that is sent tells of its type.
private struct SentValue {
    let type: String?
    let mayBeMissing: Bool

    init(_ stream: TokenStream, _ range: Range<Int>, _ parameters: [String: RequestCode.ParameterType]) {
        var range = range
        let boxed = TokenCursor(stream: stream, index: range.lowerBound)
        // `@(isLeft)`
        if range.count > 1, boxed.isPunctuation("@"), !boxed.isPunctuation("[", at: 1) {
            range = (range.lowerBound + 1)..<range.upperBound
            if let end = TokenCursor(stream: stream, index: range.lowerBound).partner, end == range.upperBound - 1 {
                range = (range.lowerBound + 1)..<end
            }
        }
        let text =
            range.isEmpty ? "" : stream.text(from: stream.tokens[range.lowerBound].start, to: stream.tokens[range.upperBound - 1].end)
        let word = TokenCursor(stream: stream, index: range.lowerBound).word().flatMap { parameters[$0] }
        let isWhole = range.count == 1 || text.hasSuffix(" as Any") || text.contains("??")
        mayBeMissing =
            (isWhole && word?.isOptional == true) || text.contains("?.") || text.hasSuffix(" as Any") || text.hasSuffix("?: [NSNull null]")
        type = Self.type(text) ?? (isWhole ? word?.type : nil)
    }

    private static func type(_ text: String) -> String? {
        let plain = text.drop { $0 == "@" }
        if plain.first == "\"" { return "string" }
        if ["true", "false", "YES", "NO"].contains(plain) { return "boolean" }
        if plain.first?.isNumber == true { return plain.contains(".") ? "number" : "integer" }
        if plain.hasPrefix("[\"") || plain.hasPrefix("[@\"") { return "[string]" }
        if plain.hasSuffix(".count") { return "integer" }
        if isCondition(plain) { return "boolean" }
        return ["stringValue", "UUIDString", "uuidString", "description"].contains {
            plain.hasSuffix("." + $0) || plain.hasSuffix(" \($0)]")
        } ? "string" : nil
    }
}

extension SentValue {
    /// `options.contains(.loud)`, `!isQuiet`, `name.isEmpty`, `size == 2`
    private static func isCondition(_ text: Substring) -> Bool {
        if text.hasSuffix(".isEmpty") || text.contains(" == ") || text.contains(" != ") { return !text.contains("?") }
        if text.first == "!" { return true }
        guard let call = text.firstRange(of: ".contains("), text.last == ")" else { return false }
        return !text[call.upperBound...].dropLast().contains(")")
    }
}

extension TokenStream {
    /// What stands between the commas of a range.
    func parts(of range: Range<Int>) -> [Range<Int>] {
        var cursor = TokenCursor(stream: self, index: range.lowerBound)
        var (found, start) = ([Range<Int>](), range.lowerBound)
        while cursor.index < range.upperBound {
            if cursor.isPunctuation(",") {
                if start < cursor.index { found.append(start..<cursor.index) }
                start = cursor.index + 1
            }
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
        return start < range.upperBound ? found + [start..<range.upperBound] : found
    }
}

extension TokenCursor {
    fileprivate func isNamed(_ name: String) -> Bool { word() == name && !isPunctuation(".", at: -1) }
}
