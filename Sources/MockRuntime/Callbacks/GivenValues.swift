/// Values that somebody gives for the documented parameters of a callback or an action.
struct GivenValues {
    /// The callback or action, as messages call it.
    let name: String
    let parameters: [(key: String, field: ValueField)]

    /// Holds given values against the parameters that they are for.
    ///
    /// - Parameter unknown: what is to be said of a value that no parameter takes, where there is more to say than that.
    /// - Throws: `MockProblem` that says what is unknown, missing or of another type.
    func check(_ values: JSONObject, unknown: (_ key: String) -> MockProblem? = { _ in nil }) throws(MockProblem) {
        for (key, value) in values {
            guard let field = parameters.first(where: { $0.key == key })?.field else {
                throw unknown(key) ?? MockProblem(.badRequest, "\"\(name)\" has no parameter \"\(key)\"", hint: hint)
            }
            guard !value.isNull, let problem = field.problem(with: value, at: key) else { continue }
            throw MockProblem(.badRequest, problem, hint: hint)
        }
        let missing = parameters.first { $0.field.isRequired && (values[$0.key] ?? .null).isNull }
        if let missing { throw MockProblem(.badRequest, "\"\(missing.key)\" is missing in the values of \"\(name)\"", hint: hint) }
    }

    var hint: String {
        let names = parameters.map { $0.field.isRequired ? $0.key : "\($0.key) (optional)" }
        return names.isEmpty ? "no values are wanted" : "the values are \(names.joined(separator: ", "))"
    }
}
