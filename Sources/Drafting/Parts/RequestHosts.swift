import Declarations
import Guide

/// Which of several servers the code of the sources asks for a path: the one that its function puts in, or that which the path is handed to, or the
/// only one that the code of the same type knows.
struct RequestHosts {
    private struct Place: Hashable {
        var owner: String
        var function: String
    }

    /// What constants are, by their names, and by the types that they stand in.
    private var anywhere: [String: Set<String>] = [:]
    private var owned: [Place: Set<String>] = [:]
    /// What is written out in functions.
    private var local: [Place: Set<String>] = [:]
    /// The names that functions put in.
    private var mentioned: [Place: Set<String>] = [:]
    private var ofTypes: [String: Set<String>] = [:]

    init(_ sheets: [FactSheet]) {
        for host in sheets.flatMap(\.requestHosts) {
            let place = Place(owner: host.owner, function: host.function)
            guard let address = host.address else {
                mentioned[place, default: []].insert(host.name)
                ofTypes[host.owner, default: []].insert(host.name)
                continue
            }
            guard host.function.isEmpty else {
                local[place, default: []].insert(address)
                continue
            }
            anywhere[host.name, default: []].insert(address)
            owned[Place(owner: host.owner, function: host.name), default: []].insert(address)
            ofTypes[host.owner, default: []].insert(host.name)
        }
    }

    /// `api.example.com`; nil where the code says none, or several.
    func address(of request: RequestPath) -> String? {
        let ways: [() -> Set<String>] = [
            { addresses(of: Set([request.base].compactMap(\.self)), in: request.owner) },
            { request.function.isEmpty ? [] : asked(by: request.function, of: request.owner) },
            { request.handedTo.reduce(into: []) { $0.formUnion(asked(by: $1, of: request.owner)) } },
            { request.owner.isEmpty ? [] : addresses(of: ofTypes[request.owner] ?? [], in: request.owner) },
        ]
        let found = ways.lazy.map { $0() }.first { !$0.isEmpty } ?? []
        return found.count == 1 ? found.first : nil
    }

    private func asked(by function: String, of owner: String) -> Set<String> {
        let place = Place(owner: owner, function: function)
        return addresses(of: mentioned[place] ?? [], in: owner).union(local[place] ?? [])
    }

    private func addresses(of names: Set<String>, in owner: String) -> Set<String> {
        names.reduce(into: []) { found, name in
            found.formUnion(owned[Place(owner: owner, function: name)] ?? anywhere[name] ?? [])
        }
    }
}
