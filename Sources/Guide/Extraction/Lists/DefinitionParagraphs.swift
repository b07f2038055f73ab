import SourceText

extension Extraction {
    /// Lines of a paragraph that explain names, as references give parameters below a method.
    mutating func readDefinitions(_ passage: Passage) -> [Span] {
        let listsCodes = context.speaks(of: .errors)
        // A colon of either width, a dash, or one of the longer dashes.
        guard listsCodes || [0x3A, 0x2D, 0xE2, 0x28].contains(where: passage.holds) || passage.text.characters.has("：") else { return [] }
        var taken: [Span] = []
        let lines = Self.joiningTerms(writtenLines(passage), in: passage)
        for line in lines {
            if lines.count > 1, SectionTitle(passage.string(line)).isPart {
                context.introduce(passage.string(line), names: context.leadNames)
                continue
            }
            guard let definition = Self.labelled(passage, line),
                definition.separator.isPlain || listsCodes && lines.count > 1 && isCode(passage.string(definition.names[0]))
                    || lines.count == 1 && definition.isTitleOfParameter
            else { continue }
            let name = definition.names[0]
            if NoteWords.isNote(passage.string(name)), !passage.isCode(name) { continue }
            if Self.isRemark(definition, among: lines, in: passage) { continue }
            // "order:" alone introduces what follows.
            if lines.count == 1, definition.separator.isPlain, definition.end >= line.end, !passage.isCode(name) { continue }
            if add(definition, in: passage, mayBeKey: false) { taken += definition.names }
        }
        return taken
    }

    /// `key` as the first line of an item of Markdown, and below it words that could go on a sentence: `key` is what the method above takes.
    func nameAboveMeaning(_ passage: Passage, _ line: Span) -> DefinitionLine? {
        guard document.format == .markdown, let subject = context.subject, context.speaks(of: .parameters),
            let blank = passage.bytes[line.start..<line.end].firstIndex(of: 0x20),
            subject.takes(passage.string(passage.withoutQuotes(Span(line.start, blank))))
        else { return nil }
        let place = passage.file(Span(blank, blank + 1))
        guard document.file.bytes[place.start..<place.end].contains(0x0A) else { return nil }
        return DefinitionLine(passage, Span(line.start, blank))
    }

    /// The lines as their author wrote them. Markdown runs those of a paragraph together; many a vendor means them.
    func writtenLines(_ passage: Passage) -> [Span] {
        guard document.format == .markdown else { return passage.lines }
        let bytes = document.file.bytes
        return passage.lines.flatMap { line -> [Span] in
            var lines: [Span] = []
            var start = line.start
            for blank in line.start..<line.end where passage.bytes[blank] == 0x20 {
                let place = passage.file(Span(blank, blank + 1))
                guard bytes[place.start..<place.end].contains(0x0A) else { continue }
                lines.append(Span(start, blank))
                start = blank + 1
            }
            return lines + [Span(start, line.end)]
        }
    }

    /// `key`, and `: meaning` on the line below it, as one: definition lists of a Markdown that the site's own did not know.
    private static func joiningTerms(_ lines: [Span], in passage: Passage) -> [Span] {
        lines.reduce(into: []) { joined, line in
            if passage.bytes[line.start] == 0x3A, let term = joined.last, !passage.bytes[term.start..<term.end].contains(0x3A) {
                joined[joined.count - 1] = Span(term.start, line.end)
            } else {
                joined.append(line)
            }
        }
    }

    /// `Parameter 1: user_id (String) : …`: the topic stands before the name.
    private static func labelled(_ passage: Passage, _ line: Span) -> DefinitionLine? {
        if let colon = passage.bytes[line.start..<min(line.end, line.start + 40)].firstIndex(of: 0x3A), colon + 2 < line.end {
            let label = SectionTitle(passage.string(Span(line.start, colon)).filter { !$0.isNumber })
            let rest = passage.trimmed(Span(colon + 1, line.end))
            if label.isPart, label.topics == [.parameters], let definition = DefinitionLine(passage, rest) { return definition }
        }
        return DefinitionLine(passage, line)
    }
}
