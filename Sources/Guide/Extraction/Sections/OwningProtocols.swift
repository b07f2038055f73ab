import SourceText

extension Extraction {
    /// "Implement DoorDelegate" as the heading: methods that are declared below it are that protocol's, as long as no type is spoken of.
    var protocolToImplement: String? {
        guard context.owner == nil, let section = context.sections.last(where: { !$0.isPart }), Set(section.protocols).count == 1,
            SectionTitle.announcesImplementation(section.title)
        else { return nil }
        return section.protocols.first
    }

    /// "Implement `DoorDelegate`", "the protocol DoorDelegate", and methods that were declared below it for that protocol: the name states it, as
    /// long as nothing else does.
    mutating func stateOwningProtocols() {
        var first: [String: Int] = [:]
        for fact in facts where fact.kind == .method && (fact.source == .declaration || fact.source == .sample) {
            guard let owner = fact.owner, isProtocolName(owner), NameShape.looksLikeType(owner) else { continue }
            first[owner] = min(first[owner] ?? .max, fact.span.start)
        }
        guard !first.isEmpty else { return }
        let stated = Set(facts.lazy.filter { $0.kind == .type || $0.kind == .enum }.map(\.name))
        for (name, start) in first where !stated.contains(name) {
            let mention = facts.lastIndex { fact in
                fact.name == name && fact.kind == .use && fact.span.start < start && (fact.source == .heading || fact.source == .prose)
            }
            if let mention {
                (facts[mention].kind, facts[mention].detail.form) = (.type, nil)
            } else if let heading = implementedProtocols[name] {
                facts.append(Fact(.type, name, source: .heading, span: heading))
                blockOfFact.append(block)
            } else if let use = facts.firstIndex(where: { isAskedFor($0, name) }),
                announcesProtocol(above: blockOfFact[use]) || isKnownBySamples(name)
            {
                facts.append(Fact(.type, name, source: .sample, span: facts[use].span))
                blockOfFact.append(blockOfFact[use])
            }
        }
    }

    /// An app's class conforms to it in a sample. A guide that declares its protocols would declare this one: there it is misspelt.
    private func isKnownBySamples(_ name: String) -> Bool { survey.requirements.isEmpty && survey.isConformedTo(name) }

    private func isAskedFor(_ fact: Fact, _ name: String) -> Bool { fact.name == name && fact.kind == .use && fact.source == .sample }

    /// "Implement the protocol:", and a sample that does: its head alone says which.
    private func announcesProtocol(above listing: Int) -> Bool {
        guard listing > 0 else { return false }
        switch document.blocks[listing - 1].kind {
        case .paragraph(let text), .item(_, let text), .heading(_, let text):
            let line = text.characters.lowercased()
            return (SectionTitle.announcesImplementation(line) || MethodLeads.endsOpen(line))
                && Self.wordsForProtocols.contains(where: line.has)
        case .code, .table: return false
        }
    }

    private static let wordsForProtocols = [
        "protocol", "delegate", "listener", "протокол", "делегат", "协议", "代理", "協定", "プロトコル", "デリゲート", "프로토콜", "델리게이트",
    ]
}
