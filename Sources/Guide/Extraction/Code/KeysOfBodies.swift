import SourceText

extension Extraction {
    /// A list explains `level`, and the JSON right below it has a member of that name: what the list explains are the fields of that message, though
    /// no word says so.
    mutating func nameKeysOfBody(_ passage: Passage) {
        let near = facts.indices.reversed().prefix { blockOfFact[$0] + 8 >= block }
        let keys = near.filter {
            facts[$0].kind == .key && facts[$0].source == .list && facts[$0].detail.headingLine == context.headingLine
        }
        guard !keys.isEmpty, let body = JSONBody(passage) else { return }
        let members = Set(body.members.map(\.name))
        // Of several keys most are members: what a list says of other things may share a word with a sample.
        let found = keys.filter { members.contains(facts[$0].name) }
        guard found.count * 2 > keys.count else { return }
        for index in found { (facts[index].kind, facts[index].owner) = (.parameter, facts[index].owner ?? context.subject?.name) }
    }
}
