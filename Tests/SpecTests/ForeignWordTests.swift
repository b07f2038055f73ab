import Testing

@testable import Spec

/// Words of other descriptions, against the grammar.
@Suite("Words of other descriptions")
struct ForeignWordTests {
    @Test("each is no key of its part, and leads to keys that the part has", arguments: ForeignWords.table.keys)
    func isOfTheGrammar(_ definition: DefinitionName) throws {
        guard case .mapping(let mapping) = Grammar.definition(definition).form else {
            Issue.record("\(definition) is no mapping")
            return
        }
        for (word, keys) in ForeignWords.table[definition] ?? [:] {
            #expect(mapping.key(word) == nil, "\(definition) has `\(word)` itself")
            #expect(!keys.isEmpty)
            for key in keys { #expect(mapping.key(key) != nil, "\(definition) has no `\(key)`, which `\(word)` leads to") }
        }
    }

    @Test("what is said in words leads to `text`, where there is one")
    func proseIsText() {
        #expect(ForeignWords.keys(for: "description", in: .endpoint, known: ["name", "text"]) == ["text"])
        #expect(ForeignWords.keys(for: "description", in: .system, known: ["summary"]) == ["summary"])
        #expect(ForeignWords.keys(for: "description", in: .page, known: ["name"]).isEmpty)
    }
}
