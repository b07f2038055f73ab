import Diagnostics
import SourceText

/// A file holds one document, and something in it.
enum Documents {
    static let empty = Rule(
        "yaml-empty",
        "a YAML file holds nothing",
        explanation: """
            A file that is empty, or has only comments, states nothing, and is more often lost than meant. Write the part of the spec \
            that belongs there, or remove the file.
            """
    )

    static let many = Rule(
        "yaml-many-documents",
        "a YAML file holds more than one document",
        explanation: """
            A line `---` (or `...`) starts another document in the same file, and only one is read from each. Put the second one into a \
            file of its own, or remove the line.
            """
    )

    /// `---` with nothing after it is a document whose value is left out.
    static func isEmpty(_ root: NodeRecord) -> Bool { root.kind == .plain && root.length == 0 }

    static func emptyDiagnostic(_ file: SourceFile) -> Diagnostic {
        Diagnostic(empty, "the file holds nothing", at: [Label(Place(file, Span(0, 0)))])
    }

    static func manyDiagnostic(_ report: Report, bytes: UnsafeBufferPointer<UInt8>, first: Int, second: Int) -> Diagnostic {
        Diagnostic(
            many,
            "a second document starts here",
            at: [
                Label(report.place(second, end(second, bytes)), "the second document"),
                Label(report.place(first, end(first, bytes)), "the first document"),
            ],
            help: "put it into a file of its own"
        )
    }

    /// The mark `---`, or one byte where a document starts without it.
    private static func end(_ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let isMark = start + 3 <= bytes.count && bytes[start..<start + 3].elementsEqual("---".utf8)
        return min(start + (isMark ? 3 : 1), bytes.count)
    }
}
