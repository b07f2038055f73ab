extension MockSystem {
    /// Whether a fault can ever come true here.
    ///
    /// - Throws: `MockProblem` if there is no such endpoint, the endpoint documents no such error, or only clients come to it.
    func check(_ fault: MockFault) throws(MockProblem) {
        let met = fault.endpoint == "*" ? endpoints : endpoints.filter { $0.name == fault.endpoint }
        if met.isEmpty {
            throw MockProblem(
                .notFound,
                "there is no endpoint \"\(fault.endpoint)\"",
                hint: "the endpoints are \(endpoints.map(\.name).joined(separator: ", "))"
            )
        }
        guard case .error(let name, let values) = fault.effect else { return }
        let documenting = met.filter { $0.errors.contains { $0.name == name } }
        guard documenting.isEmpty else { return try check(values, of: name, documenting) }
        if let own = clientErrors.first(where: { $0.name == name }) {
            throw MockProblem(.notFound, "no answer says \"\(name)\": a client comes to it by itself", hint: own.advice)
        }
        let known = Set(met.flatMap { $0.errors.map(\.name) }).sorted().joined(separator: ", ")
        throw MockProblem(
            .notFound,
            fault.endpoint == "*" ? "no endpoint documents an error \"\(name)\"" : "\"\(fault.endpoint)\" documents no error \"\(name)\"",
            hint: known.isEmpty ? "it documents none; \"status\" and \"cut\" need none" : "documented: \(known)"
        )
    }

    /// What `with` says beside an error is what the body has a place for.
    private func check(_ values: JSONObject, of error: String, _ endpoints: [MockEndpoint]) throws(MockProblem) {
        let known = Set(endpoints.flatMap { $0.said(of: error) })
        guard let unknown = values.names.first(where: { !known.contains($0) }) else { return }
        let names = known.sorted().joined(separator: ", ")
        throw MockProblem(
            .badRequest, "\"\(error)\" has no place for \"\(unknown)\"",
            hint: names.isEmpty ? "leave \"with\" out" : "\"with\" takes \(names)")
    }
}

extension MockEndpoint {
    /// What may be given beside an error.
    fileprivate func said(of error: String) -> [String] {
        let placed = (failure.fields + failure.headers).compactMap { field -> String? in
            switch field.source {
            case .code: "code"
            case .message: "message"
            case .value(let name): name
            default: nil
            }
        }
        let spelled = errors.filter { $0.name == error }.flatMap(\.otherSpellings).flatMap(\.names)
        return placed + spelled
    }
}
