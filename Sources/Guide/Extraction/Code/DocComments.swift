import Declarations
import SourceText

extension Extraction {
    /// The parameters that a comment before a method explains: `- Parameters:` with `- name: meaning`, `- Parameter name:`, `@param name`.
    mutating func readDocComment(before declaration: Declaration, _ method: MethodDeclaration, in passage: Passage) {
        let own = Set(method.parameters.flatMap { [$0.name, $0.label] })
        guard !own.isEmpty else { return }
        for line in Self.commentLines(before: declaration.span.start, in: passage) {
            guard let name = Self.explained(line, own, in: passage) else { continue }
            add(Fact(.parameter, passage.string(name), owner: method.name, source: .declaration, span: passage.file(name)))
        }
    }

    /// The lines of comments right above a place, the first one first.
    private static func commentLines(before start: Int, in passage: Passage) -> [Span] {
        var lines: [Span] = []
        for line in passage.lines(before: start, atMost: 60) {
            let bytes = passage.bytes[line.start..<line.end]
            let isComment =
                bytes.starts(with: "//".utf8) || bytes.first == 0x2A || bytes.starts(with: "/*".utf8)
                || bytes.suffix(2).elementsEqual("*/".utf8)
            let isAttribute = bytes.first == 0x40
            guard isComment || isAttribute else { break }
            if isComment { lines.append(line) }
        }
        return lines.reversed()
    }

    private static let words: Set<String> = ["parameter", "@param", "\\param", ":param", "param", "-"]

    /// The name that a line explains, if it is one of the method's.
    private static func explained(_ line: Span, _ own: Set<String>, in passage: Passage) -> Span? {
        var index = line.start
        while index < line.end, "/*! \t-".utf8.contains(passage.bytes[index]) { index += 1 }
        for _ in 0..<3 {
            let start = index
            while index < line.end, passage.bytes[index] > 0x20, passage.bytes[index] != 0x3A || index == start { index += 1 }
            guard index > start else { return nil }
            let word = passage.string(Span(start, index))
            if own.contains(word), word != "_" { return Span(start, index) }
            // `@param [in] name`
            guard words.contains(word.lowercased()) || word.hasPrefix("[") else { return nil }
            while index < line.end, passage.bytes[index] <= 0x20 { index += 1 }
        }
        return nil
    }
}
