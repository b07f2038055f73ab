import Declarations
import SourceText

extension Extraction {
    /// `public func open(key: String)`, `@objc var door: Door?`, `@property (weak) Door *door` as a heading: a declaration and nothing else.
    mutating func readDeclarationHeading(_ passage: Passage, _ body: Span, level: Int) -> Bool {
        let code = passage.withoutQuotes(body)
        guard code.end > code.start, Self.mayDeclare(passage.bytes[code.start..<code.end]) else { return false }
        let bytes = Array(passage.bytes[code.start..<code.end])
        let isProperty = bytes.starts(with: "@property".utf8)
        let found =
            isProperty
            ? ObjectiveCParser.declarations(in: bytes + [0x3B], baseOffset: code.start)
            : SwiftParser.declarations(in: bytes, baseOffset: code.start)
        guard found.count == 1, var first = found.first, first.defects.isEmpty, first.span.start == code.start, Self.isMember(first),
            passage.bytes[min(first.span.end, code.end)..<code.end].allSatisfy({ $0 <= 0x20 || $0 == 0x3B })
        else { return false }
        first.span = code
        add(first, at: DeclarationPlace(owner: context.owner ?? typeTitledAbove(level: level), source: .heading), in: passage)
        return true
    }

    private static let keywords = ["func ", "var ", "let ", "init(", "init?("]

    /// A word that opens a declaration, with nothing before it but attributes and modifiers: most headings need no parser.
    private static func mayDeclare(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, first == 0x40 || first >= 0x61 && first <= 0x7A, line.count < 600 else { return false }
        if line.starts(with: "@property ".utf8) || line.starts(with: "@property(".utf8) { return true }
        return line.indices.contains { place in
            let opensWord = place == line.startIndex || line[place - 1] == 0x20
            return opensWord && keywords.contains { line[place...].starts(with: $0.utf8) }
        }
    }

    /// A method, or a property with its type: "let us open doors" declares none.
    private static func isMember(_ declaration: Declaration) -> Bool {
        switch declaration.kind {
        case .method(let method): !method.hasBody && method.parameters.allSatisfy { $0.type != nil }
        case .property(let property): property.type != nil
        case .type, .enumeration, .constant, .further: false
        }
    }
}
