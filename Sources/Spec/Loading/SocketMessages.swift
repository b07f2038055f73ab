import SourceText

extension Spec {
    /// Has the messages of WebSockets lie where their WebSockets do. One on something else stays without an address, and a rule speaks of it.
    mutating func settleMessages() {
        let sockets = Dictionary(endpoints.filter(\.isSocket).map { ($0.name.value, $0) }) { first, _ in first }
        for place in endpoints.indices {
            guard let name = endpoints[place].on else { continue }
            let message = Located(Endpoint.message, at: name.place)
            endpoints[place].methods = [message]
            endpoints[place].response = endpoints[place].response ?? .nothing(at: name.place)
            guard let socket = sockets[name.value] else { continue }
            endpoints[place].url = Located(socket.url.value, at: name.place)
            endpoints[place].base = socket.base
            endpoints[place].remembered = socket.parameters
        }
    }
}

extension Endpoint.Response {
    /// A message is not answered; what comes of it are messages of the other side.
    fileprivate static func nothing(at place: Place) -> Self {
        Self(status: Located(200, at: place), kind: .empty, headers: [], fields: [], isWhole: false, place: place)
    }
}
