import SourceText

/// One line of a text guide, with what its shape tells.
struct TextLine {
    /// Without the line break.
    let span: Span
    /// Without the blanks at either end; empty for a blank line.
    let content: Span
    let shape: LineShape

    init(_ span: Span, _ source: UnsafeBufferPointer<UInt8>, _ dialect: TextDialect) {
        self.span = span
        content = span.trimmed(source)
        shape = content.isEmpty ? .blank : LineShape(source, content, indentation: content.start - span.start, dialect)
    }

    var isBlank: Bool { content.isEmpty }
    var indentation: Int { content.start - span.start }

    /// `case open` and nothing else.
    func isLoneCase(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        let bytes = source[content.start..<content.end]
        return bytes.starts(with: "case ".utf8) && bytes.dropFirst(5).allSatisfy(\.isIdentifierByte)
    }

    /// Whether a tab parts what the line says.
    func hasTabInside(_ source: UnsafeBufferPointer<UInt8>) -> Bool { source[content.start..<content.end].contains(UInt8(ascii: "\t")) }
}

/// What a line looks like taken by itself.
enum LineShape: Equatable {
    case blank
    /// A bullet or a step's number, with the length of the mark and the blanks behind it.
    case item(mark: Int)
    /// Can only be code: a directive, a declaration, a message, a line that ends in `;` or a brace.
    case code
    /// Could be code beside other code: no sentence.
    case neutral
    case prose

    init(_ source: UnsafeBufferPointer<UInt8>, _ content: Span, indentation: Int, _ dialect: TextDialect) {
        let bytes = UnsafeBufferPointer(rebasing: source[content.start..<content.end])
        if let mark = ItemMark.length(bytes, indentation: indentation, dialect) {
            self = .item(mark: mark)
        } else if CodeShape.isCode(bytes) {
            self = .code
        } else {
            self = CodeShape.isSentence(bytes) ? .prose : .neutral
        }
    }
}

/// The marks of list items that survive when a page is copied as text.
enum ItemMark {
    private static let bullets = ["•", "◦", "▪", "‣", "●", "○", "■", "□", "∙", "·"].map { Array($0.utf8) }

    /// The length of the mark and the blanks behind it; nil for any other line. A number at the margin is a heading's, not a step's; where
    /// signs mark a text up, lists stand at the margin.
    static func length(_ bytes: UnsafeBufferPointer<UInt8>, indentation: Int, _ dialect: TextDialect) -> Int? {
        for bullet in bullets where bytes.starts(with: bullet) { return blanks(bytes, bullet.count) }
        guard indentation > 0 || dialect == .reStructuredText else { return nil }
        if isTypedBullet(bytes, indentation: indentation) { return blanks(bytes, 1) }
        if dialect == .reStructuredText, bytes.starts(with: "#. ".utf8) { return blanks(bytes, 2) }
        let digits = bytes.prefix { $0.isASCIIDigit }.count
        if (1...3).contains(digits), digits < bytes.count, bytes[digits] == UInt8(ascii: ".") || bytes[digits] == UInt8(ascii: ")") {
            return blanks(bytes, digits + 1)
        }
        return nil
    }

    /// `* name` and `- name`; a star one column behind its comment's start, and the sign of a method, are none.
    private static func isTypedBullet(_ bytes: UnsafeBufferPointer<UInt8>, indentation: Int) -> Bool {
        guard bytes.count > 2, bytes[1] == UInt8(ascii: " ") else { return false }
        // `* /` ends a comment, and `* /v1/doors` is a path.
        if bytes[0] == UInt8(ascii: "*") { return indentation.isMultiple(of: 2) && (bytes[2] != UInt8(ascii: "/") || bytes.count > 4) }
        return bytes[0] == UInt8(ascii: "-") && bytes[2] != UInt8(ascii: "(") && bytes[2] != UInt8(ascii: "[")
    }

    private static func blanks(_ bytes: UnsafeBufferPointer<UInt8>, _ mark: Int) -> Int? {
        let blanks = bytes[mark...].prefix { $0.isASCIIBlank }.count
        return blanks > 0 || mark == bytes.count ? mark + blanks : nil
    }
}
