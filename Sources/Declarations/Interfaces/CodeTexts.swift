package import SourceText

/// The texts of a source file that are a name, a path or a URL: what an SDK's own code calls addresses, parameters and errors.
///
/// Cases of Swift's enums of texts that say no value are their own.
package enum CodeTexts {
    package struct Found: Hashable, Sendable {
        package var text: String
        package var span: Span
    }

    /// In the order of their places.
    package static func names(in bytes: [UInt8], language: Language) -> [Found] {
        let stream = Lexer.tokens(of: bytes, language: language)
        var found: [Found] = []
        var cursor = TokenCursor(stream: stream)
        var enums: [Int] = []
        while let token = cursor.current {
            enums.removeAll { $0 <= cursor.index }
            if token.kind == .string {
                found += names(ofLiteral: token, stream, language).map { Found(text: $0, span: stream.span(token)) }
            }
            if language == .swift, cursor.isWord("enum"), let end = end(ofEnumAt: cursor) { enums.append(end) }
            if cursor.isWord("case"), !enums.isEmpty { found += plainCases(behind: cursor) }
            cursor.index += 1
        }
        // What is put together piece by piece is one address.
        for chain in PathChains(stream, language).all where chain.saysPath && !chain.isOfFile {
            guard let first = chain.texts.min() else { continue }
            found.append(Found(text: chain.path(named: false), span: stream.span(stream.tokens[first])))
        }
        return found.sorted { $0.span < $1.span }
    }

    private static let quote = UInt8.ascii("\"")

    private static func names(ofLiteral token: Token, _ stream: TokenStream, _ language: Language) -> [String] {
        let bytes = stream.bytes[token.start..<token.end].drop { $0 == .ascii("@") }
        guard bytes.first == quote, bytes.last == quote, bytes.count >= 4, bytes.count <= 120 else { return [] }
        let written = bytes.dropFirst().dropLast()
        let text = language == .swift ? interpolated(written) : formatted(written)
        // The host that a path stands behind is put in.
        let path = text.starts(with: "{}/".utf8) ? text.dropFirst(2) : text[...]
        // Headers are imported by their names.
        if isName(path), !path.reversed().starts(with: "h.".utf8) { return [String(decoding: path, as: UTF8.self)] }
        return QueryText.names(in: String(decoding: path, as: UTF8.self), isAddress: { isName(Array($0.utf8)[...]) })
    }

    /// `%@://done` as `{}://done`: what `printf` and its kin fill in.
    private static func formatted(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        var isPlaceholder = false
        for byte in bytes {
            if isPlaceholder {
                // Flags, a width and `1$` stand before the letter.
                isPlaceholder = !byte.isLetter && byte != .ascii("@") && byte != .ascii("%") || "lhqztjL".utf8.contains(byte)
            } else if byte == .ascii("%") {
                isPlaceholder = true
                text += "{}".utf8
            } else {
                text.append(byte)
            }
        }
        return text
    }

    /// `\(scheme)://done` as `{}://done`.
    private static func interpolated(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        var depth = 0
        var isEscaped = false
        for byte in bytes {
            switch byte {
            case .ascii("\\") where depth == 0: isEscaped.toggle()
            case .ascii("(") where isEscaped || depth > 0:
                if depth == 0 { text += "{}".utf8 }
                (depth, isEscaped) = (depth + 1, false)
            case .ascii(")") where depth > 0: depth -= 1
            default:
                isEscaped = false
                if depth == 0 { text.append(byte) }
            }
        }
        return text
    }

    /// Letters, digits, `_`, `-`, `.` and `/`, with a letter among them; a path may have placeholders, a URL a scheme and a query, too. A
    /// name may have others in brackets behind it, as items of a query do: `page[size]`, `tags[]`.
    private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
        let marks = Array("_-./".utf8)
        let parts = bytes.split(separator: .ascii("["), omittingEmptySubsequences: false)
        if parts.count > 1 {
            return isName(parts[0]) && parts.dropFirst().allSatisfy { $0.last == .ascii("]") && ($0.count == 1 || isName($0.dropLast())) }
        }
        let isURL = String(decoding: bytes, as: UTF8.self).contains("://")
        let isPath = bytes.contains(.ascii("/"))
        let all = isURL ? marks + Array(":{}?=&".utf8) : isPath ? marks + Array("{}".utf8) : marks
        return bytes.contains(where: \.isLetter) && bytes.allSatisfy { $0.isLetter || $0.isDigit || all.contains($0) }
    }

    /// Where the body of an enum of texts ends.
    private static func end(ofEnumAt start: TokenCursor) -> Int? {
        var cursor = start
        cursor.index += 2
        guard cursor.take(":") else { return nil }
        var isOfTexts = false
        while !cursor.isAtEnd, !cursor.isPunctuation("{") {
            isOfTexts = isOfTexts || cursor.isWord("String") || cursor.isWord("CodingKey")
            cursor.index += 1
        }
        return isOfTexts ? cursor.partner : nil
    }

    /// `case email, phone = "tel"`: the names without a value of their own. What a `switch` asks for begins with a dot, and is none.
    private static func plainCases(behind keyword: TokenCursor) -> [Found] {
        var cursor = keyword
        var found: [Found] = []
        repeat {
            cursor.index += 1
            guard let token = cursor.takeWord() else { break }
            let name = cursor.stream.text(token)
            if cursor.take("=") {
                cursor.index += 1
            } else if cursor.isPunctuation(":") || cursor.isPunctuation("(") {
                break
            } else {
                found.append(Found(text: name, span: cursor.stream.span(token)))
            }
        } while cursor.isPunctuation(",")
        return found
    }
}
