import Diagnostics
import SourceText
import Testing

@testable import Generator

struct UnifiedDiffTests {
    private func apply(_ before: [Substring], _ after: [Substring]) -> [Substring] {
        LineDiff.edits(before, after).compactMap { edit in
            switch edit.kind {
            case .same: before[edit.old] == after[edit.new] ? before[edit.old] : "mismatch"
            case .added: after[edit.new]
            case .removed: nil
            }
        }
    }

    @Test(arguments: [
        ("abc", "abc"), ("", "abc"), ("abc", ""), ("abcabba", "cbabac"), ("axb", "ayb"), ("aaaa", "aabaa"), ("xyz", "abc"),
        ("abcd", "bcda"),
    ])
    func editsLeadFromOneToTheOther(_ old: String, _ new: String) {
        let before = old.map { Substring(String($0)) }
        let after = new.map { Substring(String($0)) }
        #expect(apply(before, after) == after)
        let removed = LineDiff.edits(before, after).filter { $0.kind != .added }.map { before[$0.old] }
        #expect(removed == before)
    }

    @Test func theShortestWayIsTaken() {
        let edits = LineDiff.edits("abcabba".map { Substring(String($0)) }, "cbabac".map { Substring(String($0)) })
        #expect(edits.filter { $0.kind != .same }.count == 5)
    }

    @Test func contextAndHunks() {
        let old = (1...20).map(String.init).joined(separator: "\n") + "\n"
        let new = old.replacing("\n2\n", with: "\ntwo\n").replacing("\n19\n", with: "\n")
        let diff = UnifiedDiff.text(path: "f", old: Array(old.utf8), new: Array(new.utf8))
        #expect(
            diff == """
                --- f
                +++ f
                @@ -1,5 +1,5 @@
                 1
                -2
                +two
                 3
                 4
                 5
                @@ -16,5 +16,4 @@
                 16
                 17
                 18
                -19
                 20

                """)
    }

    @Test func systemsAreListedBetweenTheMarks() {
        let file = SourceFile(path: "Package.swift", text: "let s = [\n    // systems:begin\n    old\n    // systems:end\n]\n")
        let entries: [SystemsList.Entry] = [
            .init(module: "B", mock: "b-mock", parts: ["Client", "Mock"]), .init(module: "A", mock: "", parts: ["Client"]),
        ]
        let (text, _) = SystemsList.update(file, entries)
        let lines = [#"("A", mock: "", parts: ["Client"]),"#, #"("B", mock: "b-mock", parts: ["Client", "Mock"]),"#].map { "    \($0)\n" }
        #expect(text == "let s = [\n    // systems:begin\n\(lines.joined())    // systems:end\n]\n")
    }

    @Test func missingMarksAreReported() {
        let (text, diagnostics) = SystemsList.update(SourceFile(path: "Package.swift", text: "let a = 1\n"), [])
        #expect(text == nil)
        #expect(diagnostics.map(\.rule) == [ArtifactRules.packageMarks])
    }
}
