import SourceText

/// "Call `load:`" in the chapter on one type, and again in that on another: each time the sample below shows whose method is meant.
extension Extraction {
    mutating func stateRepeatedCalls() {
        let spoken = Dictionary(grouping: passingFacts.map(\.fact).filter { $0.kind == .method && $0.owner == nil }, by: \.name)
            .filter { $0.value.count > 1 }
        guard !spoken.isEmpty else { return }
        let stated = Dictionary(grouping: facts.filter { $0.kind == .method }, by: \.name)
        let calls = Dictionary(grouping: facts.filter { $0.kind == .use && $0.detail.form == "call" && $0.owner != nil }, by: \.name)
        for (name, places) in spoken.sorted(by: { $0.key < $1.key }) {
            // One sentence is all that states it so far.
            guard let own = stated[name], own.count == 1, own[0].source == .prose, let shown = calls[name] else { continue }
            func owner(_ place: Fact) -> String? {
                guard let next = shown.first(where: { $0.span.start > place.span.start }) else { return nil }
                return next.span.start - place.span.end < Self.reach && next.owner.map(survey.isOfAPI) == true ? next.owner : nil
            }
            var known = Set([own[0].owner ?? owner(own[0])].compactMap { $0 })
            guard !known.isEmpty else { continue }
            for place in places {
                guard let type = owner(place), !survey.appTypes.contains(type), known.insert(type).inserted else { continue }
                var fact = place
                fact.owner = type
                addBehind(fact)
            }
        }
    }

    /// How far below a sentence its sample stands, in bytes of the file.
    private static let reach = 2000
}
