package import Diagnostics
import SourceText

/// A system that is called otherwise than its folder.
package enum FolderName {
    package static let rule = Rule(
        "spec-folder-name",
        "a system's id is not the name of its folder",
        explanation: """
            Commands name a system by its folder, generated code and the mock's executable by its id; with two names, `generate` would write one \
            system and tidy away another. Rename the folder, or correct `id:` under `system:`.
            """
    )

    /// Nil where they agree.
    package static func check(_ id: Located<String>, folder: String) -> Diagnostic? {
        guard id.value != folder else { return nil }
        return Diagnostic(
            rule, "the system is called `\(id.value)`, and its folder `\(folder)`", at: [Label(id.place)],
            help: "write `id: \(folder)`, or rename the folder")
    }
}
