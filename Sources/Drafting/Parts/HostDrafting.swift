import CrossCheck
import Guide

/// Several servers that are no stages of one: each is a host of its own, and calls stand behind the one that the code asks.
enum HostDrafting {
    /// - Returns: the calls of which no code says which they ask.
    static func settle(_ draft: inout Draft) -> [LeftOut] {
        let servers = draft.hosts.filter { $0.name == BaseAddresses.production || $0.doubtful != nil }
        let asked = Set(draft.endpoints.compactMap(\.host))
        var seen: Set<String> = []
        let claimed = servers.filter { asked.contains(address(of: $0)) && seen.insert(address(of: $0)).inserted }
        guard claimed.count > 1 else {
            draft.dropRepeatedEndpoints()
            return []
        }
        let names = names(of: claimed)
        for index in draft.hosts.indices {
            draft.hosts[index].host = nearest(draft.hosts[index], among: claimed).flatMap { names[address(of: $0)] }
            guard claimed.contains(where: { $0.url == draft.hosts[index].url }) else { continue }
            (draft.hosts[index].name, draft.hosts[index].doubtful) = (BaseAddresses.production, nil)
        }
        nameApart(&draft.hosts, among: claimed)
        // The usual one of a host stands first.
        let isUsual = { (server: Draft.Environment) in server.name == BaseAddresses.production }
        draft.hosts = draft.hosts.filter(isUsual) + draft.hosts.filter { !isUsual($0) }
        let counts = Dictionary(grouping: draft.endpoints.compactMap(\.host)) { $0 }.mapValues(\.count)
        let most = claimed.map(address).max { (counts[$0] ?? 0) < (counts[$1] ?? 0) } ?? ""
        let others = names[most] ?? ""
        var leftOut: [LeftOut] = []
        for index in draft.endpoints.indices where draft.endpoints[index].url.hasPrefix("/") {
            let told = draft.endpoints[index].host.flatMap { names[$0] }
            if told == nil, let place = draft.endpoints[index].place {
                let reason = "drafted behind the host `\(others)`: the code does not say which of the servers it asks"
                leftOut.append(LeftOut(name: draft.endpoints[index].url, reason: reason, place: place))
            }
            draft.endpoints[index].url = "$\(told ?? others)\(draft.endpoints[index].url)"
        }
        return leftOut
    }

    /// A server that nothing asks goes by its address beside the one whose stage it would be.
    private static func nameApart(_ hosts: inout [Draft.Environment], among claimed: [Draft.Environment]) {
        var taken = Set(claimed.compactMap { server in hosts.first { $0.url == server.url }.map { "\($0.host ?? "") \($0.name)" } })
        for index in hosts.indices where !claimed.contains(where: { $0.url == hosts[index].url }) {
            let host = hosts[index].host ?? ""
            let labels = address(of: hosts[index]).split(separator: ".").map(String.init)
            let names = [hosts[index].name, Words.camelCase(Words.split(labels.first ?? "")), Words.camelCase(labels.flatMap(Words.split))]
            let free = names.first { Words.isIdentifier($0) && !taken.contains("\(host) \($0)") } ?? "server\(index + 1)"
            hosts[index].name = free
            taken.insert("\(host) \(free)")
        }
    }

    /// `api.example.com`
    static func address(of environment: Draft.Environment) -> String {
        String(URLForm.origin(environment.url).split(separator: "/").last ?? "")
    }

    /// `upload` of `upload.example.com`, by the addresses.
    private static func names(of servers: [Draft.Environment]) -> [String: String] {
        var names: [String: String] = [:]
        for server in servers {
            let labels = address(of: server).split(separator: ".").filter { $0 != "www" }.map(String.init)
            let first = Words.camelCase(Words.split(labels.first ?? ""))
            let whole = Words.camelCase(labels.flatMap(Words.split))
            let free = [first, whole].first { Words.isIdentifier($0) && !names.values.contains($0) }
            names[address(of: server)] = free ?? "host\(names.count + 1)"
        }
        return names
    }

    /// A stage of the server whose name it shares most of.
    private static func nearest(_ environment: Draft.Environment, among servers: [Draft.Environment]) -> Draft.Environment? {
        let words = Set(address(of: environment).split { $0 == "." || $0 == "-" })
        let shared = { (server: Draft.Environment) in words.intersection(address(of: server).split { $0 == "." || $0 == "-" }).count }
        return servers.first { $0.url == environment.url } ?? servers.max { shared($0) < shared($1) }
    }
}

extension Draft {
    /// One path that the code asks several servers for, which a draft has one host for, is one endpoint.
    fileprivate mutating func dropRepeatedEndpoints() {
        var seen: Set<String> = []
        endpoints.removeAll { endpoint in
            endpoint.isOfCode && !seen.insert("\(endpoint.methods) \(URLForm.normal(endpoint.url))").inserted
        }
    }
}
