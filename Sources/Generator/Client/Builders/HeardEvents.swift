internal import Declarations
internal import Spec
internal import SwiftCode

/// How a client takes the events of an endpoint apart, or the messages of a WebSocket, and which of them are errors.
struct HeardEvents {
    private let endpoint: Endpoint
    private let model: SystemModel

    init(_ endpoint: Endpoint, _ model: SystemModel) {
        self.endpoint = endpoint
        self.model = model
    }

    /// - Parameter failure: the error in `$0`, where it is one.
    func arguments(_ shape: FailureShape?, failure: SwiftExpression?) -> [SwiftArgument] {
        guard let response = endpoint.response else { return [] }
        var arguments = form(response)
        let known = response.isWhole ? [] : response.fields.compactMap { field in texts(field, response).map { (field, $0) } }
        arguments.add("known", known.isEmpty ? nil : .members(known.map { ($0.name.value, .array($1.map { .string($0) })) }))
        arguments.add("unreadable", shape?.transport[.unreadable].flatMap { model.errorValue($0.value) })
        if endpoint.isSocket, let shape, let failure {
            // A message may be an error, too.
            arguments.append(SwiftExpression.closure(SwiftClosure([], failure)).labelled("failure"))
            arguments.add("telling", list: Self.telling(shape).map { .string($0) })
        }
        arguments.add("closing", closing)
        return arguments
    }

    private func form(_ response: Endpoint.Response) -> [SwiftArgument] {
        let form = response.events
        let isText = response.data?.type.unwrapped == .string
        let parts = [
            ("name", form.name), ("id", form.id), (isText ? "text" : "data", form.data), ("end", form.end), ("bytes", form.bytes),
        ]
        return parts.compactMap { label, text in text.map { SwiftExpression.string($0.value).labelled(label) } }
    }

    // MARK: - Events that the client knows

    /// The texts of a member that tells one event from another: the name, a constant, and what has to be a case of an enum. Nil of others.
    private func texts(_ field: Field, _ response: Endpoint.Response) -> [String]? {
        let isName = field.name.value == response.events.name?.value
        guard field.wire == .plain || field.wire == .string, let texts = texts(field, isName: isName), !texts.isEmpty else { return nil }
        return isName && !field.isRequired ? texts + [EventForm.defaultName] : texts
    }

    private func texts(_ field: Field, isName: Bool) -> [String]? {
        switch field.type.unwrapped {
        case .named(let name):
            guard isName || field.isRequired, let found = model.enums[name], !found.admitsOthers, found.form != .nsOptions,
                !found.holdsValues
            else { return nil }
            let cases = found.cases.filter { field.constant == nil || $0.name.value == field.constant?.value }
            return cases.map { found.spelling(of: $0) }.uniqued()
        case .string:
            if let constant = field.constant { return [constant.value] }
            return isName && !field.values.isEmpty ? field.values.map(\.value) : nil
        default: return nil
        }
    }

    // MARK: - Errors

    /// The members that a message with an error has.
    private static func telling(_ shape: FailureShape) -> [String] {
        shape.placeholders.compactMap { path, placeholder in
            switch placeholder {
            case .wire, .message, .constant: FailureShape.steps(of: path).first
            case .detail, .time, .identifier, .status: nil
            }
        }.uniqued()
    }

    /// The errors for which its server closes a WebSocket, by their codes; nil where there are none.
    private var closing: SwiftExpression? {
        guard endpoint.isSocket else { return nil }
        let name = endpoint.name.value
        let all = [endpoint] + model.spec.endpoints.filter { $0.on?.value == name }
        let found = all.flatMap { endpoint in endpoint.errors.compactMap { model.errorCase($0.value, of: endpoint) } }
        var errors: [Int: SwiftExpression] = [:]
        for (enumeration, error) in found {
            guard let code = error.closes?.value, errors[code] == nil else { continue }
            errors[code] = model.caseValue(enumeration.name.value, error.name.value)
        }
        return errors.isEmpty ? nil : .dictionary(errors.sorted { $0.key < $1.key }.map { (.integer($0.key), $0.value) })
    }
}
