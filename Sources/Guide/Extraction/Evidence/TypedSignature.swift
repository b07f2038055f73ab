import Declarations
import SourceText

/// A Swift method with names and types: `open(key: String)`, `.doorBell(_ name: String)` as modifiers are shown, also with what stands before
/// it in a declaration: `public func open(key: String)`, `+ open(key: String)`, `Door.open(key: String) -> Door`.
struct TypedSignature {
    let method: MethodDeclaration
    /// The type that it is called on, where the text says so.
    let owner: String?
    let isStatic: Bool?

    /// The whole text must be one. A call looks the same but for its values: every argument must have a type.
    init?(_ text: some StringProtocol) {
        guard text.utf8.count < 400, text.has("(") else { return nil }
        let head = SignatureHead(String(text.filter { $0 != "`" }))
        guard text.has(": ") || head.hasKeyword else { return nil }
        let name = head.rest
        guard let first = name.utf8.first, first >= 0x61, first <= 0x7A else { return nil }
        guard name.prefix(while: { $0 != "(" }).utf8.allSatisfy(NameShape.isIdentifierPart) else { return nil }
        let code = Array(("func " + name).utf8)
        let declarations = SwiftParser.declarations(in: code)
        guard declarations.count == 1, let found = declarations.first, case .method(let method) = found.kind, found.defects.isEmpty,
            !method.hasBody, !method.parameters.isEmpty || head.hasKeyword, method.parameters.allSatisfy(Self.isTyped),
            code[min(found.span.end, code.count)...].allSatisfy({ $0 <= 0x20 })
        else { return nil }
        self.method = method
        owner = head.owner
        isStatic = head.isStatic ?? (head.owner == nil ? nil : true)
    }

    private static func isTyped(_ parameter: MethodDeclaration.Parameter) -> Bool {
        guard let first = parameter.type?.spelling(in: .swift).utf8.first else { return false }
        return first >= 0x41 && first <= 0x5A || "[(@".utf8.contains(first)
    }
}

/// What stands before a method's name.
private struct SignatureHead {
    private(set) var rest: Substring
    private(set) var owner: String?
    private(set) var isStatic: Bool?
    /// `func` was written.
    private(set) var hasKeyword = false

    private static let modifiers: Set<Substring> = [
        "public", "open", "static", "class", "final", "mutating", "func", "@objc", "@discardableResult", "@MainActor", "nonisolated",
    ]

    init(_ text: String) {
        rest = text.drop { $0 == "." || $0 == " " }
        let sign = rest.first
        if sign == "+" || sign == "-" {
            isStatic = sign == "+"
            rest = rest.dropFirst().drop { $0 == " " }
        }
        while let blank = rest.firstIndex(of: " "), Self.modifiers.contains(rest[..<blank]) {
            let word = rest[..<blank]
            if word == "func" { hasKeyword = true }
            if word == "static" || word == "class" { isStatic = true }
            rest = rest[blank...].drop { $0 == " " }
        }
        readOwner()
    }

    /// `Door.` and `Door.Lock.` before the method of that type.
    private mutating func readOwner() {
        let path = rest.prefix { $0 != "(" }
        guard let dot = path.lastIndex(of: "."), path.utf8.first.map({ $0 >= 0x41 && $0 <= 0x5A }) == true else { return }
        let parts = path[..<dot].split(separator: ".", omittingEmptySubsequences: false)
        let areTypes = parts.allSatisfy { part in
            part.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true && part.utf8.allSatisfy(NameShape.isIdentifierPart)
        }
        guard areTypes else { return }
        (owner, rest) = (String(path[..<dot]), rest[path.index(after: dot)...])
    }
}

extension NamedCell {
    /// `.burnt(id: String)` among cases is one with a value of its own.
    func asCase(of kind: Fact.Kind) -> NamedCell {
        guard kind == .case || kind == .error else { return self }
        var cell = self
        (cell.isCase, cell.signature, cell.type, cell.declared) = (true, nil, nil, nil)
        return cell
    }

    /// `.doorBell(_ name: String)` in a cell.
    init?(typedIn passage: Passage) {
        guard passage.holds(0x28), passage.lines.count == 1, let line = passage.lines.first,
            let typed = TypedSignature(passage.string(line)), let signature = LabelledSignature(typed.method.name)
        else { return nil }
        self.init(typed.method.name, passage.file(line))
        self.signature = signature
        (owner, isStatic, declared) = (typed.owner, typed.isStatic, typed.method)
        type = typed.method.result?.spelling(in: .swift)
    }
}
