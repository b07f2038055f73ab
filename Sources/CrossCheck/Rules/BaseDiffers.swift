import Diagnostics
import Guide
import Spec

/// Calls that a document knows by their paths alone go to another host, or another version, than it says elsewhere.
///
/// Where no document says where calls go, a path is all that can be compared.
struct BaseDiffers {
    private let matching: Matching
    private let all: [Matching]
    /// All addresses that any of them has.
    private let urls: Set<String>
    /// What stands before the paths that are given alone, where the document says it.
    private let bases: [String]
    /// The first words of those paths: `/user` of `/user/trades`.
    private let beginnings: Set<String>

    /// - Parameter all: of every document of the system: each may say where calls go.
    init?(_ matching: Matching, beside all: [Matching]) {
        guard !matching.texts.isEmpty, !matching.texts.haveOpenHosts else { return nil }
        let addresses = matching.facts.filter { $0.fact.kind == .endpoint }.map { URLForm.normal(URLForm.split($0.fact.name).url) }
        let paths = Set(addresses.filter { $0.hasPrefix("/") && $0.utf8.count > 1 })
        guard !paths.isEmpty else { return nil }
        self.matching = matching
        self.all = all
        urls = Set(all.flatMap { $0.facts.compactMap(Addresses.url) })
        beginnings = Set(paths.map(Self.beginning))
        let whole = Set(addresses).filter { $0.hasPrefix("http") }.sorted().compactMap { address in
            URLForm.endings(of: address).first(where: paths.contains).map { String(address.dropLast($0.count)) }
        }
        let said = matching.facts.filter { $0.fact.kind == .key && $0.fact.source != .sample }.map { URLForm.normal($0.fact.name) }
        var seen: Set<String> = []
        bases = (said.filter(Self.isBase) + whole).filter { seen.insert($0).inserted }
        guard !bases.isEmpty else { return nil }
    }

    /// One for all calls that go to the same place.
    var findings: [Finding] {
        let wrong = matching.items.compactMap { item in prefix(of: item).map { (prefix: $0.prefix, item: item, path: $0.path) } }
        return Dictionary(grouping: wrong, by: \.prefix).sorted { $0.key < $1.key }.map {
            finding($0.key, $0.value.map { ($0.item, $0.path) })
        }
    }

    /// What stands before the path of an endpoint that is known by its path alone, where no document says it.
    private func prefix(of item: SpecItemReference) -> (prefix: String, path: GuideFact)? {
        guard item.item.kind == .endpoint, matching.witness.bears(item.item.provenance) else { return nil }
        let address = URLForm.normal(URLForm.split(item.item.name.value).url)
        let facts = matching.factsOfItem[item.id].map { matching.facts[$0] }
        guard address.hasPrefix("http"), let first = facts.first, facts.allSatisfy({ $0.fact.kind == .endpoint }) else { return nil }
        let paths = facts.map { URLForm.normal(URLForm.split($0.fact.name).url) }
        guard paths.allSatisfy({ URLForm.isEnding($0, of: address) }), let longest = paths.max(by: { $0.count < $1.count }) else {
            return nil
        }
        let prefix = String(address.dropLast(longest.count))
        guard !prefix.has("{"), !isKnown(prefix, address) else { return nil }
        return (prefix, first)
    }

    private func isKnown(_ prefix: String, _ address: String) -> Bool {
        if urls.contains(address) { return true }
        // The very call is shown elsewhere on the host: that others begin so is no excuse.
        let path = address.dropFirst(prefix.count)
        let isShownElsewhere = bases.contains { $0 != prefix && URLForm.origin($0) == URLForm.origin(prefix) && urls.contains($0 + path) }
        return !isShownElsewhere && (isShown(prefix) || isStated(prefix, address))
    }

    /// A call of a document has it, followed by what paths begin with.
    private func isShown(_ prefix: String) -> Bool {
        urls.contains { $0.hasPrefix(prefix) && beginnings.contains(Self.beginning(String($0.dropFirst(prefix.count)))) }
    }

    /// It stands somewhere by itself; a version may stand apart from it.
    private func isStated(_ prefix: String, _ address: String) -> Bool {
        let path = URLForm.path(address)
        let words = path.split(separator: "/").map(String.init)
        let origin = String(address.dropLast(path.count))
        for count in words.indices.reversed() {
            let base = ([origin] + words[..<count]).joined(separator: "/")
            guard all.contains(where: { $0.texts.stateBase(base) }) else { continue }
            guard base.count < prefix.count else { return true }
            let rest = prefix.dropFirst(base.count).split(separator: "/").map(String.init)
            return !beginnings.contains("/" + (rest.first ?? "")) && rest.allSatisfy { word in all.contains { $0.texts.have(word) } }
        }
        return false
    }

    private static func beginning(_ path: String) -> String { "/" + path.dropFirst().prefix { $0 != "/" } }

    /// `https://api.example.com`, `https://example.com/v2`; links to pages are none.
    private static func isBase(_ url: String) -> Bool {
        guard url.hasPrefix("http"), url.has("://") else { return false }
        let host = URLForm.origin(url).split(whereSeparator: { ".-/:".contains($0) })
        let path = URLForm.path(url).split(separator: "/")
        let isVersion = { (word: Substring) in word.first == "v" && word.dropFirst().first?.isNumber == true && word.count < 5 }
        return path.allSatisfy { isVersion($0) || ["api", "rest"].contains($0) } && (host.contains("api") || !path.isEmpty)
    }

    private func finding(_ prefix: String, _ calls: [(item: SpecItemReference, path: GuideFact)]) -> Finding {
        let names = Wording.shortList(calls.map { "`\($0.item.callName)`" }, limit: 4)
        let said = Wording.shortList(bases.map { "`\($0)`" }, limit: 4)
        return Finding(
            NameDiffers.endpoint,
            "\(names) \(calls.count == 1 ? "goes" : "go") to `\(prefix)` in the spec, and \(matching.witness.title) says \(said)",
            name: prefix, spec: calls[0].item.item.name.place, guide: calls[0].path.place, says: bases.joined(separator: ", "),
            witness: matching.witness)
    }
}
