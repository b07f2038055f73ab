package import Diagnostics
package import SourceText
internal import SwiftCode

/// Keeps the list of systems in Package.swift current, between its two marks.
package enum SystemsList {
    package struct Entry: Hashable, Sendable, Comparable {
        package var module: String
        /// The mock's executable: `my-shop-mock`.
        package var mock: String
        /// The folders below the module's that are targets.
        package var parts: [String]

        package init(module: String, mock: String, parts: [String]) {
            self.module = module
            self.mock = mock
            self.parts = parts
        }

        package static func < (lhs: Entry, rhs: Entry) -> Bool { lhs.module < rhs.module }
    }

    /// - Returns: the file's new text, or why there is none.
    package static func update(_ file: SourceFile, _ entries: [Entry]) -> (text: String?, diagnostics: [Diagnostic]) {
        let lines = file.text(file.wholeSpan).split(separator: "\n", omittingEmptySubsequences: false)
        let begin = lines.firstIndex { $0.contains("systems:begin") }
        let end = lines.firstIndex { $0.contains("systems:end") }
        guard let begin, let end, begin < end else {
            let problem = Diagnostic(
                ArtifactRules.packageMarks,
                "`\(file.path)` lacks the lines `// systems:begin` and `// systems:end`",
                at: [Label(Place(file, Span(0, 0)))]
            )
            return (nil, [problem])
        }
        let indentation = lines[begin].prefix { $0 == " " }
        let listed = Set(entries).sorted().map { entry in
            let parts = entry.parts.map { SwiftLiteral.text($0) }.joined(separator: ", ")
            return "\(indentation)(\(SwiftLiteral.text(entry.module)), mock: \(SwiftLiteral.text(entry.mock)), parts: [\(parts)]),"
        }
        let new = lines[...begin].map(String.init) + listed + lines[end...].map(String.init)
        return (new.joined(separator: "\n"), [])
    }
}
