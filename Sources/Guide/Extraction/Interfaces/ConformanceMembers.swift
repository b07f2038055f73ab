import Declarations

/// Members that a type has because it conforms to a protocol of Swift's library, which a compiler writes into an interface with all others.
///
/// That it conforms is stated in the type's head.
enum ConformanceMembers {
    static func include(_ fact: Fact) -> Bool {
        guard fact.detail.language == .swift, fact.owner != nil else { return false }
        switch fact.kind {
        case .method:
            // `init(from: Response)` is the type's own.
            guard let type = coders[fact.name] else { return methods.contains(fact.name) }
            return fact.detail.parameterTypes?.first.map { $0.map(isCoder(type)) ?? true } ?? true
        case .property: return properties.contains(fact.name)
        case .type: return fact.detail.form == "alias" && aliases.contains(fact.name)
        default: return false
        }
    }

    /// Whether such a member says something all the same: a struct has none that it does not write itself, and no enum without raw values.
    static func isWritten(_ fact: Fact, structs: Set<String>, enums: Set<String>) -> Bool {
        switch fact.name {
        case "rawValue": structs.contains(path(fact.owner, fact)) || fact.owner.map(enums.contains) == true
        case "init(rawValue:)": structs.contains(path(fact.owner, fact))
        default: false
        }
    }

    /// Where structs stand.
    static func structs(in facts: [Fact]) -> Set<String> {
        Set(facts.filter { $0.kind == .type && $0.detail.form == "structure" }.map { path($0.name, $0) })
    }

    private static func path(_ type: String?, _ fact: Fact) -> String {
        [fact.detail.outer, type].compactMap { $0 }.joined(separator: ".")
    }

    /// Enums that have no raw values: what they call so they say themselves.
    static func plainEnums(in facts: [Fact]) -> Set<String> {
        let plain = facts.filter { fact in
            fact.kind == .enum && fact.type == nil && fact.detail.form == "swift"
                && !fact.detail.marks.conformances.contains("RawRepresentable")
        }
        let extended = facts.filter { $0.kind == .type && $0.detail.attributes.contains("<RawRepresentable>") }
        return Set(plain.map(\.name)).subtracting(extended.map(\.name))
    }

    private static let methods: Set<String> = ["hash(into:)", "init(rawValue:)", "==(_:_:)"]
    /// What is handed to the members of `Codable`.
    private static let coders = ["encode(to:)": "Encoder", "init(from:)": "Decoder"]

    /// `Decoder`, `any Decoder`, `Swift.Decoder`.
    private static func isCoder(_ name: String) -> (String) -> Bool {
        { type in type.split { $0 == " " || $0 == "." }.last.map(String.init) == name }
    }

    private static let properties: Set<String> = ["hashValue", "rawValue", "allCases"]
    private static let aliases: Set<String> = ["AllCases", "RawValue", "ArrayLiteralElement", "Element", "ID"]
}
