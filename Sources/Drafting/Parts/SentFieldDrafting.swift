import Declarations
import Guide

/// What the code of a source sends beside the paths that it asks for.
struct SentFieldDrafting {
    /// Whether bodies are forms: the code says so, and nothing of JSON.
    private let isForm: Bool
    private let keys: SentKeys

    init(_ sheets: [FactSheet]) {
        let texts = Set(sheets.flatMap(\.facts).filter(\.isTextOfCode).map { $0.name.lowercased() })
        keys = SentKeys(sheets.flatMap(\.textConstants))
        isForm = texts.contains("application/x-www-form-urlencoded") && !texts.contains("application/json")
    }

    func add(_ request: RequestPath, to endpoint: inout Draft.Endpoint) {
        for sent in request.sent {
            let list = list(sent, endpoint.methods.first ?? "")
            for field in sent.fields {
                let names = field.keys.compactMap(keys.name)
                let name = names.joined(separator: ".")
                guard names.count == field.keys.count, names.count == 1 || list == \.json,
                    !endpoint.path.contains(where: { $0.name == name }),
                    let path = names.count > 1 ? FieldPath(name) : FieldPath(single: name)
                else { continue }
                var parameter = Draft.Parameter(name: name, isRequired: field.isRequired)
                parameter.type = field.type ?? "string"
                endpoint[keyPath: list].merge(parameter, at: path.steps[...])
            }
        }
    }

    private func list(_ sent: SentFields, _ method: String) -> WritableKeyPath<Draft.Endpoint, [Draft.Parameter]> {
        switch sent.place {
        case .query: \.query
        case .form: \.form
        case .json: isForm ? \.form : \.json
        case .ofMethod: ["POST", "PUT", "PATCH"].contains(method) ? (isForm ? \.form : \.json) : \.query
        }
    }
}
