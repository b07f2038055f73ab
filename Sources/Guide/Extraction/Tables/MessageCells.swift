import SourceText

/// `-[Door openWithKey:]`, `+[Door sharedDoor]`: a method of a class, as Apple's documents and stack traces write it.
struct MessageName {
    let owner: String
    let selector: Span
    let isStatic: Bool

    /// Nil where the line holds anything besides.
    init?(_ passage: Passage, _ line: Span) {
        let bytes = passage.bytes
        var line = passage.trimmed(line)
        while line.length > 2, bytes[line.start] == 0x60, bytes[line.end - 1] == 0x60 { line = Span(line.start + 1, line.end - 1) }
        guard line.length > 6, bytes[line.start] == 0x2B || bytes[line.start] == 0x2D, bytes[line.end - 1] == 0x5D,
            let open = bytes[line.start..<line.end].firstIndex(of: 0x5B), bytes[(line.start + 1)..<open].allSatisfy({ $0 == 0x20 }),
            let blank = bytes[open..<line.end].firstIndex(of: 0x20)
        else { return nil }
        let owner = passage.string(Span(open + 1, blank))
        let selector = passage.trimmed(Span(blank, line.end - 1))
        guard let first = owner.utf8.first, first >= 0x41, first <= 0x5A, owner.utf8.allSatisfy(NameShape.isIdentifierPart),
            Self.isSelector(bytes[selector.start..<selector.end])
        else { return nil }
        self.owner = owner
        self.selector = selector
        isStatic = bytes[line.start] == 0x2B
    }

    /// `close`, `open:`, `openWithKey:force:`, and no blank in it.
    private static func isSelector(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, NameShape.opensIdentifier(first) else { return false }
        return bytes.allSatisfy { NameShape.isIdentifierPart($0) || $0 == 0x3A }
            && (!bytes.contains(0x3A) || bytes.last == 0x3A)
    }
}

extension NamedCell {
    static func holdsMessages(_ text: String) -> Bool {
        text.has("[") && !messages(in: Passage(Text(characters: text, runs: [], end: 0))).isEmpty
    }

    /// The methods of a cell that holds nothing else, one a line.
    static func messages(in passage: Passage) -> [NamedCell] {
        guard passage.holds(0x5B) else { return [] }
        let lines = passage.lines.filter { !passage.trimmed($0).isEmpty }
        let messages = lines.compactMap { MessageName(passage, $0) }
        guard messages.count == lines.count else { return [] }
        return messages.map { message in
            var cell = NamedCell(passage.string(message.selector), passage.file(message.selector))
            (cell.owner, cell.isStatic, cell.isMessage) = (message.owner, message.isStatic, true)
            return cell
        }
    }
}
