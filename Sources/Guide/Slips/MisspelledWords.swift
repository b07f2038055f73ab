import Diagnostics
import SourceText

/// A word of the guide's sentences that is misspelled beside its right spelling: `Cococapods`, and `Cocoapods` some lines above.
///
/// Without a dictionary only long words can be told from others that are alike: one letter is missing, doubled, swapped or another one inside
/// of the word, and the other spelling is the more frequent one, or comes first.
enum MisspelledWords: SlipFinder {
    /// Shorter words have neighbours that are words themselves.
    private static let leastLength = 8
    private static let lengthForOtherLetters = 11
    /// So many words of the same beginning are compared with one.
    private static let effort = 400
    /// What inflections change at a word's end.
    private static let endingLength = 3

    static func slips(in guide: ExaminedGuide) -> [Slip] {
        let words = guide.prose.flatMap { Self.words(in: Passage($0)) }
        let names = Set(guide.facts.flatMap { [$0.name, $0.owner ?? ""] }.map { $0.lowercased() })
        let groups = Dictionary(grouping: words) { $0.text.lowercased() }
        let known = groups.keys.sorted()
        let byFirst = Dictionary(grouping: known) { $0.prefix(2) }
        return known.flatMap { word -> [Slip] in
            guard let places = groups[word], places.count <= 2, !names.contains(word), !places.contains(where: \.isName) else { return [] }
            let right = (byFirst[word.prefix(2)] ?? []).prefix(effort).first { other in
                guard other != word, isSlip(word, of: other), let others = groups[other] else { return false }
                return others.count > places.count || others.count == places.count && others[0].span < places[0].span
            }
            guard let right, let meant = groups[right]?.first?.text else { return [] }
            return places.map { Slip(.misspelledWord, $0.text, meant: meant, span: $0.span) }
        }
    }

    private struct Word {
        var text: String
        var span: Span
        /// Written like a name of the API, whose spelling other rules compare.
        var isName: Bool
    }

    private static func words(in passage: Passage) -> [Word] {
        let spans = passage.runs(of: isPart).filter { span in
            span.length >= leastLength && passage.bytes[span.start..<span.end].allSatisfy(isLetter)
        }
        return spans.map { span in
            let text = passage.string(span)
            let isName = passage.isCode(span) || text.dropFirst().contains(where: \.isUppercase)
            return Word(text: text, span: passage.file(span), isName: isName)
        }
    }

    /// Words with digits, dots or underscores inside are names.
    private static func isPart(_ byte: UInt8) -> Bool {
        NameShape.isIdentifierPart(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-")
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") }

    /// One change inside the word: its end may be an inflection, and `s` and `z` are two ways to spell. Another letter in the place of one
    /// makes a word of a word too often (`contents`, `consents`) unless both are very long.
    static func isSlip(_ word: String, of other: String) -> Bool {
        guard ShapeSlips.isSlip(word, of: other, limit: 1) else { return false }
        let isSwapped = word.count == other.count && word.sorted() == other.sorted()
        guard word.count != other.count || isSwapped || word.count >= lengthForOtherLetters else { return false }
        let same = zip(word, other).prefix { $0 == $1 }.count
        guard same < min(word.count, other.count) - endingLength else { return false }
        return word.replacing("z", with: "s") != other.replacing("z", with: "s")
    }
}
