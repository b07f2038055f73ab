import SourceText

/// The members of JSON that an Objective-C implementation reads properties from: what its statements look up, and the dictionaries of names that
/// libraries for models ask it for.
struct ObjectiveCFieldNames {
    private(set) var names: [FieldName] = []
    private let stream: TokenStream
    /// What variables of the method that is read hold: the member that they were read from.
    private var locals: [String: String] = [:]
    /// The classes of variables.
    private var types: [String: String] = [:]
    /// Variables that hold something of the device's or the app's own.
    private var platform: Set<String> = []
    /// Whether the method that is read makes an object of its class: its variables are mostly called like the properties that they fill.
    private var isMaker = false

    init(_ stream: TokenStream) {
        self.stream = stream
        var cursor = TokenCursor(stream: stream)
        while !cursor.isAtEnd {
            guard cursor.isAtWord("@implementation"), let name = cursor.word(at: 1) else {
                cursor.index += 1
                continue
            }
            cursor.index += 2
            let end = (cursor.index..<stream.tokens.count).first { TokenCursor(stream: stream, index: $0).isAtWord("@end") }
            read(cursor.index..<(end ?? stream.tokens.count), of: name)
            cursor.index = end ?? stream.tokens.count
        }
    }

    private mutating func read(_ body: Range<Int>, of owner: String) {
        var cursor = TokenCursor(stream: stream, index: body.lowerBound)
        while cursor.index < body.upperBound {
            guard cursor.isPunctuation("{"), let end = cursor.partner else {
                cursor.index += 1
                continue
            }
            let method = cursor.word(at: -1) ?? ""
            if let direction = Self.mappings[method] {
                readMapping(cursor.index..<end, of: owner, direction)
            } else {
                readStatements((cursor.index + 1)..<end, of: owner)
            }
            cursor.index = end + 1
        }
    }

    // MARK: - Dictionaries of names

    /// What a dictionary's names are, and whether properties that it does not name are called by their own.
    private enum Mapping { case listed, others, either }

    private static let mappings: [String: Mapping] = [
        "JSONKeyPathsByPropertyKey": .listed, "modelCustomPropertyMapper": .others, "mj_replacedKeyFromPropertyName": .others,
        "replacedKeyFromPropertyName": .others, "keyMapper": .either,
    ]

    private mutating func readMapping(_ body: Range<Int>, of owner: String, _ mapping: Mapping) {
        let words = Set(body.compactMap { TokenCursor(stream: stream, index: $0).word() })
        // `[[JSONKeyMapper alloc] initWithDictionary:@{@"user_id": @"userId"}]`, as older versions have it.
        let isReversed = mapping == .either && words.contains("initWithDictionary")
        for index in body where stream.plainText(index) != nil {
            var cursor = TokenCursor(stream: stream, index: index + 1)
            guard cursor.take(":") else { continue }
            // `@[@"id", @"ID"]`: the first is as good as any.
            if cursor.isPunctuation("@") || cursor.isAtWord("@") { cursor.index += 1 }
            if cursor.isPunctuation("[") { cursor.index += 1 }
            guard let left = stream.plainText(index), let right = stream.plainText(cursor.index) else { continue }
            add(isReversed ? right : left, isReversed ? left : right, of: owner, at: index)
        }
        let isWhole = mapping != .listed || words.contains("super") || words.contains("mtl_identityPropertyMapWithModel")
        if isWhole { names.append(FieldName(owner: owner, property: "", field: "", span: stream.span(stream.tokens[body.lowerBound]))) }
    }

    private mutating func add(_ property: String, _ field: String, of owner: String, at index: Int) {
        names.append(FieldName(owner: owner, property: property, field: field, span: stream.span(stream.tokens[index])))
    }

    // MARK: - Statements

    private mutating func readStatements(_ body: Range<Int>, of owner: String) {
        (locals, types, platform) = ([:], [:], [])
        isMaker = body.contains { makes(owner, at: $0) }
        var (start, index) = (body.lowerBound, body.lowerBound)
        while index < body.upperBound {
            let token = stream.tokens[index]
            index += 1
            guard token.kind == .punctuation, ";{}".utf8.contains(token.byte) else { continue }
            // `@{}` is a value, and no block of statements.
            let literal = TokenCursor(stream: stream, index: index - 1)
            if literal.isPunctuation("@", at: -1), let end = literal.partner {
                index = end + 1
                continue
            }
            if token.byte == .ascii(";") { readStatement(start..<(index - 1), of: owner) }
            start = index
        }
    }

    private mutating func readStatement(_ statement: Range<Int>, of owner: String) {
        noteType(statement)
        if let set = valueForKey(statement) {
            guard let field = field(in: set.value), let type = types[set.target] ?? (set.target == "self" ? owner : nil) else { return }
            return add(set.property, field, of: type, at: statement.lowerBound)
        }
        guard let sign = statement.first(where: { isAssignment($0, in: statement) }) else { return }
        let (cursor, value) = (TokenCursor(stream: stream, index: sign), (sign + 1)..<statement.upperBound)
        guard let name = cursor.word(at: -1) else { return }
        let isMember = cursor.isPunctuation(".", at: -2) || cursor.isPunctuation(">", at: -2)
        if !isMember {
            platform.remove(name)
            if isOfPlatform(value) { platform.insert(name) }
        }
        guard let field = field(in: value) else { return }
        let receiver = isMember ? cursor.word(at: cursor.isPunctuation(".", at: -2) ? -3 : -4) : nil
        if !isMember {
            locals[name] = field
            // `NSString *name = …` is no property of whoever does so.
            let isDeclared = cursor.word(at: -2) != nil || cursor.isPunctuation("*", at: -2)
            if isDeclared, !isMaker { return }
        }
        guard let type = receiver.map({ $0 == "self" ? owner : types[$0] }) ?? owner else { return }
        add(name, field, of: type, at: sign - 1)
    }

    /// `ABDoor *door = …`
    private mutating func noteType(_ statement: Range<Int>) {
        let cursor = TokenCursor(stream: stream, index: statement.lowerBound)
        if let type = cursor.word(), cursor.isPunctuation("*", at: 1), let name = cursor.word(at: 2) { types[name] = type }
    }

    /// `[ABDoor alloc]`, `[self initWith…]`
    private func makes(_ owner: String, at index: Int) -> Bool {
        let cursor = TokenCursor(stream: stream, index: index)
        guard let word = cursor.word(), let receiver = cursor.word(at: -1) else { return false }
        if ["alloc", "new"].contains(word) { return [owner, "self", "class"].contains(receiver) }
        return word.hasPrefix("init") && ["self", "super"].contains(receiver)
    }

    private func isOfPlatform(_ value: Range<Int>) -> Bool {
        value.contains { index in
            guard let word = TokenCursor(stream: stream, index: index).word() else { return false }
            return platform.contains(word) || types[word].map(PlatformValues.include) == true
                || PlatformValues.include(word) && types[word]?.hasSuffix("Dictionary") != true
        }
    }

    private func isAssignment(_ index: Int, in statement: Range<Int>) -> Bool {
        let cursor = TokenCursor(stream: stream, index: index)
        guard index > statement.lowerBound, cursor.isPunctuation("="), !cursor.isPunctuation("=", at: 1) else { return false }
        return !["=", "!", "<", ">", "+", "-", "|"].contains { cursor.isPunctuation($0, at: -1) }
    }

    /// `[door setValue:… forKey:@"name"]`, where all of the statement is that.
    private func valueForKey(_ statement: Range<Int>) -> (target: String, value: Range<Int>, property: String)? {
        let cursor = TokenCursor(stream: stream, index: statement.lowerBound)
        guard statement.count > 8, cursor.isPunctuation("["), cursor.partner == statement.upperBound - 1, let target = cursor.word(at: 1),
            cursor.isWord("setValue", at: 2), let property = stream.plainText(statement.upperBound - 2),
            TokenCursor(stream: stream, index: statement.upperBound - 4).isWord("forKey")
        else { return nil }
        return (target, (statement.lowerBound + 4)..<(statement.upperBound - 4), property)
    }

    /// The one member that is looked up, here or by a variable that stands here; none where only an item of a list is meant.
    private func field(in value: Range<Int>) -> String? {
        guard !value.contains(where: isItem), !isOfPlatform(value) else { return nil }
        var found = value.compactMap(lookup)
        if found.isEmpty {
            found = value.compactMap { TokenCursor(stream: stream, index: $0).word().flatMap { locals[$0] } }
        }
        return Set(found).count == 1 ? found[0] : nil
    }

    /// `dict[@"name"]`, `[dict objectForKey:@"name"]`: the path from where the method's own dictionary begins.
    private func lookup(_ index: Int) -> String? {
        guard let text = stream.plainText(index), !PlatformValues.isKey(text) else { return nil }
        let cursor = TokenCursor(stream: stream, index: index)
        let receiver: String?
        if isSubscript(cursor) {
            guard !cursor.isPunctuation("@", at: -2) else { return nil }
            // `dict[@"door"][@"name"]`: the last one says all of the path.
            if isSubscript(TokenCursor(stream: stream, index: index + 3)), stream.plainText(index + 3) != nil { return nil }
            if let outer = stream.plainText(index - 3), isSubscript(TokenCursor(stream: stream, index: index - 3)) {
                return path(endingAt: index - 3, outer) + "." + text
            }
            receiver = cursor.word(at: -2)
        } else {
            guard cursor.isPunctuation(":", at: -1), let part = cursor.word(at: -2), Self.isLookup(part) else { return nil }
            receiver = cursor.word(at: -3)
        }
        return (receiver.flatMap { locals[$0] }.map { $0 + "." } ?? "") + text
    }

    /// What subscripts right before one another look up, to the one here.
    private func path(endingAt index: Int, _ text: String) -> String {
        var (path, place) = ([text], index)
        while let outer = stream.plainText(place - 3), isSubscript(TokenCursor(stream: stream, index: place - 3)) {
            path.append(outer)
            place -= 3
        }
        let receiver = TokenCursor(stream: stream, index: place).word(at: -2).flatMap { locals[$0] }
        return ([receiver].compactMap { $0 } + path.reversed()).joined(separator: ".")
    }

    private func isSubscript(_ cursor: TokenCursor) -> Bool { cursor.isPunctuation("[", at: -1) && cursor.isPunctuation("]", at: 1) }

    private static func isLookup(_ part: String) -> Bool { part.hasSuffix("ForKey") || part.hasSuffix("ForKeyPath") }

    /// `[0]`, `objectAtIndex:`
    private func isItem(_ index: Int) -> Bool {
        let cursor = TokenCursor(stream: stream, index: index)
        return cursor.isWord("objectAtIndex")
            || cursor.isPunctuation("[") && cursor.peek(1)?.kind == .number && cursor.isPunctuation("]", at: 2)
    }
}
