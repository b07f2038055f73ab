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
        guard case .error(let name, _) = fault.effect, !met.contains(where: { $0.errors.contains { $0.name == name } }) else { return }
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
}
