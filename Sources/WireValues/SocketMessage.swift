/// What clients, mocks and commands say of WebSockets in the same words.
public enum SocketMessage {
    /// What stands in the place of a method where a message is said.
    public static let method = "MESSAGE"
    /// The header in which a client offers subprotocols, and a server takes one.
    public static let subprotocols = "Sec-WebSocket-Protocol"
    /// The type of a message of bytes, where messages travel as requests do.
    public static let bytesType = "application/octet-stream"

    /// What a command asks for a WebSocket with. Any key does.
    public static let handshake = [
        "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
}

/// Messages of bytes, between texts that travel as events do.
extension ServerSentEvent {
    /// No message has a name otherwise.
    private static let bytesName = "bytes"

    /// A message of bytes.
    ///
    /// - Parameter base64: them in Base64.
    public init(base64: String) { self.init(name: Self.bytesName, data: base64) }

    /// The bytes of a message, in Base64; `nil` where it is a text.
    public var base64: String? { name == Self.bytesName ? data : nil }
}
