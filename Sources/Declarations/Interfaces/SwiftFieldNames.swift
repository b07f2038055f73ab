import SourceText

/// The members of JSON that a Swift source reads properties from: what statements look up, then keys of coding, then the names of what
/// Swift codes by itself.
struct SwiftFieldNames {
    private(set) var names: [FieldName] = []
    private let stream: TokenStream
    private let heads: [SwiftTypeHead]

    init(_ stream: TokenStream) {
        self.stream = stream
        heads = SwiftTypeHead.all(in: stream)
        let coded = Set(CodedProperties.types(in: stream).map(\.path))
        for head in heads where !["enum", "protocol"].contains(head.keyword) {
            let keys = keys(of: head.path)
            let found = lookups(in: head, keys) + keys.map { name($0.key, $0.text, of: head.path, at: $0.token) }
            names += found
        }
        for head in heads where coded.contains(head.path) && ["struct", "class"].contains(head.keyword) {
            names += CodedProperties.properties(in: head.body, stream).map { token in
                let text = stream.text(token)
                return name(text, text, of: head.path, at: token)
            }
        }
    }

    private func name(_ property: String, _ field: String, of owner: String, at token: Token, isKey: Bool = true) -> FieldName {
        FieldName(owner: owner, property: property, field: field, span: stream.span(token), isKey: isKey)
    }

    // MARK: - Keys

    private struct Key {
        var key: String
        var text: String
        var token: Token
    }

    /// `enum CodingKeys: String, CodingKey { case desc = "description", id }`, or the only enum of keys, in the type or an extension of it.
    private func keys(of path: String) -> [Key] {
        let enums = heads.filter { head in
            head.keyword == "enum" && head.inherited.contains("CodingKey") && head.path.hasPrefix(path + ".")
                && !head.path.dropFirst(path.count + 1).contains(".")
        }
        guard let keys = enums.first(where: { $0.path == path + ".CodingKeys" }) ?? (enums.count == 1 ? enums[0] : nil) else { return [] }
        return cases(in: keys.body)
    }

    private func cases(in body: Range<Int>) -> [Key] {
        var cursor = TokenCursor(stream: stream, index: body.lowerBound)
        var found: [Key] = []
        while cursor.index < body.upperBound {
            guard cursor.isWord("case") else {
                if !cursor.skipBrackets() { cursor.index += 1 }
                continue
            }
            repeat {
                cursor.index += 1
                guard let token = cursor.takeWord() else { break }
                let name = stream.text(token).filter { $0 != "`" }
                let text = cursor.take("=") ? stream.plainText(cursor.index) : nil
                if text != nil { cursor.index += 1 }
                found.append(Key(key: name, text: text ?? name, token: token))
            } while cursor.isPunctuation(",")
        }
        return found
    }

    // MARK: - Lookups

    /// `self.id = json["user_id"] as? String`, `guard let id = json["id"]`, `id <- map["id"]`, `User(id: json["id"])`, `decode(…, forKey: .id)`.
    private func lookups(in head: SwiftTypeHead, _ keys: [Key]) -> [FieldName] {
        let inner = heads.filter { $0.body.lowerBound > head.body.lowerBound && head.body.contains($0.body.lowerBound) }.map(\.body)
        var index = head.body.lowerBound
        var found: [FieldName] = []
        // What variables of the function here hold: the member that they were read from.
        var locals: [String: String] = [:]
        while index < head.body.upperBound {
            if let range = inner.first(where: { $0.contains(index) }) {
                index = range.upperBound
                continue
            }
            let word = TokenCursor(stream: stream, index: index).word()
            if word == "func" || word == "init" { locals = [:] }
            let lookup = SwiftLookup(stream, locals: locals, behind: index)
            if let target = target(before: index), let key = lookup.field(keys.map { ($0.key, $0.text) }) {
                if target.maker == nil { locals[target.name] = key }
                let owner = target.maker.flatMap { $0.first?.isUppercase == true && $0 != "Self" ? $0 : nil } ?? head.path
                found.append(name(target.name, key, of: owner, at: stream.tokens[index], isKey: false))
            }
            index += 1
        }
        return found
    }

    /// What is given a value by the sign here: a property, a variable, or a label of a call that makes an object.
    private func target(before index: Int) -> (name: String, maker: String?)? {
        let cursor = TokenCursor(stream: stream, index: index)
        if cursor.isPunctuation("="), !cursor.isPunctuation("=", at: 1) { return assigned(cursor) }
        // `<-`
        if cursor.isPunctuation("-"), cursor.isPunctuation("<", at: -1), cursor.current?.hasBlankBefore == false {
            return assigned(TokenCursor(stream: stream, index: index - 1))
        }
        guard cursor.isPunctuation(":"), let label = cursor.word(at: -1),
            cursor.isPunctuation("(", at: -2) || cursor.isPunctuation(",", at: -2)
        else { return nil }
        return maker(around: index).map { (label, $0) }
    }

    private func assigned(_ sign: TokenCursor) -> (name: String, maker: String?)? {
        var back = -1
        if sign.isPunctuation("?", at: back) || sign.isPunctuation("!", at: back) { back -= 1 }
        // `let id: String = …`
        if sign.word(at: back) != nil, sign.isPunctuation(":", at: back - 1) { back -= 2 }
        guard let name = sign.word(at: back) else { return nil }
        if sign.isPunctuation(".", at: back - 1), sign.word(at: back - 2) != "self" { return nil }
        return (name, nil)
    }

    /// `User` of `User(id: …`, `self.init(id: …` as `init`; nil where no object is made.
    private func maker(around index: Int) -> String? {
        var (index, depth) = (index - 1, 0)
        while index > 0 {
            switch stream.tokens[index].byte {
            case _ where stream.tokens[index].kind != .punctuation: break
            case .ascii(")"), .ascii("]"), .ascii("}"): depth += 1
            case .ascii("(") where depth == 0:
                guard let name = TokenCursor(stream: stream, index: index).word(at: -1) else { return nil }
                return name == "init" || name.first?.isUppercase == true ? name : nil
            case .ascii("("), .ascii("["), .ascii("{"):
                if depth == 0 { return nil }
                depth -= 1
            default: break
            }
            index -= 1
        }
        return nil
    }
}

/// What an expression looks up, from the sign before it to the end of its statement or argument.
private struct SwiftLookup {
    private let stream: TokenStream
    private let locals: [String: String]
    private let start: Int

    init(_ stream: TokenStream, locals: [String: String], behind sign: Int) {
        self.stream = stream
        self.locals = locals
        start = sign + 1
    }

    /// The path of the one member that it looks up; keys of coding by their names.
    func field(_ keys: [(name: String, text: String)]) -> String? {
        guard !isOfPlatform else { return nil }
        if tokens.count == 1, let word = TokenCursor(stream: stream, index: start).word() { return locals[word] }
        var path: [String] = []
        var last: Int?
        for index in tokens {
            let cursor = TokenCursor(stream: stream, index: index)
            if cursor.isPunctuation("?"), cursor.isPunctuation("?", at: 1) { break }
            if path.isEmpty, let key = key(at: cursor, keys) { return key }
            guard let text = stream.plainText(index), !PlatformValues.isKey(text), isLookedUp(cursor) else { continue }
            // A second member has to be one of the first.
            if let last, !isChain(from: last + 1, to: index - 1) { return nil }
            if path.isEmpty, let outer = receiver(cursor).flatMap({ locals[$0] }) { path.append(outer) }
            path.append(text)
            last = index
        }
        return path.isEmpty ? nil : path.joined(separator: ".")
    }

    /// `UserDefaults.standard.string(forKey: "id")`
    private var isOfPlatform: Bool {
        tokens.contains { TokenCursor(stream: stream, index: $0).word().map(PlatformValues.include) ?? false }
    }

    /// `json["id"]`, `json.value(forKey: "id")`
    private func isLookedUp(_ cursor: TokenCursor) -> Bool {
        if cursor.isPunctuation("[", at: -1), cursor.isPunctuation("]", at: 1) {
            let isBehindValue = cursor.word(at: -2) != nil || [")", "]", "?", "!"].contains { cursor.isPunctuation($0, at: -2) }
            return isBehindValue && cursor.word(at: -2) != "in"
        }
        return cursor.isPunctuation(":", at: -1) && ["forKey", "forKeyPath"].contains(cursor.word(at: -2) ?? "")
    }

    /// `json` of `json["id"]` and of `json?["id"]`.
    private func receiver(_ cursor: TokenCursor) -> String? {
        guard cursor.isPunctuation("[", at: -1) else { return nil }
        return cursor.word(at: -2) ?? (cursor.isPunctuation("?", at: -2) ? cursor.word(at: -3) : nil)
    }

    /// `forKey: .id`, `decodeKey(.id, …)`
    private func key(at cursor: TokenCursor, _ keys: [(name: String, text: String)]) -> String? {
        guard cursor.isPunctuation("."), let name = cursor.word(at: 1) else { return nil }
        let isLabelled = cursor.isPunctuation(":", at: -1) && cursor.word(at: -2) == "forKey"
        let isFirst = cursor.isPunctuation("(", at: -1) && cursor.word(at: -2)?.lowercased().hasSuffix("key") == true
        return isLabelled || isFirst ? keys.first { $0.name == name }?.text : nil
    }

    /// `] as? [String: Any])?[`
    private func isChain(from start: Int, to end: Int) -> Bool {
        stream.tokens[start..<max(start, end)].allSatisfy { token in
            switch token.kind {
            case .identifier: ["as", "String", "Any", "AnyObject", "NSDictionary", "dictionary", "JSON"].contains(stream.text(token))
            case .punctuation: "?!)([]:.".utf8.contains(token.byte)
            default: false
            }
        }
    }

    /// The expression's tokens.
    private var tokens: Range<Int> {
        var (index, depth) = (start, 0)
        while index < stream.tokens.count {
            let token = stream.tokens[index]
            if depth == 0, index > start, token.startsLine, token.byte != .ascii("."), token.byte != .ascii("?") { break }
            if token.kind == .punctuation {
                if "([".utf8.contains(token.byte) { depth += 1 }
                if ")]".utf8.contains(token.byte) { depth -= 1 }
                if depth < 0 || "{};".utf8.contains(token.byte) || depth == 0 && token.byte == .ascii(",") { break }
            } else if depth == 0, token.kind == .identifier, stream.text(token) == "else" {
                break
            }
            index += 1
        }
        return start..<max(start, index)
    }
}
