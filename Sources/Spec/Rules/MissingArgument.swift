import Diagnostics
import SourceText

/// Something is called without an argument that it needs.
enum MissingArgument {
    static let rule = Rule(
        "spec-missing-argument",
        "something is called without an argument that it needs",
        explanation: """
            A required parameter of an endpoint, an operation or a flow has to be given by whoever calls it, unless it has one \
            constant value. Add it under `with:`, or say that it is not required.
            """
    )

    static func diagnostic(
        _ names: [String], of callee: String, at place: Place, help: String = "add it under `with:`"
    ) -> Diagnostic {
        Diagnostic(rule, "\(callee) needs \(Listing.codes(names))", at: [Label(place)], help: help)
    }
}
