import SourceText

extension Extraction {
    /// `aKey` as a line of its own below the method that has such a parameter; what it means is the next line. So pages give parameters
    /// whose markup is lost.
    mutating func readLoneParameter(_ passage: Passage) -> Bool {
        guard passage.lines.count == 1, let line = passage.lines.first, let owner = context.method ?? typeOfRequest else { return false }
        let word = passage.withoutQuotes(line)
        guard passage.bytes[word.start..<word.end].allSatisfy(NameShape.isIdentifierPart) else { return false }
        let name = passage.string(word)
        // Below "Parameters" a piece of code alone is one, though the declaration calls it otherwise.
        let isListed =
            passage.isCode(word) && NameShape.isPlainName(name)
            && (context.isInPart && context.speaks(of: .parameters) || passage.isEmphasised && context.isInside([.parameters]))
        guard isListed || context.subject?.takes(name) == true, isFollowedByMeaning(orSchema: isListed) else { return false }
        add(Fact(.parameter, name, owner: owner, source: .list, span: passage.file(word)))
        return true
    }

    /// What it means is a paragraph, or the JSON of its schema.
    func isFollowedByMeaning(orSchema: Bool) -> Bool {
        guard block + 1 < document.blocks.count else { return false }
        switch document.blocks[block + 1].kind {
        case .paragraph: return true
        case .code: return orSchema
        case .heading, .item, .table: return false
        }
    }

    /// Lines below "Parameters" that begin with a parameter of the method above, parted from what it means by no more than a blank.
    mutating func readAnnouncedParameters(_ passage: Passage) -> Bool {
        guard let method = context.method, let own = context.subject?.parameters, !own.isEmpty else { return false }
        let lines = writtenLines(passage)
        let names = lines.map { Self.firstWord(passage, $0) }
        guard names.contains(where: { own.contains(passage.string($0)) }) else { return false }
        var isAnnounced = context.announces([.parameters])
        var taken: [Span] = []
        for (line, name) in zip(lines, names) {
            if isAnnounced, own.contains(passage.string(name)) {
                add(Fact(.parameter, passage.string(name), owner: method, source: .list, span: passage.file(name)))
                taken.append(name)
            } else if taken.isEmpty {
                let title = SectionTitle(passage.string(line))
                guard title.isPart else { continue }
                isAnnounced = title.topics == [.parameters]
                context.introduce(passage.string(line), names: [])
            }
        }
        guard !taken.isEmpty else { return false }
        readProse(passage, except: taken)
        return true
    }

    /// What stands before the first blank of a line, if that is a name.
    private static func firstWord(_ passage: Passage, _ line: Span) -> Span {
        let bytes = passage.bytes[line.start..<line.end]
        let end = bytes.firstIndex { !NameShape.isIdentifierPart($0) } ?? line.end
        let isParted = end == line.end || bytes[end...].first.map { $0 == 0x20 || $0 == 0x09 } == true
        return isParted ? Span(line.start, end) : Span(line.start, line.start)
    }
}
