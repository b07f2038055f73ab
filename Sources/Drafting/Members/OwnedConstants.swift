import CrossCheck
import Declarations
import Guide
import Spec

/// `static let name = "DoorKit"` of a type of Swift's: no constant that could stand by itself, and in a class or a struct a property that always has that value.
enum OwnedConstants {
    static func include(_ fact: Fact) -> Bool { fact.kind == .constant && fact.owner != nil && fact.detail.language == .swift }

    static func properties(of type: TypeDraft, _ statements: [Statement]) -> [PropertyDraft] {
        guard type.form != .protocol, type.language == .swift else { return [] }
        let taken = Set(type.properties.map(\.name) + type.methods.map { MemberName.base($0.name) })
        var seen: Set<String> = []
        return statements.map(\.fact).compactMap { fact in
            guard include(fact), fact.owner == type.name, !taken.contains(fact.name), Words.isIdentifier(fact.name),
                let kind = fact.type, let text = fact.value
            else { return nil }
            let value = value(text, of: kind)
            let made = type.form == .structure && isOfSpec(kind) ? literal(text) : nil
            guard value != nil || made != nil, seen.insert(fact.name).inserted else { return nil }
            let declaration = DeclarationText.swiftProperty(fact.name, type: kind, isStatic: true, attributes: ["readonly"])
            return PropertyDraft(
                name: fact.name, declaration: declaration, type: kind, isReadOnly: true, isStatic: true, value: value, beginning: made)
        }
    }

    /// `static let red: Tag = "red"`: Swift makes a `Tag` of the literal.
    private static func literal(_ text: String) -> Beginning {
        Beginning(text: text, literal: whole(text).map(Beginning.Literal.integer) ?? .text(text), keyword: .constant)
    }

    private static func isOfSpec(_ type: String) -> Bool {
        Words.isIdentifier(type) && !Platform.isType(type) && value("0", of: type) == nil && type != "Bool"
    }

    /// As a spec writes it: a dollar is one of its own there.
    private static func value(_ text: String, of type: String) -> PropertyDraft.YAMLValue? {
        switch type {
        case "String": text.contains("\\") || text.contains("{$") ? nil : .text(text.hasPrefix("$") ? "$" + text : text)
        case "Bool": text == "true" || text == "false" ? .plain(text) : nil
        case "Double", "TimeInterval", "CGFloat", "Float": Double(text.filter { $0 != "_" }).map { .plain(String($0)) }
        default: FoundationTypes.integers.contains(type) ? whole(text).map { .plain(String($0)) } : nil
        }
    }

    /// `1_000`, `-3` and `0xFF`.
    private static func whole(_ text: String) -> Int? {
        let digits = text.filter { $0 != "_" }
        return digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
    }
}
