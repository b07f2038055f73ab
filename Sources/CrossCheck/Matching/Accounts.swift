import Guide
import Spec

/// The stated rules that account for a fact without an item.
struct Accounts {
    private var ownTypes: Set<String> = []
    private var ownMethods: Set<String> = []
    private var variables: Set<String> = []
    /// `account` where the spec states `account.email`.
    private var beginnings: Set<String> = []
    private let stated: Set<String>
    private let keys: Set<String>
    private let travelling: TravellingNames
    private let twins: TwinTypes

    init(_ matching: Matching) {
        stated = matching.names.stated
        keys = matching.stated.keys
        travelling = TravellingNames(matching)
        twins = matching.twins
        for item in matching.items where item.item.kind == .parameter {
            if let bracket = item.item.name.value.firstIndex(of: "[") { beginnings.insert(String(item.item.name.value[..<bracket])) }
        }
        for item in matching.items where item.item.name.value.has(".") {
            let parts = item.item.name.value.split(separator: ".")
            for count in parts.indices.dropFirst() { beginnings.insert(parts[..<count].joined(separator: ".")) }
        }
        for fact in matching.facts where fact.fact.source == .sample {
            if fact.fact.detail.form == "conformance", let type = fact.fact.detail.receiver { ownTypes.insert(type) }
            if let root = variable(fact.fact.detail.receiverText) { variables.insert(root) }
        }
        for fact in matching.facts where fact.fact.detail.form == "variable" || isApps(fact) { variables.insert(fact.fact.name) }
        for fact in matching.facts where fact.fact.source == .sample && matching.itemOfFact[fact.id] == nil {
            switch fact.fact.kind {
            case .type, .enum: ownTypes.insert(fact.fact.name)
            case .method, .property: ownMethods.insert(fact.fact.name)
            case .use where fact.fact.detail.form == "implementation": ownMethods.insert(fact.fact.name)
            case .case, .constant, .parameter, .error, .endpoint, .header, .key, .duration, .use: break
            }
        }
    }

    /// The first name of a path such as `self.account`'s; nil for another expression.
    private func variable(_ text: String?) -> String? {
        guard let text, text.utf8.allSatisfy(Self.isPathByte) else { return nil }
        return text.split(separator: ".").first.map(String.init)
    }

    private static func isPathByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "."): true
        default: false
        }
    }

    /// Why the fact needs no item; nil where no rule says so.
    func reason(for fact: GuideFact) -> String? {
        switch fact.fact.detail.form {
        case "import" where fact.fact.kind == .use: return "an import"
        case "literal" where fact.fact.kind == .use: return "a text of the sample"
        case "keyword" where fact.fact.kind == .use: return "a word of the language"
        case "variable": return "a variable of the sample"
        default: break
        }
        if let reason = twins.reason(for: fact) { return reason }
        if isPlaceholder(fact.fact.name) { return "a placeholder for what is stated" }
        if isPlatform(fact.fact) { return "API of the platform" }
        if isOwn(fact.fact) { return "declared by the sample itself" }
        if fact.fact.kind == .use, variables.contains(fact.fact.name) { return "a variable of the sample" }
        if beginnings.contains(fact.fact.name) { return "the beginning of a stated key" }
        if isOfCoding(fact) { return "a key of coding" }
        if isApps(fact) { return "what an app keeps" }
        return travelling.reason(for: fact)
    }

    /// `enum CodingKeys: String, CodingKey`, of which `field:` says what is in it.
    private func isOfCoding(_ fact: GuideFact) -> Bool {
        let name = fact.fact.kind == .enum ? fact.fact.name : fact.fact.kind == .case ? fact.fact.owner : nil
        return fact.format == .swift && name?.split(separator: ".").last == "CodingKeys" && !stated.contains("CodingKeys")
    }

    /// `@property Door *door;` in a listing of nobody's: where an app keeps an object of the API.
    private func isApps(_ fact: GuideFact) -> Bool {
        guard fact.fact.kind == .property, fact.fact.source == .declaration, fact.fact.owner == nil, !fact.format.isInterface,
            let type = fact.fact.type
        else { return false }
        return stated.contains(TypeNames.bare(type.filter { !"*?! ".contains($0) }))
    }

    /// `{cursor}`
    private func isPlaceholder(_ name: String) -> Bool {
        name.hasPrefix("{") && name.hasSuffix("}") && keys.contains(String(name.dropFirst().dropLast()))
    }

    private func isPlatform(_ fact: Fact) -> Bool {
        let owner = fact.owner ?? fact.detail.receiver
        if let owner, stated.contains(TypeNames.bare(owner)), fact.kind != .use { return false }
        switch fact.kind {
        case .type, .enum: return Platform.isType(fact.name)
        case .constant, .case: return Platform.isGlobal(fact.name)
        case .method, .property: return owner.map(Platform.isType) ?? false || fact.source == .sample && Platform.isMember(fact.name)
        case .use: return isPlatformUse(fact, owner)
        case .error, .parameter, .endpoint, .header, .key, .duration: return false
        }
    }

    private func isPlatformUse(_ fact: Fact, _ owner: String?) -> Bool {
        if let owner, Platform.isType(owner) { return true }
        if owner.map({ stated.contains(TypeNames.bare($0)) }) != true, CombineOperators.contain(fact.name) { return true }
        return Platform.isGlobal(fact.name) || Platform.isMember(fact.name)
    }

    /// A sample's own classes, and the methods it writes for itself.
    private func isOwn(_ fact: Fact) -> Bool {
        if let owner = fact.owner ?? fact.detail.receiver, ownTypes.contains(owner) { return true }
        guard fact.source == .sample || fact.kind == .use else { return false }
        return ownTypes.contains(fact.name) || ownMethods.contains(fact.name)
    }
}
