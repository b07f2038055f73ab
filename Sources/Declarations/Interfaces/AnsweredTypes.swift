/// What the code around a path makes of the answer: the types that it may be, those first that say it best.
extension RequestCode {
    /// `decode(Door.self, …)`, `let door: Door = try await get("doors")`, `-> Door`, `(Result<Door, any Error>) -> Void`.
    ///
    /// - Parameter isOnly: whether no other path stands in the same function, so that what is decoded there is its answer.
    func answers(around place: TextPlace, isOnly: Bool) -> [TypeName] {
        guard language == .swift, let body = place.body, !body.isProperty else { return [] }
        let handed = place.call.arguments.map { metatypes(in: $0) } ?? []
        let decoded = isOnly ? metatypes(in: body.range) + locals(in: body.range) : []
        return handed + decoded + results(in: body.head)
    }

    /// The functions that decode something, and what they call: the path that they ask for may stand there.
    package var decoders: [AnswerDecoder] {
        guard language == .swift else { return [] }
        return functions.filter { !$0.isProperty }.compactMap { body in
            let decoded = metatypes(in: body.range)
            guard !decoded.isEmpty else { return nil }
            return AnswerDecoder(owner: type(around: body.range.lowerBound), calls: calls(in: body.range), answers: decoded)
        }
    }

    /// `Door.self`, `[Door].self`
    private func metatypes(in range: Range<Int>) -> [TypeName] {
        range.compactMap { index in
            let cursor = TokenCursor(stream: stream, index: index)
            guard cursor.isWord("self"), cursor.isPunctuation(".", at: -1), let start = start(ofTypeBefore: index - 1) else { return nil }
            return named(stream.type(at: start))
        }
    }

    /// Where a type begins that ends before that token: a name, or what stands in brackets behind one.
    private func start(ofTypeBefore index: Int) -> Int? {
        let back = (max(0, index - 24)..<index).reversed().first { index in
            ["(", ",", ":", "="].contains { TokenCursor(stream: stream, index: index).isPunctuation($0) }
        }
        guard let back, back + 1 < index else { return nil }
        let first = TokenCursor(stream: stream, index: back + 1)
        return first.isPunctuation("[") || first.word()?.first?.isUppercase == true ? back + 1 : nil
    }

    /// `Door.self` is read as a name of two parts.
    private func named(_ type: TypeName?) -> TypeName? {
        guard case .named(var named)? = type, named.name.hasSuffix(".self") else { return type }
        named.name = String(named.name.dropLast(5))
        return .named(named)
    }

    /// `let door: Door = …`
    private func locals(in range: Range<Int>) -> [TypeName] {
        range.compactMap { index in
            let cursor = TokenCursor(stream: stream, index: index)
            guard cursor.isWord("let") || cursor.isWord("var"), cursor.word(at: 1) != nil, cursor.isPunctuation(":", at: 2) else {
                return nil
            }
            return stream.type(at: index + 3)
        }
    }

    /// What the function returns, and what the closures are handed that it takes.
    private func results(in head: Range<Int>) -> [TypeName] {
        var cursor = TokenCursor(stream: stream, index: head.lowerBound)
        var (returned, handed) = ([TypeName](), [TypeName]())
        while cursor.index < head.upperBound {
            if cursor.isPunctuation("-"), cursor.isPunctuation(">", at: 1), let type = stream.type(at: cursor.index + 2) {
                returned.append(type)
            }
            if cursor.isPunctuation("("), let end = cursor.partner {
                for index in cursor.index..<end where TokenCursor(stream: stream, index: index).isPunctuation(":") {
                    guard case .function(let block)? = stream.type(at: index + 1) else { continue }
                    handed += block.parameters.map(\.type)
                }
            }
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
        return returned + handed
    }
}

/// A function that decodes an answer.
package struct AnswerDecoder: Hashable, Sendable {
    /// The type in whose code it stands.
    package var owner: String
    package var calls: Set<String>
    package var answers: [TypeName]
}
