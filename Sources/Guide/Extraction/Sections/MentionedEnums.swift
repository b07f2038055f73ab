import SourceText

extension Extraction {
    /// `DoorLockState` of `DoorLockStateOpen` and `DoorLockStateShut`, below a line that speaks of a `DoorLock`: what all of them begin with is
    /// called like an enum, and the type that the line names is not.
    mutating func lengthenEnums() {
        let enums = Set(facts.lazy.filter { $0.kind == .enum }.map(\.name)).union(survey.enums)
        let listed = facts.indices.filter { facts[$0].kind == .case && facts[$0].source == .list && facts[$0].owner != nil }
        let groups = Dictionary(grouping: listed) { [facts[$0].owner ?? "", String(facts[$0].detail.headingLine ?? 0)] }
        for indices in groups.values where indices.count > 1 {
            guard let owner = facts[indices[0]].owner, !enums.contains(owner), !TypeEnding.isChoice(owner) else { continue }
            let opening = NameShape.openings(of: facts[indices[0]].name).last { opening in
                TypeEnding.isChoice(opening) && NameShape.isCalled(opening, after: owner)
                    && indices.allSatisfy { NameShape.isCalled(facts[$0].name, after: opening) }
            }
            if let opening { for index in indices { facts[index].owner = opening } }
        }
    }

    /// `DoorSize` of `DoorSizeBig_2x1`, `DoorSizeBig_3x1`, `DoorSizeSmall`, by the line of their heading: a type that the guide names somewhere
    /// and that all open cases of the section begin with, where most of them have no beginning in common with just some of the others.
    func mentionedEnums(of open: [Int], stem: (String) -> String) -> [Int: String] {
        let mentioned = Set(facts.lazy.filter { $0.kind == .use && NameShape.looksLikeType($0.name) }.map(\.name))
        return Dictionary(grouping: open) { facts[$0].detail.headingLine ?? 0 }.compactMapValues { indices in
            let names = Set(indices.map { facts[$0].name })
            guard names.count > 2, let first = names.min(),
                let type = NameShape.openings(of: first).last(where: { opening in
                    mentioned.contains(opening) && names.allSatisfy { $0.hasPrefix(opening) }
                })
            else { return nil }
            let families = Dictionary(grouping: names, by: stem).values
            return families.count { $0.count == 1 } * 2 > names.count ? type : nil
        }
    }
}
