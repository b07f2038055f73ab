import SourceText

extension Extraction {
    /// Rows of a table that lost its markup: a line of header words, then lines; or both run together into one line.
    mutating func readRows(_ passage: Passage) -> Bool {
        let lines = passage.lines
        guard let headerIndex = lines.firstIndex(where: { ColumnRole.line(Substring(passage.string($0))) != nil }),
            let header = ColumnRole.line(Substring(passage.string(lines[headerIndex])))
        else { return false }
        var rows = Array(lines[(headerIndex + 1)...])
        if !header.rest.allSatisfy(\.isWhitespace) {
            // Two header words may open a sentence; three do not.
            guard header.roles.count > 2 else { return false }
            let line = lines[headerIndex]
            rows.insert(passage.trimmed(Span(line.end - header.rest.utf8.count, line.end)), at: 0)
        }
        guard !rows.isEmpty else { return false }
        let shape = shape(of: header.roles)
        let before = facts.count
        for row in rows { readRow(row, shape, in: passage) }
        return facts.count > before
    }

    private mutating func readRow(_ row: Span, _ shape: TableShape, in passage: Passage) {
        let before = facts.count
        // A line of ASCII words may be English prose: there only what looks like code is a name.
        let isForeign = passage.bytes[row.start..<row.end].contains { $0 >= 0x80 }
        let words = Self.words(row, in: passage).filter {
            isForeign || shape.roles.count > 2 || NameShape.looksLikeCode(passage.string($0))
        }
        var taken: [Span] = []
        if words.isEmpty || !addOrdered(words, shape, in: passage, taken: &taken) {
            for word in words where NameShape.isName(passage.string(word)) && isRowName(passage.string(word)) {
                let kind = kind(ofRowName: passage.string(word), shape)
                var fact = Fact(kind, passage.string(word), source: .table, span: passage.file(word))
                fact.owner = kind == .property ? context.leadNames.first ?? context.owner : kind == .parameter ? context.subject?.name : nil
                add(fact)
                taken.append(word)
            }
        }
        readDurations(passage, in: row)
        if facts.count == before { unread.append(.init(.row, span: passage.file(row), reason: "row in words only")) }
    }

    private static func words(_ line: Span, in passage: Passage) -> [Span] {
        var words: [Span] = []
        var start = line.start
        for index in line.start...line.end where index == line.end || passage.bytes[index] == 0x20 {
            if index > start { words.append(Span(start, index)) }
            start = index + 1
        }
        return words
    }

    /// A name in the first column and single words after it: the row can be taken apart in order.
    private mutating func addOrdered(_ words: [Span], _ shape: TableShape, in passage: Passage, taken: inout [Span]) -> Bool {
        guard shape.nameIndex == 0, let first = words.first, NameShape.isName(passage.string(first)) else { return false }
        var fact = Fact(shape.kind, passage.string(first), owner: shape.owner, source: .table, span: passage.file(first))
        if shape.kind == .key, let known = survey.names[fact.name] { fact.kind = known }
        for (role, word) in zip(shape.roles.dropFirst(), words.dropFirst()) {
            let text = passage.string(word)
            switch role {
            case .type?: fact.type = Self.typeName(text)
            case .required?: fact.detail.isRequired = Requiredness.of(text)
            case .code?, .value?: fact.value = Self.plainValue(text)
            default: break
            }
        }
        add(fact)
        taken.append(first)
        return true
    }

    private func isRowName(_ text: String) -> Bool {
        if NameShape.looksLikeCode(text) { return !Vocabulary.isPlatform(text) && !Vocabulary.isProduct(text) }
        let bytes = Array(text.utf8)
        return bytes.allSatisfy { NameShape.isIdentifierPart($0) || $0 == 0x2E } && bytes.count > 1 && bytes.contains { $0 > 0x40 }
            && text.last != "."
    }

    private func kind(ofRowName name: String, _ shape: TableShape) -> Fact.Kind {
        if let known = survey.names[name] { return known }
        if name.has("_") || name.has(".") { return .key }
        if NameShape.looksLikeType(name) { return .case }
        return shape.roles.contains(.name(.property)) ? .property : shape.kind
    }
}
