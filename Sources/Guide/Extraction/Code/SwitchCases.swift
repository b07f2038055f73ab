import Declarations
import SourceText

extension Extraction {
    /// Cases that a sample tells apart: `case DoorError.locked:`, `case ABDoorStateOpen:`, `case .locked:` behind a `switch` that says of
    /// what, `catch DoorError.locked`. For many an enum there is no other list.
    mutating func readSwitchCases(_ passage: Passage, language: Language) {
        guard passage.text.characters.has("case ") || passage.text.characters.has("catch ") else { return }
        var type: String?
        for line in passage.lines {
            if let start = Self.start(behind: "switch ", in: line, passage) {
                type = language == .swift ? switchedType(passage.string(Span(start, line.end))) : nil
            } else if let start = Self.start(behind: "case ", in: line, passage) {
                readPatterns(passage, Span(start, line.end), of: type, language: language)
            } else if language == .swift, let start = Self.start(behind: "catch ", in: line, passage) {
                readPatterns(passage, Span(start, line.end), of: nil, language: language)
            }
        }
    }

    /// Where a line goes on behind a word that it begins with, be it behind a bracket: `} catch …`.
    private static func start(behind word: String, in line: Span, _ passage: Passage) -> Int? {
        var start = line.start
        while start < line.end, passage.bytes[start] == 0x7D || passage.bytes[start] == 0x20 { start += 1 }
        return passage.bytes[start..<line.end].starts(with: word.utf8) ? start + word.utf8.count : nil
    }

    /// `error as? DoorError {`, `door.state` where its type is known.
    private func switchedType(_ text: String) -> String? {
        let words = text.split { $0 == " " || $0 == "{" || $0 == "(" || $0 == ")" }.map(String.init)
        let cast = words.firstIndex { ["as", "as?", "as!"].contains($0) }.flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
        let type = cast ?? words.first.flatMap { words.count == 1 ? known[.swift]?.variables[$0] : nil }
        guard let type = type?.filter({ $0 != "?" }), NameShape.looksLikeType(type), survey.isOfAPI(type) else { return nil }
        return type
    }

    /// `.locked, .gone:`, `let DoorError.broken(reason):`, `ABDoorStateOpen:`
    private mutating func readPatterns(_ passage: Passage, _ span: Span, of type: String?, language: Language) {
        var start = span.start
        repeat {
            for word in ["let ", "var "] where passage.bytes[start..<span.end].starts(with: word.utf8) { start += word.utf8.count }
            var end = start
            while end < span.end, NameShape.isIdentifierPart(passage.bytes[end]) || passage.bytes[end] == 0x2E { end += 1 }
            guard end > start else { return }
            if let found = matched(passage.string(Span(start, end)), of: type, language: language) {
                var fact = Fact(.case, found.name, owner: found.owner, source: .sample, span: passage.file(Span(start, end)))
                fact.detail.language = language
                fact.detail.form = "match"
                add(fact)
            }
            start = Self.behindComma(passage, from: end, limit: span.end) ?? span.end
        } while start < span.end
    }

    /// The pattern after the next comma outside of brackets.
    private static func behindComma(_ passage: Passage, from start: Int, limit: Int) -> Int? {
        var depth = 0
        for index in start..<limit {
            switch passage.bytes[index] {
            case 0x28: depth += 1
            case 0x29: depth -= 1
            case 0x2C where depth == 0:
                return passage.bytes[index..<limit].firstIndex { $0 != 0x2C && $0 != 0x20 }
            case 0x3A, 0x7B: return nil
            default: break
            }
        }
        return nil
    }

    private func matched(_ text: String, of type: String?, language: Language) -> (name: String, owner: String?)? {
        switch language {
        case .swift:
            let parts = text.split(separator: ".").map(String.init)
            if text.hasPrefix("."), parts.count == 1, let type { return (parts[0], type) }
            guard parts.count >= 2, !text.hasPrefix("."), let first = parts.first, survey.isOfAPI(first), NameShape.looksLikeType(first)
            else { return nil }
            return (parts[parts.count - 1], parts.dropLast().joined(separator: "."))
        case .objectiveC:
            guard !text.has("."), NameShape.isSymbol(text), survey.isOfAPI(text) else { return nil }
            return (text, nil)
        }
    }
}
