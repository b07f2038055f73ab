/// What the names stand for that paths of all sources are put together with.
package struct PathConstants {
    private var byName: [String: [(number: Int, constant: PathConstant)]] = [:]
    private static let deepest = 8

    /// Constants that are words of paths, by the last name of their types and their own.
    private var texts: [String: String] = [:]

    /// - Parameters:
    ///   - constants: of all sources, by their numbers.
    ///   - texts: what other constants of types hold, raw values of cases among them.
    package init(_ constants: [PathConstant], texts: [TextConstant] = []) {
        for (number, constant) in constants.enumerated() { byName[constant.name, default: []].append((number, constant)) }
        for text in texts where SentKey.isName(text.text) {
            guard let owner = text.owner.split(separator: ".").last else { continue }
            let name = "\(owner).\(text.name)"
            self.texts[name] = self.texts[name] ?? text.text
        }
    }

    /// A path with what it is put behind, and the numbers of the constants that say it.
    package struct Completed {
        package var request: RequestPath
        package var used: Set<Int>
    }

    /// Nil where no constant says any of it, or what comes out is no path.
    package func completed(_ request: RequestPath) -> Completed? {
        guard !request.beginnings.isEmpty else { return nil }
        var reading = Reading()
        guard let prefix = text(of: request.beginnings, in: request.owner, case: nil, &reading, depth: 0), reading.isSaid,
            !Self.hasLooseName(prefix), let whole = Self.filled(prefix + request.rest, request.formatted),
            let text = PathText(filled: whole)
        else { return nil }
        var request = request
        request.base = reading.server ?? request.base
        request.path = text.path
        request.query = text.query + request.query.filter { !text.query.contains($0) }
        return Completed(request: request, used: reading.used)
    }

    /// What was found on the way.
    private struct Reading {
        var used: Set<Int> = []
        /// The name of the server that the path stands behind.
        var server: String?
        /// Whether code says any of it.
        var isSaid = false
    }

    private static func filled(_ text: String, _ values: [String]) -> String? {
        values.isEmpty ? text : PathText.formatted(text[...], values.map { $0[...] })
    }

    /// The names' texts; what nothing is known of is a server's address where it stands first, and else put in.
    ///
    /// - Parameter own: the case of the enum in whose code the pieces stand.
    private func text(
        of pieces: [PathPiece], in owner: String, case own: String?, _ reading: inout Reading, depth: Int
    ) -> String? {
        guard depth < Self.deepest else { return nil }
        var found = ""
        for piece in pieces {
            switch piece {
            case .text(let text): found += text
            case .name(PathPiece.rawValue, nil) where own != nil: found += raw(own ?? "", of: owner)
            case .name(let name, let type):
                let (enumeration, named) = Self.split(type)
                if let (number, constant) = constant(name, of: enumeration, in: owner) {
                    let inner = constant.owner == owner && named == nil ? own : named
                    guard let text = text(of: constant.pieces, in: constant.owner, case: inner, &reading, depth: depth + 1) else {
                        return nil
                    }
                    // A server's address alone is a host, which the path need not say.
                    if found.isEmpty, RequestHost.isHost(name), Self.isOrigin(text) {
                        reading.server = name
                    } else {
                        found += text
                        reading.used.insert(number)
                        reading.isSaid = true
                    }
                } else if let type, let text = texts["\(type).\(name)"] {
                    found += text
                    reading.isSaid = true
                } else if !found.isEmpty {
                    found += piece.filled
                }
            }
        }
        return found
    }

    /// `Paths` and `doors` of `Paths.doors`.
    private static func split(_ type: String?) -> (type: String?, case: String?) {
        guard let type, let dot = type.lastIndex(of: "."), type[dot...].dropFirst().first?.isLowercase == true else { return (type, nil) }
        return (String(type[..<dot]), String(type[dot...].dropFirst()))
    }

    /// The raw value of a case, which is its name unless the code says another.
    private func raw(_ name: String, of owner: String) -> String {
        let last = owner.split(separator: ".").last.map(String.init) ?? owner
        return texts["\(last).\(name)"] ?? name
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
