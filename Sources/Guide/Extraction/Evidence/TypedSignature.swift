import Declarations
import SourceText

/// A Swift method with names and types, and without `func`: `open(key: String)`, `.doorBell(_ name: String)` as modifiers are shown.
struct TypedSignature {
    let method: MethodDeclaration

    /// The whole text must be one. A call looks the same but for its values: every argument must have a type.
    init?(_ text: some StringProtocol) {
        guard text.utf8.count < 400, text.has("("), text.has(": ") else { return nil }
        let name = text.drop { $0 == "`" || $0 == "." || $0 == " " }
        guard let first = name.utf8.first, first >= 0x61, first <= 0x7A else { return nil }
        guard name.prefix(while: { $0 != "(" }).utf8.allSatisfy(NameShape.isIdentifierPart) else { return nil }
        let code = Array(("func " + name.filter { $0 != "`" }).utf8)
        let declarations = SwiftParser.declarations(in: code)
        guard declarations.count == 1, let found = declarations.first, case .method(let method) = found.kind, found.defects.isEmpty,
            !method.hasBody, !method.parameters.isEmpty, method.parameters.allSatisfy(Self.isTyped),
            code[min(found.span.end, code.count)...].allSatisfy({ $0 <= 0x20 })
        else { return nil }
        self.method = method
    }

    private static func isTyped(_ parameter: MethodDeclaration.Parameter) -> Bool {
        guard let first = parameter.type?.spelling(in: .swift).utf8.first else { return false }
        return first >= 0x41 && first <= 0x5A || "[(@".utf8.contains(first)
    }
}

extension NamedCell {
    /// `.burnt(id: String)` among cases is one with a value of its own.
    func asCase(of kind: Fact.Kind) -> NamedCell {
        guard kind == .case || kind == .error else { return self }
        var cell = self
        (cell.isCase, cell.signature, cell.type) = (true, nil, nil)
        return cell
    }

    /// `.doorBell(_ name: String)` in a cell.
    init?(typedIn passage: Passage) {
        guard passage.holds(0x28), passage.lines.count == 1, let line = passage.lines.first,
            let typed = TypedSignature(passage.string(line)), let signature = LabelledSignature(typed.method.name)
        else { return nil }
        self.init(typed.method.name, passage.file(line))
        self.signature = signature
        type = typed.method.result?.spelling(in: .swift)
    }
}
