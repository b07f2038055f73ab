import Diagnostics
import SourceText
import Testing
import YAMLTree

func parse(_ text: String) -> (root: YAMLNode?, diagnostics: [Diagnostic]) {
    YAMLTree.parse(SourceFile(path: "f.yaml", text: text))
}

/// The tree of a text without a fault.
func tree(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> YAMLNode {
    let (root, diagnostics) = parse(text)
    #expect(diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
    return try #require(root, sourceLocation: sourceLocation)
}

/// Findings as `rule line:column "text of the place"`, one for each label, so that a test reads at a glance.
func findings(_ text: String) -> [String] {
    parse(text).diagnostics.map(summary)
}

func findings(bytes: [UInt8]) -> [String] {
    YAMLTree.parse(SourceFile(path: "f.yaml", bytes: bytes)).diagnostics.map(summary)
}

private func summary(_ diagnostic: Diagnostic) -> String {
    let places = diagnostic.labels.map { "\($0.place.start.line):\($0.place.start.column) \"\($0.place.text)\"" }
    return ([diagnostic.rule.id] + places).joined(separator: " ")
}
