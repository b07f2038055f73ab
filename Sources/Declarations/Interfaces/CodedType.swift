import SourceText

/// A type of a Swift source as its coding sees it: what it stores, of what types, and what says that it is read from JSON.
package struct CodedType: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
        package var name: String
        package var type: TypeName
    }

    /// `Shop.Cart` of one inside of another type.
    package var path: String
    /// `Item` of `struct Page<Item: Decodable>`.
    package var parameters: [String] = []
    /// What stands behind its colon, or that of an extension: `Decodable`, or a protocol of the SDK's that may ask for it.
    package var inherited: Set<String>
    package var members: [Member] = []
    /// Whether keys of its own, or an initialiser that decodes it, say what its members are called.
    package var hasKeys = false
    /// Of an enum: `String` or an integer's.
    package var rawType: String?

    /// Types, extensions and protocols, in the order of their places.
    package static func types(in bytes: [UInt8]) -> [CodedType] {
        let stream = Lexer.tokens(of: bytes, language: .swift)
        return SwiftTypeHead.all(in: stream).compactMap { head in
            var type = CodedType(path: head.path, inherited: head.inherited)
            type.hasKeys = CodedProperties.hasKeys(head.body, stream) || decodesItself(head.body, stream)
            switch head.keyword {
            case "struct", "class", "actor":
                type.parameters = parameters(of: head, stream)
                type.members = members(of: head, stream)
            case "enum":
                type.rawType = rawTypes.first(where: head.inherited.contains)
                guard type.rawType != nil else { return nil }
            default: guard !head.inherited.isEmpty || type.hasKeys else { return nil }
            }
            return type
        }
    }

    private static let rawTypes = ["String", "Int", "Int32", "Int64", "UInt", "UInt8", "UInt32"]

    /// `init(from decoder: any Decoder)`
    private static func decodesItself(_ body: Range<Int>, _ stream: TokenStream) -> Bool {
        body.contains { index in
            let cursor = TokenCursor(stream: stream, index: index)
            let isMade = cursor.isWord("init") && cursor.isPunctuation("(", at: 1)
            return isMade && cursor.isWord("from", at: 2) && cursor.isWord("decoder", at: 3)
        }
    }

    private static func members(of head: SwiftTypeHead, _ stream: TokenStream) -> [Member] {
        CodedProperties.stored(in: head.body, stream).compactMap { index in
            let name = TokenCursor(stream: stream, index: index)
            guard name.isPunctuation(":", at: 1), let text = name.word(), let type = stream.type(at: index + 2) else { return nil }
            return Member(name: text, type: type)
        }
    }

    private static func parameters(of head: SwiftTypeHead, _ stream: TokenStream) -> [String] {
        let name = head.path.split(separator: ".").last.map(String.init) ?? head.path
        let start = (0..<head.body.lowerBound).last {
            let cursor = TokenCursor(stream: stream, index: $0)
            return cursor.word() == name && cursor.word(at: -1) == head.keyword
        }
        guard let start, TokenCursor(stream: stream, index: start).isPunctuation("<", at: 1) else { return [] }
        return ((start + 2)..<head.body.lowerBound).prefix { !TokenCursor(stream: stream, index: $0).isPunctuation(">") }.compactMap {
            index in
            let cursor = TokenCursor(stream: stream, index: index)
            return cursor.isPunctuation("<", at: -1) || cursor.isPunctuation(",", at: -1) ? cursor.word() : nil
        }
    }
}

extension TokenStream {
    /// The type of Swift that begins there.
    func type(at index: Int) -> TypeName? {
        var reader = SwiftReader(at: TokenCursor(stream: self, index: index))
        return reader.readType()
    }
}
