import SourceText

/// Types in angle brackets that a page took for tags: `NSDictionary<nsstring *,id="">`, or `NSArray<NSString *>` of which a browser shows half.
enum SwallowedTypes: SlipFinder {
    static func slips(in guide: ExaminedGuide) -> [Slip] {
        let bytes = guide.document.file.bytes
        var slips: [Slip] = []
        for start in bytes.indices where bytes[start] == UInt8(ascii: "<") {
            guard let end = end(of: start, in: bytes), isSwallowed(bytes[start..<end], in: guide.document.format) else { continue }
            let span = Span(start, end)
            slips.append(Slip(.swallowedType, guide.document.file.text(span), span: span))
        }
        return slips
    }

    /// The end of a tag of a few words that opens with a name and a star.
    private static func end(of start: Int, in bytes: [UInt8]) -> Int? {
        var index = start + 1
        while index < bytes.count, NameShape.isIdentifierPart(bytes[index]) { index += 1 }
        guard index > start + 1 else { return nil }
        while index < bytes.count, bytes[index] == 0x20 { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "*") else { return nil }
        let limit = min(bytes.count, index + 80)
        guard let end = bytes[index..<limit].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") || $0 == 0x0A }),
            bytes[end] == UInt8(ascii: ">")
        else { return nil }
        return end + 1
    }

    /// In a page every such tag is one; elsewhere only what a page has already made attributes of.
    private static func isSwallowed(_ tag: ArraySlice<UInt8>, in format: Document.Format) -> Bool {
        let isRewritten = String(decoding: tag, as: UTF8.self).has("=\"\"")
        return format == .html || isRewritten
    }
}
