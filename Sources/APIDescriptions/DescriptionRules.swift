package import Diagnostics

/// What can be wrong with a description as a whole.
package enum DescriptionRules {
    package static let unreadable = Rule(
        "description-unreadable",
        "a file is no OpenAPI description that can be read",
        explanation: """
            OpenAPI 3.0 and 3.1 and Swagger 2.0 are read, as YAML or JSON: a mapping with `openapi: 3.…` or `swagger: "2.0"`, and `paths:`, at its \
            top. Other descriptions have to be converted to one of these.
            """
    )

    package static let rules = [unreadable]
}
