import Declarations
package import Guide

/// What a fact says, without where and how it says it.
package struct Meaning: Hashable, Sendable {
    package var family: String
    package var name: String
    package var owner: String?
    /// Every aspect that is stated, by its name.
    package var aspects: [String: String]

    package init(_ fact: Fact) {
        family = KindFamily(fact.kind).rawValue
        name = fact.kind == .header ? fact.name.lowercased() : fact.name
        owner = fact.owner
        aspects = Self.aspects(of: fact)
        guard fact.name.has("://"), fact.kind == .endpoint || fact.kind == .key else { return }
        // An address is one, whether it stands in a sentence, a list or a request.
        let (method, url) = URLForm.split(fact.name)
        family = KindFamily.endpoint.rawValue
        name = URLForm.normal(url)
        aspects = method.map { ["method": $0] } ?? [:]
    }

    /// Whether another statement about the same thing says at least as much, and nothing else.
    func isCovered(by other: Meaning) -> Bool {
        guard name == other.name, family == other.family || family == "member" || family == "value" && other.family == "member" else {
            return false
        }
        guard owner == nil || other.owner == nil || owner == other.owner else { return false }
        return aspects.allSatisfy { other.aspects[$0.key] == $0.value }
    }

    /// The aspects in which two statements differ, in the order of their names.
    func differences(from other: Meaning) -> [Drift.Change.Aspect] {
        Set(aspects.keys).union(other.aspects.keys).filter { aspects[$0] != other.aspects[$0] }.sorted().map {
            Drift.Change.Aspect(name: $0, old: aspects[$0], new: other.aspects[$0])
        }
    }

    private static func aspects(of fact: Fact) -> [String: String] {
        var aspects: [String: String] = [:]
        aspects["type"] = fact.type.map { spelling($0, fact) }
        aspects["value"] = fact.value
        guard fact.kind != .use else { return fact.detail.parameterTypes == nil ? [:] : ["parameter types": types(fact)] }
        aspects["static"] = fact.isStatic.map(String.init)
        if fact.detail.parameterTypes?.isEmpty == false { aspects["parameter types"] = types(fact) }
        aspects["required"] = fact.detail.isRequired.map(String.init)
        if !fact.detail.attributes.isEmpty { aspects["attributes"] = fact.detail.attributes.sorted().joined(separator: ", ") }
        aspects["Swift name"] = fact.detail.swiftName
        aspects["availability"] = fact.detail.availability
        if fact.detail.isDeprecated { aspects["deprecated"] = "true" }
        aspects["domain"] = fact.detail.domain
        aspects["status"] = fact.detail.status.map(String.init)
        if fact.source == .declaration { aspects["form"] = fact.detail.form }
        return aspects
    }

    private static func types(_ fact: Fact) -> String {
        (fact.detail.parameterTypes ?? []).map { $0.map { spelling($0, fact) } ?? "?" }.joined(separator: ", ")
    }

    private static func spelling(_ text: String, _ fact: Fact) -> String {
        TypeComparison.parse(text, language: fact.detail.language)?.spelling(in: fact.detail.language ?? .objectiveC) ?? text
    }
}
