import SourceText

extension Extraction {
    /// Headers that an API documents; what every request carries is left out.
    private static let headers = [
        "Authorization", "Content-Type", "Accept-Language",
    ]
    private static let schemes = ["Bearer", "Basic", "Digest"]

    /// `Authorization: Scheme …`, `X-Key: …`, `setValue:… forHTTPHeaderField:@"…"`, and a scheme named without its header.
    @discardableResult
    mutating func readHeaders(_ passage: Passage, inCode: Bool) -> [Span] {
        var spans: [Span] = []
        for span in Self.headerNames(in: passage, withSlips: { inCode || Self.speaksOfHeaders(passage) }) {
            // `authorization: .token` in Swift is what a method takes.
            if inCode, isInAppCode, passage.bytes[span.start] >= 0x61, span.start == 0 || passage.bytes[span.start - 1] != 0x22 { continue }
            let name = passage.string(span)
            guard let value = Self.headerValue(after: span.end, in: passage) else {
                guard inCode ? Self.isHeaderField(span, in: passage) : isNamedHeader(span, in: passage) else { continue }
                addHeader(name, scheme: Self.scheme(in: passage), span, in: passage)
                spans.append(span)
                continue
            }
            addHeader(name, scheme: value.scheme, Span(span.start, value.end), in: passage)
            spans.append(Span(span.start, value.end))
        }
        if inCode { spans += readHandshake(passage) }
        if spans.isEmpty, let scheme = Self.loneScheme(in: passage, inCode: inCode) {
            addHeader("Authorization", scheme: passage.string(scheme), scheme, in: passage)
            spans.append(scheme)
        }
        return spans
    }

    /// A sentence on headers, or a command line that sets one.
    private static func speaksOfHeaders(_ passage: Passage) -> Bool {
        let lower = passage.text.characters.lowercased()
        return lower.has("header") || lower.has("헤더") || lower.has("ヘッダ") || lower.has("请求头") || lower.has("-h \"")
    }

    mutating func addHeader(_ name: String, scheme: String?, _ span: Span, in passage: Passage) {
        let owner = context.endpoint
        add(Fact(.header, name, owner: owner, type: scheme, source: inSample ? .sample : .prose, span: passage.file(span)))
    }

    /// Known names of headers, and words that start with `X-`; in code also what is nearly a known name.
    private static func headerNames(in passage: Passage, withSlips: () -> Bool) -> [Span] {
        var spans: [Span] = []
        var index = 0
        while index < passage.bytes.count {
            guard isHeaderByte(passage.bytes[index]) else {
                index += 1
                continue
            }
            var end = index
            while end < passage.bytes.count, isHeaderByte(passage.bytes[end]) { end += 1 }
            if isHeader(Span(index, end), in: passage, withSlips: withSlips) { spans.append(Span(index, end)) }
            index = end
        }
        return spans
    }

    private static func isHeader(_ span: Span, in passage: Passage, withSlips: () -> Bool) -> Bool {
        // The shortest known name has a dozen letters.
        guard span.length > 9 || span.length > 3 && passage.bytes[span.start] == UInt8(ascii: "X") else { return false }
        let word = passage.string(span)
        // Their case means nothing.
        if headers.contains(where: { $0.utf8.count == word.utf8.count && $0.lowercased() == word.lowercased() }) { return true }
        if word.hasPrefix("X-") { return true }
        return span.length > 9 && headers.contains { ShapeSlips.isSlip(word, of: $0, limit: 2) } && withSlips()
    }

    private static func isHeaderByte(_ byte: UInt8) -> Bool { NameShape.isIdentifierPart(byte) || byte == 0x2D }

    /// What stands behind `Name:`. Its scheme is the first word where a second one follows, or a media type.
    private static func headerValue(after end: Int, in passage: Passage) -> (scheme: String?, end: Int)? {
        let bytes = passage.bytes
        var index = end
        while index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27 || bytes[index] == 0x60 { index += 1 }
        while index < bytes.count, bytes[index] == 0x20 { index += 1 }
        guard index < bytes.count, bytes[index] == 0x3A else { return nil }
        index += 1
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x22 { index += 1 }
        let start = index
        while index < bytes.count, isHeaderByte(bytes[index]) || bytes[index] == 0x2F || bytes[index] == 0x2B { index += 1 }
        guard index > start else { return (nil, end) }
        let word = passage.string(Span(start, index))
        // `Authorization: required. Send it as "Bearer …"`
        if Requiredness.of(word) != nil { return (scheme(in: passage), end) }
        let isScheme = word.has("/") || (index < bytes.count && bytes[index] == 0x20) || schemes.contains(word)
        return (isScheme ? word : nil, isScheme ? index : end)
    }

    private static func isHeaderField(_ span: Span, in passage: Passage) -> Bool {
        let before = passage.string(Span(max(0, span.start - 48), span.start))
        return ["forHTTPHeaderField:", "forHTTPHeaderField: ", "setRequestProperty(", "addHeader("].contains { before.has($0) }
    }

    /// `X-Door-Key` in a sentence on headers, or under a heading on them.
    private func isNamedHeader(_ span: Span, in passage: Passage) -> Bool {
        let name = passage.bytes[span.start..<span.end]
        guard name.starts(with: "X-".utf8), name.last != 0x2D else { return false }
        return context.speaks(of: .headers) || Self.speaksOfHeaders(passage)
    }

    static func scheme(in passage: Passage) -> String? { schemes.first { passage.text.characters.has("\($0) ") } }

    /// `@"Bearer %@"`, or a sentence on the authorization header that names a scheme.
    private static func loneScheme(in passage: Passage, inCode: Bool) -> Span? {
        let text = passage.text.characters
        if inCode, let scheme = schemeOfFormat(in: passage) { return scheme }
        for scheme in schemes where text.has(scheme) {
            guard let offset = offset(of: scheme, in: passage.bytes, quoted: inCode) else { continue }
            let lower = text.lowercased()
            let isHeader = inCode || lower.has("header") || lower.has("헤더") || lower.has("authorization")
            if isHeader { return Span(offset, offset + scheme.utf8.count) }
        }
        return nil
    }

    /// `@"Scheme %@"` in a sample that sets headers, whatever the scheme.
    private static func schemeOfFormat(in passage: Passage) -> Span? {
        guard passage.text.characters.has("forHTTPHeaderField") else { return nil }
        let bytes = passage.bytes
        return offsets(of: " %@\"", in: bytes).lazy.compactMap { end -> Span? in
            let start = bytes[..<end].lastIndex { !NameShape.isIdentifierPart($0) }.map { $0 + 1 } ?? 0
            guard end - start > 2, start > 0, bytes[start - 1] == 0x22, bytes[start] >= 0x41, bytes[start] <= 0x5A else { return nil }
            return Span(start, end)
        }.first
    }

    private static func offset(of word: String, in bytes: [UInt8], quoted: Bool) -> Int? {
        let needle = Array(word.utf8)
        guard bytes.count > needle.count else { return nil }
        return (0..<(bytes.count - needle.count)).first { start in
            guard bytes[start] == needle[0], bytes[start..<(start + needle.count)].elementsEqual(needle) else { return false }
            let before: UInt8 = start > 0 ? bytes[start - 1] : 0x20
            let after = bytes[start + needle.count]
            return quoted ? before == 0x22 && after == 0x20 : !NameShape.isIdentifierPart(before) && !NameShape.isIdentifierPart(after)
        }
    }
}
