import WireValues

/// How an event becomes an answer of its own: the members of its data, and what travels beside them.
struct EventMembers: Sendable {
    /// The members that each event's name and id are put into.
    let name: String?
    let id: String?
    /// The member that all of the data is, as JSON or as the text that it is.
    let data: String?
    let text: String?
    /// The member that a message of bytes is.
    let bytes: String?
    /// The texts that members may have. What has another is an event of a newer server.
    let known: [String: Set<String>]
    /// The members by which a message tells of an error.
    let telling: [String]

    /// What the answer that an event is has for its body.
    func body(of event: ServerSentEvent, by carrier: EventCarrier) -> [UInt8] {
        if carrier == .messages, let base64 = event.base64 {
            return bytes.map { JSONValue.object([$0: .string(base64)]).encoded() } ?? TextForm.bytes(fromBase64: base64) ?? []
        }
        let data = Array(event.data.utf8)
        guard hasOthers, var object = object(event, data) else { return data }
        if let name { object[name] = .string(event.name) }
        if let id { object[id] = event.id.map(JSONValue.string) }
        return JSONValue.object(object).encoded()
    }

    /// Whether a client knows events like this one.
    func knows(_ event: ServerSentEvent, _ answer: IncomingResponse) -> Bool {
        guard !known.isEmpty else { return true }
        let body = answer.jsonIfAny
        return known.allSatisfy { member, texts in
            if member == name { return texts.contains(event.name) }
            let value = body[member]
            return value.isNull || texts.contains(value.wireText)
        }
    }

    /// Whether what nobody can read has all by which errors are told.
    func tellsOfError(_ answer: IncomingResponse) -> Bool {
        let body = answer.jsonIfAny
        return !telling.isEmpty && telling.allSatisfy { !body[$0].isNull }
    }

    private var hasOthers: Bool { name != nil || id != nil || data != nil || text != nil }

    /// The members of the data; `nil` where it has none, such as a list.
    private func object(_ event: ServerSentEvent, _ bytes: [UInt8]) -> JSONObject? {
        if let text { return [text: .string(event.data)] }
        // An event that carries nothing says so in one of these ways.
        let value: JSONValue? = if bytes.isEmpty { .null } else { try? JSONValue(parsing: bytes) }
        if let data { return value.map { [data: $0] } }
        return switch value {
        case .object(let object)?: object
        case .null?: [:]
        default: nil
        }
    }
}
