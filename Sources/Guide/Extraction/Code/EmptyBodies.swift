import Declarations
import SourceText

extension Extraction {
    /// `init(key: String, force: Bool = false) {}` outside of any type: nobody writes one there, so the braces only end what is declared.
    static func isShownInitializer(_ method: MethodDeclaration, _ declaration: Declaration, in passage: Passage) -> Bool {
        let beginning = declaration.language == .swift ? "init(" : "initWith"
        return method.name.hasPrefix(beginning) && hasEmptyBody(declaration, in: passage)
    }

    /// `{}`, and no word between the braces that says what an app does there.
    static func hasEmptyBody(_ declaration: Declaration, in passage: Passage) -> Bool {
        var depth = 0
        for index in declaration.span.start..<passage.bytes.count {
            switch passage.bytes[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "{") where depth == 0:
                return passage.bytes[(index + 1)...].first { $0 > 0x20 } == UInt8(ascii: "}")
            default: continue
            }
        }
        return false
    }

    /// `door` and `error` of `{ door, error in`: what the last closure of a sample is handed, which a list below may explain.
    static func closureParameters(_ passage: Passage) -> [String] {
        passage.lines.flatMap { line -> [String] in
            let text = passage.string(line)
            guard text.hasSuffix(" in"), let open = text.lastIndex(of: "{") else { return [] }
            let names = text[text.index(after: open)...].dropLast(3).filter { $0 != "(" && $0 != ")" }.split(separator: ",")
                .map { String($0).trimmingBlanks() }
            return names.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(NameShape.isIdentifierPart) } ? names.filter { $0 != "_" } : []
        }
    }
}
