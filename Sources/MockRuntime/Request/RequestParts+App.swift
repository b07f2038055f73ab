/// What of a request no document names, for those that hand it on, or answer by it.
extension RequestParts {
    /// The headers that are none of an endpoint's parameters.
    func headers(besides endpoint: EndpointBox) -> JSONValue {
        var found = JSONObject()
        for field in headers where !endpoint.headers.contains(field.name) {
            let name = HeaderSpelling.spelled(field.name.rawName)
            // Most are there once, and need not be joined.
            found[name] = found[name] == nil ? .string(field.value) : headers[field.name].map(JSONValue.string)
        }
        return .object(found)
    }

    /// The items of the query that are none of an endpoint's parameters, and not the mock's own.
    func items(_ query: FormFields, besides endpoint: EndpointBox) -> JSONValue {
        var found = JSONObject()
        for item in query.fields where !endpoint.items.contains(item.name) && !item.name.hasPrefix("mock_") {
            let value = JSONValue.string(item.value)
            switch found[item.name] {
            case nil: found[item.name] = value
            case .array(let others): found[item.name] = .array(others + [value])
            case .some(let other): found[item.name] = [other, value]
            }
        }
        return .object(found)
    }
}
