import Declarations
import SourceText

/// References of Objective-C's SDKs show each declaration twice: under "Objective-C" as the header has it, and under "Swift" as the
/// compiler shows it there. Both are one statement: the second says the name that Swift has for it, and what a case counts.
struct SwiftViews {
    /// The blocks that show again what the one in Objective-C before them declares.
    private(set) var blocks: Set<Int> = []

    /// Joins what the survey has read of both; what is no view of one declaration stays as it is.
    init(of document: Document, joining code: inout [Int: Survey.Code]) {
        guard document.format == .html else { return }
        for index in document.blocks.indices {
            guard let listing = Self.listing(at: index, .objectiveC, in: document.blocks), let declared = code[index] else { continue }
            let reading = Self.whole(declared, listing)
            code[index] = reading
            guard Self.listing(at: index + 2, .swift, in: document.blocks) != nil, let view = code[index + 2],
                let shown = Self.only(view), let joined = Self.only(reading).flatMap({ Self.joined($0, shown) })
            else { continue }
            code[index]?.declarations = [joined]
            code[index + 2] = Survey.Code(language: view.language, declarations: [])
            blocks.insert(index + 2)
        }
    }

    /// The listing below the name of its language.
    private static func listing(at index: Int, _ language: Language, in blocks: [Block]) -> String? {
        guard index < blocks.count, case .code(let text, _) = blocks[index].kind,
            ListingTitles.language(before: index, in: blocks) == .known(language)
        else { return nil }
        return text.characters
    }

    private static func only(_ code: Survey.Code) -> Declaration? {
        let all = code.declarations + code.signatures.map(\.declaration)
        return all.count == 1 ? all[0] : nil
    }

    // MARK: - What Objective-C declares

    /// A type's head alone stands for the type, and a name alone, or with its value, for a case.
    private static func whole(_ code: Survey.Code, _ text: String) -> Survey.Code {
        var code = code
        if code.declarations.isEmpty, let found = loneCase(text) { code.declarations = [found] }
        guard code.declarations.count == 1, case .type(let type) = code.declarations[0].kind, type.members.isEmpty else { return code }
        code.declarations[0].defects.removeAll { $0.message.hasPrefix("missing `@end`") }
        return code
    }

    /// `DoorSideLeft = 1 << 0`, as an enum has it.
    private static func loneCase(_ text: String) -> Declaration? {
        let bytes = Array(text.utf8)
        let isOfCase = { (byte: UInt8) in NameShape.isIdentifierPart(byte) || byte <= 0x20 || Array("=<>|()~+-,".utf8).contains(byte) }
        guard let start = bytes.firstIndex(where: { $0 > 0x20 }), bytes[start] >= 0x41, bytes.allSatisfy(isOfCase) else { return nil }
        let opening = Array("enum E {".utf8)
        let found = ObjectiveCParser.declarations(in: opening + bytes[start...] + Array("};".utf8), baseOffset: start - opening.count)
        guard found.count == 1, case .enumeration(var enumeration) = found[0].kind, enumeration.cases.count == 1 else { return nil }
        enumeration.name = ""
        return Declaration(.enumeration(enumeration), span: enumeration.cases[0].span, language: .objectiveC)
    }

    // MARK: - What Swift shows of it

    /// The declaration with what its view says besides; nil where that shows something else.
    private static func joined(_ declared: Declaration, _ view: Declaration) -> Declaration? {
        var joined = declared
        switch (declared.kind, view.kind) {
        case (.type(var type), .type(let shown)):
            if shown.kind != .extension, shown.name != type.name { type.swiftName = type.swiftName ?? shown.name }
            joined.kind = .type(type)
        case (.enumeration(let enumeration), _):
            guard let found = self.joined(enumeration, view) else { return nil }
            joined.kind = .enumeration(found)
        case (.method(var method), .method(let shown)):
            method.attributes.swiftName = method.attributes.swiftName ?? name(shown, of: method)
            joined.kind = .method(method)
        case (.property(var property), .property(let shown)):
            let isGetter = property.attributes.contains("getter=\(shown.name)")
            if shown.name.lowercased() != property.name.lowercased(), !isGetter { property.swiftName = property.swiftName ?? shown.name }
            joined.kind = .property(property)
        case (.constant, .property), (.constant, .constant), (.method, .property): break
        default: return nil
        }
        return joined
    }

    /// The name in Swift, where it says more than the selector. What throws there may miss a label, and what is awaited has another name.
    private static func name(_ shown: MethodDeclaration, of method: MethodDeclaration) -> String? {
        if shown.isAsync { return nil }
        if method.isFunction { return shown.name.prefix { $0 != "(" } == method.name ? nil : shown.name }
        let isPlain = shown.isThrowing || shown.parameters.isEmpty
        return isPlain && ImportedName.mayBe(shown.name, of: method.name) ? nil : shown.name
    }

    private static func joined(_ enumeration: EnumDeclaration, _ view: Declaration) -> EnumDeclaration? {
        var joined = enumeration
        guard enumeration.name.isEmpty else {
            switch view.kind {
            case .enumeration(let shown) where !shown.name.isEmpty:
                if enumeration.kind == .cEnum { joined.kind = .nsEnum }
                if shown.name != enumeration.name, shown.name != "Code" { joined.swiftName = enumeration.swiftName ?? shown.name }
            case .type(let shown):
                if shown.protocols.contains("OptionSet") || shown.superclass == "OptionSet" { joined.kind = .nsOptions }
            default: return nil
            }
            return joined
        }
        guard enumeration.cases.count == 1 else { return nil }
        switch view.kind {
        case .enumeration(let shown) where shown.cases.count == 1:
            let one = shown.cases[0]
            name(one.name, in: &joined)
            if !joined.cases[0].isValueWritten { joined.cases[0].value = one.isValueWritten ? one.value : nil }
        case .property(let shown):
            if shown.isStatic { name(shown.name, in: &joined) }
            if !joined.cases[0].isValueWritten { joined.cases[0].value = nil }
        default: return nil
        }
        return joined
    }

    /// Swift leaves out what all cases begin with; any other name was given.
    private static func name(_ name: String, in enumeration: inout EnumDeclaration) {
        let own = enumeration.cases[0].name.lowercased()
        let word = name.filter { $0 != "`" && $0 != "_" }
        if !own.filter({ $0 != "_" }).hasSuffix(word.lowercased()) { enumeration.cases[0].swiftName = name }
    }
}
