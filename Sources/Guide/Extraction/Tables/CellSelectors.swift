import Declarations
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
    /// The selector, without the blanks; in one link, also without the ends of lines.
    init?(partedIn passage: Passage) {
        let whole = passage.trimmed(passage.wholeSpan)
        guard passage.lines.count == 1 || passage.lines.count > 1 && passage.isInLink(whole) else { return nil }
        var text = passage.string(whole).filter { $0 != "`" }
        let isStatic: Bool? = text.hasPrefix("-") ? false : text.hasPrefix("+") ? true : nil
        if passage.lines.count > 1 { text = text.drop { "-+– ".contains($0) }.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        guard NameShape.isPartedSelector(text) else { return nil }
        self.init(text.filter { $0 != " " }, passage.file(whole))
        if passage.lines.count > 1 { self.isStatic = isStatic }
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

extension Extraction {
    /// `setKey:` for `setKey(key)` where samples are in Objective-C, `setKey(_:)` where they are in Swift: a call with the name of what it takes.
    func inMainLanguage(_ name: String) -> String {
        guard name.hasSuffix(")"), let open = name.firstIndex(of: "("), let language = survey.mainLanguage else { return name }
        let inner = String(name[name.index(after: open)...].dropLast())
        guard NameShape.isPlainName(inner), NameShape.isPlainName(String(name[..<open])) else { return name }
        return language == .swift ? name[..<open] + "(_:)" : name[..<open] + ":"
    }
}
