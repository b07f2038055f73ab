/// "Delegate" as the title of a chapter, and titles below it that are callbacks: those of the one protocol that the guide speaks of.
extension Extraction {
    /// Whether a title above says that callbacks follow, and nothing else, and no type is spoken of.
    var isInCallbackChapter: Bool {
        context.owner == nil && context.sections.dropLast().contains { $0.topics.subtracting([.joint]) == [.callbacks] }
    }

    mutating func ownCallbacksOfChapters() {
        let open = callbackTitles.filter { facts[$0].owner == nil && Self.isCallbackName(facts[$0].name) }
        guard !open.isEmpty else { return }
        let protocols = Set(facts.lazy.filter { $0.kind == .type || $0.kind == .use }.map(\.name).filter(isNameOfProtocol))
        guard protocols.count == 1, let owner = protocols.first else { return }
        for index in open {
            facts[index].owner = owner
            trace.note(.owner, facts[index].span, "`\(facts[index].name)` belongs to \(owner), the one protocol that the guide speaks of")
        }
    }

    private func isNameOfProtocol(_ name: String) -> Bool { NameShape.isTypePart(name) && isProtocolName(name) }
}
