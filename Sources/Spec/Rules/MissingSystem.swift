import Diagnostics
import SourceText

/// A folder without `system:`.
enum MissingSystem {
    static let rule = Rule(
        "spec-missing-system",
        "no file of the folder describes the system",
        explanation: """
            One file of a system's folder, by custom `system.yaml`, holds `system:` with its id, Swift module, title and summary. \
            Without it there is no name to generate under. Add it; `guidewright init` drafts one.
            """
    )

    static func diagnostic(_ files: [SourceFile]) -> Diagnostic {
        let labels = files.first.map { [Label(Place($0, Span(0, 0)))] } ?? []
        return Diagnostic(rule, "no file has `system:`", at: labels, help: "add a file `system.yaml` with it")
    }
}
