import WireValues

/// How an answer's events travel, beside their data.
public struct EventForm: Sendable, Hashable {
    /// The member that is the events' name, rather than a part of their data.
    public var name: String?
    /// The member that is the events' id.
    public var id: String?
    /// The member that is all of their data.
    public var data: String?
    /// Data that is no event, and ends them: `[DONE]`.
    public var end: String?
    /// The member that a message of bytes is.
    public var bytes: String?
    /// How many milliseconds a client is asked to wait before it comes again.
    public var retry: Int?

    /// A form of these parts.
    public init(
        name: String? = nil, id: String? = nil, data: String? = nil, end: String? = nil, bytes: String? = nil, retry: Int? = nil
    ) {
        self.name = name
        self.id = id
        self.data = data
        self.end = end
        self.bytes = bytes
        self.retry = retry
    }

    /// An event as it travels, and what of it is not as documented. A text is the data as it is, all else is JSON.
    func encoded(_ value: JSONValue, as type: ValueType) -> (bytes: [UInt8], problems: [String]) {
        var writer = ConformingWriter()
        writer.write(value, as: type)
        guard writer.problems.isEmpty else { return ([], writer.problems) }
        if let bytes, case .object(let object) = value, let base64 = object[bytes]?.stringValue {
            return message(of: base64, object, bytes)
        }
        var event = ServerSentEvent(data: value.stringValue ?? "")
        if case .object(let fields) = type, case .object(var object) = value {
            if let name { event.name = object[name]?.stringValue ?? event.name }
            if let id { event.id = object[id]?.stringValue }
            if let data, let field = fields.first(where: { $0.name == data }) {
                event.data = Self.data(object[data] ?? .null, as: field.type)
                return (event.encoded, [])
            }
            for name in [name, id].compactMap({ $0 }) { object[name] = nil }
            writer = ConformingWriter()
            writer.write(.object(object), as: .object(fields.filter { $0.name != name && $0.name != id }))
        }
        if event.data.isEmpty || type != .string { event.data = String(decoding: writer.bytes, as: UTF8.self) }
        return (event.encoded, [])
    }

    /// A value that is all of an event's data, and conforms.
    private static func data(_ value: JSONValue, as type: ValueType) -> String {
        if type == .string, let text = value.stringValue { return text }
        return String(decoding: value.encoded(), as: UTF8.self)
    }

    private func message(of base64: String, _ object: JSONObject, _ name: String) -> (bytes: [UInt8], problems: [String]) {
        let others = object.filter { $0.name != name && !$0.value.isNull }.map { "\"\($0.name)\"" }
        guard others.isEmpty else { return ([], ["a message of bytes holds \"\(name)\" alone, and no \(others.joined(separator: ", "))"]) }
        guard TextForm.bytes(fromBase64: base64) != nil else { return ([], ["\"\(name)\" should be bytes in Base64"]) }
        return (ServerSentEvent(base64: base64).encoded, [])
    }

    /// What is sent before the first event.
    var beginning: [UInt8] { retry.map { ServerSentEvent.pause(milliseconds: $0) } ?? [] }

    /// What is sent behind the last event.
    var ending: [UInt8] { end.map { ServerSentEvent(data: $0).encoded } ?? [] }
}
