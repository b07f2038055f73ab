import Declarations
import SourceText

/// The one method that a sample calls, with what it is handed there: a list below explains that, whoever the method's owner is.
struct ShownCall {
    let name: String
    /// Labels, and names that stand for values.
    let parts: Set<String>
}

extension Extraction {
    /// Nil where a sample calls several methods that take something, or none.
    static func shownCall(_ calls: [String], in passage: Passage) -> ShownCall? {
        let taking = Set(calls.filter { $0.has(":") })
        guard taking.count == 1, let name = taking.first, passage.bytes.count < 4000 else { return nil }
        return ShownCall(name: name, parts: argumentNames(passage.bytes).union(labels(of: name)))
    }

    /// Gives parameters that still are nobody's to the call above them, unless some of the same listing turned out to be another's.
    mutating func findCallsAbove() {
        let listings = Dictionary(grouping: callsAbove.keys) { Listing(call: callsAbove[$0] ?? "", heading: facts[$0].detail.headingLine) }
        let shown = shownParameters(of: Set(listings.keys.map(\.call)))
        for (listing, indices) in listings where indices.allSatisfy({ facts[$0].owner == nil }) {
            // Below an address, what has nothing of it may be of anything else.
            if let shown = shown[listing.call], !indices.contains(where: { shown.contains(facts[$0].name) }) { continue }
            for index in indices { facts[index].owner = listing.call }
        }
    }

    /// By address: what samples ask it with.
    private func shownParameters(of calls: Set<String>) -> [String: Set<String>] {
        guard calls.contains(where: { $0.has("/") }) else { return [:] }
        var shown: [String: Set<String>] = [:]
        for fact in facts where fact.kind == .parameter && fact.source == .sample {
            if let owner = fact.owner, owner.has("/"), calls.contains(owner) { shown[owner, default: []].insert(fact.name) }
        }
        return shown
    }

    private struct Listing: Hashable {
        let call: String
        let heading: Int?
    }

    /// `lamp` and `key` of `light:lamp with:key`, `light(lamp, with: key)`: words behind a colon, a bracket or a comma that nothing is called on.
    private static func argumentNames(_ bytes: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        var index = 0
        while index < bytes.count {
            guard NameShape.opensIdentifier(bytes[index]) else {
                index += 1
                continue
            }
            var end = index
            while end < bytes.count, NameShape.isIdentifierPart(bytes[end]) { end += 1 }
            let before = bytes[..<index].last { $0 > 0x20 }
            let next = end < bytes.count ? bytes[end] : 0x20
            let isArgument = before.map { ":(,".utf8.contains($0) } == true
            let isValue = next <= 0x20 || "],)".utf8.contains(next)
            if isArgument, isValue, bytes[index] >= 0x61 { names.insert(String(decoding: bytes[index..<end], as: UTF8.self)) }
            index = end
        }
        return names
    }
}
