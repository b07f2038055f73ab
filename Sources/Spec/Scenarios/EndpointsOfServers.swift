extension Spec {
    /// The endpoints that nothing of the client calls, opens or listens to: those that apps' servers call, as the documents say beside what
    /// the SDK does. No scenario can come to one.
    package var endpointsOfServers: Set<String> {
        var reach = BranchReach(self, deciding: false)
        for flow in flows { reach.run(flow.name.value, with: []) }
        let simulating = capabilities.flatMap(\.operations).compactMap(\.endpoint?.value)
        let others = endpoints.filter { $0.direction != .inbound && $0.on == nil }.map(\.name.value)
        return Set(others).subtracting(reach.endpoints.keys).subtracting(simulating)
    }

    /// Those of them that a request of `requests:` is answered by, as `endpoint answer`; the main answer has no name.
    package var answersForServers: Set<String> {
        let servers = endpointsOfServers
        return Set(
            requests.compactMap { request in
                guard case .call(let endpoint, _, let answer) = request.verb, servers.contains(endpoint.value) else { return nil }
                return "\(endpoint.value) \(answer?.value ?? "")"
            })
    }
}
