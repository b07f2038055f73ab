package import Diagnostics
import Digests
package import SourceText

/// The guide is not the one that was labelled.
package enum StaleLabels {
    static let rule = Rule(
        "labels-stale",
        .warning,
        "the guide has changed since it was labelled",
        explanation: """
            Labels name lines, and tell equal names apart by them. The SHA-256 in the labels is not that of the guide, so lines may have moved, and \
            things may have come and gone: the score may be too low. Go through the labels again, then write the new SHA-256 \
            (`sha256sum guide.md`), or score the guide that was labelled.
            """
    )

    package static func check(_ labels: LabelSet, of guide: SourceFile) -> [Diagnostic] {
        if let digest = labels.digest, digest != Digest.sha256(guide.bytes) {
            let message = "`\(guide.path)` is not the guide that was labelled: its SHA-256 is another one"
            return [
                Diagnostic(rule, message, at: [Label(Place(labels.file, Span(0, 0)))], help: "compare the labels' lines with the guide")
            ]
        }
        guard let beyond = labels.facts.first(where: { $0.line.map { $0 > guide.lineCount } ?? false }) else { return [] }
        let message = "line \(beyond.line ?? 0) is behind the end of `\(guide.path)`, which has \(Wording.count(guide.lineCount, "line"))"
        return [Diagnostic(rule, message, at: [Label(beyond.place)], help: "are these the labels of another guide?")]
    }
}
