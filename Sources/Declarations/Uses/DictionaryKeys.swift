package import SourceText

/// Finds the keys of dictionaries in samples: what an app sends by name, and what it reads by name.
package enum DictionaryKeys {
    package struct Key: Hashable, Sendable {
        package var name: String
        package var span: Span
    }

    package static func keys(in bytes: [UInt8], _ language: Language) -> [Key] {
        let stream = stream(bytes, language)
        return stream.tokens.indices.compactMap { index in
            guard stream.tokens[index].kind == .string, isKey(index, in: stream, language),
                let span = CollectionLiterals.content(of: stream.tokens[index], in: stream)
            else { return nil }
            return Key(name: stream.text(from: span.start, to: span.end), span: stream.span(from: span.start, to: span.end))
        }
    }

    private static func stream(_ bytes: [UInt8], _ language: Language) -> TokenStream {
        switch language {
        case .objectiveC: ObjectiveCReader(bytes, baseOffset: 0).cursor.stream
        case .swift: SwiftReader(bytes, baseOffset: 0, context: .code).cursor.stream
        }
    }

    private static func isKey(_ index: Int, in stream: TokenStream, _ language: Language) -> Bool {
        if isSubscript(index, in: stream) { return true }
        switch language {
        case .objectiveC: return isEntry(index, of: "{", in: stream) || isOfKeyMessage(index, in: stream) || isAlternate(index, in: stream)
        case .swift: return isEntry(index, of: "[", in: stream)
        }
    }

    /// `claims["email"]`, `claims?["email"]`: behind something that has keys.
    private static func isSubscript(_ index: Int, in stream: TokenStream) -> Bool {
        guard index > 1, isPunctuation(index - 1, "[", in: stream), isPunctuation(index + 1, "]", in: stream) else { return false }
        let before = stream.tokens[index - 2]
        guard !stream.tokens[index - 1].hasBlankBefore else { return false }
        return before.kind == .identifier || isPunctuation(index - 2, "]", in: stream) || isPunctuation(index - 2, ")", in: stream)
            || isPunctuation(index - 2, "?", in: stream) || isPunctuation(index - 2, "!", in: stream)
    }

    /// `@{@"key": value}`, `["key": value]`: first in the brackets or behind a comma, and before a colon.
    private static func isEntry(_ index: Int, of bracket: StaticString, in stream: TokenStream) -> Bool {
        guard isPunctuation(index + 1, ":", in: stream) else { return false }
        return isPunctuation(index - 1, bracket, in: stream) || isPunctuation(index - 1, ",", in: stream)
    }

    /// `objectForKey:@"key"`, `forKey:@"key"`.
    private static func isOfKeyMessage(_ index: Int, in stream: TokenStream) -> Bool {
        guard index > 1, isPunctuation(index - 1, ":", in: stream), stream.tokens[index - 2].kind == .identifier else { return false }
        return ["objectForKey", "forKey", "valueForKey"].contains(stream.text(stream.tokens[index - 2]))
    }

    /// Lists are short; a text of brackets is not searched from each of its ends.
    private static let reach = 200

    /// `dictionaryWithObjectsAndKeys:value, @"key", …, nil`: every second argument.
    private static func isAlternate(_ index: Int, in stream: TokenStream) -> Bool {
        guard isPunctuation(index - 1, ",", in: stream), isPunctuation(index + 1, ",", in: stream) else { return false }
        var position = index - 1
        var commas = 0
        while position >= 0, index - position < reach {
            if isPunctuation(position, ";{}[", in: stream) { return false }
            if isPunctuation(position, ",", in: stream) { commas += 1 }
            if isPunctuation(position, ":", in: stream), position > 0 {
                let name = stream.text(stream.tokens[position - 1])
                return (name == "dictionaryWithObjectsAndKeys" || name == "initWithObjectsAndKeys") && commas % 2 == 1
            }
            position = opener(of: position, in: stream) ?? position - 1
        }
        return false
    }

    /// The token before a bracketed expression that ends here.
    private static func opener(of index: Int, in stream: TokenStream) -> Int? {
        guard isPunctuation(index, ")]", in: stream) else { return nil }
        return stream.partners[max(0, index - reach)..<index].lastIndex { Int($0) == index }.map { $0 - 1 }
    }

    private static func isPunctuation(_ index: Int, _ characters: StaticString, in stream: TokenStream) -> Bool {
        guard stream.tokens.indices.contains(index), stream.tokens[index].kind == .punctuation else { return false }
        return characters.withUTF8Buffer { $0.contains(stream.tokens[index].byte) }
    }
}
