import Foundation
import Testing

@testable import SwiftCode

/// Whatever is printed is Swift, at any width, and as the repository's formatter wants it.
struct PrintingTests {
    static let widths = [140, 60, 40, 20]

    private static func texts() -> [(name: String, text: String)] {
        widths.map { ("Width\($0).swift", SwiftPrinter.text(of: Samples.file, width: $0)) }
    }

    @Test(.enabled(if: Tool.find("swiftc") != nil, "no swiftc here"))
    func swiftParsesEveryConstructAtAnyWidth() throws {
        let result = try Tool.with(files: Self.texts()) { try Tool.run("swiftc", ["-frontend", "-parse", "-swift-version", "6"] + $0) }
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.isEmpty, "\(result.output)")
    }

    @Test(.enabled(if: Tool.find("swift-format") != nil, "no swift-format here"))
    func theFormatterFindsNothing() throws {
        let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let configuration = root.appending(path: ".swift-format").path
        let result = try Tool.with(files: [Self.texts()[0]]) {
            try Tool.run("swift-format", ["lint", "--strict", "--configuration", configuration] + $0)
        }
        #expect(result.status == 0, "\(result.output)")
    }

    @Test func layoutChangesNothingElse() {
        let wide = Tokens.of(SwiftPrinter.text(of: Samples.file, width: 100_000))
        for (name, text) in Self.texts() { #expect(Tokens.of(text) == wide, "\(name)") }
    }

    /// Words and the names of types have no place to be broken; everything else does.
    @Test func linesAreNoWiderThanTheyMayBe() {
        expect(SwiftPrinter.text(of: Samples.file), isWithin: SwiftPrinter.width)
        expect(SwiftPrinter.text(of: Samples.statements + Samples.expressions.map(SwiftStatement.discard), width: 60), isWithin: 60)
    }

    private func expect(_ text: String, isWithin width: Int) {
        for line in text.split(separator: "\n") where line.count > width {
            #expect(!line.trimmingCharacters(in: .whitespaces).contains(" "), "\(line)")
        }
    }

    @Test func theSameTreeIsTheSameText() {
        #expect(SwiftPrinter.text(of: Samples.file) == SwiftPrinter.text(of: Samples.file))
    }

    @Test func noLineEndsInBlanksAndNoTwoEmptyLinesFollowEachOther() {
        for (_, text) in Self.texts() {
            #expect(!text.contains(" \n"))
            #expect(!text.contains("\n\n\n"))
            #expect(text.hasSuffix("}\n"))
        }
    }
}
