import Declarations
import Guide
import Spec

/// A name in Swift that a spec gives a type or a case of Objective-C, and that neither the header gives nor any guide uses.
enum InventedSwiftName {
    /// - Parameter guide: what the guides say, whose samples in Swift may show the name.
    static func findings(in matching: Matching, beside guide: Matching) -> [Finding] {
        let open = matching.items.filter { isRenamed($0.item) && matching.witness.bears($0.item.provenance(of: .swiftName)) }
        guard !open.isEmpty else { return [] }
        let shown = Set((guide.facts + matching.facts).flatMap { names($0.fact) })
        return open.compactMap { item in
            let facts = matching.factsOfItem[item.id].map { matching.facts[$0] }
            guard let name = item.item.swiftName, !isImported(name.value, item.item), !shown.contains(last(name.value)),
                let fact = facts.first(where: { declares($0, item.item) }), facts.allSatisfy({ $0.fact.detail.swiftName == nil })
            else { return nil }
            let message = "the spec gives \(item.title) the Swift name `\(name.value)`, and \(matching.witness.title) gives it none"
            return Finding(UnstatedValue.rule, message, name: item.item.name.value, spec: name.place, guide: fact.place)
        }
    }

    private static func isRenamed(_ item: SpecItem) -> Bool {
        guard item.language != .swift, let name = item.swiftName else { return false }
        return [.type, .enum, .case, .error].contains(item.kind) && name.value != item.name.value
    }

    /// A header that is read as a compiler does; pages of references may leave such names out.
    private static func declares(_ fact: GuideFact, _ item: SpecItem) -> Bool {
        fact.format == .header && fact.fact.source == .declaration && fact.fact.name == item.name.value
    }

    /// Of a case the importer drops what all of its enum begin with.
    private static func isImported(_ name: String, _ item: SpecItem) -> Bool {
        guard item.kind == .case || item.kind == .error else { return false }
        return item.name.value.filter { $0 != "_" }.lowercased().hasSuffix(name.filter { $0 != "`" }.lowercased())
    }

    private static func last(_ path: String) -> String { path.split(separator: ".").last.map(String.init) ?? path }

    private static func names(_ fact: Fact) -> [String] {
        ([fact.name, fact.owner, fact.detail.receiver, fact.type].compactMap { $0 }).flatMap { text in
            text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        }
    }
}
