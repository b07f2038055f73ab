import CrossCheck
import Declarations
import Guide

/// Turns what is gathered of each type into its declarations.
struct MemberDrafting {
    let table: MemberTable
    let arguments: ArgumentTypes
    let failures: TypedFailures

    func types() -> [TypeDraft] {
        table.types.entries.values.sorted { ($0.order, $0.name) < ($1.order, $1.name) }.compactMap(draft)
    }

    private func draft(_ entry: TypeTable.Entry) -> TypeDraft? {
        let members = table.members(of: entry.name)
        let isSwift = table.isDeclaredInSwift(entry.name)
        let language =
            members.contains { $0.language == .objectiveC } && !isSwift
            ? .objectiveC : isSwift ? .swift : members.lazy.compactMap(\.language).first ?? entry.language
        var type = TypeDraft(name: entry.name, form: form(of: entry, members), language: language)
        let superclass = entry.superclass ?? SwiftSuperclass.name(of: entry, isSwift: isSwift, in: table.types)
        type.superclass = superclass.flatMap { table.types.isTypeName($0) && type.form == .class ? $0 : nil }
        type.typeParameters = table.types.open[entry.name] ?? []
        type.conformances = entry.conformances.filter { table.types.isTypeName($0) && $0 != type.superclass }
        type.invented = entry.invented
        type.isDeclared = entry.isDeclared
        let kinds = members.map { isProperty($0, among: members) }
        let isNamespace = isNamespace(members)
        for (member, isProperty) in zip(members, kinds) where isProperty {
            var property = property(member, members, language, isNamespace: isNamespace)
            property.isGiven = type.form == .protocol && isGiven(member)
            type.properties.append(property)
        }
        let names = Set(type.properties.map(\.name))
        for member in members {
            if names.contains(member.name) { continue }
            var method = method(member, entry, language, isNamespace: isNamespace)
            if isSetter(member, of: names), !answers(method, members) { continue }
            method.isGiven = type.form == .protocol && isGiven(member)
            type.methods.append(method)
        }
        type.properties += impliedProperties(members, names, language).filter { _ in type.form != .protocol }
        // What is static belongs to the one object of a class: a struct has none, and what is static there is a constant.
        if type.form == .structure { type.properties.removeAll { $0.isStatic && ($0.beginning == nil || !$0.isReadOnly) } }
        type.properties += OwnedConstants.properties(of: type, table.statements)
        let implied = Set(type.properties.map { MemberName.setter($0.name) })
        type.methods.removeAll { implied.contains($0.name) && !isDeclared($0.name, members) }
        if type.form == .protocol {
            type.methods.removeAll { $0.declaration.hasPrefix("+") }
            type.properties.removeAll(where: \.isStatic)
        }
        type.shared = type.form == .protocol ? nil : shared(type)
        type.delegate = delegate(type)
        return type
    }

    /// What an extension gives to all that adopt a protocol, it asks of nobody.
    private func isGiven(_ member: MemberTable.Member) -> Bool {
        let declared = member.statements.filter { $0.isOfSources && $0.fact.source == .declaration && $0.fact.kind != .use }
        return !declared.isEmpty && declared.allSatisfy { $0.fact.detail.isRequired == nil }
    }

    private func form(of entry: TypeTable.Entry, _ members: [MemberTable.Member]) -> TypeDraft.Form {
        if let form = entry.form { return form }
        guard entry.name.hasSuffix("Delegate") else { return .class }
        // A delegate that no code makes or asks: what is said of its methods is what an app implements.
        let isOnlyStated = members.flatMap(\.statements).allSatisfy { statement in
            let isUsed = ["call", "read", "write"].contains(statement.fact.detail.form)
            return !isUsed && statement.fact.kind != .property && statement.fact.isStatic != true
        }
        return isOnlyStated ? .protocol : .class
    }

    /// A declaration decides; otherwise what is read or set by a dot, or called a property, is one.
    private func isProperty(_ member: MemberTable.Member, among members: [MemberTable.Member]) -> Bool {
        guard !member.name.contains(":"), !member.name.contains("(") else { return false }
        let declared = member.statements.filter { $0.fact.source == .declaration && $0.fact.kind != .use }
        if declared.contains(where: { $0.fact.kind == .property }) { return true }
        if declared.contains(where: { $0.fact.kind == .method }) { return false }
        // Swift reads a singleton's accessor without parentheses, or a guide's Swift is an old one: a message decides.
        if member.statements.contains(where: { $0.fact.isStatic == true && $0.fact.detail.form == "call" }) { return false }
        if member.statements.contains(where: { $0.fact.kind == .property || ["read", "write", "mention"].contains($0.fact.detail.form) }) {
            return true
        }
        return members.contains { $0.name == MemberName.setter(member.name) } && !member.statements.contains { $0.fact.isStatic == true }
    }

    /// All that samples use, they use on the type, and none makes an object of it: what tables list of it is the type's, too.
    private func isNamespace(_ members: [MemberTable.Member]) -> Bool {
        let uses = members.flatMap(\.statements).filter { ["call", "read", "write"].contains($0.fact.detail.form) }
        return uses.count > 1 && uses.allSatisfy { $0.fact.isStatic == true }
            && !members.contains { Self.isInitialiser($0.name) || SingletonNames.isProperty($0.name) || SingletonNames.isMethod($0.name) }
    }

    /// `init`, `init(key:)`, `initWithKey:`, and not `initialize()`.
    private static func isInitialiser(_ name: String) -> Bool {
        name.hasPrefix("init") && name.dropFirst(4).first.map { $0 == "(" || $0 == ":" || $0.isUppercase } ?? true
    }

    private func isSetter(_ member: MemberTable.Member, of names: Set<String>) -> Bool {
        names.contains { MemberName.setter($0) == member.name }
    }

    /// One that is declared to answer something, mostly its object for the next call, is a method beside its property.
    private func answers(_ method: MethodDraft, _ members: [MemberTable.Member]) -> Bool {
        method.hasResult && isDeclared(method.name, members)
    }

    private func isDeclared(_ name: String, _ members: [MemberTable.Member]) -> Bool {
        members.contains { $0.name == name && $0.statements.contains { $0.fact.kind == .method } }
    }

    /// `setIsOpen:` is called and nobody declares it: the property `isOpen`.
    private func impliedProperties(_ members: [MemberTable.Member], _ names: Set<String>, _ language: Language) -> [PropertyDraft] {
        members.compactMap { member in
            guard member.name.hasPrefix("setIs"), member.name.filter({ $0 == ":" }).count == 1, !isDeclared(member.name, members) else {
                return nil
            }
            guard member.statements.allSatisfy({ $0.fact.isStatic != true }) else { return nil }
            let name = Words.uncapitalised(String(member.name.dropFirst(3).dropLast()))
            guard !names.contains(name) else { return nil }
            let setter = Signature(member.name, member.statements, arguments, table.types)
            let type = setter.types.first.flatMap { $0 } ?? "BOOL"
            return PropertyDraft(name: name, declaration: DeclarationText.property(name, type: type, attributes: []), type: type)
        }
    }

    private func method(
        _ member: MemberTable.Member, _ entry: TypeTable.Entry, _ language: Language, isNamespace: Bool
    ) -> MethodDraft {
        var signature = Signature(member.name, member.statements, arguments, table.types)
        let isUnsaid = member.statements.allSatisfy { $0.fact.isStatic == nil }
        if isNamespace, isUnsaid, !Self.isInitialiser(member.name) { signature.isStatic = true }
        let isSwift = language == .swift
        let isUnused = isSwift && signature.result == "Void" && !isDeclared(member.name, [member])
        // What a compiler has read answers nothing where it says so: others of its name may answer something.
        let isNothing = isSwift && signature.result == nil && member.statements.contains { $0.isCompiled && $0.fact.kind == .method }
        if !isNothing, signature.result == nil || isAccessor(signature) || isUnused {
            signature.result = defaultResult(signature, entry, isSwift) ?? signature.result
        }
        for index in signature.types.indices where signature.types[index].map({ isUnknown($0, language) }) ?? true {
            signature.types[index] =
                delegateType(signature.names[index], member, entry, isSwift) ?? TypeGuess.parameter(signature.names[index], isSwift)
        }
        // An initialiser cannot wait: the language refuses that.
        if member.name.hasPrefix("init(") { signature.effects.removeAll { $0 == "async" } }
        // Classes and protocols have no such methods in a spec.
        if entry.form != .structure { signature.isMutating = false }
        if entry.form != .class { signature.isOpen = false }
        let other = isSwift ? failures.otherwise(signature) : nil
        signature.effects = failures.known(signature.effects)
        if isSwift {
            let results = ResultFailures(failures: failures, types: table.types)
            signature.types = signature.types.map { $0.map(results.drafted) }
            signature.result = signature.result.map(results.drafted)
        }
        // A block that changes what it is handed is drafted as one that is handed it, where no step could hear of the change.
        if isSwift, entry.form != .protocol { signature.types = signature.types.map { $0.map { ChangedBlocks.drafted($0, table.types) } } }
        var marked = signature
        if isSwift { marked.types = ClosureMarks.parameters(signature.types, member.statements) }
        let declaration = DeclarationText.method(marked, isSwift: isSwift, keepsChanges: entry.form != .protocol)
        let hasResult = !["void", "Void"].contains(signature.result ?? "void")
        return MethodDraft(
            name: member.name, declaration: declaration, parameters: signature.names,
            parameterTypes: signature.types.map { $0 ?? "" }, resultType: signature.result ?? "", hasResult: hasResult,
            isOptional: signature.isOptional,
            failsAs: entry.form == .protocol ? nil : other)
    }

    /// `shared` and its like, which calls use as a receiver only.
    private func isAccessor(_ signature: Signature) -> Bool { signature.isStatic && signature.types.isEmpty && signature.result == "void" }

    /// A class of the sample's own.
    private func isUnknown(_ type: String, _ language: Language) -> Bool {
        guard language == .objectiveC, case .named(let named)? = ObjectiveCParser.type(type), named.pointerDepth > 0 else { return false }
        return table.types.entry(named.name) == nil && !table.types.aliases.contains(named.name) && !Platform.isType(named.name)
    }

    private func defaultResult(_ signature: Signature, _ entry: TypeTable.Entry, _ isSwift: Bool) -> String? {
        // What samples go on with, and what a builder does, be it the last thing that a sample asks of it.
        if isSwift {
            let answer = entry.name.hasSuffix("Builder") ? table.types.answer(of: signature.name, on: entry.name) : nil
            return answer ?? table.types.memberTypes["\(entry.name).\(signature.name)"]
        }
        let name = signature.name.lowercased()
        if Self.isInitialiser(signature.name) { return signature.isStatic ? "void" : "instancetype" }
        if signature.isStatic, signature.types.isEmpty, SingletonNames.isMethod(signature.name) {
            return "\(entry.name) *"
        }
        if signature.isStatic, name.contains("with"), Words.split(entry.name).last.map({ name.hasPrefix($0.lowercased()) }) == true {
            return "instancetype"
        }
        return signature.types.isEmpty && !signature.isStatic && !signature.name.contains(":") ? nil : "void"
    }

    /// The protocol of a parameter that takes a delegate: the one that the guide names beside the method, or the only one.
    private func delegateType(_ name: String, _ member: MemberTable.Member, _ entry: TypeTable.Entry, _ isSwift: Bool) -> String? {
        guard name.lowercased().hasSuffix("delegate") else { return nil }
        let found = DelegateSearch(table).protocolName(for: member, name: name, owner: entry.name)
        if isSwift { return found.map { "any \($0)" } ?? "AnyObject" }
        return found.map { "id<\($0)>" }
    }

    private func property(
        _ member: MemberTable.Member, _ members: [MemberTable.Member], _ language: Language, isNamespace: Bool
    ) -> PropertyDraft {
        let ranked = member.statements.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
        let stated = ranked.lazy.filter { $0.fact.kind != .use }.compactMap { $0.fact.type }.first
        let setter = members.first { $0.name == MemberName.setter(member.name) }
        let set = setter.map { Signature($0.name, $0.statements, arguments, table.types) }
        let type =
            stated ?? set?.types.first.flatMap { $0 }
            ?? PropertyType(member, arguments, table, owner: member.owner, language: language).type
        let declared = ranked.first { $0.fact.kind == .property && $0.fact.source == .declaration }?.fact
        let isStatic = ranked.lazy.compactMap(\.fact.isStatic).first ?? isNamespace
        let isOne = declared == nil && isStatic && stated == nil && !ranked.contains { $0.fact.detail.form == "write" }
        let isOnlyRead = isOne || ranked.contains { $0.fact.source == .table && $0.fact.detail.attributes.contains("readonly") }
        let attributes = failures.known(declared?.detail.attributes ?? (isOnlyRead ? ["readonly"] : []))
        // It may be missing: a table says so, or a sample looks before it goes on.
        let isSaidToMiss = ranked.contains { $0.fact.detail.defaultValue == "nil" || $0.text.after($0.fact.span, limit: 2) == "?." }
        let isMissing = language == .swift && !type.hasSuffix("?") && !type.hasSuffix("!") && (isSaidToMiss || member.name == "delegate")
        let known = table.types.canonicalType(type, language) + (isMissing ? "?" : "")
        let spelled = declared == nil && language == .objectiveC ? objectType(known) : known
        let isDeprecated = ranked.contains { $0.fact.kind == .property && $0.fact.detail.isDeprecated }
        let availability = ranked.lazy.filter { $0.fact.kind == .property }.compactMap(\.fact.detail.availability).first
        let declaration =
            language == .swift
            ? DeclarationText.swiftProperty(
                member.name, type: ClosureMarks.property(spelled, member.statements), isStatic: isStatic, attributes: attributes,
                availability: availability, isDeprecated: isDeprecated)
            : DeclarationText.property(
                member.name, type: spelled,
                attributes: declared?.detail.language == .objectiveC ? attributes : Self.attributes(spelled, isStatic),
                swiftName: declared?.detail.swiftName, availability: availability, isDeprecated: isDeprecated)
        let documented = setter.flatMap { setter -> MethodDraft? in
            let owner = table.types.entry(member.owner) ?? Self.entry(member)
            let method = method(setter, owner, language, isNamespace: isNamespace)
            return isDeclared(setter.name, members) && !answers(method, members) ? method : nil
        }
        return PropertyDraft(
            name: member.name, declaration: declaration, type: spelled, isReadOnly: attributes.contains("readonly"), isStatic: isStatic,
            isOptional: ranked.lazy.compactMap(\.fact.detail.isRequired).first == false, setter: documented,
            effects: attributes.filter(Signature.isEffect),
            failsAs: table.types.entry(member.owner)?.form == .protocol ? nil : failures.otherwise([], attributes),
            isComputed: member.statements.contains(where: \.isComputedProperty),
            beginning: declared?.detail.beginning, isGuess: stated == nil)
    }

    /// `DoorDelegate` in a table is what Objective-C writes `id<DoorDelegate>`, and a class of the guide's has a star there.
    private func objectType(_ type: String) -> String {
        guard Words.isIdentifier(type), let entry = table.types.entry(type) else {
            return type.hasSuffix("Delegate") && table.types.isOfAPI(type) ? "id<\(type)>" : type
        }
        let form = form(of: entry, table.members(of: entry.name))
        return form == .protocol ? "id<\(entry.name)>" : form == .class && !entry.members.isEmpty ? "\(entry.name) *" : type
    }

    private static func entry(_ member: MemberTable.Member) -> TypeTable.Entry {
        TypeTable.Entry(name: member.owner, order: member.order, language: member.language ?? .objectiveC)
    }

    private static func attributes(_ type: String, _ isStatic: Bool) -> [String] {
        if isStatic { return ["class", "nonatomic", "readonly"] }
        if type.hasPrefix("id<") { return ["nonatomic", "weak"] }
        return type.hasSuffix("*") ? ["nonatomic", "strong"] : ["nonatomic"]
    }

    private func shared(_ type: TypeDraft) -> String? {
        let method = type.methods.first { method in
            SingletonNames.isMethod(method.name) && method.parameters.isEmpty && method.declaration.hasPrefix("+")
                && Self.words(method.declaration.dropFirst().prefix { $0 != ")" }).contains { $0 == type.name || $0 == "instancetype" }
        }
        return method?.name ?? type.properties.first { SingletonNames.isProperty($0.name) && isConstant($0, type) }?.name
    }

    /// `static let shared: Door`, or `static var shared: Door` that apps may replace; `@property (class, readonly) Door *shared;`
    private func isConstant(_ property: PropertyDraft, _ type: TypeDraft) -> Bool {
        guard type.form == .class else { return false }
        let declaration = property.declaration
        if type.language == .swift {
            let declared = "static var \(property.name): \(type.name)"
            let own = declaration.replacing("\(DeclaredEffects.mainActor) ", with: "", maxReplacements: 1)
            return own == declared || own == declared + " { get }"
        }
        let (head, tail) = (declaration.prefix { $0 != ")" }, declaration.drop { $0 != ")" })
        return head.contains("class") && head.contains("readonly") && tail.contains("\(type.name) *")
    }

    private static func words(_ code: Substring) -> [String] {
        code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }

    private func delegate(_ type: TypeDraft) -> (property: String, protocol: String)? {
        guard type.form == .class, let property = type.properties.first(where: { $0.name == "delegate" }) else { return nil }
        let words = Set(Self.words(property.declaration[...]))
        let protocols = table.types.entries.values.filter { $0.form == .protocol }.map(\.name)
        return protocols.sorted().first(where: words.contains).map { ("delegate", $0) }
    }
}
