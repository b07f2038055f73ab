import Declarations
import Guide
import Spec

/// What stored properties of Swift begin with: as their declarations say it, by `initial:`, or told as left out.
///
/// It goes over a whole draft, since a value may name a case, a constant or a struct of another type. What the rules refuse nevertheless is
/// taken back by `Draft.takeBack`.
struct FirstValues {
    private let enums: [String: Draft.Enumeration]
    private let types: [String: TypeDraft]
    private(set) var leftOut: [LeftOut] = []
    /// What is told of a property that begins otherwise.
    static let without = "drafted without its first value"

    /// - Returns: what properties begin with and the draft doesn't say.
    static func settle(_ draft: inout Draft, _ statements: [Statement]) -> [LeftOut] {
        guard draft.types.contains(where: { $0.properties.contains { $0.beginning != nil } }) else { return [] }
        let stated = statements.filter { $0.fact.detail.beginning != nil }
        MadeConstants.settle(&draft.types)
        var values = FirstValues(draft)
        for index in draft.types.indices { values.settle(&draft.types[index], stated) }
        return values.leftOut
    }

    private init(_ draft: Draft) {
        enums = Dictionary(draft.enums.flatMap { each in [each.name, each.swiftName].compactMap { $0 }.map { ($0, each) } }) { first, _ in
            first
        }
        types = Dictionary(draft.types.flatMap { each in [each.name, each.swiftName].compactMap { $0 }.map { ($0, each) } }) { first, _ in
            first
        }
    }

    private mutating func settle(_ type: inout TypeDraft, _ statements: [Statement]) {
        let isOpen = type.form != .protocol
        for index in type.properties.indices where isOpen && type.properties[index].mayBegin(in: type) {
            guard let reason = settle(&type.properties[index], of: type) else { continue }
            let property = type.properties[index]
            let said = statements.filter { $0.fact.name == property.name && $0.fact.detail.beginning == property.beginning }
            if let place = said.first(where: { $0.fact.owner == type.name }) ?? said.first { leftOut.append(LeftOut(place, reason)) }
        }
        // Of a struct only constants are static.
        if type.form == .structure { type.properties.removeAll { $0.isStatic && $0.value == nil && !$0.begins } }
    }

    /// - Returns: why the draft doesn't say it; nil where it does, or where nobody would miss it.
    private func settle(_ property: inout PropertyDraft, of type: TypeDraft) -> String? {
        guard let beginning = property.beginning else { return nil }
        if property.isGuess, let told = named(beginning.text, in: type)?.type ?? answered(beginning, in: type) { property.retype(told) }
        if Self.isNothing(beginning) { return nil }
        // A constant with a value isn't read from anything.
        if beginning.keyword == .constant { property.field = nil }
        if let value = declared(beginning, property.type, in: type) {
            property.begin(with: value, beginning.keyword)
            return nil
        }
        if property.field == nil, let value = initial(beginning, property.type) {
            property.begin(by: value, beginning.keyword)
            return nil
        }
        if property.isStatic, type.form == .structure { return nil }
        let text = beginning.text.count > 60 ? beginning.text.prefix(60) + "…" : beginning.text[...]
        return property.isGuess && property.type == "Any?"
            ? "drafted with `Any?`, and without its first value, `\(text)`, which tells no type"
            : "\(Self.without), `\(text)`: `initial:` or an initialiser may give one"
    }

    // MARK: - In the declaration

    private func declared(_ beginning: Beginning, _ type: String, in owner: TypeDraft) -> String? {
        let name = Self.plain(type)
        if name == "Date", ["Date()", "Date.init()", ".init()", "Date.now", ".now"].contains(beginning.text) { return "Date()" }
        if let named = named(beginning.text, in: owner), enums[named.type] != nil || named.value != nil {
            return named.value.map { Self.literal($0, of: name) } ?? ".\(named.name)"
        }
        if let empty = Self.empty(beginning) { return empty }
        switch beginning.literal {
        case .made: return name == "UUID" ? nil : "\(name)()"
        case .implicit(let member):
            if let constant = types[name]?.properties.first(where: { $0.name == member && $0.isStatic }) {
                return constant.value.flatMap { Self.literal($0, of: name) }
            }
            return ".\(member)"
        case .text(let text)? where text.contains("\\"): return nil
        // Of any other literal Swift makes a struct.
        case let literal?: return types[name]?.form == .structure ? nil : literal.spelling
        case nil: return nil
        }
    }

    /// `nil` and `Data()`: what a property begins with that nobody says anything of.
    private static func isNothing(_ beginning: Beginning) -> Bool {
        beginning.literal == .null || beginning.maker == "Data" && beginning.arguments == []
    }

    /// `[Door]()`, `Set<String>()` and `String()` in the words of literals.
    private static func empty(_ beginning: Beginning) -> String? {
        guard beginning.arguments == [], let maker = beginning.maker.flatMap({ try? SwiftParser.parseType($0) }) else { return nil }
        switch maker.name {
        case "Array", "Set": return "[]"
        case "Dictionary": return "[:]"
        case "String": return "\"\""
        default: return nil
        }
    }

    /// `Mode.slow`, `Limits.usual`, `Self.usual`: a case that holds nothing, or a static property, with the value that it always has.
    private func named(_ text: String, in owner: TypeDraft) -> (name: String, type: String, value: PropertyDraft.YAMLValue?)? {
        var path = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard path.count > 1, path.allSatisfy(Words.isIdentifier), let name = path.popLast() else { return nil }
        let type = path == ["Self"] ? owner.name : path.joined(separator: ".")
        for candidate in [type, "\(owner.swiftName ?? owner.name).\(type)"] {
            if let found = enums[candidate] {
                return found.cases.contains { $0.name == name && $0.holds == nil } ? (name, found.name, nil) : nil
            }
            if let found = types[candidate]?.properties.first(where: { $0.name == name && $0.isStatic }) {
                return (name, found.type, found.value)
            }
        }
        return nil
    }

    /// What a static method answers that works the value out: `addStyles(css: "x")`. It may be missing, since the draft has no such value.
    private func answered(_ beginning: Beginning, in owner: TypeDraft) -> String? {
        guard var path = beginning.maker?.split(separator: ".").map(String.init), let name = path.popLast() else { return nil }
        let type = path.isEmpty || path == ["Self"] ? owner : types[path.joined(separator: ".")]
        let methods = type?.methods.filter { MemberName.base($0.name) == name && $0.declaration.contains("static ") } ?? []
        let results = Set(methods.map(\.resultType))
        guard results.count == 1, let result = results.first, !result.isEmpty, result != "Self" else { return nil }
        return result.hasSuffix("?") ? result : "\(result)?"
    }

    private static func literal(_ value: PropertyDraft.YAMLValue, of type: String) -> String? {
        switch value {
        case .text(let text): type == "String" && !text.contains { "\"\\$".contains($0) || $0.isNewline } ? "\"\(text)\"" : nil
        case .plain(let text): type == "String" ? nil : text
        }
    }

    /// `Door` of `Door?`.
    private static func plain(_ type: String) -> String { String(type.prefix { $0 != "?" && $0 != "!" }) }

    // MARK: - By `initial:`

    private func initial(_ beginning: Beginning, _ type: String) -> YAMLOutline? {
        let name = Self.plain(type)
        if name == "String" && beginning.text == "UUID().uuidString"
            || name == "UUID" && ["UUID()", "UUID.init()", ".init()"].contains(beginning.text)
        {
            return .flow(.mapping([("random", .plain("uuid"))]))
        }
        if name == "URL", let found = beginning.text.wholeMatch(of: #/URL\(string: ?"([^"\\$]+)"\)!?/#) { return .quoted(String(found.1)) }
        if let made = types[name], made.form == .structure, beginning.maker.map([made.name, made.swiftName, ".init"].contains) ?? true {
            return object(made, beginning)
        }
        guard let maker = beginning.maker, let arguments = beginning.arguments, !arguments.isEmpty else { return nil }
        if name == "Date" { return later(maker, arguments) }
        return enums[name].flatMap { filled($0, maker, arguments) }
    }

    /// A struct that is made of what its initialiser is given, each by the field of its property.
    private func object(_ made: TypeDraft, _ beginning: Beginning) -> YAMLOutline? {
        guard let given = StructMaking(made).given(beginning) else { return nil }
        let members = given.compactMap { property, value in
            made.properties.first { $0.name == property }?.field.flatMap { field in Self.outline(value).map { (field, $0) } }
        }
        guard members.count == given.count else { return nil }
        return .flow(.mapping([("make", .text(made.name)), ("from", .flow(.mapping([("object", .flow(.mapping(members)))])))]))
    }

    /// `Date(timeIntervalSinceNow: 60)`
    private func later(_ maker: String, _ arguments: [Beginning.Argument]) -> YAMLOutline? {
        guard ["Date", ".init"].contains(maker), arguments.count == 1, arguments[0].label == "timeIntervalSinceNow",
            case .integer(let seconds) = arguments[0].value
        else { return nil }
        return .flow(.mapping([("later", .plain(String(seconds)))]))
    }

    /// `.open("x")`, a case with what it holds.
    private func filled(_ enumeration: Draft.Enumeration, _ maker: String, _ arguments: [Beginning.Argument]) -> YAMLOutline? {
        let name = maker.split(separator: ".").last.map(String.init) ?? maker
        guard maker.contains("."), enumeration.cases.contains(where: { $0.name == name && $0.holds != nil }) else { return nil }
        let given = arguments.compactMap { argument in
            Self.outline(argument.value).map { (argument.label.isEmpty ? name + "Value" : argument.label, $0) }
        }
        guard given.count == arguments.count, Set(given.map(\.0)).count == given.count else { return nil }
        return .flow(.mapping([("case", .text("\(enumeration.name).\(name)")), ("with", .flow(.mapping(given)))]))
    }

    private static func outline(_ value: Beginning.Literal) -> YAMLOutline? {
        switch value {
        case .text(let text): .quoted(text.hasPrefix("$") ? "$" + text : text)
        case .integer, .number, .boolean: .plain(value.spelling)
        case .implicit(let name): .text(name)
        case .emptyList: .flow(.list([]))
        case .list(let items): list(items)
        case .null, .emptyDictionary, .made, .madeOf, .member: nil
        }
    }

    private static func list(_ items: [Beginning.Literal]) -> YAMLOutline? {
        let written = items.compactMap(outline)
        return written.count == items.count ? .flow(.list(written)) : nil
    }
}

extension PropertyDraft {
    /// Whether a first value in its declaration is its own: what is computed has none, and the one object of a class is made otherwise.
    fileprivate func mayBegin(in type: TypeDraft) -> Bool {
        beginning != nil && value == nil && effects.isEmpty && type.language == .swift && !declaration.contains("weak ")
            && !(isStatic && type.form == .class && Set([type.name, type.swiftName]).contains(self.type))
    }

    /// Whether the draft says what it begins with.
    var begins: Bool { initial != nil || declaration.contains(" = ") }

    fileprivate mutating func retype(_ type: String) {
        declaration = declaration.replacing("\(name): \(self.type)", with: "\(name): \(type)", maxReplacements: 1)
        self.type = type
        isGuess = false
    }

    mutating func begin(with value: String, _ keyword: Beginning.Keyword) {
        store(keyword)
        declaration += " = \(value)"
    }

    mutating func begin(by value: YAMLOutline, _ keyword: Beginning.Keyword) {
        store(keyword)
        initial = value
    }

    /// `let name: Type`, where it is declared as what is only read.
    private mutating func store(_ keyword: Beginning.Keyword) {
        let computed = " { get }"
        guard declaration.hasSuffix(computed) else { return }
        declaration.removeLast(computed.count)
        let stored = keyword == .ownVariable ? "private(set) var" : "let"
        declaration = declaration.replacing("var \(name):", with: "\(stored) \(name):", maxReplacements: 1)
    }

    /// The property without a word of what it begins with.
    mutating func takeBackFirstValue() {
        initial = nil
        guard let sign = declaration.firstRange(of: " = ") else { return }
        declaration = String(declaration[..<sign.lowerBound])
    }
}
