extension MockCallback {
    /// The parameters that whoever has the mock call gives values for.
    var open: [MockParameter] { parameters.filter { $0.constant == nil && !given.contains($0.key) } }

    /// Holds given values against the parameters that they are for.
    ///
    /// - Throws: `MockProblem` that says what is unknown, missing or of another type.
    func check(_ values: JSONObject) throws(MockProblem) {
        let given = GivenValues(name: name, parameters: open.map { (key: $0.key, field: $0.field) })
        try given.check(values) { taken($0, given.hint) }
    }

    /// What is said of a value that is no caller's to give.
    private func taken(_ key: String, _ hint: String) -> MockProblem? {
        if given.contains(key) {
            let hint = "PATCH /__mock/app changes what is registered"
            return MockProblem(.badRequest, "\"\(key)\" is what the mock itself gives", hint: hint)
        }
        guard let constant = parameters.first(where: { $0.key == key })?.constant else { return nil }
        return MockProblem(.badRequest, "\"\(key)\" is always \(constant.wireText)", hint: hint)
    }

    /// The request as it is documented, sent to another place. A value that is `null` is left out, in objects too.
    func request(to url: CallURL, _ values: JSONObject) -> (HTTPRequest, body: [UInt8]) {
        var target = url.target
        let query = form(.query, values).fields + (method == .get ? form(.form, values).fields : [])
        if !query.isEmpty { target += (target.contains("?") ? "&" : "?") + FormFields(query).encoded }
        var headers = headers(values)
        var body: [UInt8] = []
        if parameters.contains(where: { $0.location == .json }) {
            headers[.contentType] = AnswerEncoding.jsonType
            JSONValue.object(JSONObject(pairs(.json, values))).write(to: &body)
        } else if let whole = pairs(.body, values).first {
            headers[.contentType] = AnswerEncoding.jsonType
            whole.1.write(to: &body)
        } else if method != .get, parameters.contains(where: { $0.location == .form }) {
            headers[.contentType] = "application/x-www-form-urlencoded;charset=utf-8"
            body = Array(form(.form, values).encoded.utf8)
        }
        let request = HTTPRequest(method: method, scheme: "http", authority: url.authority, path: target, headerFields: headers)
        return (request, body)
    }

    private func headers(_ values: JSONObject) -> HTTPFields {
        var headers = HTTPFields()
        for parameter in parameters where parameter.location == .header {
            guard let value = value(of: parameter, values), let name = HTTPField.Name(parameter.field.name) else { continue }
            headers.append(HTTPField(name: name, value: (parameter.scheme.map { $0 + " " } ?? "") + value.wireText))
        }
        return headers
    }

    private func form(_ location: ParameterLocation, _ values: JSONObject) -> FormFields {
        FormFields(pairs(location, values).map { FormFields.Field(name: $0.0, value: $0.1.wireText) })
    }

    private func pairs(_ location: ParameterLocation, _ values: JSONObject) -> [(String, JSONValue)] {
        parameters.filter { $0.location == location }.compactMap { parameter in
            value(of: parameter, values).map { (parameter.field.name, $0) }
        }
    }

    /// A parameter's value as it travels.
    private func value(of parameter: MockParameter, _ values: JSONObject) -> JSONValue? {
        guard let value = parameter.constant ?? values[parameter.key], !value.isNull else { return nil }
        return parameter.field.type.withoutMissing(value).encoded(as: parameter.field.wire)
    }
}

extension ValueType {
    /// A value of the type, in whose documented objects what is `null` is left out, as in answers.
    fileprivate func withoutMissing(_ value: JSONValue) -> JSONValue {
        switch (self, value) {
        case (.object(let fields), .object(let members)):
            .object(
                JSONObject(
                    members.filter { !$0.value.isNull }.map { name, value in
                        (name, fields.first { $0.name == name }?.type.withoutMissing(value) ?? value.leavingOutNulls())
                    }))
        case (.array(let item), .array(let items)): .array(items.map(item.withoutMissing))
        default: value
        }
    }
}
