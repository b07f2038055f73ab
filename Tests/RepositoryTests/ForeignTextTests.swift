import Foundation
import Testing

/// The guides are other people's text: names, types, values and URLs are facts, sentences are not ours to copy.
@Suite struct ForeignTextTests {
    /// So many characters in a row, half of them Hangul, are no coincidence.
    static let length = 24

    @Test(.enabled(if: Repository.guides != nil, "the guides are not here"))
    func noSentenceOfAGuideIsInTheRepository() throws {
        let folder = try #require(Repository.guides)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "README.md" }
        #expect(names.count >= 5)
        var pieces: Set<String> = []
        for name in names {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            for line in text.split(separator: "\n") { pieces.formUnion(Self.pieces(of: line)) }
        }
        let files = Repository.files(
            below: ["Specs", "Generated", "Templates", "Sources", "Tests"], endingWith: [".yaml", ".md", ".txt", ".swift", ".mustache"])
        let pages = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]
        for file in files + pages {
            for line in try Repository.text(file).split(separator: "\n") {
                for piece in Self.pieces(of: line) where pieces.contains(piece) { Issue.record("\(file) says what a guide says: \(piece)") }
            }
        }
    }

    private static func pieces(of line: Substring) -> [String] {
        let characters = Array(line.split(separator: " ").joined(separator: " "))
        guard characters.count >= length else { return [] }
        return (0...(characters.count - length)).compactMap { start in
            let piece = characters[start..<(start + length)]
            return piece.filter(isHangul).count >= length / 2 ? String(piece) : nil
        }
    }

    private static func isHangul(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
    }
}
