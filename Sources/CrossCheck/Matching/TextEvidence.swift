import Guide
import Spec

/// What the code of an SDK calls things that travel bears out what a spec takes from that code, a source or one of the guides, and nothing else.
///
/// Such code puts addresses together from pieces, so that a call is known by the path behind its last placeholder, and what opens another
/// app by that app's scheme. A parameter counts only where its call does.
enum TextEvidence {
    static func add(to matching: inout Matching) {
        let spoken = matching.facts.filter { $0.fact.isTextOfCode && !$0.fact.isCodedProperty }
        let texts = Dictionary(grouping: spoken, by: \.fact.name).mapValues { $0.map(\.id) }
        let coded = coded(in: matching)
        guard !texts.isEmpty || !coded.isEmpty else { return }
        let paths = Dictionary(texts.map { (address($0.key), $0.value) }) { $0 + $1 }
        let bases = Set(texts.keys.filter { $0.hasPrefix("/") || $0.has("://") }.map(address))
        var call: Int?
        for item in matching.items {
            if item.item.kind == .endpoint { call = item.id }
            guard matching.factsOfItem[item.id].isEmpty, matching.witness.bears(item.item.provenance) else { continue }
            let isCallKnown = call.map { isKnown($0, matching) } ?? false
            var found = facts(for: item.item, texts, paths, isCallKnown: isCallKnown)
            if found.isEmpty, item.item.kind == .endpoint {
                let url = URLForm.split(item.item.name.value).url
                found = behindBase(url, paths, bases)
                if found.isEmpty { found = joined(url, paths) }
            }
            let isField = isCallKnown && item.item.kind == .parameter && item.item.language == nil
            matching.factsOfItem[item.id] = found.isEmpty && isField ? coded[item.item.name.value] ?? [] : found
        }
    }

    /// Members of JSON by the properties that Swift codes them from, also with `_` between their words, as `convertToSnakeCase` has it.
    private static func coded(in matching: Matching) -> [String: [Int]] {
        var members: [String: [Int]] = [:]
        for fact in matching.facts where fact.fact.isCodedProperty {
            let name = fact.fact.name
            for spelling in Set([name, snakeCase(name)]) { members[spelling, default: []].append(fact.id) }
        }
        return members
    }

    /// `new_url_string` of `newURLString`.
    static func snakeCase(_ name: String) -> String {
        let letters = Array(name)
        var text = ""
        for (index, letter) in letters.enumerated() {
            if letter.isUppercase, index > 0, letters[index - 1] != "_" {
                let endsCapitals = index + 1 < letters.count && letters[index + 1].isLowercase
                if !letters[index - 1].isUppercase || endsCapitals { text += "_" }
            }
            text += letter.lowercased()
        }
        return text
    }

    private static func facts(
        for item: SpecItem, _ texts: [String: [Int]], _ paths: [String: [Int]], isCallKnown: Bool
    ) -> [Int] {
        switch item.kind {
        case .endpoint: addresses(of: URLForm.split(item.name.value).url).lazy.compactMap { paths[$0] }.first ?? []
        case .parameter: isCallKnown && item.language == nil ? texts[item.name.value] ?? [] : []
        case .header: isCallKnown ? texts[item.name.value] ?? [] : []
        case .error: error(item.wireNames.map(\.value), texts)
        // Where a host stands, or its name alone.
        case .key: item.name.value.has("://") ? hosts(item.name.value).lazy.compactMap { paths[$0] }.first ?? [] : []
        case .type, .method, .property, .enum, .case, .constant, .duration: []
        }
    }

    private static func hosts(_ url: String) -> [String] {
        let normal = URLForm.normal(url)
        guard let scheme = ["https://", "http://"].first(where: normal.hasPrefix), URLForm.path(normal).isEmpty else { return [normal] }
        return [normal, String(normal.dropFirst(scheme.count))]
    }

    /// Servers spell an error with a code, and some with a second one: all words have to be there. Numbers are no texts.
    private static func error(_ names: [String], _ texts: [String: [Int]]) -> [Int] {
        let words = names.filter { $0.contains(where: \.isLetter) }
        let found = words.compactMap { texts[$0] }
        return found.count == words.count ? found.flatMap { $0 }.sorted() : []
    }

    /// The call is another document's, or this one's and found in it.
    private static func isKnown(_ call: Int, _ matching: Matching) -> Bool {
        !matching.factsOfItem[call].isEmpty || !matching.witness.bears(matching.items[call].item.provenance)
    }

    /// The whole URL, or what is left of it in code: its path, or only what stands behind its last placeholder.
    private static func addresses(of url: String) -> [String] {
        let scheme = String(url.prefix { $0 != ":" })
        let isCall = ["http", "https"].contains(scheme)
        let path = URLForm.path(URLForm.normal(url))
        return [URLForm.normal(url), isCall ? address(path) : scheme, URLForm.ending(url)] + (isCall ? routes(address(path)) : [])
    }

    /// What is left of a path where its beginning stands with the host: the longest first, down to two words of its own.
    private static func routes(_ path: String) -> [String] {
        let parts = path.split(separator: "/")
        return parts.indices.dropFirst().map { parts[$0...] }.filter { $0.count { !$0.has("{}") } > 1 }.map { $0.joined(separator: "/") }
    }

    /// `/doors/{id}` of `/v1/doors/{id}`, where the code says the beginning by itself: it completes the server's address by that, or has it whole.
    private static func behindBase(_ url: String, _ paths: [String: [Int]], _ bases: Set<String>) -> [Int] {
        let normal = URLForm.normal(url)
        guard normal.hasPrefix("http") else { return [] }
        let parts = address(URLForm.path(normal)).split(separator: "/")
        return parts.indices.dropFirst().lazy.compactMap { index -> [Int]? in
            let (head, tail) = (parts[..<index].joined(separator: "/"), parts[index...])
            let isBase = bases.contains(head) || bases.contains("\(URLForm.origin(normal))/\(head)")
            return isBase && tail.contains { !$0.has("{}") } ? paths[tail.joined(separator: "/")] : nil
        }.first ?? []
    }

    /// `/api/v1/doors/{}/mute`, where the code has the pieces that it is put together of, `api/v1` and `mute`: the places of the last.
    private static func joined(_ url: String, _ paths: [String: [Int]]) -> [Int] {
        let normal = URLForm.normal(url)
        guard normal.hasPrefix("http") else { return [] }
        let parts = address(URLForm.path(normal)).split(separator: "/")
        // By the count of parts that pieces can make: where the last piece stands.
        var known: [[Int]?] = [[]] + parts.map { _ in nil }
        for end in parts.indices.map({ $0 + 1 }) {
            if parts[end - 1] == "{}", let before = known[end - 1] {
                known[end] = before
                continue
            }
            for start in 0..<end where known[start] != nil && known[end] == nil {
                known[end] = paths[parts[start..<end].joined(separator: "/")]
            }
        }
        return known[parts.count] ?? []
    }

    /// A URL in its normal form, also one whose scheme stands elsewhere; a path without the slashes at its ends, also behind a host that is
    /// filled in.
    private static func address(_ text: String) -> String {
        guard !text.has("://") else {
            let normal = URLForm.normal(text.hasPrefix(":") ? "{}" + text : text)
            let isOpen = normal.hasPrefix("http") && URLForm.origin(normal).has("{}")
            return isOpen && URLForm.path(normal).has("/") ? address(URLForm.path(normal)) : normal
        }
        let isSlash = { (byte: UInt8) in byte == UInt8(ascii: "/") }
        guard let last = text.utf8.lastIndex(where: { !isSlash($0) }) else { return "" }
        return String(text.utf8[...last].drop(while: isSlash)) ?? text
    }
}
