import Declarations
import Guide
import Spec

/// What declarations of Swift, and of C, say beside names and types, and a draft says otherwise or not at all.
struct UnsaidMarks {
    let types: TypeTable
    let failures: TypedFailures
    let enums: [String: Draft.Enumeration]

    /// What the draft's types adopt.
    private let adopted: [String: Set<String>]

    init(types: TypeTable, failures: TypedFailures, enums: [Draft.Enumeration], drafted: [TypeDraft]) {
        (self.types, self.failures) = (types, failures)
        adopted = Dictionary(drafted.map { ($0.name, Set($0.conformances)) }) { $0.union($1) }
        self.enums = Dictionary(enums.map { ($0.name, $0) }) { first, _ in first }
    }

    func leftOut(_ statements: [Statement]) -> [LeftOut] {
        let declared = statements.filter { $0.fact.source == .declaration }
        let opened = Set(declared.filter { $0.fact.detail.attributes.contains(DeclaredEffects.open) }.compactMap(\.fact.owner))
        return declared.flatMap { statement in
            let isShut = statement.fact.detail.marks.isOpen && isDrafted(statement.fact.name) && !opened.contains(statement.fact.name)
            let open = isShut ? ["drafted without `open`, which members say in a spec, and none does: apps cannot inherit from it"] : []
            return (reasons(statement.fact) + open).map { LeftOut(statement, $0) }
        }
    }

    private func reasons(_ fact: Fact) -> [String] {
        switch fact.kind {
        case .type where fact.detail.language != .swift: isDrafted(fact.name) ? ofStruct(fact.detail.marks) : []
        case _ where fact.detail.language != .swift: []
        case .type: isDrafted(fact.name) ? ofType(fact) : []
        case .enum: enums[fact.name].map { ofEnum(fact, $0) } ?? []
        case .method, .property: fact.detail.isGeneric || !isDrafted(fact.owner) ? [] : ofMember(fact)
        default: []
        }
    }

    private func isDrafted(_ name: String?) -> Bool { name.flatMap(types.entry) != nil }

    // MARK: - Types

    private func ofStruct(_ marks: SwiftMarks) -> [String] {
        let union = "a union: drafted as a struct whose properties have a value each, where here all of them read the same bytes"
        return (marks.isUnion ? [union] : []) + marks.namelessFields.map { "drafted without the field `\($0)`, whose type has no name" }
    }

    private func ofType(_ fact: Fact) -> [String] {
        let actor = fact.detail.marks.isActor ? ["an actor: drafted as a class whose methods and properties are waited for (`async`)"] : []
        return actor
            + fact.detail.attributes.compactMap { attribute in
                guard attribute.hasPrefix("<") else { return nil }
                return conformance(String(attribute.dropFirst().dropLast()), of: fact.name)
            }
    }

    private func conformance(_ name: String, of type: String) -> String? {
        if name.hasPrefix("ExpressibleBy") { return "drafted without `\(name)`: apps make one with an initialiser, not with a literal" }
        if name == "AnyObject" || name == "class" { return nil }
        let isStruct = types.entry(type)?.form == .structure
        if Words.isTypeName(name), !isStruct || SwiftProtocols.names.contains(name) { return nil }
        let own = types.canonical(name)
        if isStruct, adopted[types.canonical(type)]?.contains(own) == true { return nil }
        if SwiftProtocols.library.contains(name) { return "drafted without `\(name)`, which \(SwiftProtocols.unkept)" }
        guard isStruct else { return "drafted without `\(name)`, which no spec can name" }
        let why = name.hasSuffix("Delegate") ? "a struct adopts no protocol of delegates" : "the draft has no such protocol"
        return "drafted without `\(name)`: \(why)"
    }

    /// What the client's enum does not have: that it is coded, unless it is a text or a number, and what no enum has.
    private func ofEnum(_ fact: Fact, _ drafted: Draft.Enumeration) -> [String] {
        let isRaw = drafted.rawType != nil
        let isLost = drafted.isError && fact.type == "String" && !drafted.isOfTexts
        let texts = isLost ? ["drafted without its raw values: codes of errors are numbers"] : []
        return texts
            + fact.detail.marks.conformances.compactMap { conformance in
                let name = conformance.split(separator: ".").last.map(String.init) ?? conformance
                if Self.ofAllEnums.contains(name) || drafted.isError && name.hasSuffix("Error") { return nil }
                if Self.coding.contains(name) {
                    if drafted.isError { return "drafted without `\(name)`: errors do not travel so" }
                    return isRaw ? nil : "drafted without `\(name)`: an enum has it by itself where a `Codable` struct holds it"
                }
                if name == "CaseIterable", drafted.isError ? !drafted.holdsValues : isRaw { return nil }
                return "drafted without `\(name)`, which no enum of a client has"
            }
    }

    private static let coding: Set<String> = ["Codable", "Encodable", "Decodable"]
    private static let ofAllEnums: Set<String> = ["Sendable", "Hashable", "Equatable", "RawRepresentable", "CodingKey"]

    // MARK: - Members

    private func ofMember(_ fact: Fact) -> [String] {
        let marks = fact.detail.marks
        var reasons = marks.inOut.map { "drafted without the `inout` of `\($0)`: a result can say what becomes of it" }
        reasons += marks.variadic.map { "`\($0)` takes any number of values (`...`): drafted as a list" }
        if marks.isMutating, fact.owner.flatMap(types.entry)?.form != .structure {
            reasons.append("drafted without `mutating`, which only a struct's methods are")
        }
        let types = ([fact.type] + (fact.detail.parameterTypes ?? [])).compactMap { $0 }
        let isRequirement = fact.owner.flatMap(self.types.entry)?.form == .protocol
        if types.contains(where: {
            ($0.contains("(inout ") || $0.contains(", inout ")) && (isRequirement || !ChangedBlocks.isSayable($0, self.types))
        }) {
            reasons.append("drafted without the `inout` of a block: what it is handed has to be a class, for the block to change it")
        }
        reasons += Set(types.flatMap(Existentials.mentioned)).sorted().map { "drafted with `Any` for any `\($0)`" }
        let results = ResultFailures(failures: failures, types: self.types)
        reasons += Set(types.flatMap(results.lost)).sorted().map { "drafted with `Result<…, any Error>`: `\($0)` is no enum of the draft" }
        let thrown = fact.detail.attributes.first { $0.hasPrefix("throws(") && failures.loses($0) }
        return reasons + (thrown.map { ["drafted as `throws`: the error of `\($0)` is no enum of the draft"] } ?? [])
    }
}
