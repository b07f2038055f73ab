import Diagnostics
import SourceText

/// Collects what is wrong with one file, and stays bounded whatever the input is.
final class Report {
    /// Enough for anybody to mend in one go; a file of a million anchors must not become a million diagnostics.
    static let limit = 200

    let file: SourceFile
    private var diagnostics: [Diagnostic] = []
    private var dropped = 0

    init(file: SourceFile) {
        self.file = file
    }

    func add(_ diagnostic: @autoclosure () -> Diagnostic) {
        if diagnostics.count < Self.limit { diagnostics.append(diagnostic()) } else { dropped += 1 }
    }

    func place(_ start: Int, _ end: Int) -> Place { Place(file, Span(start, max(start, end))) }

    /// What is written at a place, for a message: one line of it, and no more than a person reads.
    static func excerpt(_ place: Place) -> String {
        let start = place.span.start
        let head = place.file.text(Span(start, min(place.span.end, start + 4 * excerptLength)))
        let line = head.prefix { !$0.isNewline }.prefix(excerptLength)
        return line.utf8.count == place.span.length ? String(line) : line + "…"
    }

    private static let excerptLength = 60

    /// In the order of the file.
    func finished() -> [Diagnostic] {
        var sorted = diagnostics.enumerated().sorted { (offset($0.element), $0.offset) < (offset($1.element), $1.offset) }.map(\.element)
        if dropped > 0, !sorted.isEmpty {
            sorted[sorted.count - 1].notes.append(
                "\(Wording.count(dropped, "more finding")) in this file \(dropped == 1 ? "is" : "are") not shown")
        }
        return sorted
    }

    private func offset(_ diagnostic: Diagnostic) -> Int { diagnostic.primary?.place.span.start ?? 0 }
}
