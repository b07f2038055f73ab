import SourceText

extension DefinitionLine {
    /// `key  Required`, `force  Default: false`: whether it must be given, as all that stands behind the name.
    mutating func readRequirement() {
        guard isRequired == nil, names.count == 1, passage.lines.first == line, byte == 0x20 else { return }
        let rest = passage.string(passage.trimmed(Span(end, line.end)))
        guard rest.utf8.count < 60 else { return }
        let word = rest.prefix { $0.isLetter }
        if word == "Default", rest.dropFirst(word.count).hasPrefix(":") {
            isRequired = false
        } else {
            isRequired = word.count == rest.count || word == "Required" || word == "Optional" ? Requiredness.said(by: String(word)) : nil
        }
        if isRequired != nil { end = line.end }
    }

    /// "required String. The key.", "Optional. The key.", `{{<required>}} String.` behind the colon: whether it must be given, before its type.
    mutating func readLeadingRequirement() {
        guard isRequired == nil else { return }
        let rest = passage.string(Span(end, min(line.end, end + 60)))
        // A page's own mark is called by what it says.
        let shortcode = rest.hasPrefix("{{") ? rest.firstRange(of: "}}").map { rest[..<$0.upperBound] } : nil
        let word = shortcode.map { $0.filter(\.isLetter) } ?? String(rest.prefix { $0.isLetter })
        guard let required = Requiredness.said(by: word) else { return }
        let length = shortcode?.utf8.count ?? word.utf8.count
        let behind = passage.string(Span(end + length, min(line.end, end + length + 24)))
        let isMarked = shortcode != nil || passage.text.marks.contains { $0.range.start == end && $0.range.end == end + length }
        let next = behind.drop { $0 == " " }.prefix { $0.isLetter }
        guard isMarked || behind.isEmpty || ".,;)".contains(behind.first ?? " ") || TypeWords.isType(String(next)) else { return }
        isRequired = required
        end += length
        while end < line.end, [0x2E, 0x2C, 0x3B].contains(passage.bytes[end]) { end += 1 }
        skipBlanks()
    }
}
