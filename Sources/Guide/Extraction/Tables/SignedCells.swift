import SourceText

extension NameShape {
    /// `+open:force:`, `- reset`: a method's sign and its name, without types. Flags of compilers begin with a capital, or have hyphens.
    static func isSignedSelector(_ text: some StringProtocol) -> Bool {
        guard let sign = text.utf8.first, sign == 0x2B || sign == 0x2D, text.utf8.count < 200 else { return false }
        let name = text.utf8.dropFirst().drop { $0 == 0x20 }
        guard let first = name.first, first >= 0x61 && first <= 0x7A, name.count > 2 else { return false }
        return name.allSatisfy { isIdentifierPart($0) || $0 == 0x3A } && (text.hasSuffix(":") || !name.contains(0x3A))
    }
}

extension NamedCell {
    /// `+open:force:`, `- reset` in a table of methods: the sign says whose they are.
    init?(signedIn passage: Passage) {
        guard passage.lines.count == 1, let line = passage.lines.first else { return nil }
        let code = passage.withoutQuotes(passage.withoutPictures(line))
        guard NameShape.isSignedSelector(passage.string(code)) else { return nil }
        let name = passage.trimmed(Span(code.start + 1, code.end))
        self.init(passage.string(name), passage.file(name))
        isStatic = passage.bytes[code.start] == 0x2B
        isMessage = true
    }
}

extension Passage {
    /// What stands behind the pictures at the start of a line, with which guides mark what is new.
    func withoutPictures(_ line: Span) -> Span {
        let length = string(line).unicodeScalars.prefix { $0.isOfPicture || $0 == " " }.reduce(0) { $0 + $1.utf8.count }
        return length < line.length && bytes[line.start] >= 0x80 ? Span(line.start + length, line.end) : line
    }
}

extension Unicode.Scalar {
    /// `★`, `🔥`, and what joins such; not the lines that trees are drawn with.
    var isOfPicture: Bool {
        (value >= 0x2600 || value == 0x200D) && (properties.generalCategory == .otherSymbol || value == 0xFE0F || value == 0x200D)
    }
}
