import MockRuntime
import Synchronization

/// Serves mocks next to each other, each on a port of its own.
struct MockServerGroup {
    let mocks: [LiveMock]
    let host: String
    /// The first one's; 0 where any will do for each.
    let port: Int
    let limits: ConnectionLimits
    let log: RequestLog?
    let security: ConnectionSecurity?

    /// Serves until SIGTERM or SIGINT, or until one of them can't.
    ///
    /// - Parameter onReady: called with all addresses once requests are answered at each.
    func run(onReady: @escaping @Sendable ([ServerAddress]) -> Void) async throws {
        let ready = Mutex<[Int: ServerAddress]>([:])
        let note = { @Sendable (place: Int, address: ServerAddress) in
            let all = ready.withLock { ready -> [ServerAddress]? in
                ready[place] = address
                return ready.count == mocks.count ? ready.sorted { $0.key < $1.key }.map(\.value) : nil
            }
            if let all { onReady(all) }
        }
        try await withThrowingTaskGroup { group in
            for place in mocks.indices {
                let server = server(place)
                group.addTask { try await server.run { note(place, $0) } }
            }
            // `waitForAll` would wait for those that still serve before it tells of the one that can't.
            for try await _ in group {}
        }
    }

    private func server(_ place: Int) -> MockServer {
        let own = mocks[place]
        var choose: MockChooser = { _ in own.service }
        if mocks.count > 1 {
            let table = HostTable(mocks.map(\.mock))
            choose = { [mocks] request in mocks[table.place(of: request.authority) ?? place].service }
        } else if own.mock.update == nil {
            choose = { [first = own.first] _ in first }
        }
        return MockServer(
            own.first, choosing: choose, hasSockets: { [mocks] in mocks.contains(where: \.service.hasSockets) }, host: host,
            port: port == 0 ? 0 : port + place, limits: limits, log: log, security: security)
    }
}
