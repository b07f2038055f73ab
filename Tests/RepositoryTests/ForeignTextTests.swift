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
        var known: [UInt64: Set<String>] = [:]
        for name in names {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            for piece in Self.pieces(of: text) { known[piece.digest, default: []].insert(piece.text) }
        }
        let files = Repository.files(
            below: ["Documentation", "Specs", "Generated", "Templates", "Sources", "Tests"],
            endingWith: [".yaml", ".md", ".txt", ".swift", ".mustache"])
        let pages = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]
        for file in files + pages {
            for piece in Self.pieces(of: try Repository.text(file)) where known[piece.digest]?.contains(piece.text) == true {
                Issue.record("\(file) says what a guide says: \(piece.text)")
            }
        }
    }

    /// Some characters in a row, with a number that is the same for the same characters: most pieces differ from all others by it.
    private struct Piece {
        var characters: ArraySlice<Character>
        var digest: UInt64

        var text: String { String(characters) }
    }

    private static func pieces(of text: String) -> [Piece] {
        guard mayHoldPiece(text[...]) else { return [] }
        return text.split(separator: "\n").filter(mayHoldPiece).flatMap(pieces)
    }

    /// Hangul begins with one of four bytes. Most of the repository has too few of them, and is passed without a look at characters.
    private static func mayHoldPiece(_ text: Substring) -> Bool {
        let count = text.utf8.withContiguousStorageIfAvailable { bytes in
            var count = 0
            for byte in bytes where byte >= 0xEA && byte <= 0xED { count += 1 }
            return count
        }
        return (count ?? length) >= length / 2
    }

    private static func pieces(of line: Substring) -> [Piece] {
        let characters = Array(line.split(separator: " ").joined(separator: " "))
        guard characters.count >= length else { return [] }
        let isHangul = characters.map(isHangul)
        let numbers = characters.map { $0.unicodeScalars.reduce(UInt64(7)) { $0 &* 1_000_003 &+ UInt64($1.value) } }
        // What the first character of a piece weighs when the next takes its place.
        let weight = (1..<length).reduce(UInt64(1)) { weight, _ in weight &* base }
        var (digest, hangul): (UInt64, Int) = (0, 0)
        return characters.indices.compactMap { end in
            if end >= length {
                digest &-= numbers[end - length] &* weight
                hangul -= isHangul[end - length] ? 1 : 0
            }
            digest = digest &* base &+ numbers[end]
            hangul += isHangul[end] ? 1 : 0
            guard end >= length - 1, hangul >= length / 2 else { return nil }
            return Piece(characters: characters[(end - length + 1)...end], digest: digest)
        }
    }

    private static let base: UInt64 = 0x100_0000_01B3

    private static func isHangul(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
    }
}
