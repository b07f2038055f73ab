/// The types of what is sent, as parameters and properties tell them.
extension RequestCode {
    /// What a function takes, as specs call it.
    struct ParameterType {
        var type: String?
        var isOptional: Bool
    }

    /// Of a function, by their names inside of it: `_ key: String?`, `(NSString *)key`. A property reads what its type holds, and what cases do.
    func parameters(of body: CodeBody) -> [String: ParameterType] {
        var found: [String: ParameterType] = [:]
        if body.isProperty {
            for index in ranges(ofTypeAround: body.range.lowerBound).joined() {
                guard let (name, type) = swiftParameter(at: index), self.body(around: index) == nil else { continue }
                // Cases may hold others of this name.
                found[name] = found[name].map { $0.type == type.type ? $0 : ParameterType(type: nil, isOptional: true) } ?? type
            }
        }
        for index in body.head {
            guard let (name, type) = language == .swift ? swiftParameter(at: index) : objectiveCParameter(at: index) else { continue }
            found[name] = type
        }
        return found
    }

    private func swiftParameter(at index: Int) -> (String, ParameterType)? {
        let cursor = TokenCursor(stream: stream, index: index)
        guard let name = cursor.word(), cursor.isPunctuation(":", at: 1) else { return nil }
        let isList = cursor.isPunctuation("[", at: 2)
        let type = cursor.word(at: isList ? 3 : 2).flatMap { Self.travelling[$0] }
        let isPlainList = isList && cursor.isPunctuation("]", at: 4)
        let isOptional = cursor.isPunctuation("?", at: isList ? 5 : 3)
        return (name, ParameterType(type: isList ? (isPlainList ? type.map { "[\($0)]" } : nil) : type, isOptional: isOptional))
    }

    private func objectiveCParameter(at index: Int) -> (String, ParameterType)? {
        let cursor = TokenCursor(stream: stream, index: index)
        guard cursor.isPunctuation("("), let end = cursor.partner, let name = TokenCursor(stream: stream, index: end + 1).word() else {
            return nil
        }
        let words = (index..<end).compactMap { TokenCursor(stream: stream, index: $0).word() }
        let isOptional = words.contains { $0.lowercased().hasSuffix("nullable") }
        return (name, ParameterType(type: words.lazy.compactMap { Self.travelling[$0] }.first, isOptional: isOptional))
    }

    private static let travelling = [
        "String": "string", "NSString": "string", "Int": "integer", "Int64": "integer", "Int32": "integer", "UInt": "integer",
        "NSInteger": "integer", "NSUInteger": "integer", "int": "integer", "Bool": "boolean", "BOOL": "boolean", "bool": "boolean",
        "Double": "number", "Float": "number", "CGFloat": "number", "double": "number", "float": "number", "TimeInterval": "number",
        "NSTimeInterval": "number", "NSDictionary": "json", "NSArray": "[json]",
    ]
}
