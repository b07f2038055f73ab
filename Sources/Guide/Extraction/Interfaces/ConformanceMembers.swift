import Declarations

/// Members that a type has because it conforms to a protocol of Swift's library, which a compiler writes into an interface with all others.
///
/// That it conforms is stated in the type's head.
enum ConformanceMembers {
    static func include(_ fact: Fact) -> Bool {
        guard fact.detail.language == .swift, fact.owner != nil else { return false }
        switch fact.kind {
        case .method: return methods.contains(fact.name)
        case .property: return properties.contains(fact.name)
        case .type: return fact.detail.form == "alias" && aliases.contains(fact.name)
        default: return false
        }
    }

    private static let methods: Set<String> = ["hash(into:)", "encode(to:)", "init(from:)", "init(rawValue:)", "==(_:_:)"]
    private static let properties: Set<String> = ["hashValue", "rawValue", "allCases"]
    private static let aliases: Set<String> = ["AllCases", "RawValue", "ArrayLiteralElement", "Element", "ID"]
}
