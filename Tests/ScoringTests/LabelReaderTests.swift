import Diagnostics
import Guide
import Scoring
import SourceText
import Testing

/// Labels that are not as they should be: each with its place and a way out.
@Suite struct LabelReaderTests {
    private func diagnostics(_ text: String) -> [Diagnostic] { LabelReader.read(SourceFile(path: "labels.json", text: text)).diagnostics }

    @Test func everythingThatALabelCanSay() throws {
        let labels = try labels(
            """
            {"file": "lamp.md", "sha256": "AB", "origin": "example.com", "lines": [2, 90],
             "facts": [{"kind": "method", "name": "run", "owner": "", "type": "void", "static": true, "line": 4, "certain": false,
                        "alt_kinds": ["property"], "alt_names": ["go"], "value": null, "note": "a call only"}],
             "decoys": [{"kind": "type", "name": "View", "line": 3, "note": "the platform's"}]}
            """)
        #expect(labels.guide == "lamp.md" && labels.digest == "ab" && labels.lines == 2...90)
        let label = try #require(labels.facts.first)
        #expect(label.kinds == [.method, .property] && label.owner == nil && label.value == nil && label.line == 4 && !label.isCertain)
        #expect(label.place.start == Position(line: 2, column: 12))
        #expect(labels.decoys.map(\.name) == ["View"])
    }

    @Test func yamlIsAsGood() throws {
        let labels = try labels("file: lamp.md\nfacts:\n  - {kind: error, name: \"017\", value: 017, line: 3}\n")
        #expect(labels.facts.map(\.value) == ["017"])
    }

    @Test(arguments: [
        ("", "yaml-empty", 1, 1), ("{\"facts\": [}", "yaml-syntax", 1, 12), ("[]", "labels-malformed", 1, 1),
        ("{\"file\": \"a\"}", "labels-malformed", 1, 2), ("{\"facts\": {}}", "labels-malformed", 1, 11),
        ("{\"facts\": [3]}", "labels-malformed", 1, 12), ("{\"facts\": [{\"kind\": \"type\"}]}", "labels-malformed", 1, 12),
        ("{\"facts\": [{\"name\": \"a\"}]}", "labels-malformed", 1, 12),
        ("{\"facts\": [], \"lines\": [9, 3]}", "labels-malformed", 1, 24),
        ("{\"facts\": [],\n \"decoys\": [{\"kind\": \"type\", \"name\": \"a\"}]}", "labels-malformed", 2, 13),
    ])
    func whatIsWrongIsShownAtItsPlace(text: String, rule: String, line: Int, column: Int) throws {
        let first = try #require(diagnostics(text).first)
        #expect(first.rule.id == rule)
        #expect(first.primary?.place.start == Position(line: line, column: column), "\(first.message)")
    }

    @Test(arguments: [
        ("\"certian\": false", "nobody reads the key `certian` here", "did you mean `certain`?"),
        ("\"certain\": 1", "`certain` is `true` or `false`, and this is `1`", nil),
        ("\"line\": \"four\"", "a line is a number from 1, and this is `four`", nil),
        ("\"line\": 0", "a line is a number from 1, and this is `0`", nil),
        ("\"alt_kinds\": \"property\"", "`alt_kinds` is a list, and this is `property`", "put it in brackets: `[…]`"),
        ("\"alt_kinds\": [\"metod\"]", "there is no kind `metod`", "did you mean `method`?"),
        ("\"owner\": [\"a\"]", "`owner` is text, and this is a list", nil),
    ])
    func keysAndValuesThatNobodyReads(member: String, message: String, help: String?) throws {
        let found = diagnostics("{\"facts\": [{\"kind\": \"method\", \"name\": \"run\", \(member)}]}")
        #expect(found.map(\.message) == [message])
        #expect(found.first?.help == help)
    }

    @Test func aKindThatIsNotScoredIsNoLabel() {
        #expect(
            diagnostics("{\"facts\": [{\"kind\": \"use\", \"name\": \"run\"}]}").map(\.message) == [
                "facts of the kind `use` are not scored"
            ])
    }

    @Test func allThatIsWrongIsSaidAtOnce() {
        #expect(diagnostics("{\"facts\": [{\"kind\": \"metod\", \"name\": \"a\"}, {\"kind\": \"type\", \"line\": 2}]}").count == 2)
    }

    @Test func aGuideThatChangedIsToldOf() throws {
        let guide = SourceFile(path: "lamp.md", text: "# Lamp\n")
        let digest = "e0b0e5bb3b0e7d0b7e0bd6a01f9b7c2b2a0d3c1b4a59687766554433221100ff"
        let stale = StaleLabels.check(try labels("{\"sha256\": \"\(digest)\", \"facts\": []}"), of: guide)
        #expect(stale.map(\.rule.id) == ["labels-stale"] && stale.first?.severity == .warning)
        let beyond = StaleLabels.check(try labels("{\"facts\": [{\"kind\": \"type\", \"name\": \"A\", \"line\": 30}]}"), of: guide)
        #expect(beyond.map(\.message) == ["line 30 is behind the end of `lamp.md`, which has 2 lines"])
        #expect(StaleLabels.check(try labels("{\"facts\": [{\"kind\": \"type\", \"name\": \"A\", \"line\": 1}]}"), of: guide).isEmpty)
    }
}
