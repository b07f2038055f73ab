import Diagnostics
import SourceText

/// An operation of a capability and the endpoint that simulates it do not match.
enum SimulatedOperation {
    static let rule = Rule(
        "spec-simulated-operation",
        "an operation does not match the endpoint that simulates it",
        explanation: """
            `endpoint:` of an operation names the endpoint of the mock that answers it where the app gave nothing. The client hands the \
            operation's parameters over as those of the endpoint, and reads the operation's fields off the answer, each under its own \
            name and with its own type. An operation that answers a list, or one plain value, takes the only field of the answer that \
            has its type. A call takes time, so the operation has to be one that waits.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let endpoints = Dictionary(spec.endpoints.map { ($0.name.value, $0) }) { first, _ in first }
        return spec.capabilities.flatMap(\.operations).flatMap { operation -> [Diagnostic] in
            guard let name = operation.endpoint, let endpoint = endpoints[name.value] else { return [] }
            return timing(operation, name) + parameters(operation, endpoint, name) + answer(operation, endpoint, name)
        }
    }

    private static func diagnostic(_ message: String, _ place: Place, _ name: Located<String>, help: String? = nil) -> Diagnostic {
        let labels = [Label(place)] + (place == name.place ? [] : [Label(name.place, "simulated by this endpoint")])
        return Diagnostic(rule, message, at: labels, help: help)
    }

    private static func timing(_ operation: Capability.Operation, _ name: Located<String>) -> [Diagnostic] {
        guard !operation.waits else { return [] }
        let message = "`\(operation.name.value)` answers at once, but a call of `\(name.value)` takes time"
        return [diagnostic(message, name.place, name, help: "leave out `waits: false`, or `endpoint:`")]
    }

    // MARK: what is asked

    private static func parameters(_ operation: Capability.Operation, _ endpoint: Endpoint, _ name: Located<String>) -> [Diagnostic] {
        let callable = FieldTable(endpoint.callable.filter { $0.constant == nil })
        let unknown = operation.parameters.compactMap { field -> Diagnostic? in
            guard let taken = callable[field.name.value] else {
                let message = "`\(name.value)` has no parameter `\(field.name.value)`"
                let help = DidYouMean.help(for: field.name.value, among: callable.names.list)
                return diagnostic(message, field.name.place, name, help: help)
            }
            return mismatch(field, taken, given: field, wanted: taken, "the parameter", name)
        }
        let given = Set(operation.parameters.map(\.name.value))
        let lacking = callable.fields.filter { $0.isRequired && !given.contains($0.name.value) }.map(\.name.value)
        guard !lacking.isEmpty else { return unknown }
        let message = "`\(operation.name.value)` does not give \(Listing.codes(lacking)), which `\(name.value)` needs"
        return unknown + [diagnostic(message, name.place, name)]
    }

    // MARK: what is answered

    private static func answer(_ operation: Capability.Operation, _ endpoint: Endpoint, _ name: Located<String>) -> [Diagnostic] {
        switch SimulatedAnswer(operation, endpoint) {
        case .nothing: return []
        case .fields: return fields(operation.resultFields, endpoint.documentedFields, "the answer of `\(name.value)`", name)
        case .field(let field): return fields(operation.resultFields, field.fields, "`\(field.name.value)` of `\(name.value)`", name)
        case .none:
            let message = "the answer of `\(name.value)` has no single field of type `\(operation.result.spelling)`"
            return [diagnostic(message, name.place, name)]
        }
    }

    private static func fields(_ wanted: [Field], _ given: [Field], _ whole: String, _ name: Located<String>) -> [Diagnostic] {
        let given = FieldTable(given)
        return wanted.compactMap { field in
            guard let found = given[field.name.value] else {
                return diagnostic("\(whole) has no field `\(field.name.value)`", field.name.place, name)
            }
            return mismatch(field, found, given: found, wanted: field, "the field", name)
        }
    }

    /// - Parameters:
    ///   - own: the operation's field, at which the diagnostic stands.
    ///   - other: the endpoint's.
    private static func mismatch(
        _ own: Field, _ other: Field, given: Field, wanted: Field, _ what: String, _ name: Located<String>
    ) -> Diagnostic? {
        let subject = "\(what) `\(own.name.value)`"
        if !SimulatedAnswer.isAlike(given.type, wanted.type) {
            let message = "\(subject) is `\(own.type.spelling)`, that of `\(name.value)` is `\(other.type.spelling)`"
            return diagnostic(message, own.name.place, name)
        }
        if !other.fields.isEmpty {
            return diagnostic("\(subject) has fields of its own, and only plain values are handed on", own.name.place, name)
        }
        let isAlwaysThere = given.isRequired && !given.type.isOptional
        guard wanted.isRequired, !wanted.type.isOptional, !isAlwaysThere else { return nil }
        return diagnostic("\(subject) is required on one side only", own.name.place, name)
    }
}
