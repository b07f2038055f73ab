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
    /// `username *`, `*username`, `username (*)`: one star says that it must be given, if no footnote says something else; two and three behind
    /// a name are footnotes, others emphasis.
    init?(starredIn passage: Passage, isFootnote: Bool) {
        guard passage.lines.count == 1, let line = passage.lines.first, line.end - line.start < 80 else { return nil }
        let bytes = passage.bytes[line.start..<line.end]
        let stars = bytes.count { $0 == 0x2A }
        guard stars == 1 || stars > 1 && stars < 4 && bytes.suffix(stars).allSatisfy({ $0 == 0x2A }) else { return nil }
        var span = line
        let marks: Set<UInt8> = [0x2A, 0x20, 0x28, 0x29, 0x60]
        while span.start < span.end, marks.contains(passage.bytes[span.start]) { span.start += 1 }
        while span.end > span.start, marks.contains(passage.bytes[span.end - 1]) { span.end -= 1 }
        let name = passage.string(span)
        guard !span.isEmpty, name.utf8.allSatisfy({ NameShape.isIdentifierPart($0) || [0x2D, 0x2E, 0x5B, 0x5D].contains($0) }),
            NameShape.isName(name), !TypeWords.isType(name)
        else { return nil }
        self.init(name, passage.file(span))
        isRequired = stars > 1 || isFootnote ? nil : true
    }

    /// `icon?`: what may be left out, as the languages of the web write it; stars behind it are a footnote's.
    init?(questionedIn passage: Passage) {
        guard passage.lines.count == 1, let line = passage.lines.first else { return nil }
        var span = passage.trimmed(line)
        while span.end > span.start, [0x2A, 0x20].contains(passage.bytes[span.end - 1]) { span.end -= 1 }
        let code = passage.withoutQuotes(span)
        guard code.end > code.start + 1, passage.bytes[code.end - 1] == 0x3F,
            passage.bytes[code.start..<(code.end - 1)].allSatisfy({ NameShape.isIdentifierPart($0) || $0 == 0x2E })
        else { return nil }
        let name = Span(code.start, code.end - 1)
        self.init(passage.string(name), passage.file(name))
        isRequired = false
    }
}

extension Extraction {
    /// A name with a sign that says whether it must be given.
    func noted(_ passage: Passage) -> NamedCell? {
        if passage.holds(0x3F) { return NamedCell(questionedIn: passage) }
        return passage.holds(0x2A) ? NamedCell(starredIn: passage, isFootnote: starsAreFootnotes) : nil
    }

    /// "\* Only some can be set." below a table: what its stars say, unless it is that something must be given.
    var starsAreFootnotes: Bool {
        document.blocks[(block + 1)...].prefix(4).contains { next in
            guard case .paragraph(let text) = next.kind, text.characters.hasPrefix("*") else { return false }
            return !text.characters.split { !$0.isLetter }.contains { Requiredness.said(by: String($0)) == true }
        }
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
