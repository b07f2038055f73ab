import MockRuntime

/// Tells by its host which of several mocks a request is for.
struct HostTable: Sendable {
    private var exact: [String: Int] = [:]
    /// Hosts with placeholders, cut at their dots; a part with a placeholder is nil.
    private var templates: [(parts: [Substring?], place: Int)] = []

    /// Of two that play one host, the first does.
    init(_ mocks: [ServedMock]) {
        for (place, mock) in mocks.enumerated() {
            for host in ["\(mock.system.id).localhost"] + mock.hosts.map({ $0.lowercased() }) {
                if host.contains("{") {
                    let parts = host.split(separator: ".").map { $0.contains("{") ? nil : $0 }
                    // A host that is all placeholder is anybody's.
                    if parts.contains(where: { $0 != nil }) { templates.append((parts, place)) }
                } else if exact[host] == nil {
                    exact[host] = place
                }
            }
        }
    }

    /// The place of the mock that plays the host; nil where none does.
    ///
    /// - Parameter authority: the host, with its port if it has one.
    func place(of authority: String?) -> Int? {
        guard let authority else { return nil }
        let host = authority.lowercased().prefix { $0 != ":" }
        if let place = exact[String(host)] { return place }
        guard !templates.isEmpty else { return nil }
        let parts = host.split(separator: ".")
        return templates.first { template in
            template.parts.count == parts.count && zip(template.parts, parts).allSatisfy { $0 == nil || $0 == $1 }
        }?.place
    }
}
