import Declarations
import SourceText

extension Extraction {
    /// What only the whole guide can tell: whose method a listing without a class is, and where a blank is missing. Then sorts.
    mutating func complete() {
        mendRunTogetherSelectors()
        findOwners()
        facts.removeDuplicates()
        facts.sort { ($0.span, $0.kind.rawValue, $0.name) < ($1.span, $1.kind.rawValue, $1.name) }
        unread.sort { $0.span < $1.span }
    }

    /// `foo:onedidFail:` becomes `foo:didFail:` where another place states that selector.
    private mutating func mendRunTogetherSelectors() {
        let sound = Set(facts.filter { ($0.kind == .method || $0.kind == .use) && $0.defects.isEmpty }.map(\.name))
        for index in facts.indices where facts[index].kind == .method && !facts[index].defects.isEmpty {
            guard let names = facts[index].detail.parameterNames, let gap = names.firstIndex(of: "") else { continue }
            let parts = Self.parts(facts[index].name)
            guard gap + 1 < parts.count else { continue }
            let match = sound.sorted().first { candidate in
                let other = Self.parts(candidate)
                return other.count == parts.count && other[gap + 1] != parts[gap + 1] && parts[gap + 1].hasSuffix(other[gap + 1])
                    && zip(parts, other).enumerated().allSatisfy { $0.offset == gap + 1 || $0.element.0 == $0.element.1 }
            }
            guard let match else { continue }
            facts[index].name = match
            facts[index].detail.parameterNames?[gap] = String(parts[gap + 1].dropLast(Self.parts(match)[gap + 1].count))
        }
    }

    private static func parts(_ selector: String) -> [Substring] {
        selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    }

    /// A method that stands in no class belongs to the type that samples send it to, or that another place declares it in.
    private mutating func findOwners() {
        var owners: [String: String] = [:]
        for fact in facts {
            guard fact.kind == .method, let owner = fact.owner, fact.source == .declaration, survey.types.contains(owner) else { continue }
            owners[fact.name] = owners[fact.name] ?? owner
        }
        for fact in facts where fact.kind == .use && fact.detail.form != "mention" {
            guard let owner = fact.owner ?? fact.detail.receiver, !owner.contains(".") else { continue }
            if owners[fact.name] == nil { owners[fact.name] = owner }
        }
        for index in facts.indices where facts[index].owner == nil && facts[index].kind == .method {
            facts[index].owner = owners[facts[index].name]
        }
    }
}

private struct FactKey: Hashable {
    var kind: Fact.Kind
    var name: String
    var span: Span
    var owner: String?
}

extension Array where Element == Fact {
    /// One place states a thing once: two readers may have seen it.
    fileprivate mutating func removeDuplicates() {
        var seen: Set<FactKey> = []
        self = filter { seen.insert(FactKey(kind: $0.kind, name: $0.name, span: $0.span, owner: $0.owner)).inserted }
    }
}
