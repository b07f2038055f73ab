import Foundation
import Spec
import Testing

@testable import Generator

/// What references say themselves is said in every language in which specs have texts.
@Suite struct WordingTests {
    private static let wordings: [(language: TextLanguage, wording: Wording)] = [
        (.korean, .korean), (.japanese, .japanese), (.simplifiedChinese, .simplifiedChinese),
    ]

    /// The phrases of the generator, as its sources have them.
    private static let said: Set<String> = {
        let folder = LampFixture.root.appending(path: "Sources/Generator/Reference")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let texts = names.filter { $0.hasSuffix(".swift") }.compactMap {
            try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        }
        return Set(texts.flatMap(phrases))
    }()

    @Test func everyPhraseIsSaidInEveryLanguage() {
        #expect(Self.said.count > 200)
        for (language, wording) in Self.wordings {
            let missing = Self.said.subtracting(wording.phrases.keys).sorted()
            #expect(missing.isEmpty, "\(language.englishName) lacks \(missing)")
            let unused = Set(wording.phrases.keys).subtracting(Self.said).sorted()
            #expect(unused.isEmpty, "nobody says \(unused) (\(language.englishName))")
        }
    }

    @Test func noPhraseLosesAValue() {
        for (language, wording) in Self.wordings {
            for (phrase, words) in wording.phrases {
                #expect(Self.values(phrase) == Self.values(words), "\(language.englishName): \(words)")
            }
        }
    }

    @Test func valuesStandWhereTheLanguageHasThem() {
        let phrase: Phrase = "the \("a") of \("{1}")"
        #expect(TextLanguage.english.say(phrase) == "the a of {1}")
        #expect(TextLanguage.japanese.say(phrase) == "{1} に対応する a")
        #expect(TextLanguage.korean.say("text", in: "type") == "문자열")
    }

    private static func values(_ text: String) -> Set<Substring> { Set(text.matches(of: /\{\d\}/).map(\.0)) }

    // MARK: - Reading sources

    /// The first argument of every `say(` that is a text, with its values counted, and the word for its context.
    private static func phrases(in source: String) -> [String] {
        source.components(separatedBy: "say(").dropFirst().compactMap { rest in
            let text = Array(rest.drop(while: \.isWhitespace))
            guard text.first == "\"", let (form, end) = literal(text, at: 0) else { return nil }
            let tail = String(text[end...])
            return tail.prefixMatch(of: /,\s*in: "(\w+)"/).map { "\(form) [\($0.1)]" } ?? form
        }
    }

    private static func literal(_ text: [Character], at start: Int) -> (form: String, end: Int)? {
        var (form, index, count) = ("", start + 1, 0)
        while index < text.count {
            switch text[index] {
            case "\"": return (form, index + 1)
            case "\\" where text[index + 1] == "(":
                count += 1
                form += "{\(count)}"
                index = end(ofValue: text, at: index + 2)
            case "\\":
                form.append(text[index + 1])
                index += 2
            default:
                form.append(text[index])
                index += 1
            }
        }
        return nil
    }

    /// Behind the bracket that closes a value inside a text.
    private static func end(ofValue text: [Character], at start: Int) -> Int {
        var (depth, index) = (1, start)
        while index < text.count, depth > 0 {
            switch text[index] {
            case "\"": index = literal(text, at: index)?.end ?? text.count
            case "(": (depth, index) = (depth + 1, index + 1)
            case ")": (depth, index) = (depth - 1, index + 1)
            default: index += 1
            }
        }
        return index
    }
}
