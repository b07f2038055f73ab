/// What clients offer to speak on a WebSocket, and what a mock takes of it.
enum Subprotocols {
    static let header = HTTPField.Name(SocketMessage.subprotocols)

    /// The first of those that are documented, or of all where none are, which a client offers.
    ///
    /// - Parameters:
    ///   - offered: the header's value, as a list.
    ///   - documented: the constant of the header in the spec.
    static func taken(of offered: String, documented: JSONValue?) -> String? {
        let offered = names(offered)
        guard let documented else { return offered.first }
        return names(documented.wireText).first(where: offered.contains)
    }

    private static func names(_ text: String) -> [String] {
        text.split(separator: ",").map { TextForm.trimmed(String($0)) }.filter { !$0.isEmpty }
    }
}

extension MockParameter {
    /// Whether a value is the constant; of subprotocols, whether one of those that are documented is among the offered ones, and of types of
    /// bodies whether they are the same without their character set.
    func isConstant(_ value: JSONValue?) -> Bool {
        guard let constant else { return true }
        guard location == .header, let value, let name = HTTPField.Name(field.name) else { return value == constant }
        switch name {
        case Subprotocols.header: return Subprotocols.taken(of: value.wireText, documented: constant) != nil
        case .contentType: return Self.mediaType(value.wireText) == Self.mediaType(constant.wireText)
        default: return value == constant
        }
    }

    /// `Text/JSON; charset=utf-8` → `text/json`
    private static func mediaType(_ text: String) -> String { TextForm.trimmed(String(text.prefix { $0 != ";" })).lowercased() }
}

extension MockReply {
    /// Makes it the beginning of a WebSocket.
    mutating func open(_ endpoint: EndpointBox, to request: RequestParts) {
        isSocket = true
        guard let name = Subprotocols.header, let offered = request.headers[name],
            let parameter = endpoint.parameters.first(where: { $0.header == name })
        else { return }
        response.headerFields[name] = Subprotocols.taken(of: offered, documented: parameter.value.constant)
    }

    /// What a client sees of the headers: the beginning of a WebSocket, and its messages, are bodies of no type.
    public var visibleHeaders: HTTPFields {
        guard response.status == .switchingProtocols else { return response.headerFields }
        let ofBodies: Set<HTTPField.Name> = [.contentType, .cacheControl]
        return HTTPFields(response.headerFields.filter { !ofBodies.contains($0.name) })
    }
}
