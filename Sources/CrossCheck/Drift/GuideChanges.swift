package import Diagnostics
import Digests
import Guide
import SourceText
import Spec

/// What changed in a guide since its evidence was recorded.
package enum GuideChanges {
    package static let added = Rule(
        "guide-added",
        .warning,
        "the guide states something that the recorded evidence does not have",
        explanation: """
            The vendor added an API, a value or a parameter since the evidence was recorded. Add it to the spec if it belongs there, then record the \
            guide anew with `guidewright check --update`.
            """
    )
    package static let removed = Rule(
        "guide-removed",
        .warning,
        "the guide no longer states something that the recorded evidence has",
        explanation: """
            The vendor took an API, a value or a parameter out of the guide. Remove it from the spec, or name the document that still states it, \
            then record the guide anew with `guidewright check --update`.
            """
    )
    package static let changed = Rule(
        "guide-changed",
        .warning,
        "the guide states something otherwise than the recorded evidence",
        explanation: """
            The vendor changed a name, a type or a value. Follow in the spec, look at the generated files that it touches, then record the guide \
            anew with `guidewright check --update`. Text that only moved or was reworded is no change.
            """
    )
    package static let bytes = Rule(
        "guide-not-as-recorded",
        .note,
        "the guide is not the one that the evidence was recorded from",
        explanation: """
            The guide's SHA-256 differs from the recorded one: the vendor edited the page, or it was saved in another way. Only facts that changed \
            are findings. Record the guide anew with `guidewright check --update` when they are dealt with.
            """
    )
    package static let absent = Rule(
        "guide-absent",
        .note,
        "the guide is not here; its recorded evidence was checked",
        explanation: """
            Guides are other people's text, and are not kept with the specs. Without the guide, the spec is checked against the recorded facts; \
            places are the guide's lines, without its text. Put the guide into a folder and name it with `--guides` to check against the guide itself.
            """
    )

    package static let sourceAbsent = Rule(
        "source-absent",
        .note,
        "files of a source are not here; their recorded evidence was checked",
        explanation: """
            Headers and references are other people's text, as guides are, and are not kept with the specs. Without them the spec is checked against \
            the recorded facts. `guidewright sources` says where each is published; put it into a folder of its system's name beside the guides.
            """
    )

    package static let rules = [added, removed, changed, bytes, absent, sourceAbsent]

    static func findings(for guide: CrossChecker.GuideInput, in matching: Matching) -> [Finding] {
        guard let recorded = guide.recorded, !guide.isFromEvidence, !recorded.matches(guide.sheet.file) else { return [] }
        let drift = Drift(
            from: recorded.sheet, to: guide.sheet, stated: matching.stated, specTop: matching.specTop, witness: matching.witness)
        // A source states much that the spec has never been about.
        let changes = matching.witness.isGuide ? drift.changes : drift.changes.filter { !$0.items.isEmpty }
        return changes.map { change in
            var finding = finding(change, guide, matching)
            finding.witness = matching.witness
            return finding
        }
    }

    private static func finding(_ change: Drift.Change, _ guide: CrossChecker.GuideInput, _ matching: Matching) -> Finding {
        let place = change.new?.place ?? change.old.map { $0.place } ?? Place(guide.sheet.file, Span(0, 0))
        let spec = change.items.first?.name.place ?? matching.specTop
        let noun = (change.new ?? change.old)?.noun ?? "statement"
        switch change.kind {
        case .added:
            return Finding(
                added, "\(matching.witness.title) now states the \(noun) `\(change.name)`", name: change.name, spec: spec, guide: place)
        case .removed:
            return Finding(
                removed, "\(matching.witness.title) no longer states the \(noun) `\(change.name)`", name: change.name, spec: spec,
                guide: place)
        case .changed:
            let message = "the \(noun) `\(change.name)` changed in \(matching.witness.title): \(Wording.list(change.aspects.map(\.name)))"
            let notes = change.old.map { ["it stood on line \($0.line)"] } ?? []
            return Finding(changed, message, name: change.name, spec: spec, guide: place, notes: notes)
        }
    }

    /// One note for all files of a source that are not here, and one for each that is not the recorded one.
    static func notes(_ source: SourceInput) -> [Diagnostic] {
        let absent = source.documents.filter(\.isFromEvidence)
        let files = absent.count == 1 ? "1 file" : "\(absent.count) files"
        let what = "\(files) of `\(source.id)` \(absent.count == 1 ? "is" : "are") not here; checked the recorded evidence"
        return (absent.isEmpty ? [] : [Diagnostic(sourceAbsent, what)]) + source.documents.filter { !$0.isFromEvidence }.compactMap(note)
    }

    /// Says that the guide is another one than recorded, or not here.
    static func note(_ guide: CrossChecker.GuideInput) -> Diagnostic? {
        guard let recorded = guide.recorded else { return nil }
        if guide.isFromEvidence {
            return Diagnostic(absent, "the guide `\(recorded.file)` is not here; checked its recorded evidence")
        }
        guard !recorded.matches(guide.sheet.file) else { return nil }
        return Diagnostic(
            bytes,
            "the \(recorded.source == nil ? "guide" : "file") `\(recorded.file)` is not the recorded one: its SHA-256 is \(Digest.sha256(guide.sheet.file.bytes))"
        )
    }
}
