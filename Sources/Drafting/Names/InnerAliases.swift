import CrossCheck
import Declarations
import Guide

/// Names for types that stand inside of other types, `Door.ID` of `typealias ID = String`: a spec has such names outside of all types only. What says
/// the path is drafted with the name alone, where that can mean nothing else; `Identifiable`'s own `ID`, and a name that stands for another type in
/// each type, with what they mean.
struct InnerAliases {
    /// By their paths.
    private var meanings: [String: (type: String, scope: String)] = [:]
    /// Those that are drafted as what they mean.
    private let expanded: Set<String>
    /// What generic types leave open, by their paths: an alias of that name inside of them says nothing of it.
    private let parameters: [String: Set<String>]
    private static let deepest = 6

    init(_ facts: [Fact]) {
        let generic = facts.filter { $0.detail.isGeneric }.map { (Self.path($0), Set($0.detail.marks.typeParameters)) }
        parameters = Dictionary(generic) { $0.union($1) }
        var types: [String: Set<String>] = [:]
        for fact in facts where Self.isOne(fact) {
            guard let outer = fact.detail.outer, let type = fact.type, parameters[outer]?.contains(fact.name) != true else { continue }
            meanings["\(outer).\(fact.name)"] = (type, outer)
            types[fact.name, default: []].insert(type)
        }
        let identified = Set(facts.filter(Self.isIdentified).map(Self.path))
        for fact in facts where fact.kind == .property && fact.name == "id" && fact.isStatic != true && fact.source == .declaration {
            let owner = JoinedNames.path(of: fact.owner ?? "", in: fact.detail.outer)
            guard let type = fact.type, type != "ID", identified.contains(owner), meanings["\(owner).ID"] == nil else { continue }
            meanings["\(owner).ID"] = (type, owner)
        }
        let declared = Set(
            facts.filter { ($0.kind == .enum || $0.kind == .type) && $0.detail.form != "alias" && $0.source == .declaration }.map(\.name))
        let differing = types.filter { $0.value.count > 1 || declared.contains($0.key) }.map(\.key)
        expanded = Set(differing).union(RawTypes.associated)
    }

    private static func isOne(_ fact: Fact) -> Bool {
        fact.kind == .type && fact.detail.form == "alias" && fact.detail.language == .swift && fact.source == .declaration
            && !fact.detail.isGeneric && fact.detail.outer != nil
    }

    private static func isIdentified(_ fact: Fact) -> Bool {
        (fact.kind == .type || fact.kind == .enum) && fact.detail.language == .swift
            && (fact.detail.attributes + fact.detail.marks.conformances).contains { $0.filter { !"<>".contains($0) } == "Identifiable" }
    }

    private static func path(_ fact: Fact) -> String { JoinedNames.path(of: fact.name, in: fact.detail.outer) }

    /// Whether the fact declares a name that is drafted as what it means.
    func isExpanded(_ fact: Fact) -> Bool { Self.isOne(fact) && expanded.contains(fact.name) && !isParameter(fact) }

    /// Whether the type around it leaves something of that name open.
    func isParameter(_ fact: Fact) -> Bool { Self.isOne(fact) && parameters[fact.detail.outer ?? ""]?.contains(fact.name) == true }

    /// The fact with these names' meanings in their places.
    func settled(_ fact: Fact) -> Fact {
        guard !meanings.isEmpty, fact.detail.language == .swift else { return fact }
        let isType = fact.kind == .type && fact.detail.form != "alias" || fact.kind == .enum
        let scope =
            isType
            ? Self.path(fact) : fact.kind == .type ? fact.detail.outer ?? "" : JoinedNames.path(of: fact.owner ?? "", in: fact.detail.outer)
        return fact.spellingTypes { spelled($0, in: scope, depth: 0) }
    }

    private func spelled(_ type: String, in scope: String, depth: Int) -> String {
        guard depth < Self.deepest else { return type }
        return type.spellingPaths { path, _ in
            let written = path.hasPrefix("Self.") ? String(path.dropFirst("Self.".count)) : path
            guard written.first?.isUppercase == true, let found = found(written, in: scope), let meaning = meanings[found] else {
                return path
            }
            let name = String(written.split(separator: ".").last ?? "")
            guard expanded.contains(name) else { return written == path && name == written ? path : name }
            let meant = spelled(meaning.type, in: meaning.scope, depth: depth + 1)
            return meant.contains("->") ? "(\(meant))" : meant
        }
    }

    /// Where it stands: inside of the scope, or of what that stands in.
    private func found(_ written: String, in scope: String) -> String? {
        var around = scope.split(separator: ".").map(String.init)
        while true {
            let path = (around + [written]).joined(separator: ".")
            if meanings[path] != nil { return path }
            guard !around.isEmpty else { return nil }
            around.removeLast()
        }
    }
}
