/// What the code of an initialiser fills a property with that no parameter is called like: `name = label`, `self.init(token: answer.token)`.
package struct InitialiserFill: Hashable, Sendable {
    /// The type, `Shop.Cart` of one inside of another.
    package var owner: String
    /// `init(from:)`
    package var initialiser: String
    package var property: String
    /// What the parameter is called inside of the initialiser, and the names of the members that are read off it.
    package var value: [String]

    /// In the order of their places.
    package static func all(in code: RequestCode) -> [InitialiserFill] {
        code.functions.filter { $0.name == "init" && !$0.isProperty }.flatMap { fills(in: $0, code) }
    }

    private static func fills(in body: CodeBody, _ code: RequestCode) -> [InitialiserFill] {
        let owner = code.type(around: body.range.lowerBound)
        guard !owner.isEmpty, let method = code.stream.initialiser(at: body.head.lowerBound) else { return [] }
        let parameters = Set(method.parameters.map(\.name))
        var cursor = TokenCursor(stream: code.stream, index: body.range.lowerBound + 1)
        var found: [(property: String, value: [String])] = []
        while cursor.index < body.range.upperBound {
            if let given = assignment(at: cursor) { found.append(given) }
            if cursor.isWord("self"), cursor.isPunctuation(".", at: 1), cursor.isWord("init", at: 2), cursor.isPunctuation("(", at: 3) {
                found += arguments(at: cursor.index + 3, code.stream)
            }
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
        return found.compactMap { property, value in
            guard parameters.contains(value[0]), value != [property] else { return nil }
            return InitialiserFill(owner: owner, initialiser: method.name, property: property, value: value)
        }
    }

    /// `self.name = label`, `name = answer.name`
    private static func assignment(at start: TokenCursor) -> (String, [String])? {
        guard start.current?.startsLine == true || start.isPunctuation("{", at: -1) || start.isPunctuation(";", at: -1) else { return nil }
        var cursor = start
        if cursor.isWord("self"), cursor.isPunctuation(".", at: 1) { cursor.index += 2 }
        guard let name = cursor.takeWord().map(cursor.stream.text), cursor.take("="), !cursor.isPunctuation("=") else { return nil }
        guard let value = path(&cursor) else { return nil }
        return cursor.isPunctuation("}") || cursor.isPunctuation(";") || cursor.current?.startsLine ?? true ? (name, value) : nil
    }

    /// `token: answer.token, user: answer.user`
    private static func arguments(at bracket: Int, _ stream: TokenStream) -> [(String, [String])] {
        guard let end = stream.partner(of: bracket) else { return [] }
        return stream.parts(of: (bracket + 1)..<end).compactMap { part in
            var cursor = TokenCursor(stream: stream, index: part.lowerBound)
            guard let label = cursor.takeWord().map(stream.text), cursor.take(":"), let value = path(&cursor) else { return nil }
            return cursor.index == part.upperBound ? (label, value) : nil
        }
    }

    /// `answer.token`
    private static func path(_ cursor: inout TokenCursor) -> [String]? {
        var names: [String] = []
        repeat {
            guard let name = cursor.takeWord() else { return nil }
            names.append(cursor.stream.text(name))
        } while cursor.take(".")
        return names
    }
}

extension TokenStream {
    /// The initialiser whose keyword stands there.
    fileprivate func initialiser(at index: Int) -> MethodDeclaration? {
        var reader = SwiftReader(at: TokenCursor(stream: self, index: index))
        guard case .method(let method)? = reader.readNext()?.kind else { return nil }
        return method
    }
}
