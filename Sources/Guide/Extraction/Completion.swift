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
            guard fact.kind == .method, let owner = fact.owner, survey.types.contains(owner) || fact.source != .prose else { continue }
            owners[fact.name] = owners[fact.name] ?? owner
        }
        for fact in facts where fact.kind == .use && fact.detail.form != "mention" {
            guard let owner = fact.owner ?? fact.detail.receiver, !owner.has(".") else { continue }
            if owners[fact.name] == nil { owners[fact.name] = owner }
        }
        for index in facts.indices where facts[index].owner == nil && facts[index].kind == .method {
            facts[index].owner = owners[facts[index].name]
        }
        shareOwners()
        findEnums()
        findEndpoints()
    }

    /// Methods listed together without a class belong to the class of those among them whose class is known.
    private mutating func shareOwners() {
        var owners: [Int: Set<String>] = [:]
        let listed = facts.indices.filter { facts[$0].kind == .method && facts[$0].source == .declaration && facts[$0].isStatic != nil }
        for index in listed {
            if let owner = facts[index].owner { owners[group(index), default: []].insert(owner) }
        }
        for index in listed where facts[index].owner == nil {
            if let found = owners[group(index)], found.count == 1 { facts[index].owner = found.first }
        }
    }

    /// A heading and a sign: class methods and instance methods are kept apart.
    private func group(_ index: Int) -> Int { (facts[index].detail.headingLine ?? 0) * 2 + (facts[index].isStatic == true ? 1 : 0) }

    /// Cases that a table or a list gives without their enum: its name is what they begin with.
    private mutating func findEnums() {
        let open = facts.indices.filter { facts[$0].kind == .case && facts[$0].owner == nil && NameShape.looksLikeType(facts[$0].name) }
        guard !open.isEmpty else { return }
        let types = Set(facts.filter { $0.kind == .enum || $0.kind == .type }.map(\.name)).union(survey.enums)
        var families: [String: Set<String>] = [:]
        for index in open {
            families["\(facts[index].detail.headingLine ?? 0) \(Self.stem(facts[index].name))", default: []].insert(facts[index].name)
        }
        for index in open {
            let (name, stem) = (facts[index].name, Self.stem(facts[index].name))
            let known = types.filter { name.hasPrefix($0) && name != $0 }.max { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
            let isFamily = !stem.isEmpty && (families["\(facts[index].detail.headingLine ?? 0) \(stem)"]?.count ?? 0) > 1
            facts[index].owner = known ?? (isFamily ? stem : nil)
        }
    }

    /// A name without its last word or number: `DoorColorRed` and `DoorColorBlue` are colours of doors. Empty for a name of one or two words.
    private static func stem(_ name: String) -> String {
        let bytes = Array(name.utf8)
        let starts = bytes.indices.filter { index in
            guard index > 0 else { return true }
            let (byte, before) = (bytes[index], bytes[index - 1])
            return isCapital(byte) && !isCapital(before) || isDigit(byte) && !isDigit(before) || isCapital(byte) && isLast(index, of: bytes)
        }
        return starts.count < 3 ? "" : String(decoding: bytes[..<(starts.last ?? 0)], as: UTF8.self)
    }

    private static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// The last capital of several, before small letters: the `D` of `ABDoor`.
    private static func isLast(_ index: Int, of bytes: [UInt8]) -> Bool {
        index + 1 < bytes.count && bytes[index + 1] >= 0x61 && bytes[index + 1] <= 0x7A
    }

    /// Parameters and headers that stand before their endpoint, in the same section.
    private mutating func findEndpoints() {
        var endpoints: [Int: String] = [:]
        for fact in facts where fact.kind == .endpoint && HTTPMethod.all.contains(where: { fact.name.hasPrefix($0 + " ") }) {
            if let line = fact.detail.headingLine, endpoints[line] == nil { endpoints[line] = fact.name }
        }
        for index in facts.indices where facts[index].owner == nil && (facts[index].kind == .header || facts[index].kind == .parameter) {
            facts[index].owner = facts[index].detail.headingLine.flatMap { endpoints[$0] }
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
