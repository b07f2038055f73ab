import CrossCheck
import Declarations
import Guide

/// The types that a guide's API has, as far as the guide names or shows them.
struct TypeTable {
    struct Entry {
        var name: String
        /// Position of the first place, for the order of the draft.
        var order: Int
        var form: TypeDraft.Form?
        var isDeclared = false
        var language: Language
        var superclass: String?
        var conformances: [String] = []
        /// How often code, rather than prose, names it.
        var codeUses = 0
        var members: Set<String> = []
        /// Of a type without a name in the guide: why it exists.
        var invented: String?
        /// Code that a compiler has read names it.
        var isCompiled = false
    }

    private(set) var entries: [String: Entry] = [:]
    /// Spellings that mean another type.
    private(set) var meant: [String: String] = [:]
    /// Names of enums: they are no classes.
    var enums: Set<String> = []
    /// Types whose names begin with a small letter.
    var smallNames: Set<String> = []
    var nested = NestedTypes([])
    /// Whose types are none of the guide's.
    var frameworks = ImportedFrameworks.none
    /// Types with type parameters, of which a spec can declare none.
    var generics: Set<String> = []
    /// What generic types leave open that a spec can declare, by their names.
    var open: [String: [String]] = [:]
    /// Names for other types, such as those of blocks.
    var aliases: Set<String> = []
    var dictionaries = DictionaryTypes()
    /// Types without a star that nobody says more of: enums whose cases the guide leaves out, by their first place.
    private(set) var scalars: [String: Int] = [:]
    /// What members of `Owner.member` answer, by that path.
    private(set) var memberTypes: [String: String] = [:]

    /// A type's own name: without module and existential marks, misspellings mended.
    func canonical(_ name: String) -> String {
        var name = name
        for mark in ["any ", "some "] where name.hasPrefix(mark) { name.removeFirst(mark.count) }
        if let dot = name.lastIndex(of: ".") { name = String(name[name.index(after: dot)...]) }
        var seen: Set<String> = []
        while let next = meant[name], seen.insert(name).inserted { name = next }
        return name
    }

    /// A type by its capital, or one of those that begin with a small letter.
    func isTypeName(_ name: String) -> Bool { Words.isTypeName(name) || smallNames.contains(name) }

    func isOfAPI(_ name: String) -> Bool { isTypeName(name) && !Platform.isType(name) && !frameworks.bring(name) }

    /// What turned out to be no type of the API.
    mutating func forget(_ name: String) { entries[name] = nil }

    func entry(_ name: String) -> Entry? { entries[canonical(name)] }

    mutating func note(_ name: String, at order: Int, language: Language, _ change: (inout Entry) -> Void = { _ in }) {
        guard isOfAPI(name), !enums.contains(name), !aliases.contains(name), !generics.contains(name) else { return }
        var entry = entries[name] ?? Entry(name: name, order: order, language: language)
        entry.order = min(entry.order, order)
        change(&entry)
        entries[name] = entry
    }

    mutating func noteScalar(_ name: String, at order: Int) {
        if isOfAPI(name), !enums.contains(name), !aliases.contains(name) { scalars[name] = min(scalars[name] ?? order, order) }
    }

    mutating func rename(_ name: String, to other: String) {
        guard let old = entries.removeValue(forKey: name), var entry = entries[other] else { return }
        meant[name] = other
        entry.order = min(entry.order, old.order)
        entry.members.formUnion(old.members)
        entry.codeUses += old.codeUses
        entry.form = entry.form ?? old.form
        entry.isCompiled = entry.isCompiled || old.isCompiled
        entry.superclass = entry.superclass ?? old.superclass
        entries[other] = entry
    }

    mutating func setMemberType(_ type: String, of path: String) { memberTypes[path] = memberTypes[path] ?? type }

    /// Every name in a type replaced by what it means.
    func canonicalType(_ text: String, _ language: Language) -> String {
        guard let type = TypeComparison.parse(text, language: language) else { return text }
        return canonical(type, language).spellingWithNames(in: language)
    }

    /// Only what is known to be another name of a type of the API is replaced, and what tables call the types of Swift.
    private func canonicalName(_ name: String, _ language: Language) -> String {
        // A vendor's own `Error` is no protocol.
        if name == "any Error" { return name }
        let own = canonical(name)
        if entries[own] != nil || enums.contains(own) { return own }
        // `Swift.Bool`, as interfaces of frameworks have it.
        let name = language == .swift && name.hasPrefix("Swift.") ? String(name.dropFirst("Swift.".count)) : name
        return language == .swift ? PlainTypes.swiftName(of: name) ?? name : name
    }

    private func canonical(_ type: TypeName, _ language: Language) -> TypeName {
        switch type {
        case .named(var named):
            if language == .swift, entries[named.name] == nil, let any = Existentials.any(for: named) { return .named(any) }
            named.name = canonicalName(named.name, language)
            if language == .swift, named.arguments.isEmpty, let full = PlainTypes.collection(named: named.name) { named.name = full }
            named.arguments = named.arguments.map { canonical($0, language) }
            named.protocols = named.protocols.map { canonical($0) }
            return .named(language == .objectiveC ? dictionaries.declarable(named) : named)
        case .function(var function):
            function.result = canonical(function.result, language)
            function.parameters = function.parameters.map { $0.typed(canonical($0.type, language)) }
            return .function(function)
        }
    }
}

extension TypeTable {
    private static let longestPath = 8
    /// Builders are asked for one thing after the other.
    private static let longestChain = 64

    /// The type that a path of names ends in: `Shop.cart` is what `cart` answers, a class without a name where nobody says, `Shop.builder()` its
    /// builder.
    mutating func resolve(_ path: String, at order: Int, language: Language) -> String? {
        // Each member lengthens the name of a class that nobody names: a chain that no app writes would make classes with names of thousands of letters.
        var parts = path.split(separator: ".", maxSplits: Self.longestChain).map(String.init)
        guard parts.count <= Self.longestChain, parts.count(where: { !$0.hasSuffix(")") }) <= Self.longestPath,
            parts.allSatisfy({ Words.isIdentifier(MemberName.base($0)) })
        else { return nil }
        if parts.count > 1, entries[parts[0]] == nil, Words.isTypeName(parts[1]) { parts.removeFirst() }
        guard let first = parts.first, isOfAPI(canonical(first)), !enums.contains(canonical(first)) else { return nil }
        var owner = canonical(first)
        for member in parts.dropFirst() {
            if isTypeName(member) {
                guard !enums.contains(canonical(member)) else { return nil }
                owner = canonical(member)
                note(owner, at: order, language: language)
                continue
            }
            let next =
                member.hasSuffix(")")
                ? result(of: member, on: owner, at: order, language) : type(of: member, on: owner, at: order, language)
            guard let next else { return nil }
            owner = next
        }
        return owner
    }

    /// What a call answers in the middle of a chain, where its name says so: a builder answers itself until it builds.
    func answer(of call: String, on owner: String) -> String? {
        if let known = memberTypes["\(owner).\(call)"] { return known }
        let base = MemberName.base(call)
        if SingletonNames.isMethod(base) { return owner }
        let isBuilder = owner.hasSuffix("Builder")
        guard isBuilder else { return Words.split(base).first.map { ["with", "set"].contains($0) } == true ? owner : nil }
        // `Shop.Builder` makes a `Shop`, as `ShopBuilder` does.
        let built = owner == "Builder" ? nested.outer(of: owner).map(canonical) : String(owner.dropLast("Builder".count))
        return base == "build" ? built.flatMap { entries[$0]?.name } : owner
    }

    private mutating func result(of call: String, on owner: String, at order: Int, _ language: Language) -> String? {
        let answered = MemberName.base(call) == "builder" ? builder(of: owner, at: order, language) : answer(of: call, on: owner)
        guard let answered else { return nil }
        setMemberType(answered, of: "\(owner).\(call)")
        return isOfAPI(answered) ? answered : nil
    }

    private mutating func builder(of owner: String, at order: Int, _ language: Language) -> String {
        let name = owner + "Builder"
        note(name, at: order, language: language) {
            $0.form = $0.form ?? .class
            if !$0.isDeclared, $0.codeUses == 0 {
                $0.invented = "What `builder()` of `\(owner)` answers: the guide does not name its class."
            }
        }
        return name
    }

    private mutating func type(of member: String, on owner: String, at order: Int, _ language: Language) -> String? {
        if let known = memberTypes["\(owner).\(member)"] { return isOfAPI(known) ? known : nil }
        if SingletonNames.isProperty(member) { return owner }
        let name = owner + Words.capitalised(member)
        note(name, at: order, language: language) {
            // Of that name, somebody declares one: a protocol may be what the member is.
            if $0.isDeclared { return }
            $0.form = .class
            $0.invented = "The guide uses members of `\(member)` of `\(owner)` and does not name its class."
        }
        setMemberType(name, of: "\(owner).\(member)")
        return name
    }

    /// Merges names that mean one type: slips, and names that are not declared and whose members another type has too.
    mutating func mergeSpellings() {
        let names = entries.keys.sorted()
        for name in names {
            guard let entry = entries[name], !entry.isDeclared, !entry.isCompiled, entry.invented == nil else { continue }
            let candidates = names.filter { other in
                guard other != name, let target = entries[other] else { return false }
                return isSpelling(entry, of: target)
            }
            let best = candidates.max { (weight($0), $1) < (weight($1), $0) }
            if let best { rename(name, to: best) }
        }
    }

    /// What is called so is what apps implement, unless something shows that it is made: `DoorListener`.
    mutating func settleProtocols() {
        for (name, entry) in entries where entry.form == nil && Self.protocolEndings.contains(where: { name.hasSuffix($0) && name != $0 }) {
            if !entry.members.contains(where: { $0 == "alloc" || $0 == "new" || $0.hasPrefix("init") }) { entries[name]?.form = .protocol }
        }
    }

    private static let protocolEndings = ["Delegate", "Listener", "Observer", "DataSource"]

    private func isSpelling(_ entry: Entry, of target: Entry) -> Bool {
        let isWeaker = target.isDeclared || weight(target.name) > weight(entry.name)
        guard isWeaker else { return false }
        if Similarity.isSlip(entry.name, target.name) { return true }
        guard entry.members.count > 1 || entry.members.count == 1 && target.members.count > 4 else { return false }
        return entry.members.isSubset(of: target.members) && Similarity.isNear(entry.name, target.name)
    }

    /// What is declared, used in code and has members is more likely to be the right name.
    private func weight(_ name: String) -> Int {
        guard let entry = entries[name] else { return 0 }
        return (entry.isDeclared ? 1000 : 0) + entry.codeUses * 2 + entry.members.count
    }
}
