extension String {
    /// Whether this is the URL of a WebSocket.
    package var isSocketAddress: Bool {
        let url = lowercased()
        return ["ws://", "wss://"].contains(where: url.hasPrefix)
    }
}
