import Diagnostics
import SourceText

/// A source that nobody can hold the spec against, without a word why.
enum UnreadSource {
    static let rule = Rule(
        "spec-unread-source",
        .warning,
        "a source names no file to read, and not why",
        explanation: """
            What an item rests on can be proved where `check` reads it: a header, a Swift interface, a reference as HTML or Markdown. `files:` \
            names those; they lie where the guides lie, and their facts are recorded as those of guides are. Where no file can be had, \
            `unread:` says why, so that a reader knows what the items are worth: a page that needs an account, a sample that only runs.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.sources.compactMap { source in
            switch (source.files.isEmpty, source.unread) {
            case (true, nil):
                Diagnostic(
                    rule, "the source `\(source.id.value)` names no file and does not say why", at: [Label(source.id.place)],
                    help: "name its files (`files:`), or say why none can be read (`unread:`)")
            case (false, let reason?):
                Diagnostic(
                    rule, "the source `\(source.id.value)` has files, and says why none can be read", at: [Label(reason.place)],
                    help: "remove one of the two")
            case (true, _?), (false, nil): nil
            }
        }
    }
}
