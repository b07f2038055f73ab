import SourceText

/// Turns a guide's bytes into UTF-8, strictly: a byte that does not fit is reported with its offset, never replaced.
enum GuideDecoder {
    struct Decoded {
        /// Nil where the file's own bytes are the text.
        var bytes: [UInt8]?
        /// Nil where offsets in the text are offsets in the file.
        var map: OffsetMap?
        /// Where the text starts: behind a byte order mark.
        var start = 0
        /// A label that the page gives itself wrongly, with its span.
        var wrongLabel: (name: String, span: Span)?
        /// The first of the zero bytes that were read as blanks.
        var firstZero: Int?
    }

    struct Failure: Error {
        var message: String
        var offset: Int
        var help: String?
    }

    static func decode(_ bytes: [UInt8]) -> Result<Decoded, Failure> {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(bytes, start: 3, label: nil) }
        if bytes.starts(with: [0xFF, 0xFE]) { return legacy(bytes, "UTF-16LE", start: 2) }
        if bytes.starts(with: [0xFE, 0xFF]) { return legacy(bytes, "UTF-16BE", start: 2) }
        if let offset = bytes.withUnsafeBufferPointer({ $0.first(0, from: 0, to: $0.count) }) { return blanked(bytes, firstZero: offset) }
        let label = CharsetLabel.find(in: bytes)
        guard let label, let name = label.converterName else { return utf8(bytes, start: 0, label: label) }
        // A page in another encoding is next to never sound UTF-8 as well; one that was converted is.
        if case .success(var decoded) = utf8(bytes, start: 0, label: label) {
            if bytes.contains(where: { $0 >= 0x80 }) { decoded.wrongLabel = (label.name, label.span) }
            return .success(decoded)
        }
        return legacy(bytes, name, start: 0)
    }

    /// Text with a zero byte here and there, which an editor or a site's generator left in it: each is a blank.
    private static func blanked(_ bytes: [UInt8], firstZero: Int) -> Result<Decoded, Failure> {
        guard bytes.count(where: { $0 == 0 }) * bytesForEachZero <= bytes.count else {
            return .failure(
                Failure(message: "a zero byte: this is no text", offset: firstZero, help: "give the guide as HTML, Markdown or text"))
        }
        return utf8(bytes, start: 0, label: nil).map { _ in
            var (text, map) = ([UInt8](), OffsetMap(startingAt: 0))
            text.reserveCapacity(bytes.count)
            for byte in bytes {
                // The blank that does not break has another length, which keeps apart what the file says and what is read.
                let read = byte == 0 ? [0xC2, 0xA0] : [byte]
                text += read
                map.append(decodedLength: read.count, originalLength: 1)
            }
            return Decoded(bytes: text, map: map, firstZero: firstZero)
        }
    }

    /// Pictures and archives have a zero for ten bytes or so, pages a handful in all.
    private static let bytesForEachZero = 256

    private static func utf8(_ bytes: [UInt8], start: Int, label: CharsetLabel?) -> Result<Decoded, Failure> {
        guard let offset = UTF8Check.firstBadByte(bytes) else { return .success(Decoded(start: start)) }
        if let label, !label.isUTF8 {
            return .failure(Failure(message: "`\(label.name)` is no encoding that can be read", offset: label.span.start))
        }
        let message = "byte 0x\(String(bytes[offset], radix: 16, uppercase: true)) is not UTF-8"
        return .failure(Failure(message: message, offset: offset, help: "save the guide as UTF-8, or name its charset in a `<meta>` tag"))
    }

    private static func legacy(_ bytes: [UInt8], _ name: String, start: Int) -> Result<Decoded, Failure> {
        guard let converter = CharacterConverter(from: name) else {
            return .failure(Failure(message: "this system cannot read \(name)", offset: 0, help: "save the guide as UTF-8"))
        }
        return converter.decode(bytes, from: start)
    }
}

/// The charset that a page names in its first kilobyte.
struct CharsetLabel {
    var name: String
    var span: Span

    var isUTF8: Bool { ["utf-8", "utf8", "unicode-1-1-utf-8", "us-ascii", "ascii"].contains(name) }

    /// What the converter calls it; nil for UTF-8 and for what nobody knows.
    var converterName: String? {
        switch name {
        // All of these mean Microsoft's superset on the web: pages that say EUC-KR hold its other characters too.
        case "euc-kr", "ks_c_5601-1987", "ks_c_5601-1989", "ksc5601", "ksc_5601", "korean", "windows-949", "cp949", "ms949",
            "x-windows-949",
            "uhc":
            "CP949"
        case "iso-8859-1", "latin1", "windows-1252", "cp1252": "CP1252"
        case "shift_jis", "shift-jis", "sjis", "x-sjis", "windows-31j": "CP932"
        case "euc-jp": "EUC-JP"
        case "gb2312", "gbk", "gb18030": "GB18030"
        case "big5": "BIG5"
        case "utf-16", "utf-16le", "utf-16be": nil
        default: isUTF8 ? nil : name.uppercased()
        }
    }

    static func find(in bytes: [UInt8]) -> CharsetLabel? {
        let head = bytes.prefix(2048).map(\.lowercasedASCII)
        guard head.contains(UInt8(ascii: "<")) else { return nil }
        for key in ["charset", "encoding"] {
            let key = Array(key.utf8)
            var index = 0
            while index + key.count < head.count {
                if head[index..<(index + key.count)].elementsEqual(key), let label = value(head, after: index + key.count) { return label }
                index += 1
            }
        }
        return nil
    }

    private static func value(_ head: [UInt8], after offset: Int) -> CharsetLabel? {
        var start = offset
        func skip(_ bytes: [UInt8]) { while start < head.count, bytes.contains(head[start]) { start += 1 } }
        skip([0x20])
        guard start < head.count, head[start] == UInt8(ascii: "=") else { return nil }
        skip([UInt8(ascii: "="), 0x20, UInt8(ascii: "\""), UInt8(ascii: "'")])
        var end = start
        while end < head.count, head[end].isIdentifierByte || head[end] == UInt8(ascii: "-") { end += 1 }
        guard end > start else { return nil }
        return CharsetLabel(name: String(decoding: head[start..<end], as: UTF8.self), span: Span(start, end))
    }
}
