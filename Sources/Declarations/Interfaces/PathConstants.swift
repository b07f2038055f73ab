/// What the names stand for that paths of all sources are put together with.
package struct PathConstants {
    private var byName: [String: [(number: Int, constant: PathConstant)]] = [:]
    private static let deepest = 8

    /// - Parameter constants: of all sources, by their numbers.
    package init(_ constants: [PathConstant]) {
        for (number, constant) in constants.enumerated() { byName[constant.name, default: []].append((number, constant)) }
    }

    /// A path with what it is put behind, and the numbers of the constants that say it.
    package struct Completed {
        package var request: RequestPath
        package var used: Set<Int>
    }

    /// Nil where no constant says any of it, or what comes out is no path.
    package func completed(_ request: RequestPath) -> Completed? {
        guard !request.beginnings.isEmpty else { return nil }
        var used: Set<Int> = []
        var server: String?
        guard let prefix = text(of: request.beginnings, in: request.owner, &used, &server, depth: 0), !used.isEmpty,
            !Self.hasLooseName(prefix), let whole = Self.filled(prefix + request.rest, request.formatted),
            let text = PathText(filled: whole)
        else { return nil }
        var request = request
        request.base = server ?? request.base
        request.path = text.path
        request.query = text.query + request.query.filter { !text.query.contains($0) }
        return Completed(request: request, used: used)
    }

    private static func filled(_ text: String, _ values: [String]) -> String? {
        values.isEmpty ? text : PathText.formatted(text[...], values.map { $0[...] })
    }

    /// The names' texts; what nothing is known of is a server's address where it stands first, and else put in.
    private func text(of pieces: [PathPiece], in owner: String, _ used: inout Set<Int>, _ server: inout String?, depth: Int) -> String? {
        guard depth < Self.deepest else { return nil }
        var found = ""
        for piece in pieces {
            switch piece {
            case .text(let text): found += text
            case .name(let name, let type):
                if let (number, constant) = constant(name, of: type, in: owner) {
                    guard let text = text(of: constant.pieces, in: constant.owner, &used, &server, depth: depth + 1) else { return nil }
                    // A server's address alone is a host, which the path need not say.
                    if found.isEmpty, RequestHost.isHost(name), Self.isOrigin(text) {
                        server = name
                    } else {
                        found += text
                        used.insert(number)
                    }
                } else if !found.isEmpty {
                    found += "{\(name)}"
                }
            }
        }
        return found
    }

    /// `https://api.example.com`, also with a slash behind it.
    private static func isOrigin(_ text: String) -> Bool {
        let scheme = ["https://", "http://"].first(where: text.hasPrefix)
        return scheme.map { !text.dropFirst($0.count).drop { $0 != "/" }.contains { $0 != "/" } } ?? false
    }

    /// `doors{id}`: where a name is put right behind a word nobody knows what it adds.
    private static func hasLooseName(_ text: String) -> Bool {
        text.indices.contains { text[$0] == "{" && $0 > text.startIndex && text[text.index(before: $0)] != "/" }
    }

    /// That of the same type, of one around it, or of the only type that has one of this name; several that differ are none.
    private func constant(_ name: String, of type: String?, in owner: String) -> (number: Int, constant: PathConstant)? {
        guard let all = byName[name] else { return nil }
        if let type { return only(all.filter { $0.constant.owner == type || $0.constant.owner.hasSuffix(".\(type)") }) }
        var around = owner
        while !around.isEmpty {
            let own = all.filter { $0.constant.owner == around }
            if !own.isEmpty { return only(own) }
            around = around.lastIndex(of: ".").map { String(around[..<$0]) } ?? ""
        }
        return only(all.filter { $0.constant.owner.isEmpty })
    }

    private func only(_ found: [(number: Int, constant: PathConstant)]) -> (number: Int, constant: PathConstant)? {
        Set(found.map(\.constant.pieces)).count == 1 ? found.first : nil
    }
}
