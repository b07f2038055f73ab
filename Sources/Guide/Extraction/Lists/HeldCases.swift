import Declarations
import SourceText

extension Extraction {
    /// `jammed(Error)`, `refused(Int, String?)` among cases or errors: a case, with the types of what it holds.
    mutating func readHeldCase(_ passage: Passage) -> Bool {
        guard context.speaks(of: .cases) || context.speaks(of: .errors), let line = passage.lines.first,
            let code = passage.codeMark(at: line.start), let held = HeldCase(passage.string(code))
        else { return false }
        let name = held.name
        let owner = enumOfCase[name] ?? (context.owner.map(isEnum) == true ? context.owner : nil)
        var fact = Fact(.case, name, owner: owner, source: .list, span: passage.file(Span(code.start, code.start + name.utf8.count)))
        fact.detail.parameterTypes = held.types.map(Optional.some)
        add(fact)
        readRest(passage, from: code.end)
        return true
    }
}

/// A small name, and nothing but types in the brackets behind it.
private struct HeldCase {
    let name: String
    let types: [String]

    init?(_ text: String) {
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), let first = text.utf8.first, first >= 0x61, first <= 0x7A else {
            return nil
        }
        name = String(text[..<open])
        types = text[text.index(after: open)...].dropLast().split(separator: ",").map { String($0).trimmingBlanks() }
        guard name.utf8.allSatisfy(NameShape.isIdentifierPart), !types.isEmpty, types.allSatisfy(Self.isType) else { return nil }
    }

    private static func isType(_ text: String) -> Bool {
        guard let first = text.utf8.first, first >= 0x41 && first <= 0x5A || first == 0x5B else { return false }
        return text.utf8.allSatisfy { NameShape.isIdentifierPart($0) || "[]?: .<>".utf8.contains($0) }
    }
}
