import YAMLTree

/// With which keys a description says what it says: those of OpenAPI 3, or of Swagger 2.0 before it.
enum DescriptionDialect: Sendable {
    case openAPI, swagger

    /// nil where the description is in neither.
    init?(_ root: YAMLNode) {
        if root["openapi"]?.text?.hasPrefix("3.") == true {
            self = .openAPI
        } else if root["swagger"]?.text?.hasPrefix("2") == true {
            self = .swagger
        } else {
            return nil
        }
    }

    /// What a parameter or a header may be: in Swagger its type stands beside its name.
    func schema(of node: YAMLNode) -> YAMLNode? {
        switch self {
        case .openAPI: node["schema"]
        case .swagger: node["schema"] ?? node
        }
    }
}
