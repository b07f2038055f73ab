import CrossCheck
import Declarations
import Guide

/// Enums, from their declarations, from rows of tables, and from cases that samples name.
struct EnumDrafting {
    private(set) var enums: [Draft.Enumeration] = []
    /// Values that name no enum, even by how they begin.
    private(set) var strays: [String] = []
    /// Cases that belong to no enum, by name.
    private var orphans: [String] = []
    private(set) var notifications: [String] = []
    /// Cases of Objective-C with a value that only a compiler works out, `= 'abcd'`: a spec would count on from the case before.
    let uncounted: [Statement]
    private(set) var leftOut: [LeftOut] = []
    private let statements: [Statement]
    private let module: String

    private let texts: RestTexts
    private let words: DecodedWords

    /// - Parameters:
    ///   - module: names the enum of error codes that belong to none.
    ///   - texts: those that code has for cases.
    init(_ statements: [Statement], module: String, texts: [CaseText] = []) {
        self.texts = RestTexts(statements, texts)
        words = DecodedWords(texts)
        self.statements = statements
        self.module = module
        uncounted = Self.uncounted(statements)
        readDeclared()
        readOwned()
        enums.define(by: statements)
        readCodes()
        collectOrphans()
        groupOrphans()
        finish()
    }

    var enumOfCase: [String: String] {
        var owners: [String: String] = [:]
        for enumeration in enums { for value in enumeration.cases { owners[value.name] = owners[value.name] ?? enumeration.name } }
        return owners
    }

    private mutating func readDeclared() {
        for statement in statements.filter({ $0.fact.kind == .enum }).sorted(by: { $0.rank < $1.rank }) {
            let fact = statement.fact
            guard !enums.contains(where: { $0.name == fact.name }) else { continue }
            enums.append(
                Draft.Enumeration(
                    name: fact.name, typeParameters: fact.detail.marks.typeParameters,
                    form: fact.detail.form ?? (fact.detail.language == .swift ? "swift" : "nsEnum"), rawType: fact.type,
                    cases: [], isStructure: fact.detail.marks.isStructure))
        }
    }

    private static func key(_ fact: Fact) -> String { "\(fact.owner ?? "") \(fact.name)" }

    private static func uncounted(_ statements: [Statement]) -> [Statement] {
        let counted = Set(
            statements.filter { $0.fact.kind == .case && !$0.fact.isDefinition && Int($0.fact.value ?? "") != nil }.compactMap(\.fact.owner)
        )
        return statements.filter { statement in
            let fact = statement.fact
            return fact.kind == .case && fact.source == .declaration && fact.value == nil && fact.detail.language == .objectiveC
                && fact.owner.map(counted.contains) == true
        }
    }

    /// Cases that say whose they are. A method may own `YES` and `NO`, or what it reports of an enum's cases: its results, no enum.
    private mutating func readOwned() {
        let unknown = Set(uncounted.map { Self.key($0.fact) })
        let types = DeclaredTypes.names(in: statements)
        let declared = Set(enums.map(\.name))
        let results = methods.subtracting(declared).subtracting(types)
        for statement in statements where (statement.fact.kind == .case || statement.fact.kind == .error) && !statement.fact.isDefinition {
            let fact = statement.fact
            if fact.value == nil, unknown.contains(Self.key(fact)) { continue }
            guard let owner = fact.owner.map({ owner(of: fact, as: NestedTypes.ownName(of: $0) ?? $0) }),
                Words.isTypeName(owner) || declared.contains(owner), !results.contains(owner),
                !Platform.isType(owner) || Self.isOwn(fact)
            else {
                continue
            }
            // `catch DoorError.shut` asks a struct as it asks an enum: what is declared is what it is.
            if fact.source == .sample, types.contains(owner) { continue }
            let index = enums.firstIndex { $0.name == owner } ?? add(owner, fact.detail.language)
            let holds = Self.held(fact)
            let name = holds == nil ? fact.name : MemberName.base(fact.name)
            if let known = enums[index].cases.firstIndex(where: { $0.name == name }) {
                enums[index].cases[known].holds = enums[index].cases[known].holds ?? holds
                enums[index].cases[known].value = enums[index].cases[known].value ?? fact.value.flatMap(Int.init)
            } else {
                enums[index].cases.append(
                    .init(name: name, swiftName: fact.detail.swiftName, value: fact.value.flatMap(Int.init), holds: holds))
            }
            readText(of: fact, name, in: index)
            if enums[index].domain == nil, let domain = fact.detail.domain { setDomain(domain, of: index) }
        }
    }

    /// Methods of Objective-C that are declared, `OpenWithKey` among them: what stands in a table below one is no type's.
    private var methods: Set<String> {
        Set(
            statements.filter { $0.fact.kind == .method && $0.isDeclaration && $0.fact.detail.language == .objectiveC }.map(\.fact.name))
    }

    /// What an SDK's own Swift declares is no type of the platform's, whatever it is called.
    private static func isOwn(_ fact: Fact) -> Bool { fact.source == .declaration && fact.detail.language == .swift }

    /// `case paused = "Paused"`: a declaration says what a case of texts is, and where it says nothing the name is.
    private mutating func readText(of fact: Fact, _ name: String, in index: Int) {
        guard fact.source == .declaration, enums[index].rawType == "String" || enums[index].form == "typed",
            fact.detail.language == .swift || enums[index].form != "typed",
            let text = fact.value, text != name, !enums[index].isTypedNumber,
            let known = enums[index].cases.firstIndex(where: { $0.name == name })
        else { return }
        enums[index].cases[known].rawText = text
        enums[index].cases[known].value = nil
    }

    /// What a case holds, where each value has a type that a spec can declare.
    private static func held(_ fact: Fact) -> String? {
        guard let written = fact.detail.parameterTypes, let names = fact.detail.parameterNames else { return nil }
        let types = written.compactMap { $0.flatMap(declarable) }
        guard types.count == names.count, written.count == names.count else { return nil }
        return HeldNaming.named(zip(names, types).map { (name: $0, type: $1) })
    }

    /// Closures, tuples and generic types are none; of a type inside another the last name is the draft's.
    private static func declarable(_ type: String) -> String? {
        guard case .named(var named)? = TypeComparison.parse(type, language: .swift) else { return nil }
        let isCollection = ["Array", "Set", "Optional", "Dictionary"].contains(named.name)
        guard !named.name.hasPrefix("("), named.arguments.isEmpty || isCollection else { return nil }
        named.name = named.name.split(separator: ".").last.map(String.init) ?? named.name
        return TypeName.named(named).spelling(in: .swift)
    }

    /// A case cannot begin with a digit: of `AgeType15`, `Type` belongs to the case, unless the enum is declared otherwise.
    private func owner(of fact: Fact, as owner: String) -> String {
        let words = Words.split(owner)
        let isDigit = fact.name.hasPrefix(owner) && fact.name.dropFirst(owner.count).first?.isNumber == true
        return isDigit && fact.source != .declaration && words.count > 2 ? words.dropLast().joined() : owner
    }

    /// Errors of no enum, by their names or numbers, also those of endpoints: one enum of the vendor's errors.
    private mutating func readCodes() {
        let codes = statements.filter { $0.fact.kind == .error && $0.fact.owner.map { $0.contains("/") } ?? true }
        // An error that is a type of its own is none of an enum.
        let known = Set(enums.flatMap { $0.cases.map(\.name) }).union(DeclaredTypes.names(in: statements)).union(enums.map(\.name))
        var cases: [Draft.Enumeration.Case] = []
        for statement in codes {
            let fact = statement.fact
            let isName = Words.isIdentifier(fact.name)
            guard let name = isName ? fact.name : Self.name(ofCode: fact.name), !known.contains(name) else { continue }
            if let first = cases.firstIndex(where: { $0.name == name }) {
                if let owner = fact.owner { cases[first].owners.insert(owner) }
                continue
            }
            var code = Draft.Enumeration.Case(name: name, value: fact.value.flatMap(Int.init), wire: isName ? nil : fact.name)
            code.owners = fact.owner.map { [$0] } ?? []
            cases.append(code)
        }
        guard !cases.isEmpty else { return }
        // One that the vendor has under this name is complete.
        let taken = Set(enums.map(\.name))
        let name = taken.contains(module + "Error") ? module + "ErrorCode" : module + "Error"
        var enumeration = Draft.Enumeration(name: name, form: "cEnum", rawType: nil, cases: cases)
        // A page that has SDK's types has the SDK's codes, as long as none is said to be a call's.
        enumeration.isOfWire = cases.contains { !$0.owners.isEmpty } || !statements.contains { $0.fact.kind == .type }
        enums.append(enumeration)
        if let domain = codes.lazy.compactMap(\.fact.detail.domain).first { setDomain(domain, of: enums.count - 1) }
    }

    /// `code4001`, `codeMinus402`: a case cannot be called by a number.
    private static func name(ofCode code: String) -> String? {
        let digits = code.hasPrefix("-") ? code.dropFirst() : Substring(code)
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
        return (code.hasPrefix("-") ? "codeMinus" : "code") + digits
    }

    private mutating func add(_ name: String, _ language: Language?) -> Int {
        let isC = name.contains("_") || name == name.uppercased()
        let form = language == .swift ? "swift" : isC ? "cEnum" : "nsEnum"
        enums.append(Draft.Enumeration(name: name, form: form, rawType: form == "nsEnum" ? "NSInteger" : nil, cases: []))
        return enums.count - 1
    }

    /// The domain is a constant's name, or the string itself.
    private mutating func setDomain(_ domain: String, of index: Int) {
        let constants = statements.filter { $0.fact.kind == .constant && $0.fact.name == domain }
        let constant = constants.first { $0.fact.value != nil } ?? constants.first
        enums[index].domain = constant?.fact.value ?? domain
        enums[index].domainConstant = constant == nil ? nil : domain
    }

    private mutating func collectOrphans() {
        let known = Set(enums.flatMap { $0.cases.map(\.name) })
        for statement in statements {
            let fact = statement.fact
            guard !known.contains(fact.name), !orphans.contains(fact.name), !enums.contains(where: { $0.name == fact.name }) else {
                continue
            }
            if fact.kind == .case, fact.owner == nil, !fact.isDefinition { orphans.append(fact.name) }
            guard fact.kind == .use, fact.detail.form == "mention", fact.source == .sample, isCaseLike(statement) else { continue }
            if fact.name.hasSuffix("Notification") {
                if !notifications.contains(fact.name) { notifications.append(fact.name) }
            } else if ["Domain", "Key"].contains(where: fact.name.hasSuffix) {
                // `error.userInfo[DoorReasonKey]`: a text, of which a sample says no more.
                if !strays.contains(fact.name) { strays.append(fact.name) }
            } else {
                orphans.append(fact.name)
            }
        }
    }

    private func isCaseLike(_ statement: Statement) -> Bool {
        let name = statement.fact.name
        guard Words.isTypeName(name), !Platform.isGlobal(name), !Vocabulary.isSampleName(name), Words.split(name).count > 2,
            statement.fact.detail.language != .swift
        else {
            return false
        }
        guard name.contains(where: \.isLowercase), !TypeSurvey.isTypePosition(statement) else { return false }
        let isType = statements.contains { other in
            let isNamed =
                other.fact.name == name && (other.fact.kind == .type || other.fact.detail.form == "conformance" || isPlaced(other))
            return isNamed || other.fact.owner == name || other.fact.detail.receiver == name
        }
        return !isType
    }

    private func isPlaced(_ statement: Statement) -> Bool {
        statement.fact.kind == .use && statement.fact.source == .sample && TypeSurvey.isTypePosition(statement)
    }

    /// A case's name starts with its enum's: the longest name that the guide knows, or what is left without the last word.
    private mutating func groupOrphans() {
        let named = Set(statements.filter { $0.fact.kind == .use || $0.fact.kind == .type }.map(\.fact.name))
        let types = named.subtracting(classes).union(enums.map(\.name))
        let guesses = orphans.map { ($0, Self.enumName(of: $0, known: types)) }
        let names = Set(guesses.map(\.1))
        for (name, guess) in guesses {
            let shorter = names.filter { guess.hasPrefix($0) && Words.split($0).count > 2 }.min { $0.count < $1.count }
            let owner = shorter ?? guess
            let isName = owner.contains(where: \.isLowercase) && owner.contains(where: \.isUppercase)
            guard types.contains(owner) || isName && Words.split(owner).count > 1 && (Words.isTypeName(owner) || owner.hasPrefix("k"))
            else {
                strays.append(name)
                continue
            }
            let index = enums.firstIndex { $0.name == owner } ?? add(owner, .objectiveC)
            enums[index].cases.append(.init(name: name, value: nil))
        }
    }

    /// What has members, or stands before a star, is no enum.
    private var classes: Set<String> {
        var names: Set<String> = []
        for statement in statements {
            let fact = statement.fact
            if [.method, .property, .use].contains(fact.kind) { names.formUnion([fact.owner, fact.detail.receiver].compactMap { $0 }) }
            let isNamed = fact.kind == .use && fact.source == .sample && fact.detail.form == "mention"
            if isNamed, statement.text.after(fact.span, limit: 4).trimmingBlanks().hasPrefix("*") { names.insert(fact.name) }
        }
        return names
    }

    /// References show both languages: `open` is `ABDoorStateOpen` as Swift shows it.
    private static func isSwiftName(_ value: Draft.Enumeration.Case, in enumeration: Draft.Enumeration) -> Bool {
        enumeration.cases.contains { other in
            other.name != value.name && other.value == value.value && other.name.hasPrefix(enumeration.name)
                && other.name.lowercased() == (enumeration.name + value.name).lowercased()
        }
    }

    static func enumName(of name: String, known: Set<String>) -> String {
        let words = Words.split(name)
        let prefixes = words.indices.dropFirst().map { words[..<$0].joined() }
        if let type = prefixes.last(where: { known.contains($0) && $0 != name }) { return type }
        if let error = words.dropLast().lastIndex(of: "Error") { return words[...error].joined() }
        return words.dropLast().joined()
    }

    private mutating func finish() {
        // A type of texts or of numbers needs no names for some.
        enums.removeAll { $0.cases.isEmpty && $0.form != "typed" }
        let errors = ThrownErrors(statements)
        enums = enums.map { enumeration in
            var merged = enumeration
            merged.cases = enumeration.cases.filter { !Self.isSwiftName($0, in: enumeration) }
            let codes = merged.cases.map(\.value)
            if merged.holdsValues, !texts.settle(&merged) { merged.dropRawValues() }
            merged.nameAliases()
            words.settle(&merged)
            let lost = errors.settle(&merged, codes: merged.cases.count == codes.count ? codes : [], module: module)
            leftOut += ThrownErrors.leftOut(lost, of: merged.name, statements)
            return merged
        }
        let order = Dictionary(statements.enumerated().map { ($0.element.fact.name, $0.offset) }) { first, _ in first }
        let positions = enums.map { enumeration in
            ([enumeration.name] + enumeration.cases.map(\.name)).compactMap { order[$0] }.min() ?? .max
        }
        enums = zip(enums, positions).enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    }
}
