import Declarations
import SourceText

/// `func open(Door?)` as a paragraph of its own, all of it slanted, bold or code: a listing of one declaration, as references print members
/// that have lost their boxes.
enum DeclarationParagraphs {
    static func asListings(_ blocks: [Block]) -> [Block] {
        let cases = blocks.count { Self.marked($0).map { isCase($0.characters) } == true }
        return blocks.map { block in
            guard let text = marked(block), isDeclaration(text.characters) || cases > 1 && isCase(text.characters) else { return block }
            return Block(.code(text, language: "swift"), span: block.span)
        }
    }

    /// The text of a paragraph that is one line, and marked from its first letter to its last.
    private static func marked(_ block: Block) -> Text? {
        guard case .paragraph(let text) = block.kind, !text.characters.has("\n") else { return nil }
        let whole = Span(0, text.characters.utf8.count)
        return text.marks.contains { $0.range == whole && $0.kind.isStyle } ? text : nil
    }

    private static let words = ["func", "var", "let", "init"]

    /// One member in Swift, and nothing behind it; a value that it is given makes it a sample.
    private static func isDeclaration(_ text: String) -> Bool {
        guard words.contains(where: { text.has($0) }), let member = SwiftParser.declarations(in: text, abbreviates: true).first,
            member.defects.isEmpty,
            member.span == Span(0, text.utf8.count)
        else { return false }
        switch member.kind {
        case .method(let method): return !method.hasBody
        case .property(let property): return property.type != nil && !property.hasInitializer
        default: return false
        }
    }

    /// `case open(Door)`: two small words begin sentences, too, so that one alone tells nothing.
    private static func isCase(_ text: String) -> Bool {
        guard text.hasPrefix("case "), let first = text.utf8.dropFirst(5).first, first >= 0x61, first <= 0x7A else { return false }
        let rest = text.utf8.dropFirst(5).drop(while: NameShape.isIdentifierPart)
        return rest.isEmpty || rest.first == UInt8(ascii: "(") && rest.last == UInt8(ascii: ")")
    }
}
