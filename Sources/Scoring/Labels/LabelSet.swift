package import Guide
package import SourceText

/// What a careful person reads in one guide: the facts that it states, and the things that look like facts and are none.
package struct LabelSet: Sendable {
    package let file: SourceFile
    /// The name of the guide's file, where the labels say it.
    package let guide: String?
    /// The SHA-256 of the guide that was labelled, in lower-case hexadecimal.
    package let digest: String?
    /// The lines that were labelled, where it is not the whole guide.
    package let lines: ClosedRange<Int>?
    package let facts: [FactLabel]
    package let decoys: [Decoy]

    package var certain: [FactLabel] { facts.filter(\.isCertain) }

    package init(
        file: SourceFile, guide: String?, digest: String?, lines: ClosedRange<Int>?, facts: [FactLabel], decoys: [Decoy]
    ) {
        (self.file, self.guide, self.digest, self.lines, self.decoys) = (file, guide, digest, lines, decoys)
        self.facts = Self.withOwnersNames(facts)
    }

    /// What owns a fact may have several names, as a method has one in each language: its own label says which.
    private static func withOwnersNames(_ facts: [FactLabel]) -> [FactLabel] {
        var names: [String: Set<String>] = [:]
        for fact in facts where fact.names.count > 1 { names[NormalForm.name(fact.name), default: []].formUnion(fact.names) }
        return facts.map { fact in
            var fact = fact
            if let owner = fact.owner.map(NormalForm.name) { fact.ownerNames = names[owner, default: []].union([owner]) }
            return fact
        }
    }
}

/// One fact as a person reads it.
package struct FactLabel: Sendable {
    package let kind: Fact.Kind
    /// The kind, and others that are as good.
    package let kinds: Set<Fact.Kind>
    /// As the label writes it.
    package let name: String
    package let owner: String?
    /// The owner's name and others that are as good, in their normal form.
    fileprivate(set) var ownerNames: Set<String>
    /// In its normal form.
    package let value: String?
    /// The line of the guide.
    package let line: Int?
    /// False where a careful person may read otherwise: whoever finds the fact is neither rewarded nor punished.
    package let isCertain: Bool
    /// Where the label stands in its file.
    package let place: Place

    /// The name and others that are as good, in their normal form.
    let names: Set<String>
    /// The names as endpoints, where the label may be one.
    let endpoints: [EndpointForm]

    package init(
        kind: Fact.Kind, otherKinds: [Fact.Kind] = [], name: String, otherNames: [String] = [], owner: String? = nil, value: String? = nil,
        line: Int? = nil, isCertain: Bool = true, place: Place
    ) {
        self.kind = kind
        kinds = Set([kind] + otherKinds)
        self.name = name
        self.owner = owner.flatMap { $0.isEmpty ? nil : $0 }
        ownerNames = self.owner.map { [NormalForm.name($0)] } ?? []
        self.value = NormalForm.value(value)
        self.line = line
        self.isCertain = isCertain
        self.place = place
        names = Set(([name] + otherNames).map(NormalForm.name))
        endpoints = kinds.contains(.endpoint) ? ([name] + otherNames).map { EndpointForm($0) } : []
    }

    /// An error without a symbolic name: its name is its code.
    var isCodeOnly: Bool { kind == .error && value != nil && NormalForm.value(name) == value }
}

/// Something that looks like a fact and is none.
package struct Decoy: Sendable {
    package let kind: Fact.Kind
    package let name: String
    package let line: Int
}
