extension ConsolePage {
    /// Each endpoint with what it is told, a command that calls it, and a form to try it.
    var endpoints: String { service.system.endpoints.map(describe).joined(separator: "\n") }

    private func describe(_ endpoint: MockEndpoint) -> String {
        let name = HTML.escape(endpoint.name)
        let methods = endpoint.on == nil ? endpoint.methods.map(\.rawValue).joined(separator: " ") : MockService.messageMethod.rawValue
        let target = endpoint.scheme.map { "\($0)://\(endpoint.path)" } ?? endpoint.path
        return """
            <details id="endpoint-\(name)">
            <summary><code>\(HTML.escape(methods)) \(HTML.escape(target))</code> \(name)</summary>
            \(endpoint.scheme == nil ? "<pre>\(HTML.escape(endpoint.on == nil ? curl(endpoint) : message(endpoint)))</pre>" : "")
            \(trial(endpoint))
            <h3>\(text(.errors))</h3>
            \(table(["", "HTTP", ""], endpoint.errors.map { error in
                [HTML.escape(error.name), "\(endpoint.status(of: error))", HTML.escape(error.message)]
            }))
            </details>
            """
    }

    /// What a parameter has to be, or would be for the registered app; nothing where only the reader knows.
    func value(of parameter: MockParameter) -> String {
        if let constant = parameter.constant { return constant.wireText }
        guard parameter.location != .path else { return "" }
        return session.app(parameter.field.name).wireText
    }

    // MARK: As a command

    /// What is said on a WebSocket.
    private func message(_ endpoint: MockEndpoint) -> String {
        if let bytes = endpoint.parameters.first(where: { $0.location == .anyBody }) { return "<\(bytes.field.name)>" }
        var members = JSONObject()
        for parameter in endpoint.parameters where parameter.field.isRequired || parameter.constant != nil {
            if parameter.location == .body { return parameter.field.type.emptiest.description }
            guard parameter.location == .json else { continue }
            members[parameter.field.name] = parameter.constant ?? parameter.field.type.emptiest
        }
        return JSONValue.object(members).description
    }

    private func curl(_ endpoint: MockEndpoint) -> String {
        var words = ["curl"]
        if endpoint.isSocket { words += ["-N"] + SocketMessage.handshake.flatMap { ["-H", $0] } }
        let method = endpoint.methods.first ?? .get
        var (query, form, parts, json) = (FormFields(), FormFields(), [String](), JSONObject())
        var whole: JSONValue?
        for parameter in endpoint.parameters where parameter.field.isRequired || parameter.constant != nil {
            let known = value(of: parameter)
            let value = known.isEmpty ? parameter.field.name.uppercased() : known
            switch parameter.location {
            case .path, .verb, .anyHeaders, .anyQuery, .anyBody: continue
            case .query: query.append(parameter.field.name, value)
            case .header: words += ["-H", "\(parameter.field.name): \(parameter.scheme.map { $0 + " " } ?? "")\(value)"]
            case .form: if method == .get { query.append(parameter.field.name, value) } else { form.append(parameter.field.name, value) }
            case .json: json[parameter.field.name] = .string(value)
            case .body: whole = parameter.field.type.emptiest
            case .multipart: parts.append("\(parameter.field.name)=\(value)")
            }
        }
        if !form.fields.isEmpty { words += ["-d", form.encoded] }
        for part in parts { words += ["-F", part] }
        let body = whole ?? .object(json)
        if whole != nil || !json.isEmpty {
            words += ["-H", "Content-Type: application/json", "-d", body.description]
        }
        let hasBody = !form.fields.isEmpty || !parts.isEmpty || !json.isEmpty || whole != nil
        if method != (hasBody ? .post : .get) { words += ["-X", method.rawValue] }
        words.append("\(origin)\(prefix)\(endpoint.path)\(query.fields.isEmpty ? "" : "?" + query.encoded)")
        return words.map(Self.shellWord).joined(separator: " ")
    }

    private static func shellWord(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: "-_./:=".utf8.contains(byte)
            }
        }
        if isPlain { return text }
        return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}
