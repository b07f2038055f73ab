import SourceText
import YAMLTree

/// What callers prove themselves with, as the parameters that carry it.
struct SecuritySchemes {
    private let root: YAMLNode
    private let references: References

    init(_ root: YAMLNode, _ references: References) {
        self.root = root
        self.references = references
    }

    /// Of several alternatives, the first that asks for anything. Where nothing is an alternative, too, none is required.
    ///
    /// - Parameter place: the operation's, where it says nothing of its own.
    func parameters(of operation: YAMLNode, at place: Place) -> [APIParameter] {
        let alternatives = (operation["security"] ?? root["security"])?.items ?? []
        guard let chosen = alternatives.first(where: { !$0.entries.isEmpty }) else { return [] }
        let isRequired = alternatives.allSatisfy { !$0.entries.isEmpty }
        return chosen.entries.compactMap { parameter($0, isRequired, operation["security"] == nil ? place : $0.keyPlace) }
    }

    private func parameter(_ entry: YAMLEntry, _ isRequired: Bool, _ place: Place) -> APIParameter? {
        let schemes = root["components"]?["securitySchemes"] ?? root["securityDefinitions"]
        guard let written = schemes?[entry.name], let (scheme, _) = references.resolved(written) else {
            return nil
        }
        var parameter = APIParameter(
            location: .header, name: "Authorization", place: place, isRequired: isRequired, schema: APISchema(kind: .string),
            isCredential: true)
        switch scheme["type"]?.text {
        case "http":
            let word = scheme["scheme"]?.text ?? "bearer"
            parameter.scheme = word.prefix(1).uppercased() + word.dropFirst()
        case "basic": parameter.scheme = "Basic"
        case "oauth2", "openIdConnect": parameter.scheme = "Bearer"
        case "apiKey":
            guard let name = scheme["name"]?.text, let location = scheme["in"]?.text.flatMap(APIParameter.Location.init) else { return nil }
            (parameter.name, parameter.location) = (name, location)
        default: return nil
        }
        return parameter
    }
}
