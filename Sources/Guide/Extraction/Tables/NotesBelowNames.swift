import SourceText

/// `key`, and "required" on the line below it: whether it must be given, and no other name. "Repeated", "New" below a
/// name in code are marks, too.
extension NamedCell {
    static func withoutNote(_ names: [NamedCell], in passage: Passage) -> [NamedCell] {
        guard names.count > 1, passage.lines.count > 1, let last = passage.lines.last, last.end - last.start > 2 else { return names }
        let line = passage.string(last)
        guard names.last?.name == line else { return names }
        guard line.utf8.count > 3, let isRequired = Requiredness.of(line) else {
            return isMark(line, last, in: passage) ? Array(names.dropLast()) : names
        }
        return names.dropLast().map { name in
            var name = name
            name.isRequired = name.isRequired ?? isRequired
            return name
        }
    }

    /// A word of the language that is not set as code, below a name that is.
    private static func isMark(_ line: String, _ last: Span, in passage: Passage) -> Bool {
        guard let first = passage.lines.first, passage.isCode(passage.trimmed(first)), !passage.isCode(last) else { return false }
        return line.first?.isUppercase == true && line.dropFirst().utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
    }
}
