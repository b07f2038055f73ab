package import Diagnostics

/// What can be wrong with a description as a whole.
package enum DescriptionRules {
    package static let unreadable = Rule(
        "description-unreadable",
        "a file is no OpenAPI description that can be read",
        explanation: """
            OpenAPI 3.0 and 3.1 are read, as YAML or JSON: a mapping with `openapi: 3.…` and `paths:` at its top. Descriptions in Swagger 2.0 can be \
            converted, with `swagger2openapi` for instance.
            """
    )

    package static let rules = [unreadable]
}
