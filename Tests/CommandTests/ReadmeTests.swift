import Foundation
import Testing

/// What the read-me shows of the tool is what the tool prints.
@Suite struct ReadmeTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let url = root.appendingPathComponent("README.md")

    @Test func theSummaryIsThatOfTheSystems() throws {
        let run = try Tool(folder: Self.root)("run", "--check")
        let summary = run.lines.filter { $0.hasPrefix("validated ") || $0.hasPrefix("cross-checked ") }
        #expect(summary.count == 10)
        try hold(summary, from: "validated ", upTo: "generated ")
    }

    @Test func theCommandsAreThoseOfTheHelp() throws {
        let help = try Tool(folder: Self.root)("--help").output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let commands = try #require(help.firstIndex(of: "SUBCOMMANDS:"))
        let shown = Array(help[commands...].prefix { !$0.isEmpty })
        #expect(shown.count > 20)
        try hold(shown, from: "SUBCOMMANDS:", upTo: "```")
    }

    /// Lines of the read-me, from one that begins so to the next that begins otherwise, against what was printed.
    private func hold(_ printed: [String], from first: String, upTo last: String) throws {
        let committed = try String(contentsOf: Self.url, encoding: .utf8)
        var lines = committed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start = try #require(lines.firstIndex { $0.hasPrefix(first) })
        let end = try #require(lines[start...].firstIndex { $0.hasPrefix(last) })
        lines.replaceSubrange(start..<end, with: printed)
        let text = lines.joined(separator: "\n")
        if committed != text, ProcessInfo.processInfo.environment["GUIDEWRIGHT_UPDATE"] == "1" {
            try Data(text.utf8).write(to: Self.url, options: .atomic)
        }
        #expect(committed == text, "stale; run with GUIDEWRIGHT_UPDATE=1 to rewrite it, then again")
    }
}
