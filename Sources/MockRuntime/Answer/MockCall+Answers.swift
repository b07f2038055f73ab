extension MockCall {
    /// A good answer with that body. Members that are `null` are left out where the field is optional; wire forms are seen to.
    ///
    /// - Parameters:
    ///   - headers: headers beyond those that the body needs.
    ///   - status: the HTTP status, where it is not the documented one.
    public func respond(_ body: JSONValue = [:], headers: HTTPFields = [:], status: Int? = nil) -> MockAnswer {
        MockAnswer(.body(body), status: status, headers: headers)
    }

    /// A good answer with that body and headers by name; those that are `null` are left out.
    public func respond(_ body: JSONValue = [:], headers: JSONObject, status: Int? = nil) -> MockAnswer {
        respond(body, headers: box.value.response.fields(of: headers), status: status)
    }

    /// Another documented answer of the endpoint, by its name in the spec.
    public func respond(with alternative: String, _ body: JSONValue = [:], headers: JSONObject = [:]) -> MockAnswer {
        guard let documented = endpoint.alternatives[alternative] else {
            return defect("\"\(endpoint.name)\" documents no answer \"\(alternative)\"")
        }
        var answer = respond(body, headers: documented.fields(of: headers), status: documented.status)
        answer.alternative = alternative
        return answer
    }

    /// Sends the browser to a URL, with items added to its query; those that are `null` are left out.
    public func redirect(to url: JSONValue, _ query: JSONObject = [:], headers: HTTPFields = [:]) -> MockAnswer {
        guard let url = url.stringValue, !url.isEmpty else { return refuse("there is no URL to redirect to") }
        return MockAnswer(.redirect(url, query), headers: headers)
    }

    /// A documented error of the endpoint, in the shape of its failures.
    ///
    /// - Parameters:
    ///   - error: the error's name in the spec.
    ///   - values: further values that the shape asks for; they go before the error's own. A `code` is another that the server says for
    ///     it, a `message` what it says.
    ///   - target: where the browser is sent with it; where the shape's parameter says if there is none.
    ///   - headers: headers beyond the error's own.
    public mutating func fail(
        _ error: String, _ values: JSONObject = [:], to target: JSONValue = .null, headers: HTTPFields = [:]
    ) -> MockAnswer {
        guard let documented = box.value.errors.first(where: { $0.name == error })?.spelled(with: values) else {
            return defect("\"\(box.value.name)\" documents no error \"\(error)\"")
        }
        if endpoint.isSocket || endpoint.on != nil, let closure = documented.closure {
            return MockAnswer(.closing(closure), outcome: error, note: "the WebSocket is closed with \(closure.code)")
        }
        var fields = JSONValue.object([:])
        for field in box.value.failure.fields {
            fields.set(value(of: field, documented, values).encoded(as: field.wire), at: field.path[...])
        }
        var all = documented.headers
        for header in box.value.failure.headers {
            let value = value(of: header, documented, values)
            if !value.isNull, let name = HTTPField.Name(header.path[0]) { all.append(HTTPField(name: name, value: value.wireText)) }
        }
        all.append(contentsOf: headers)
        let status = status(of: documented)
        return failure(fields, to: target, status: status, headers: all, outcome: error)
    }

    /// Refuses a call in a way that no document knows: a redirect URI that is not the app's, say, to which nobody may be sent.
    public func refuse(_ reason: String, status: Int = 400) -> MockAnswer {
        MockAnswer(.refusal(reason), status: status, outcome: Outcome.refused, note: reason)
    }

    /// A page on which a person chooses; see `MockChoice`.
    public func page(_ title: MockText, message: MockText = "", choices: [MockChoice]) -> MockAnswer {
        let target = "\(parts.prefix)\(parts.path)\(parts.querySuffix)"
        return MockAnswer(.page(MockPage(title: title, message: message, choices: choices, target: target)), outcome: Outcome.page)
    }

    /// An answer that says that the mock itself is wrong.
    func defect(_ what: String) -> MockAnswer { MockAnswer(.defect(what), status: 500, outcome: Outcome.defect, note: what) }

    /// A redirect needs a place to go to; without one the fields come as JSON.
    private func failure(_ body: JSONValue, to given: JSONValue, status: Int, headers: HTTPFields, outcome: String) -> MockAnswer {
        let fields = body.objectValue ?? JSONObject()
        if let target = given.stringValue, !target.isEmpty {
            return MockAnswer(.redirect(target, fields), status: 302, headers: headers, outcome: outcome)
        }
        if case .redirect(let parameter) = box.value.failure.kind {
            guard let target = request[parameter].stringValue, !target.isEmpty else {
                return MockAnswer(.failure(body, .json()), status: 400, headers: headers, outcome: outcome)
            }
            return MockAnswer(.redirect(target, fields), status: 302, headers: headers, outcome: outcome)
        }
        return MockAnswer(.failure(body, box.value.failure.kind), status: status, headers: headers, outcome: outcome)
    }

    private func status(of error: MockError) -> Int { error.status ?? box.value.failure.status }

    private func status(of error: MockError, isText: Bool) -> JSONValue {
        isText ? .string(String(status(of: error))) : .int(status(of: error))
    }

    private mutating func value(of field: FailureField, _ error: MockError, _ values: JSONObject) -> JSONValue {
        switch field.source {
        case .code: box.value.failure.own("code", of: values) ?? error.code
        case .message: box.value.failure.own("message", of: values) ?? .string(error.message)
        case .value(let name): values[name] ?? error.values[name] ?? .null
        case .constant(let value): value
        case .request(let name): request[name]
        case .random(let kind): random(kind)
        case .time(let form): time(form)
        case .status(let isText): status(of: error, isText: isText)
        }
    }
}

extension JSONValue {
    /// Puts a value at the end of a path of names of members and places of items; `null` is left out.
    fileprivate mutating func set(_ value: JSONValue, at path: ArraySlice<String>) {
        guard !value.isNull else { return }
        guard let step = path.first else { return self = value }
        if let place = Self.itemPlace(step) {
            var items = arrayValue ?? []
            items += Array(repeating: .null, count: max(0, place + 1 - items.count))
            items[place].set(value, at: path.dropFirst())
            self = .array(items)
        } else {
            var members = objectValue ?? JSONObject()
            var member = members[step] ?? .null
            member.set(value, at: path.dropFirst())
            members[step] = member
            self = .object(members)
        }
    }

    /// `0` is a place in a list.
    private static func itemPlace(_ step: String) -> Int? { step.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(step) : nil }
}

extension MockEndpoint {
    /// What tells of an error before its body does: the status, or the code with which a WebSocket is closed for it.
    func status(of error: MockError) -> Int {
        let code = isSocket || on != nil ? error.closes : nil
        return code ?? error.status ?? failure.status
    }
}

extension FailureShape {
    /// What is given under a name that is no detail's.
    fileprivate func own(_ name: String, of values: JSONObject) -> JSONValue? {
        guard let value = values[name] else { return nil }
        let isDetail = (fields + headers).contains { if case .value(name) = $0.source { true } else { false } }
        return isDetail ? nil : value
    }
}

extension MockError {
    /// The error as the server spells it where these values are given, one of several codes say.
    fileprivate func spelled(with values: JSONObject) -> MockError {
        let place = otherSpellings.firstIndex { spelling in
            let given = spelling.filter { values[$0.name] != nil }
            return !given.isEmpty && given.allSatisfy { values[$0.name]?.wireText == $0.value.wireText }
        }
        guard let place else { return self }
        let fitting = otherSpellings[place]
        var error = self
        if !otherStatuses.isEmpty { error.status = otherStatuses[place] }
        if let code = fitting["code"] { error.code = code }
        error.values = self.values.merging(fitting)
        return error
    }

    /// What a WebSocket is closed with for it, where it is.
    var closure: MockClosure? { closes.map { MockClosure(code: $0, reason: message) } }
}
