/// What an app's server answers a call of the vendor's with, as far as the documents leave it no choice.
package enum ConstantAnswer {
    case text(String)
    /// Members that are always the same.
    case json([(name: String, value: SpelledValue)])
}

extension Endpoint {
    /// Whether its handler knows the whole answer: there is no body, or nothing in it that has to be there is the app's to say.
    package var answersItself: Bool {
        guard let response, response.kind != .empty else { return true }
        guard response.kind == .text || response.kind == .json, response.fields.contains(where: { $0.constant != nil }) else {
            return false
        }
        return response.fields.allSatisfy { $0.constant != nil || response.kind == .json && !$0.isRequired }
    }
}

extension MockTables {
    /// Nil where there is no body, or all of it is the app's to say.
    package func constantAnswer(of endpoint: Endpoint) -> ConstantAnswer? {
        guard endpoint.isWebhook, let response = endpoint.response else { return nil }
        let constants = response.fields.compactMap { field in field.constant.map { (name: field.name.value, field: field, text: $0.value) }
        }
        guard let first = constants.first else { return nil }
        switch response.kind {
        case .text: return .text(first.text)
        case .json where !response.isWhole: return .json(constants.map { ($0.name, literal($0.text, $0.field.type)) })
        default: return nil
        }
    }
}
