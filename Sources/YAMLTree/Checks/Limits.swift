import Diagnostics
import SourceText

/// How much a file may hold before it is refused.
enum Limits {
    /// Offsets in the tree are 32 bits wide, and no spec comes near this.
    static let fileSize = 64 << 20
    /// libyaml knows no limit, and takes quadratic time in the depth.
    static let depth = 64

    static let tooLarge = Rule(
        "yaml-too-large",
        "a YAML file is over 64 MiB",
        explanation: """
            A spec is a text that a person writes and reads, and the largest have a few hundred kilobytes. A file over 64 MiB is \
            something else that came here by mistake, so it is refused before it is read. Check the path, or divide the file.
            """
    )

    static let tooDeep = Rule(
        "yaml-too-deep",
        "collections are nested more than 64 deep",
        explanation: """
            Lists and mappings may lie in one another 64 deep. The spec language needs less than ten; more is a mistake such as a run of \
            opening brackets, and reading it would take very long. Remove the brackets or the indentation that is too much.
            """
    )

    static func checkSize(of file: SourceFile) -> Diagnostic? {
        guard file.bytes.count > fileSize else { return nil }
        let size = (file.bytes.count + (1 << 20) - 1) >> 20
        return Diagnostic(
            tooLarge, "the file has \(size) MiB, and \(fileSize >> 20) MiB is the limit", at: [Label(Place(file, Span(0, 0)))])
    }

    static func depthDiagnostic(_ place: Place) -> Diagnostic {
        Diagnostic(tooDeep, "this is nested more than \(depth) deep", at: [Label(place)], help: "remove brackets or indentation")
    }
}
