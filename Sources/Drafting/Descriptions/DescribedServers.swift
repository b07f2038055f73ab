import APIDescriptions

/// The servers of a description as environments of one host. One server alone is part of each URL, as a reader expects it.
struct DescribedServers {
    struct Environment {
        var name: String
        var url: String
    }

    let environments: [Environment]

    init(_ servers: [APIServer]) {
        var names = DescriptionNames()
        var urls: Set<String> = []
        let distinct = servers.filter { urls.insert($0.url).inserted }
        environments = distinct.count < 2 ? [] : distinct.map { Environment(name: names.environment($0), url: $0.url) }
    }

    /// A URL behind the host, where it begins with the address of the first environment.
    func spelled(_ url: String) -> String {
        guard let base = environments.first?.url, url.hasPrefix(base + "/") else { return url }
        return String(url.dropFirst(base.count))
    }
}

extension DescriptionNames {
    /// `Production server` → `production`; what is a sentence, or nothing, has the first part of the address: `sandbox.example.com`.
    mutating func environment(_ server: APIServer) -> String {
        let words = server.description.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let telling = words.filter { !["server", "servers", "environment", "api", "url", "the", "host", "endpoint"].contains($0) }
        let label = server.url.split(separator: "/").dropFirst().first?.prefix { $0 != "." && $0 != ":" } ?? ""
        let written = telling.isEmpty || telling.count > 3 ? String(label) : telling.joined(separator: "-")
        let name = Self.camelCase(written[...])
        return distinct(name.isEmpty ? "server" : name)
    }
}
