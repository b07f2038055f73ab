import Guide

extension MemberTable {
    /// Leaves out what samples alone have where the sources of the SDK are there: a type that they declare has no other members, and where they
    /// declare most of the types that samples use, the others are the app's own, or slips of the guide.
    mutating func leaveOthers() {
        let declared = Set(statements.filter { $0.isCompiled && $0.fact.kind == .type }.map { types.canonical($0.fact.name) })
        guard !declared.isEmpty else { return }
        let strange = members.filter { $0.statements.allSatisfy(Self.isOfSample) }
        let used = Set(strange.map(\.owner)).subtracting(declared)
        let known = Set(members.filter { $0.statements.contains(where: Self.isOfSample) }.map(\.owner)).intersection(declared)
        let others = Set(used.filter { types.entries[$0]?.isDeclared != true && known.count >= used.count && isOnlyUsed($0) })
        let gone = strange.filter { declared.contains($0.owner) || others.contains($0.owner) }
        for member in gone { leaveOut(member.statements[0], "only samples use it, and no source declares it") }
        let names = Set(gone.map { "\($0.owner) \($0.name)" })
        members.removeAll { names.contains("\($0.owner) \($0.name)") }
        for name in others { types.forget(name) }
    }

    private static func isOfSample(_ statement: Statement) -> Bool { statement.fact.kind == .use && !statement.isCompiled }

    private func isOnlyUsed(_ owner: String) -> Bool {
        members.filter { $0.owner == owner }.allSatisfy { $0.statements.allSatisfy(Self.isOfSample) }
    }
}
