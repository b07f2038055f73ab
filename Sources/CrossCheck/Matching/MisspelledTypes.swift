import Declarations
import Guide
import Spec

/// Tells which type names of a guide are wrong spellings of types that the spec states.
enum MisspelledTypes {
    static func names(of matching: Matching) -> TypeNames {
        var names = TypeNames(readings: matching.stated.readings)
        for item in matching.items where item.item.kind == .type || item.item.kind == .enum { names.stated.insert(item.item.name.value) }
        for fact in matching.facts where fact.fact.kind == .constant && fact.fact.value != nil && names.constants[fact.fact.name] == nil {
            names.constants[fact.fact.name] = fact.fact.value
        }
        names.swiftNames = swiftNames(matching.items, names.stated)
        names.aliases = aliases(matching)
        names.travelling = travelling(matching.items)
        for fact in matching.facts.map(\.fact) where fact.kind == .type && ["extension", "category"].contains(fact.detail.form) {
            names.extended[fact.name, default: []].formUnion(fact.detail.attributes)
        }
        names.declared = Set(matching.facts.filter(isCompiledType).map(\.fact.name))
        for document in matching.answers { names.hidden.formUnion(document.hiddenTypes) }
        names.hidden.subtract(names.declared)
        if !matching.witness.isGuide { addConstants(matching, to: &names) }
        if !matching.witness.isGuide || matching.facts.contains(where: \.format.isInterface) {
            names.aliases.merge(platformAliases) { stated, _ in stated }
        }
        // A compiler has read interfaces: no name in them is a slip.
        let interfaces = matching.facts.filter(\.format.isInterface)
        if interfaces.count == matching.facts.count { return names }
        let compiled = Set(interfaces.flatMap { matching.references[$0.id] })
        let declared = declaredTypes(matching.facts)
        let owners = Set(matching.facts.compactMap(\.fact.owner))
        let used = Set(Set(matching.references.joined()).union(owners).filter(isTypeName).map(TypeNames.bare))
        let unknown = used.filter {
            !names.stated.contains($0) && names.swiftNames[$0] == nil && !declared.contains($0) && !compiled.contains($0)
                && !Platform.isType($0)
        }
        guard !unknown.isEmpty else { return names }
        let stated = names.stated.sorted().map { Spelling($0) }
        let index = NearNames(stated.map { [$0.text] })
        let members = members(of: unknown, matching)
        for name in unknown.sorted() {
            let spelled = Spelling(name)
            let near = index.places(near: [name]).map { (stated[$0].text, Similarity.score(spelled, stated[$0])) }
                .filter { $0.1 >= Similarity.nearness }
            if !near.isEmpty { names.meant[name] = nearest(near, members: votes(members[name] ?? [], matching)) }
        }
        return names
    }

    /// What `NS_SWIFT_NAME` gives types, where no other type has the name.
    private static func swiftNames(_ items: [SpecItemReference], _ stated: Set<String>) -> [String: String] {
        items.reduce(into: [:]) { names, item in
            guard item.item.kind == .type || item.item.kind == .enum, let name = item.item.swiftName?.value, !stated.contains(name) else {
                return
            }
            names[name] = names[name] ?? item.item.name.value
        }
    }

    /// Of texts, or of numbers.
    private static func travelling(_ items: [SpecItemReference]) -> [String: String] {
        items.reduce(into: [:]) { words, item in
            guard item.item.kind == .enum, let raw = item.item.type?.value else { return }
            words[item.item.name.value] = raw.has("String") ? "string" : "integer"
        }
    }

    private static func isCompiledType(_ fact: GuideFact) -> Bool {
        fact.format == .swift && [.type, .enum].contains(fact.fact.kind) && !["extension", "alias"].contains(fact.fact.detail.form)
    }

    /// Names that headers have from the platform, beside those that specs may write.
    private static let platformAliases = FoundationTypes.aliases.merging(["Boolean": .named(TypeName.Named("BOOL"))]) { $1 }

    /// The members that the guide gives to each of the names.
    private static func members(of owners: Set<String>, _ matching: Matching) -> [String: Set<String>] {
        matching.facts.reduce(into: [:]) { members, fact in
            if let owner = fact.fact.owner, owners.contains(owner) { members[owner, default: []].insert(fact.fact.name) }
        }
    }

    /// A header declares a constant without its value, which the spec knows from elsewhere.
    private static func addConstants(_ matching: Matching, to names: inout TypeNames) {
        for item in matching.items where item.item.kind == .constant && names.constants[item.item.name.value] == nil {
            names.constants[item.item.name.value] = item.item.value?.value
        }
    }

    /// What names of types stand for, where a `typedef` or a `typealias` says so.
    private static func aliases(_ matching: Matching) -> [String: TypeName] {
        matching.facts.reduce(into: stated(matching)) { aliases, fact in
            guard fact.fact.kind == .type, fact.fact.detail.form == "alias", let type = fact.fact.type else { return }
            aliases[fact.fact.name] = matching.stated.readings.type(type, language: fact.fact.detail.language)
        }
    }

    /// The spec's own names for types: a guide may use them without saying what they stand for.
    private static func stated(_ matching: Matching) -> [String: TypeName] {
        matching.items.reduce(into: [:]) { aliases, item in
            guard item.item.form?.value == "alias", let type = item.item.type else { return }
            aliases[item.item.name.value] = matching.stated.readings.type(type.value, language: item.item.language)
        }
    }

    /// Of the stated types that are near in name the one that has the members which the guide gives to the name.
    private static func nearest(_ near: [(name: String, score: Double)], members: [String: Int]) -> String? {
        near.max { (members[$0.name] ?? 0, $0.score, $1.name) < (members[$1.name] ?? 0, $1.score, $0.name) }?.name
    }

    /// How many of these members each stated type has.
    private static func votes(_ members: Set<String>, _ matching: Matching) -> [String: Int] {
        members.flatMap(matching.stated.named).reduce(into: [:]) { votes, item in
            if let owner = item.item.owner?.value { votes[owner, default: 0] += 1 }
        }
    }

    /// Types that the guide itself introduces: declared, headed, listed, or made by a sample.
    /// `Foo.account` is a path to a member of unknown type, and `open:` the owner of a parameter.
    private static func isTypeName(_ name: String) -> Bool {
        let last = name.split(separator: ".").last ?? ""
        return last.first?.isUppercase == true && last.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    static func declaredTypes(_ facts: [GuideFact]) -> Set<String> {
        var names: Set<String> = []
        for fact in facts {
            if fact.fact.detail.form == "conformance", let type = fact.fact.detail.receiver { names.insert(type) }
            switch (fact.fact.kind, fact.fact.source) {
            case (.type, .declaration), (.type, .sample), (.enum, .declaration), (.enum, .sample): names.insert(fact.fact.name)
            default: break
            }
        }
        return names
    }

    /// Every type name that a fact mentions as a type: in its own type, its parameters' types, its receiver.
    static func references(of fact: Fact, _ readings: TypeReadings) -> [String] {
        var found: [String] = []
        let written = [fact.type] + (fact.detail.parameterTypes ?? [])
        if fact.kind != .header, fact.kind != .endpoint {
            for text in written.compactMap({ $0 }) {
                if let type = readings.type(text, language: fact.detail.language) { collect(type, into: &found) }
            }
        }
        for text in fact.detail.blockParameters ?? [] {
            let type = text.lastIndex { $0 == " " || $0 == "*" }.map { String(text[...$0]) } ?? ""
            if let type = readings.type(type, language: fact.detail.language) { collect(type, into: &found) }
        }
        if let receiver = fact.detail.receiver { found.append(receiver) }
        return found
    }

    private static func collect(_ type: TypeName, into found: inout [String]) {
        switch type {
        case .named(let named):
            found.append(named.name)
            found += named.protocols
            for argument in named.arguments { collect(argument, into: &found) }
        case .function(let function):
            collect(function.result, into: &found)
            for parameter in function.parameters { collect(parameter.type, into: &found) }
        }
    }
}
