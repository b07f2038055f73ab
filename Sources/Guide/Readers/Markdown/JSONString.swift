import SourceText

/// What a string of JSON says, with the way back to the bytes that say it.
struct JSONString {
    private var bytes: [UInt8] = []
    private var map: OffsetMap

    /// - Parameter span: between the quotes
    init(_ source: UnsafeBufferPointer<UInt8>, _ span: Span) {
        map = OffsetMap(startingAt: span.start)
        var index = span.start
        while index < span.end {
            let start = index
            let character = Self.character(source, &index, span.end)
            bytes += character
            map.append(decodedLength: character.count, originalLength: index - start)
        }
    }

    var characters: String { String(decoding: bytes, as: UTF8.self) }

    /// Read as Markdown, with the places of the file.
    var markdown: GuideContent { content(MarkdownReader.readPlain) }

    var html: GuideContent { content(HTMLReader.read) }

    private func content(_ read: (UnsafeBufferPointer<UInt8>, Span, inout GuideContent) -> Void) -> GuideContent {
        var content = GuideContent()
        bytes.withUnsafeBufferPointer { read($0, Span(0, $0.count), &content) }
        content.carryBack(map)
        return content
    }

    /// All blocks of its Markdown in one text, each on lines of its own; nil where there is none.
    var text: Text? {
        var builder = TextBuilder()
        for block in markdown.blocks {
            builder.ensureBreak(at: block.span.start)
            for text in block.texts { builder.append(text) }
        }
        return builder.isEmpty ? nil : builder.take()
    }

    func code(language: String?) -> Block? {
        guard bytes.contains(where: { !$0.isASCIIBlank }) else { return nil }
        var builder = TextBuilder(.kept)
        bytes.withUnsafeBufferPointer { builder.append($0, Span(0, $0.count)) }
        return map.original(Block(.code(builder.take(), language: language), span: Span(0, bytes.count)))
    }

    /// The next character, or an escape that stands for one.
    private static func character(_ source: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ end: Int) -> [UInt8] {
        let first = source[index]
        guard first == UInt8(ascii: "\\"), index + 1 < end else {
            let start = index
            index += 1
            while first >= 0xC0, index < end, source[index] & 0xC0 == 0x80 { index += 1 }
            return Array(source[start..<index])
        }
        let escape = source[index + 1]
        index += 2
        switch escape {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "b"), UInt8(ascii: "f"): return [0x20]
        case UInt8(ascii: "u"): return unicode(source, &index, end)
        default: return [escape]
        }
    }

    /// Four digits, and four more behind the first half of a pair.
    private static func unicode(_ source: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ end: Int) -> [UInt8] {
        guard let first = unit(source, index, end) else { return Array("u".utf8) }
        index += 4
        var units = [first]
        if UTF16.isLeadSurrogate(first), index + 6 <= end, source[index..<index + 2].elementsEqual("\\u".utf8),
            let second = unit(source, index + 2, end), UTF16.isTrailSurrogate(second)
        {
            units.append(second)
            index += 6
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private static func unit(_ source: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> UInt16? {
        guard index + 4 <= end else { return nil }
        return UInt16(String(decoding: source[index..<index + 4], as: UTF8.self), radix: 16)
    }
}

extension Block {
    fileprivate var texts: [Text] {
        switch kind {
        case .heading(_, let text), .paragraph(let text), .item(_, let text), .code(let text, _): [text]
        case .table(let table): (table.header + table.rows.flatMap(\.cells)).map(\.text)
        }
    }
}
