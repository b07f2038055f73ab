import Declarations
import SourceText

extension Extraction {
    /// `doorDidOpen(_ door: ABDoor?)`: a Swift method with names and types, and nothing else.
    mutating func readSignatureHeading(_ passage: Passage, _ body: Span) -> Bool {
        guard !body.isEmpty else { return false }
        // `.open(key: Key)`: of whatever the section is about.
        let start = body.start + (passage.bytes[body.start] == 0x2E ? 1 : 0)
        let whole = Span(start, body.end - (passage.bytes[body.end - 1] == 0x60 ? 1 : 0))
        let code = Span(whole.start, Self.endOfBrackets(whole, in: passage))
        guard code.end > code.start, passage.bytes[code.start] >= 0x61, passage.bytes[code.end - 1] == 0x29 else { return false }
        let text = Array("func ".utf8) + passage.bytes[code.start..<code.end]
        let declarations = SwiftParser.declarations(in: text, baseOffset: code.start - 5)
        guard declarations.count == 1, var first = declarations.first, case .method(let method) = first.kind, first.defects.isEmpty,
            !method.parameters.isEmpty, method.parameters.allSatisfy({ $0.type != nil }), first.span.end == code.end
        else { return false }
        first.span = code
        // A sample that implements it has said whose it is.
        let owner = facts.last { $0.kind == .method && $0.name == method.name && $0.owner != nil }?.owner
        add(first, at: DeclarationPlace(owner: owner, source: .heading), in: passage)
        return true
    }

    /// The last bracket, where only `async` and `throws` follow it.
    private static func endOfBrackets(_ span: Span, in passage: Passage) -> Int {
        guard let close = passage.bytes[span.start..<span.end].lastIndex(of: 0x29) else { return span.end }
        let words = passage.string(Span(close + 1, span.end)).split(separator: " ")
        return words.allSatisfy { ["async", "throws", "rethrows"].contains($0) } ? close + 1 : span.end
    }
}
