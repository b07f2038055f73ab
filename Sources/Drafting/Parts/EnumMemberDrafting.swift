import CrossCheck
import Declarations
import Guide
import Spec

/// What declarations give enums besides their cases: properties and methods that are another value for each case, and functions of C that say
/// something of one. What else there is, a spec cannot say, and whoever goes on with the draft is told.
struct EnumMemberDrafting {
    private(set) var members: [String: [Draft.Enumeration.Member]] = [:]
    private(set) var leftOut: [LeftOut] = []
    /// Functions that are said of an enum.
    private(set) var functions: Set<String> = []
    private let enums: [String: Draft.Enumeration]

    init(_ statements: [Statement], _ enums: [Draft.Enumeration]) {
        self.enums = Dictionary(enums.map { ($0.name, $0) }) { first, _ in first }
        var seen: [String: Statement] = [:]
        for statement in statements where statement.fact.source == .declaration && statement.fact.detail.form != "implementation" {
            guard let owner = owner(of: statement.fact), !Self.isOwn(statement.fact.name, of: owner) else { continue }
            let name = "\(owner.name) \(statement.fact.name)"
            if let first = seen[name] {
                guard first.isCompiled, statement.isCompiled, first.fact.type != statement.fact.type else { continue }
                leftOut.append(
                    LeftOut(statement, "a second method of this name of the enum `\(owner.name)`, which can have one of each name"))
                continue
            }
            seen[name] = statement
            draft(statement, owner)
        }
    }

    /// Whose it is; of a function of C, what it is handed, where a spec can have it there.
    private func owner(of fact: Fact) -> Draft.Enumeration? {
        if fact.isFunction {
            let result = fact.type.flatMap { TypeComparison.parse($0, language: .objectiveC)?.trackedName }
            guard let types = fact.detail.parameterTypes, types.count == 1, let type = types[0], result == "NSString",
                let owner = enums[type], owner.hasMembers, owner.form == "nsEnum" || owner.isError
            else { return nil }
            return owner
        }
        guard [.method, .property, .constant].contains(fact.kind) else { return nil }
        return fact.owner.flatMap { enums[$0.split(separator: ".").last.map(String.init) ?? $0] }
    }

    /// What the client gives every enum.
    private static func isOwn(_ name: String, of owner: Draft.Enumeration) -> Bool {
        if name == "rawValue", owner.holdsValues { return false }
        let all: Set<String> = [
            "rawValue", "hashValue", "allCases", "init(rawValue:)", "hash(into:)", "encode(to:)", "init(from:)", "==(_:_:)",
        ]
        let ofErrors: Set<String> = ["errorCode", "errorDomain", "errorUserInfo"]
        return all.contains(name) || owner.isError && ofErrors.contains(name)
    }

    private mutating func draft(_ statement: Statement, _ owner: Draft.Enumeration) {
        let fact = statement.fact
        if fact.isFunction { functions.insert(fact.name) }
        switch member(fact, owner) {
        case .success(let member): members[owner.name, default: []].append(member)
        case .failure(let reason): leftOut.append(LeftOut(statement, reason.text))
        }
    }

    private struct Reason: Error { var text: String }

    private func member(_ fact: Fact, _ owner: Draft.Enumeration) -> Result<Draft.Enumeration.Member, Reason> {
        let name = owner.isErrorStruct ? "the struct `\(owner.name)`" : "the enum `\(owner.name)`"
        if fact.isStatic == true || fact.kind == .constant {
            let way = fact.kind == .method ? "a static method" : "`static var … { get }` with `get:`"
            return .failure(Reason(text: "a static member of \(name): a class may have it, \(way)"))
        }
        if fact.name.hasPrefix("init(") {
            if owner.isErrorStruct { return .failure(Reason(text: "an initialiser of \(name), whose constants apps and flows use")) }
            return .failure(Reason(text: "an initialiser of \(name): a static method of a class can answer one"))
        }
        if fact.kind == .method, !fact.isFunction,
            fact.detail.parameterNames?.isEmpty == false || fact.detail.attributes.contains(where: { $0 != DeclaredEffects.mainActor })
        {
            let text =
                "a method of \(name) that depends on more than the case: a static method of a class can do it, with the case as a parameter"
            return .failure(Reason(text: text))
        }
        if owner.form == "typed", fact.kind == .property, owner.holdsRaw(fact.type) {
            return .failure(Reason(text: "what \(name) holds: drafted as `rawValue`, as typed texts and numbers call it"))
        }
        guard owner.hasMembers else {
            if let held = held(fact, owner) { return .success(held) }
            let why = owner.holdsValues ? "whose cases hold values" : "which has cases alone"
            return .failure(
                Reason(text: "a member of \(name), \(why): a static method of a class can say it, with the enum as a parameter"))
        }
        if fact.kind == .property, !fact.detail.attributes.contains("readonly") {
            return .failure(Reason(text: "a property of \(name) that may be set: a method of a class can do it"))
        }
        guard let type = fact.type, let kind = Kind(type, fact.isFunction, enums) else {
            if owner.isErrorStruct,
                let held = fact.type.flatMap({ TypeComparison.parse($0, language: .swift)?.name }), ["Error", "any Error"].contains(held)
            {
                let text = "an error that \(name) holds: an error's case of an enum may, `holds: \"Error\"`, a constant may not"
                return .failure(Reason(text: text))
            }
            return .failure(
                Reason(text: "a member of \(name) that is no text, number, truth value or case: a static method of a class can answer it"))
        }
        guard let values = values(fact, owner, kind) else {
            let key = fact.kind == .method ? "methods" : "properties"
            return .failure(Reason(text: "what it is for each case of \(name) is not stated: `\(key):` of it with `values:` says so"))
        }
        let declaration = Self.declaration(fact, type, owner)
        return .success(.init(name: fact.name, declaration: declaration, isMethod: fact.kind == .method, values: values))
    }

    /// `var textValue: String? { get }` of `case text(String)`: what the case holds, and nothing of others.
    private func held(_ fact: Fact, _ owner: Draft.Enumeration) -> Draft.Enumeration.Member? {
        guard owner.holdsValues, owner.form == "swift", fact.kind == .property, fact.detail.attributes.contains("readonly"),
            let type = fact.type, type.hasSuffix("?")
        else { return nil }
        let holding = owner.cases.compactMap { item in
            item.holds.flatMap(Self.only).map { (name: item.name, label: $0.label, type: $0.type) }
        }
        let found = holding.first { each in
            each.type == type.dropLast() && [each.label ?? "", each.name + "Value"].contains(fact.name)
        }
        guard let found else { return nil }
        let isClear = found.label.map { label in holding.filter { $0.label == label }.count == 1 } ?? Self.isNameless(found.type)
        guard isClear else { return nil }
        let plain = found.label ?? found.name + "Value"
        let name = owner.cases.contains { $0.name == plain } ? plain + "Value" : plain
        let declaration = Self.declaration(fact, type, owner)
        return .init(name: fact.name, declaration: declaration, isMethod: false, values: [(found.name, .plain("$\(name)"))])
    }

    /// The only value of a case, with its name where it has one.
    private static func only(_ holds: String) -> (label: String?, type: String)? {
        guard !holds.contains(","), !holds.contains("=") else { return nil }
        let parts = holds.split(separator: ":", maxSplits: 1).map { $0.trimmingBlanks() }
        // A dictionary has a colon, too.
        guard parts.count == 2, !holds.hasPrefix("[") else { return (nil, holds.trimmingBlanks()) }
        return (parts[0].split(separator: " ").last.map(String.init), parts[1])
    }

    /// Types after which no value is called: it is called after its case.
    private static func isNameless(_ type: String) -> Bool {
        type.hasPrefix("[") || ["String", "Int", "Double", "Bool", "Date", "URL", "Data"].contains(type)
    }

    private struct Kind {
        var isText: Bool
        var isOptional: Bool
        /// The cases that a value may be one of.
        var cases: Set<String>?

        init?(_ type: String, _ isFunction: Bool, _ enums: [String: Draft.Enumeration]) {
            guard case .named(let named)? = TypeComparison.parse(type, language: isFunction ? .objectiveC : .swift) else { return nil }
            let name = named.name.split(separator: ".").last.map(String.init) ?? named.name
            isText = name == "String" || isFunction
            isOptional = named.nullability == .nullable
            guard named.arguments.isEmpty else { return nil }
            if isText || ["Int", "Double", "Bool"].contains(name) { return }
            guard let other = enums[name], other.hasMembers, !other.isError else { return nil }
            cases = Set(other.cases.map(\.name))
        }
    }

    /// By case; a text that nobody states is to be written.
    private func values(_ fact: Fact, _ owner: Draft.Enumeration, _ kind: Kind) -> [(name: String, value: PropertyDraft.YAMLValue)]? {
        var values: [(name: String, value: PropertyDraft.YAMLValue)] = []
        for item in owner.cases where item.sameAs == nil {
            switch fact.detail.caseValues?.value(of: item.name) {
            case .text(let text)? where kind.isText: values.append((item.name, .text(text)))
            case .plain(let word)? where !kind.isText && kind.cases.map { $0.contains(word) } ?? true:
                values.append((item.name, .plain(word)))
            case CaseValues.Value.none? where kind.isOptional: continue
            default:
                guard kind.isText else { return nil }
                values.append((item.name, .text("TODO")))
            }
        }
        return values
    }

    private static func declaration(_ fact: Fact, _ type: String, _ owner: Draft.Enumeration) -> String {
        if fact.isFunction {
            let star = type.hasSuffix("*") ? "" : " "
            return
                "\(type)\(star)\(fact.name)(\(owner.name) \(fact.detail.parameterNames?.first.flatMap { $0.isEmpty ? nil : $0 } ?? "value"));"
        }
        if fact.kind == .method { return "func \(fact.name) -> \(type)" }
        return DeclarationText.swiftProperty(fact.name, type: type, isStatic: false, attributes: ["readonly"])
    }
}

extension Draft.Enumeration {
    func with(_ members: [Member]) -> Self {
        var copy = self
        copy.members = members
        return copy
    }

    /// Whether it is drafted as a struct whose constants are the errors.
    var isErrorStruct: Bool { isStructure && isError && !holdsValues }

    /// Of one whose values are any texts or numbers: whether they are numbers.
    var isTypedNumber: Bool { form == "typed" && rawType.map { !$0.hasPrefix("NSString") && $0 != "String" } ?? false }

    /// Whether that is the type of what such a value is.
    func holdsRaw(_ type: String?) -> Bool { type == (isTypedNumber ? rawType : "String") }

    /// Whether a spec may say what its cases have besides.
    var hasMembers: Bool { isError || !holdsValues && ["nsEnum", "swift"].contains(form) }
}
