import Declarations
import SourceText

extension Extraction {
    /// The parameters that a comment before a method explains: `- Parameters:` with `- name: meaning`, `- Parameter name:`, `@param name`.
    mutating func readDocComment(before declaration: Declaration, _ method: MethodDeclaration, in passage: Passage) {
        readInnerComments(of: method, declaration, in: passage)
        let own = method.parameters.flatMap { [$0.name, $0.label] }
        readDocComment(before: declaration.span.start, of: method.name, taking: own, in: passage)
    }

    /// The same of a method in any language, by the place that it begins at.
    mutating func readDocComment(before start: Int, of method: String, taking parameters: [String], in passage: Passage) {
        let own = Set(parameters)
        guard !own.isEmpty else { return }
        for line in Self.commentLines(before: start, in: passage) {
            guard let name = Self.explained(line, own, in: passage) else { continue }
            add(Fact(.parameter, passage.string(name), owner: method, source: .declaration, span: passage.file(name)))
        }
    }

    /// Parameters in lines of their own, most of them below a comment.
    private mutating func readInnerComments(of method: MethodDeclaration, _ declaration: Declaration, in passage: Passage) {
        let explained = method.parameters.filter { parameter in
            guard let line = passage.lines(before: parameter.span.start, atMost: 1).first, line.start > declaration.span.start else {
                return false
            }
            return passage.bytes[line.start..<line.end].starts(with: "//".utf8)
        }
        guard explained.count > 1, explained.count * 2 > method.parameters.count else { return }
        for parameter in explained {
            let name = parameter.name.isEmpty ? parameter.label : parameter.name
            var fact = Fact(.parameter, name, owner: method.name, source: .declaration, span: passage.file(parameter.span))
            fact.type = parameter.type?.spelling(in: .swift)
            add(fact)
        }
    }

    /// What a comment above a type says that its initialiser takes, where no initialiser is shown: `@param name`.
    mutating func readDocComment(before declaration: Declaration, of type: TypeDeclaration, in passage: Passage) {
        guard type.members.isEmpty else { return }
        for line in Self.commentLines(before: declaration.span.start, in: passage) {
            guard let name = Self.explained(line, nil, in: passage) else { continue }
            add(Fact(.parameter, passage.string(name), owner: type.name, source: .declaration, span: passage.file(name)))
        }
    }

    /// The lines of comments right above a place, the first one first. Between `/*` and `*/` a line needs no mark of its own.
    static func commentLines(before start: Int, in passage: Passage) -> [Span] {
        var lines: [Span] = []
        var isInside = false
        for line in passage.lines(before: start, atMost: 60) {
            let bytes = passage.bytes[line.start..<line.end]
            if bytes.suffix(2).elementsEqual("*/".utf8) { isInside = true }
            let isComment = isInside || bytes.starts(with: "//".utf8) || bytes.first == 0x2A || bytes.starts(with: "/*".utf8)
            if bytes.starts(with: "/*".utf8) { isInside = false }
            // `@objc public class Door` declares something itself.
            let isAttribute = bytes.first == 0x40 && (bytes.last == 0x29 || !bytes.contains(0x20))
            guard isComment || isAttribute else { break }
            if isComment { lines.append(line) }
        }
        return lines.reversed()
    }

    /// A plain comment may begin with such a word; there a mark must part it from its meaning.
    private static func isExplained(_ end: Int, _ line: Span, in passage: Passage) -> Bool {
        let bytes = passage.bytes[line.start..<line.end]
        guard bytes.starts(with: "//".utf8), !bytes.starts(with: "///".utf8), !bytes.starts(with: "//!".utf8) else { return true }
        guard let next = passage.bytes[end..<line.end].first(where: { $0 > 0x20 }) else { return false }
        return next == 0x3A || next == 0x2D || next == 0x3D || next >= 0x80
    }

    private static let words: Set<String> = ["parameter", "@param", "\\param", ":param", "param", "-", "@"]
    private static let wideMarks = ["：", "，", "、"].map { Array($0.utf8) }

    /// The name that a line explains, if it is one of the method's; behind a tag, whatever it is, where nobody knows of which there are.
    private static func explained(_ line: Span, _ own: Set<String>?, in passage: Passage) -> Span? {
        var index = line.start
        while index < line.end, "/*! \t-".utf8.contains(passage.bytes[index]) { index += 1 }
        // `@param` needs no mark behind the name.
        var isTagged = false
        for _ in 0..<4 {
            let start = index
            while index < line.end, passage.bytes[index] > 0x20, passage.bytes[index] != 0x3A || index == start,
                !Self.wideMarks.contains(where: passage.bytes[index..<line.end].starts)
            {
                index += 1
            }
            guard index > start else { return nil }
            let word = passage.string(Span(start, index))
            let isOwn = own?.contains(word) ?? (isTagged && !word.hasPrefix("[") && word.utf8.allSatisfy(NameShape.isIdentifierPart))
            if isOwn, word != "_" { return isTagged || isExplained(index, line, in: passage) ? Span(start, index) : nil }
            // `@param [in] name`, and `@ param name` of those who part the sign from the word.
            guard words.contains(word.lowercased()) || word.hasPrefix("[") else { return nil }
            isTagged = isTagged || word.hasPrefix("@") || word.hasPrefix("\\")
            while index < line.end, passage.bytes[index] <= 0x20 { index += 1 }
        }
        return nil
    }
}
