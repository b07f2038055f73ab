import Diagnostics
import YAMLTree

/// A name that does not have the form of names at its place.
enum WrongName {
    static let rule = Rule(
        "spec-wrong-name",
        "a name does not have the form that names have at its place",
        explanation: """
            Names become Swift identifiers, file names, and parts of references such as `$tokens.access`, so they are made of few \
            characters: letters, digits and underscores for most; lower-case words joined by hyphens for systems, sources and rules; \
            dots join the parts of a name of an endpoint.
            """
    )

    static func diagnostic(_ node: YAMLNode, form: NameForm) -> Diagnostic {
        Diagnostic(rule, "`\(node.text ?? "")` is not \(form.description)", at: [Label(node.place)])
    }
}
