import Declarations
import SourceText

/// The first pass over a guide: what it declares, so that samples and prose can be understood wherever the declaration stands.
struct Survey {
    /// Per code block: its language and declarations, read once.
    struct Code {
        var language: CodeLanguage
        var declarations: [Declaration]
    }

    private(set) var code: [Int: Code] = [:]
    /// Types of the API that the guide declares.
    private(set) var types: Set<String> = []
    /// Classes that samples implement: the app's own.
    private(set) var appTypes: Set<String> = []
    /// Declared members and constants and their kind.
    private(set) var names: [String: Fact.Kind] = [:]
    private(set) var enums: Set<String> = []
    private(set) var known = KnownTypes()

    init(of document: Document) {
        for (index, block) in document.blocks.enumerated() {
            guard case .code(let text, let fence) = block.kind else { continue }
            code[index] = Self.read(text, fence: fence)
        }
        let all = code.values.flatMap(\.declarations)
        for declaration in all { noteAppType(declaration) }
        for declaration in all { note(declaration, owner: nil) }
        for block in document.blocks { noteProse(block) }
    }

    private static func read(_ text: Text, fence: String?) -> Code {
        let language = CodeLanguage.of(text.characters, fence: fence)
        switch language {
        case .known(.objectiveC): return Code(language: language, declarations: ObjectiveCParser.declarations(in: text.characters))
        case .known(.swift): return Code(language: language, declarations: SwiftParser.declarations(in: text.characters))
        case .other, .none: return Code(language: language, declarations: [])
        }
    }

    func isOfAPI(_ type: String) -> Bool {
        !appTypes.contains(type) && !Vocabulary.isPlatform(type) && !Vocabulary.isProduct(type)
    }

    private mutating func noteAppType(_ declaration: Declaration) {
        guard case .type(let type) = declaration.kind else { return }
        let members = type.members.compactMap { member -> MethodDeclaration? in
            if case .method(let method) = member.declaration.kind { return method }
            return nil
        }
        let isImplemented = members.contains(where: \.hasBody) && (type.kind != .protocol)
        let isView = type.superclass.map { $0.hasPrefix("UI") && type.name.hasSuffix("ViewController") } ?? false
        if type.kind == .implementation || type.categoryName == "" || isImplemented || isView { appTypes.insert(type.name) }
    }

    private mutating func note(_ declaration: Declaration, owner: String?) {
        switch declaration.kind {
        case .type(let type): note(type)
        case .enumeration(let enumeration):
            types.insert(enumeration.name)
            enums.insert(enumeration.name)
            for value in enumeration.cases { names[value.name] = .case }
        case .constant(let constant): names[constant.name] = .constant
        case .method(let method): note(method, owner: owner)
        case .property(let property):
            if !property.hasInitializer { names[property.name] = .property }
            if let owner, let type = property.type?.trackedName { known.members["\(owner).\(property.name)"] = type }
        }
    }

    private mutating func note(_ type: TypeDeclaration) {
        guard !appTypes.contains(type.name) else { return }
        types.insert(type.name)
        for member in type.members { note(member.declaration, owner: type.name) }
    }

    private mutating func note(_ method: MethodDeclaration, owner: String?) {
        guard !method.hasBody else { return }
        names[method.name] = .method
        if let owner, let type = method.result?.trackedName { known.members["\(owner).\(method.name)"] = type }
    }

    /// `var account: Account?` in a sentence gives a variable its type in all samples.
    private mutating func noteProse(_ block: Block) {
        let text: Text
        switch block.kind {
        case .paragraph(let found), .item(_, let found): text = found
        case .heading, .code, .table: return
        }
        guard text.characters.utf8.contains(0x3A), text.characters.contains("var ") || text.characters.contains("let ") else { return }
        for declaration in SwiftParser.declarations(in: text.characters, context: .prose) {
            guard case .property(let property) = declaration.kind, let type = property.type else { continue }
            known.variables[property.name] = type.withoutNullability.spelling(in: .swift)
        }
    }
}
