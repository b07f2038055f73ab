import SourceText

/// Marks that draw a tree of names in a column: `└ key`, `∟ key`, `├─ key`, also behind blanks that keep their width.
extension Passage {
    /// What stands behind the mark of a branch at the start of a line; the whole line where there is none, or a file's name behind it.
    func withoutBranch(_ line: Span) -> Span {
        guard !line.isEmpty, bytes[line.start] >= 0x80 else { return line }
        let text = string(line)
        let head = text.unicodeScalars.prefix { $0.isOfBranch || $0 == " " || $0.isWideBlank }
        guard head.contains(where: { $0.isOfBranch && !Unicode.Scalar.strokes.contains($0.value) }) else { return line }
        let length = head.reduce(0) { $0 + $1.utf8.count }
        guard length < line.length, !Vocabulary.isFileName(string(Span(line.start + length, line.end))) else { return line }
        return Span(line.start + length, line.end)
    }

    /// Whether a byte is one of a blank outside ASCII: that of full width, or one that no line breaks at.
    func isInWideBlank(_ index: Int) -> Bool {
        switch bytes[index] {
        case 0xC2: index + 1 < bytes.count && bytes[index + 1] == 0xA0
        case 0xA0: index > 0 && bytes[index - 1] == 0xC2
        case 0xE3: index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x80
        case 0x80:
            index > 0 && bytes[index - 1] == 0xE3 && index + 1 < bytes.count && bytes[index + 1] == 0x80
                || index > 1 && bytes[index - 2] == 0xE3 && bytes[index - 1] == 0x80
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Strokes that only lead on from a mark.
    fileprivate static let strokes: Set<UInt32> = [0x2500, 0x2501, 0x2502, 0x2503]

    fileprivate var isOfBranch: Bool {
        switch value {
        case 0x221F, 0x21B3, 0x3134: true
        case 0x2500...0x257F: true
        default: false
        }
    }

    fileprivate var isWideBlank: Bool { value == 0xA0 || value == 0x3000 }
}
