package import Diagnostics

/// What can stand in the way of writing generated files.
package enum ArtifactRules {
    package static let edited = Rule(
        "generated-file-edited",
        "a generated file was changed by hand",
        explanation: """
            The file is neither what the last run wrote nor what this one would write, so a person changed it. It stays as it is, and \
            everything else is written. Move the change into the spec or the templates, or give up the edit with `generate --force`.
            """
    )
    package static let foreign = Rule(
        "generated-folder-foreign-file",
        "a file in a generated folder was not written by the tool",
        explanation: """
            Folders below Generated/ belong to the tool: a file of your own there is compiled with the module and easily lost from sight. \
            It is never overwritten or removed. Move it to a folder of yours.
            """
    )
    package static let blocked = Rule(
        "generated-path-blocked",
        "a generated file cannot be written to its path",
        explanation: """
            A symbolic link, a folder where a file belongs, or a file that cannot be read stands on the path. The tool does not follow \
            links out of its folder and overwrites nothing that it has not read, so nothing was written. Remove what is in the way, or \
            mend its permissions, and run `generate` again.
            """
    )
    package static let outdated = Rule(
        "generated-file-outdated",
        "a generated file is not what the spec says",
        explanation: "`generate --check` compares without writing. Run `guidewright generate` and commit what it changes."
    )
    /// A Package.swift that lists other systems than there are, or none yet.
    package static func outdatedPackage(_ path: String) -> Diagnostic {
        Diagnostic(outdated, "`\(path)` does not list what is generated", help: "run `guidewright generate`")
    }

    package static let unwritable = Rule(
        "generated-file-unwritable",
        "a generated file could not be written",
        explanation: """
            The system refused to write: the disk is full, or the folder belongs to someone else. Files written before are whole; run \
            `generate` again once the cause is gone.
            """
    )
    package static let clash = Rule(
        "generated-path-clash",
        "two things of a spec would be generated into one file",
        explanation: "Two classes, or a class and a fixed file such as Types.swift, have the same name. Rename one with `swiftName`."
    )
    package static let packageMarks = Rule(
        "package-marks-missing",
        "Package.swift has no marks between which the systems are listed",
        explanation: """
            `generate` keeps the list of systems current between the lines `// systems:begin` and `// systems:end`. Put both lines back, \
            inside the array `systems`.
            """
    )

    package static let rules = [edited, foreign, blocked, outdated, unwritable, clash, packageMarks]
}
