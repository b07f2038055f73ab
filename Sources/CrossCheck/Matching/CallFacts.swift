import Guide
import Spec

/// What a document says of parameters and headers, by the calls of which it says it.
///
/// Rules ask for it for each endpoint: without an index each of them would go over all facts each time.
struct CallFacts {
    private let byEnding: [String: [GuideFact]]
    /// The names of all parameters that the document has.
    let parameterNames: Set<String>
    let values: ValueSentences
    let objects: ObjectTables

    init(_ matching: Matching) {
        let owned = matching.facts.filter { [.parameter, .header].contains($0.fact.kind) && $0.fact.owner != nil }
        byEnding = Dictionary(grouping: owned) { Self.ending($0.fact.owner ?? "") }
        parameterNames = Set(matching.facts.filter { $0.fact.kind == .parameter }.map(\.fact.name))
        values = ValueSentences(matching)
        objects = ObjectTables(matching)
    }

    /// What is said of a call under any of its names, in the order of the document.
    func facts(of names: [String]) -> [GuideFact] {
        let calls = names.map(CallName.init)
        var known: [String: Bool] = [:]
        let said = Set(names.map(Self.ending)).flatMap { byEnding[$0] ?? [] }
        return said.filter { fact in
            let owner = fact.fact.owner ?? ""
            if let isMeant = known[owner] { return isMeant }
            let name = CallName(owner)
            let isMeant = calls.contains { $0.means(name) }
            known[owner] = isMeant
            return isMeant
        }.sorted { $0.id < $1.id }
    }

    /// The last word of an address, which all names of one call have in common.
    private static func ending(_ name: String) -> String {
        guard name.has("/") else { return name.withoutBlanks }
        let url = URLForm.normal(URLForm.split(name).url)
        return url.lastIndex(of: "/").map { String(url[url.index(after: $0)...]) } ?? url
    }
}

/// One witness's word about one call, with all that rules look it up in.
struct CallWitness {
    let matching: Matching
    let document: DocumentedCall
    private let said: CallFacts
    /// What is said of the parameters and headers of this call.
    let facts: [GuideFact]

    init(_ matching: Matching, _ document: DocumentedCall, _ said: CallFacts, _ endpoint: SpecItemReference) {
        self.matching = matching
        self.document = document
        self.said = said
        let item = endpoint.item
        facts = said.facts(
            of: ([item.name] + item.aliases).map(\.value) + matching.factsOfItem[endpoint.id].map { matching.facts[$0].fact.name })
    }

    var parameterNames: Set<String> { said.parameterNames }
    var values: ValueSentences { said.values }
    var objects: ObjectTables { said.objects }
}
