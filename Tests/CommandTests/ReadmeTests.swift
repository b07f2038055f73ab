import Foundation
import Testing

/// What the read-me says that `make run` ends with is what it ends with.
@Suite struct ReadmeTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func theSummaryIsThatOfTheSystems() throws {
        let run = try Tool(folder: Self.root)("run", "--check")
        let summary = run.lines.filter { $0.hasPrefix("validated ") || $0.hasPrefix("cross-checked ") }
        #expect(summary.count == 10)
        let url = Self.root.appendingPathComponent("README.md")
        let committed = try String(contentsOf: url, encoding: .utf8)
        var lines = committed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start = try #require(lines.firstIndex { $0.hasPrefix("validated ") })
        let end = try #require(lines.firstIndex { $0.hasPrefix("generated ") })
        lines.replaceSubrange(start..<end, with: summary)
        let text = lines.joined(separator: "\n")
        if committed != text, ProcessInfo.processInfo.environment["GUIDEWRIGHT_UPDATE"] == "1" {
            try Data(text.utf8).write(to: url, options: .atomic)
        }
        #expect(committed == text, "stale; run with GUIDEWRIGHT_UPDATE=1 to rewrite it, then again")
    }
}
