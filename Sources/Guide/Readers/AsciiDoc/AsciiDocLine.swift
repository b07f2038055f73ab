import SourceText

/// What a line of AsciiDoc is, taken by itself.
enum AsciiDocLine: Equatable {
    case blank
    /// `== Title`, with its level and the length of the signs.
    case heading(level: Int, mark: Int)
    /// `[source,swift]`, `[[anchor]]`: says something of the block below.
    case attributes
    /// `.Title` of the block below.
    case title
    /// `* item`, `.. step`, `- item`, with its depth and the length of the mark.
    case item(depth: Int, mark: Int)
    /// `term:: meaning`, with where the signs stand.
    case term(signs: Span)
    /// `----`, `....`: what stands between two of them is shown as it is.
    case fence
    /// `|===`
    case table
    /// `////`: what stands between two of them is no part of the guide.
    case remark
    /// Signs that enclose text like any other, attributes of the document, comments, what is fetched from elsewhere.
    case ignored
    case text

    init(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>) {
        guard !line.isBlank else {
            self = .blank
            return
        }
        let bytes = UnsafeBufferPointer(rebasing: source[line.content.start..<line.content.end])
        if line.indentation == 0, let delimiter = Self.delimiter(bytes) {
            self = delimiter
        } else if line.indentation == 0, let line = Self.atMargin(bytes) {
            self = line
        } else if let item = Self.item(bytes) {
            self = item
        } else if let signs = Self.termSigns(bytes) {
            self = .term(signs: Span(line.content.start + signs.start, line.content.start + signs.end))
        } else {
            self = .text
        }
    }

    /// Lines of one sign, four or more of it.
    private static func delimiter(_ bytes: UnsafeBufferPointer<UInt8>) -> AsciiDocLine? {
        let first = bytes[0]
        if [UInt8(ascii: "|"), UInt8(ascii: "!")].contains(first), bytes.count >= 4, bytes.dropFirst().allSatisfy({ $0 == 0x3D }) {
            return .table
        }
        if bytes.starts(with: "```".utf8) { return .fence }
        if bytes.elementsEqual("--".utf8) { return .ignored }
        guard bytes.count >= 4, bytes.allSatisfy({ $0 == first }) else { return nil }
        switch first {
        case UInt8(ascii: "-"), UInt8(ascii: "."): return .fence
        case UInt8(ascii: "/"): return .remark
        case UInt8(ascii: "="), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "+"): return .ignored
        default: return nil
        }
    }

    private static func atMargin(_ bytes: UnsafeBufferPointer<UInt8>) -> AsciiDocLine? {
        let first = bytes[0]
        switch first {
        case UInt8(ascii: "="), UInt8(ascii: "#"):
            let level = bytes.prefix { $0 == first }.count
            guard level <= 6, level + 1 < bytes.count, bytes[level] == 0x20 else { return nil }
            return .heading(level: level, mark: level + 1)
        case UInt8(ascii: "["): return bytes.last == UInt8(ascii: "]") ? .attributes : nil
        case UInt8(ascii: "."):
            guard bytes.count > 1, bytes[1] > 0x20, bytes[1] != first else { return nil }
            return .title
        case UInt8(ascii: "/"): return bytes.starts(with: "//".utf8) ? .ignored : nil
        case UInt8(ascii: ":"):
            let name = bytes.dropFirst().prefix { $0 != UInt8(ascii: ":") && $0 > 0x20 }
            return !name.isEmpty && name.endIndex < bytes.count && bytes[name.endIndex] == UInt8(ascii: ":") ? .ignored : nil
        case UInt8(ascii: "+"): return bytes.count == 1 ? .ignored : nil
        default: return isMacro(bytes) ? .ignored : nil
        }
    }

    /// `include::file[]`, `image::picture.png[]`, `ifdef::ios[]`, `toc::[]`.
    private static func isMacro(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let name = bytes.prefix { $0 >= 0x61 && $0 <= 0x7A }.count
        return name > 2 && bytes[name...].starts(with: "::".utf8) && bytes.last == UInt8(ascii: "]") && bytes.contains(UInt8(ascii: "["))
    }

    private static func item(_ bytes: UnsafeBufferPointer<UInt8>) -> AsciiDocLine? {
        let first = bytes[0]
        var mark = 0
        var depth = 1
        if first == UInt8(ascii: "*") || first == UInt8(ascii: ".") {
            mark = bytes.prefix { $0 == first }.count
            depth = mark
        } else if first == UInt8(ascii: "-") {
            mark = 1
        } else {
            let digits = bytes.prefix { $0.isASCIIDigit }.count
            if (1...3).contains(digits), digits < bytes.count, bytes[digits] == UInt8(ascii: ".") { mark = digits + 1 }
        }
        guard (1...5).contains(mark), mark + 1 < bytes.count, bytes[mark] == 0x20 else { return nil }
        let blanks = bytes[mark...].prefix { $0.isASCIIBlank }.count
        return .item(depth: depth, mark: mark + blanks)
    }

    /// The colons of `term:: meaning`, or of a term alone; `a::b` is a name.
    private static func termSigns(_ bytes: UnsafeBufferPointer<UInt8>) -> Span? {
        var index = 1
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: ":"), bytes[index + 1] == UInt8(ascii: ":"), bytes[index - 1] > 0x20 {
                var end = index
                while end < bytes.count, bytes[end] == UInt8(ascii: ":") { end += 1 }
                return end - index <= 4 && (end == bytes.count || bytes[end] == 0x20) ? Span(index, end) : nil
            }
            index += 1
        }
        return nil
    }
}
