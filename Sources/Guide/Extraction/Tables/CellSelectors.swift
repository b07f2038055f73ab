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

extension Vocabulary {
    /// `- (instancetype)NS_UNAVAILABLE`: what is left of `init` where a generator takes the macro behind it for the name.
    static func isUnavailableMark(_ name: String) -> Bool { ["NS_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE"].contains(name) }
}
