import SourceText

/// "1.2 OpenDoor" and "1.3 CloseDoors" as headings, each with "Parameters" and "Response" below it and no declaration: calls, by their parts.
extension Extraction {
    /// One such heading alone may be anything that takes something; a page of several describes what can be called.
    mutating func nameHeadingsOfParts() {
        let calls = namedHeadings.filter { facts[$0.fact].kind == .use && NameShape.isTypePart(facts[$0.fact].name) && hasParts($0) }
        guard calls.count > 1 else { return }
        for heading in calls {
            let name = facts[heading.fact].name
            let own = blockOfFact[heading.fact]
            (facts[heading.fact].kind, facts[heading.fact].detail.form) = (.method, nil)
            let end = endOfSection(at: own, level: heading.level)
            for index in facts.indices where facts[index].kind == .parameter && facts[index].owner == nil {
                if blockOfFact[index] > own, blockOfFact[index] < end { facts[index].owner = name }
            }
        }
        nameWords(besides: calls)
    }

    /// "1.1 Open" between such headings, of their rank, and a table of "Parameters" below it: a call, though its name is a word.
    private mutating func nameWords(besides calls: [NamedHeading]) {
        let known = Set(calls.map { blockOfFact[$0.fact] })
        guard let level = calls.first?.level, let last = known.max() else { return }
        for (own, block) in document.blocks.enumerated().prefix(last) where !known.contains(own) {
            guard case .heading(level, let text) = block.kind else { continue }
            let passage = Passage(text)
            let body = Self.withoutNumber(passage)
            let name = passage.string(body)
            let isWord = name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true && NameShape.isPlainName(name.lowercased())
            guard body.start > 0, isWord, Topics.table.meanings(in: name).isEmpty, listsParameters(inSectionAt: own, level: level) else {
                continue
            }
            addBehind(Fact(.method, name, source: .heading, span: passage.file(body)))
        }
    }

    private func listsParameters(inSectionAt own: Int, level: Int) -> Bool {
        document.blocks[(own + 1)..<endOfSection(at: own, level: level)].contains { block in
            guard case .table(let table) = block.kind, let first = table.header.first else { return false }
            return ColumnRole.of(first.text.characters) == .name(.parameter)
        }
    }

    /// The parts of a call as headings below it, and nothing that says how it is declared or sent.
    private func hasParts(_ heading: NamedHeading) -> Bool {
        let own = blockOfFact[heading.fact]
        guard case .heading(let level, let text) = document.blocks[own].kind else { return false }
        let passage = Passage(text)
        let name = facts[heading.fact].name
        guard passage.string(passage.withoutQuotes(Self.withoutNumber(passage))) == name else { return false }
        var topics: Set<Topic> = []
        for next in document.blocks[(own + 1)..<endOfSection(at: own, level: level)] {
            guard case .heading(_, let text) = next.kind else { continue }
            let title = SectionTitle(text.characters)
            if title.isPart { topics.formUnion(title.topics) }
        }
        guard topics.contains(.parameters), !topics.isDisjoint(with: [.response, .result]),
            topics.isDisjoint(with: [.properties, .methods, .callbacks, .headers])
        else { return false }
        let end = endOfSection(at: own, level: level)
        return !facts.indices.contains { index in
            let fact = facts[index]
            if fact.kind == .property { return fact.owner == name }
            let isStated = fact.kind == .endpoint || fact.kind == .method && fact.source != .sample
            return isStated && (blockOfFact[index] > own && blockOfFact[index] < end || fact.owner == name)
        }
    }

    /// The block that the section ends before: the next heading of its rank or a higher one.
    private func endOfSection(at own: Int, level: Int) -> Int {
        let next = document.blocks.indices.dropFirst(own + 1).first { index in
            if case .heading(let other, _) = document.blocks[index].kind { other <= level } else { false }
        }
        return next ?? document.blocks.count
    }
}
