import SourceText

/// `DoorField` as a heading, and below it listings that declare members and nothing else: they are that type's.
extension Extraction {
    mutating func ownByDeclaredSections() {
        let open = facts.indices.filter { isDeclaredMember(facts[$0]) && facts[$0].owner == nil }
        guard !open.isEmpty else { return }
        var used: Set<Int> = []
        for index in facts.indices where facts[index].source != .declaration { used.insert(blockOfFact[index]) }
        for (place, heading) in namedHeadings.enumerated() {
            let fact = facts[heading.fact]
            guard [.use, .type, .enum].contains(fact.kind), NameShape.looksLikeType(fact.name), survey.isOfAPI(fact.name) else { continue }
            let end = end(of: heading, at: place)
            let members = open.filter { index in
                let block = blockOfFact[index]
                return block > blockOfFact[heading.fact] && block < end && !used.contains(block)
            }
            // The title of a member's own part is no type.
            let title = fact.name.lowercased()
            guard !members.isEmpty, !members.contains(where: { facts[$0].name.lowercased().has(title) }) else { continue }
            if fact.kind == .use {
                facts[heading.fact].kind = members.contains { facts[$0].kind == .case } ? .enum : .type
                facts[heading.fact].detail.form = nil
            }
            for index in members { facts[index].owner = fact.name }
        }
    }

    private func isDeclaredMember(_ fact: Fact) -> Bool {
        guard fact.source == .declaration, !fact.isFunction else { return false }
        return fact.kind == .method || fact.kind == .property || fact.kind == .case
    }

    /// The block that the section ends before: the next heading that is a name, or that is of its own rank.
    private func end(of heading: NamedHeading, at place: Int) -> Int {
        let own = blockOfFact[heading.fact]
        let next = place + 1 < namedHeadings.count ? blockOfFact[namedHeadings[place + 1].fact] : document.blocks.count
        let sibling = document.blocks.indices.dropFirst(own + 1).first { index in
            if case .heading(let level, _) = document.blocks[index].kind { level <= heading.level } else { false }
        }
        return min(next, sibling ?? document.blocks.count)
    }
}
