import Declarations
import Guide

/// What headers say that Swift calls their types (`NS_SWIFT_NAME`), as members of an SDK's own Swift mention them: a draft has them by the headers'
/// names. What Swift gives members of its own stays a type of that name, since a class of Objective-C takes none; so does what Swift adopts.
struct HeaderNames {
    /// By the name in Swift.
    private var names: [String: String] = [:]

    init(_ facts: [Fact]) {
        var taken: Set<String> = []
        for fact in facts where fact.source == .declaration && (fact.kind == .type || fact.kind == .enum) {
            let isSwift = fact.detail.language == .swift
            if isSwift, fact.detail.form != "extension" { taken.insert(fact.name) }
            guard !isSwift, let name = fact.detail.swiftName, name != fact.name, !name.contains(".") else { continue }
            if let other = names[name], other != fact.name { taken.insert(name) }
            names[name] = fact.name
        }
        for fact in facts where fact.detail.language != .swift && (fact.kind == .type || fact.kind == .enum) { taken.insert(fact.name) }
        for fact in facts where fact.detail.language == .swift && fact.source == .declaration {
            if let owner = fact.owner { taken.insert(owner) }
        }
        for name in taken { names[name] = nil }
    }

    func settled(_ fact: Fact) -> Fact {
        guard !names.isEmpty, fact.detail.language == .swift else { return fact }
        return fact.spellingTypes(spelled)
    }

    /// What stands behind a point is another type's.
    private func spelled(_ type: String) -> String {
        type.spellingPaths { path, before in
            let first = path.prefix { $0 != "." }
            guard !before.hasSuffix("."), let name = names[String(first)] else { return path }
            return name + path[first.endIndex...]
        }
    }
}
