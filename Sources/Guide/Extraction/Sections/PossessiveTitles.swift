import SourceText

/// "Door's properties", "Properties of `Door`" as a heading: it is about the type, where samples use it as one.
extension Extraction {
    func possessiveType(_ passage: Passage, _ body: Span) -> Span? {
        let title = passage.string(body)
        guard title.utf8.count < 80 else { return nil }
        let words = passage.bytes[body.start..<body.end].split { $0 == 0x20 || $0 == 0x60 }
            .map { Span($0.startIndex, $0.endIndex) }.filter { !["the", "The"].contains(passage.string($0)) }
        guard (2...3).contains(words.count), let first = words.first, let last = words.last else { return nil }
        let name: Span
        if words.count == 2, let sign = Self.possessives.first(where: passage.string(first).hasSuffix) {
            name = Span(first.start, first.end - sign.utf8.count)
            guard Self.announcesMembers(passage.string(last)) else { return nil }
        } else if words.count == 3, passage.string(words[1]) == "of" {
            name = last
            guard Self.announcesMembers(passage.string(first)) else { return nil }
        } else {
            return nil
        }
        let type = passage.string(name)
        return NameShape.isTypePart(type) && type.utf8.count > 2 && survey.isOfAPI(type) && survey.isKnownType(type) ? name : nil
    }

    private static let possessives = ["'s", "’s"]

    private static func announcesMembers(_ word: String) -> Bool {
        let title = SectionTitle(word)
        return title.listsMembers || title.topics == [.properties]
    }

    /// Whether a table of the section that begins here lists names and types, and has no header that would say of what.
    var hasTypedRowsBelow: Bool {
        for next in document.blocks.dropFirst(block + 1).prefix(3) {
            switch next.kind {
            case .paragraph: continue
            case .table(let table):
                return table.header.isEmpty && table.rows.count > 1
                    && table.rows.allSatisfy { row in
                        row.cells.count > 1 && NameShape.isPlainName(row.cells[0].text.characters.filter { $0 != "`" })
                            && TypeWords.isType(row.cells[1].text.characters)
                    }
            case .heading, .code, .item: return false
            }
        }
        return false
    }
}
