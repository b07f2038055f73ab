import SourceText

extension NameShape {
    /// `setImages: duration: forState:`: the parts of one selector, with blanks between them.
    static func isPartedSelector(_ text: String) -> Bool {
        guard text.utf8.count < 200, text.has(": "), let first = text.utf8.first, first >= 0x61, first <= 0x7A else { return false }
        let parts = text.split(separator: " ")
        return parts.count > 1
            && parts.allSatisfy { part in
                part.hasSuffix(":") && part.utf8.count > 1 && part.utf8.allSatisfy { NameShape.isIdentifierPart($0) || $0 == 0x3A }
            }
    }
}

extension NamedCell {
    /// The selector, without the blanks.
    init?(partedIn passage: Passage) {
        guard passage.lines.count == 1, let line = passage.lines.first else { return nil }
        let text = passage.string(line).filter { $0 != "`" }
        guard NameShape.isPartedSelector(text) else { return nil }
        self.init(text.filter { $0 != " " }, passage.file(line))
        isMessage = true
    }
}

extension NamedCell {
    /// `username *`, `*username`, `username (*)`: one star says that it must be given; two are emphasis.
    init?(starredIn passage: Passage) {
        guard passage.holds(0x2A), passage.lines.count == 1, let line = passage.lines.first, line.end - line.start < 80,
            passage.bytes[line.start..<line.end].count(where: { $0 == 0x2A }) == 1
        else { return nil }
        var span = line
        let marks: Set<UInt8> = [0x2A, 0x20, 0x28, 0x29, 0x60]
        while span.start < span.end, marks.contains(passage.bytes[span.start]) { span.start += 1 }
        while span.end > span.start, marks.contains(passage.bytes[span.end - 1]) { span.end -= 1 }
        let name = passage.string(span)
        guard !span.isEmpty, name.utf8.allSatisfy({ NameShape.isIdentifierPart($0) || [0x2D, 0x2E, 0x5B, 0x5D].contains($0) }),
            NameShape.isName(name), !TypeWords.isType(name)
        else { return nil }
        self.init(name, passage.file(span))
        isRequired = true
    }
}
