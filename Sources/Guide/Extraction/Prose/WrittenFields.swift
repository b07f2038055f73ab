import SourceText

extension Extraction {
    /// `NSString *key; // what opens it`, one a line below the heading or the line that names a type: what it has, as C writes it, outside of any
    /// listing.
    mutating func readWrittenFields(_ passage: Passage) -> Bool {
        guard passage.holds(UInt8(ascii: ";")), context.subject == nil,
            let owner = context.model ?? context.ownerOfSection ?? context.leadNames.first
        else { return false }
        let lines = writtenLines(passage)
        let fields = lines.map { WrittenField(passage, $0) }
        guard !fields.isEmpty, fields.allSatisfy({ $0 != nil }) else { return false }
        for field in fields.compactMap(\.self) {
            var fact = Fact(.property, passage.string(field.name), owner: owner, source: .list, span: passage.file(field.name))
            fact.type = field.type
            add(fact)
        }
        return true
    }
}

/// One such line.
private struct WrittenField {
    var name: Span
    var type: String

    init?(_ passage: Passage, _ line: Span) {
        let bytes = passage.bytes[line.start..<line.end]
        guard let end = bytes.firstIndex(of: UInt8(ascii: ";")), end > line.start else { return nil }
        let start = (bytes[..<end].lastIndex { !NameShape.isIdentifierPart($0) } ?? line.start) + 1
        let behind = bytes[(end + 1)...].drop { $0 == 0x20 }
        let isMeaning = behind.isEmpty || behind.starts(with: "//".utf8) || behind.starts(with: "/*".utf8)
        let type = passage.string(Span(line.start, start)).trimmingBlanks()
        guard isMeaning, start < end, NameShape.opensIdentifier(bytes[start]), Self.isType(type) else { return nil }
        (name, self.type) = (Span(start, end), type)
    }

    /// `int`, `NSArray<NSString *> *`: nothing but names and what belongs to types.
    private static func isType(_ text: String) -> Bool {
        guard let first = text.utf8.first, NameShape.opensIdentifier(first), text.utf8.count < 60,
            text.utf8.allSatisfy({ NameShape.isIdentifierPart($0) || " *<>,".utf8.contains($0) })
        else { return false }
        let word = String(text.prefix { NameShape.isIdentifierPart($0.utf8.first ?? 0) })
        return TypeWords.isType(text) || TypeWords.isType(word) || text.hasSuffix("*") && NameShape.looksLikeType(word)
    }
}
