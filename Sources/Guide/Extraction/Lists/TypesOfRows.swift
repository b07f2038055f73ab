/// "doorKey：what is opened. It has:" above a table, where a row above has a parameter of the type `doorKey`: the line explains the type, however
/// small it is written.
extension Extraction {
    mutating func nameTypesOfRows() {
        for index in facts.indices where facts[index].kind == .parameter && facts[index].source == .list {
            let name = facts[index].name
            guard let above = facts[..<index].suffix(40).last(where: { $0.source == .table && $0.type == name }), above.name != name,
                !facts[..<index].suffix(40).contains(where: { $0.source == .table && $0.name == name }), isAboveTable(index)
            else { continue }
            (facts[index].kind, facts[index].owner) = (.type, nil)
        }
    }

    private func isAboveTable(_ fact: Int) -> Bool {
        let next = blockOfFact[fact] + 1
        guard next < document.blocks.count, case .table = document.blocks[next].kind else { return false }
        return true
    }
}
