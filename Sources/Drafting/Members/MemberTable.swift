import CrossCheck
import Declarations
import Guide
import SourceText

/// What a guide says of the members of one API's types, gathered by owner and name.
struct MemberTable {
    struct Member {
        var owner: String
        var name: String
        /// Position of the first statement.
        var order: Int
        var statements: [Statement]

        /// By its name, or by the places that state it; nil where none of them is code.
        var language: Language? {
            if name.contains("(") { return .swift }
            return name.contains(":") ? .objectiveC : statements.sorted { $0.rank < $1.rank }.lazy.compactMap(\.fact.detail.language).first
        }
    }

    private(set) var members: [Member] = []
    private(set) var types: TypeTable
    private(set) var leftOut: [LeftOut] = []
    /// Implementations of methods that the platform calls.
    private(set) var hooks: [(order: Int, statement: Statement)] = []
    private var index: [String: Int] = [:]
    private var unowned: [(order: Int, statement: Statement)] = []
    private let statements: [Statement]
    private let constants: Set<String>

    init(_ statements: [Statement], types: TypeTable, constants: Set<String>) {
        self.statements = statements
        self.types = types
        self.constants = constants
        for (order, statement) in statements.enumerated() { gather(statement, order) }
        settleUnowned()
        mergeSwiftNames()
        mergeSlips()
        members.sort { ($0.order, $0.name) < ($1.order, $1.name) }
    }

    func members(of owner: String) -> [Member] { members.filter { $0.owner == owner } }

    private mutating func gather(_ statement: Statement, _ order: Int) {
        let fact = statement.fact
        switch fact.kind {
        case .method, .property:
            guard Words.isIdentifier(MemberName.base(fact.name)) else { return leaveOut(statement, "no name that a member can have") }
            place(statement, order)
        case .use: gatherUse(statement, order)
        case .type, .enum, .case, .constant, .parameter, .error, .endpoint, .header, .key, .duration: break
        }
    }

    private mutating func gatherUse(_ statement: Statement, _ order: Int) {
        let fact = statement.fact
        switch fact.detail.form {
        case "call", "read", "write":
            if let owner = fact.owner ?? fact.detail.receiver {
                guard !Platform.isType(String(owner.split(separator: ".").first ?? "")) else { return }
            } else if Platform.isMember(fact.name) || Platform.isGlobal(fact.name) {
                return
            }
            guard !isPlatformMember(fact) else { return }
            place(statement, order)
        case "implementation":
            if fact.owner == nil, Platform.isMember(fact.name) { hooks.append((order, statement)) } else { place(statement, order) }
        case "mention" where fact.source != .sample: gatherMention(statement, order)
        default: break
        }
    }

    /// What every object has; a singleton's `shared` and a `delegate` are the API's own.
    private func isPlatformMember(_ fact: Fact) -> Bool {
        guard Platform.isMember(fact.name) else { return false }
        let isRead = fact.detail.form == "read" || fact.detail.form == "write"
        if isRead, fact.owner != nil { return false }
        if fact.name == "delegate" || fact.name == "shared" || fact.detail.form == "implementation" { return false }
        return !statements.contains { ($0.fact.kind == .method || $0.fact.kind == .property) && $0.fact.name == fact.name }
            && !(fact.name.contains(":") && fact.name.hasPrefix("application"))
    }

    /// A sentence that names a method with its parentheses, or a property beside others, states it.
    private mutating func gatherMention(_ statement: Statement, _ order: Int) {
        let fact = statement.fact
        guard !types.isOfAPI(fact.name), !Platform.isMember(fact.name) else { return }
        let isSwiftCall = fact.name.contains("(") && SwiftCall(fact.name) != nil
        if isSwiftCall || Words.isIdentifier(fact.name) && fact.name.contains(where: \.isUppercase) { unowned.append((order, statement)) }
    }

    private mutating func place(_ statement: Statement, _ order: Int) {
        guard let owner = owner(of: statement.fact, order) else { return unowned.append((order, statement)) }
        add(statement, to: owner, order)
    }

    private mutating func owner(of fact: Fact, _ order: Int) -> String? {
        guard let path = fact.owner ?? fact.detail.receiver else { return nil }
        return types.resolve(path, at: order, language: fact.detail.language ?? .objectiveC)
    }

    private mutating func add(_ statement: Statement, to owner: String, _ order: Int, as name: String? = nil) {
        let name = name ?? statement.fact.name.filter { !$0.isWhitespace }
        let key = "\(owner) \(name)"
        if let known = index[key] {
            members[known].statements.append(statement)
            members[known].order = min(members[known].order, order)
        } else {
            index[key] = members.count
            members.append(Member(owner: owner, name: name, order: order, statements: [statement]))
            types.note(owner, at: order, language: statement.fact.detail.language ?? .objectiveC)
        }
    }

    mutating func leaveOut(_ statement: Statement, _ reason: String) {
        leftOut.append(LeftOut(name: statement.fact.name, reason: reason, place: statement.place))
    }
}

// MARK: - Statements without an owner

extension MemberTable {
    private mutating func settleUnowned() {
        let waiting = unowned
        unowned = []
        let stated = waiting.filter { $0.statement.fact.detail.form != "mention" }
        let mentioned = waiting.filter { $0.statement.fact.detail.form == "mention" }
        for (order, statement) in stated { settle(statement, order) }
        let direct = mentioned.filter { $0.statement.text.before($0.statement.fact.span, limit: 4).hasSuffix(".") }
        for (order, statement) in direct + mentioned { settleMention(statement, order) }
    }

    private mutating func settle(_ statement: Statement, _ order: Int) {
        let fact = statement.fact
        if let known = members.first(where: { $0.name == fact.name }) { return add(statement, to: known.owner, order) }
        if let near = near(order), fact.kind == .property, fact.source == .table || fact.source == .list {
            return add(statement, to: near, order)
        }
        if let owner = relative(of: fact.name) ?? sendersProtocol(statement) { return add(statement, to: owner, order) }
        if fact.kind != .use, fact.source == .declaration, let owner = subject(before: order) { return add(statement, to: owner, order) }
        if fact.kind == .use, let variable = fact.detail.receiverText, let owner = made(variable, fact, order) {
            return add(statement, to: owner, order)
        }
        let isKnown = members.contains { Spelling.isSlip($0.name, fact.name) }
        guard !isKnown else { return }
        leaveOut(statement, statement.isImplementation ? "the sample's own method" : "its type is not named")
    }

    /// The owner of the last member before a place; the class of a chain first, since tables explain what a sample has just used.
    private func near(_ order: Int) -> String? {
        let before = members.filter { $0.order < order && $0.statements.contains { $0.fact.kind == .property || $0.fact.kind == .use } }
        let made = before.last { types.entries[$0.owner]?.invented != nil }
        return (made ?? before.max { $0.order < $1.order })?.owner
    }

    /// The class that the guide spoke of last: a declaration that stands alone is most likely one of its members.
    private func subject(before order: Int) -> String? {
        statements[..<order].reversed().lazy.compactMap { statement -> String? in
            let fact = statement.fact
            let name = fact.kind == .type || fact.detail.form == "mention" ? fact.name : fact.owner ?? ""
            guard let entry = types.entry(name), entry.form != .protocol, entry.invented == nil else { return nil }
            return entry.name
        }.first
    }

    /// The protocol whose methods begin with the same words.
    private func relative(of name: String) -> String? {
        let base = MemberName.base(name)
        let named = members.first { MemberName.base($0.name) == base && types.entries[$0.owner]?.form == .protocol }
        if let named, base != name { return named.owner }
        let words = Words.split(base)
        guard words.count > 2 else { return nil }
        let best = members.map { member in
            (member, zip(words, Words.split(MemberName.base(member.name))).prefix { $0 == $1 }.count)
        }.filter { types.entries[$0.0.owner]?.form == .protocol && $0.1 >= 3 }
        return best.max { $0.1 < $1.1 }?.0.owner
    }

    /// `shop:didClose:` with a `Shop *` first is a method of the shop's delegate.
    private func sendersProtocol(_ statement: Statement) -> String? {
        guard statement.isImplementation, let first = statement.fact.detail.parameterTypes?.first, let type = first else { return nil }
        let name = TypeComparison.parse(type, language: statement.fact.detail.language)?.trackedName ?? ""
        return types.entry(name + "Delegate")?.name
    }

    /// A class for a variable whose type the guide does not show.
    private mutating func made(_ variable: String, _ fact: Fact, _ order: Int) -> String? {
        let parts = variable.split(separator: ".").map(String.init).filter { $0 != "self" }
        guard parts.count == 1, let name = parts.first, Words.isIdentifier(name), name.count > 3, fact.detail.form == "call" else {
            return nil
        }
        let type = Words.capitalised(name)
        guard types.isOfAPI(type), !types.enums.contains(type) else { return nil }
        types.note(type, at: order, language: fact.detail.language ?? .objectiveC) {
            if $0.codeUses == 0, !$0.isDeclared {
                $0.form = $0.form ?? .class
                $0.invented = "The guide calls methods of `\(name)` and does not name its class."
            }
        }
        return type
    }

    private mutating func settleMention(_ statement: Statement, _ order: Int) {
        let fact = statement.fact
        if let call = SwiftCall(fact.name) {
            let isKnown = members.contains { $0.name == fact.name || MemberName.base($0.name) == call.base }
            guard !isKnown, call.labels.allSatisfy({ Words.isIdentifier($0.trimmed) }) else { return }
            guard let owner = mentionedOwner(statement, order) else { return leaveOut(statement, "only named in a sentence") }
            return add(
                statement, to: owner, order,
                as: call.labels.isEmpty ? "\(call.base)()" : "\(call.base)(\(call.labels.map { $0 + ":" }.joined()))")
        }
        guard !members.contains(where: { $0.name == fact.name || MemberName.base($0.name) == fact.name }), isProperty(fact.name) else {
            return
        }
        if let owner = companion(of: statement) { return add(statement, to: owner, order) }
    }

    private func isProperty(_ name: String) -> Bool {
        let isVariable = statements.contains { $0.fact.detail.receiverText?.split(separator: ".").first.map(String.init) == name }
        return !isVariable && name.first?.isLowercase == true && !constants.contains(name)
            && !statements.contains { $0.fact.detail.parameterNames?.contains(name) == true }
    }

    /// The receiver right before the method's name, or the class that the sentences before it are about.
    private func mentionedOwner(_ statement: Statement, _ order: Int) -> String? {
        let before = statement.text.before(statement.fact.span, limit: 60)
        if before.hasSuffix(".") {
            let type = Words.capitalised(String(before.dropLast()).lastIdentifier)
            return types.entry(type)?.name
        }
        let classes = statements[..<order].suffix(12).compactMap { types.entry($0.fact.name) }
        return classes.last { $0.form != .protocol && members(of: $0.name).contains { $0.name.contains("(") } || $0.form == nil }?.name
    }

    /// The owner of a property that the same line names.
    private func companion(of statement: Statement) -> String? {
        let line = statement.place.start.line
        let others = statements.filter { $0.file === statement.file && $0.fact.source == .prose && $0.place.start.line == line }
        return others.compactMap { other in
            members.first { member in
                member.name == other.fact.name
                    && member.statements.contains { $0.fact.kind == .property || ["read", "write"].contains($0.fact.detail.form) }
            }?.owner
        }.first
    }
}

// MARK: - One thing under two names

extension MemberTable {
    /// Swift's names of what Objective-C declares or calls elsewhere in the guide are the same methods.
    private mutating func mergeSwiftNames() {
        for owner in Set(members.map(\.owner)).sorted() {
            let own = members(of: owner)
            let native = own.filter { !$0.name.contains("(") && $0.language == .objectiveC }
            guard !native.isEmpty else { continue }
            for member in own where member.language == .swift {
                if let target = native.first(where: { Self.isSame(member.name, $0.name) }) {
                    merge(member, into: target)
                } else if member.name.contains("(") {
                    drop(member, "a Swift name of a class that the guide shows in Objective-C, and of no method that it shows")
                }
            }
        }
    }

    private static func isSame(_ swift: String, _ selector: String) -> Bool {
        guard let call = SwiftCall(swift) else { return swift == selector }
        if call.selectors.contains(selector) { return true }
        // `init(path:method:)` of `requestWithPath:method:`.
        let parts = selector.split(separator: ":").map(String.init)
        guard call.base == "init", parts.count == call.labels.count, let first = parts.first, let label = call.labels.first else {
            return false
        }
        return first.hasSuffix("With" + Words.capitalised(label)) && parts.dropFirst().elementsEqual(call.labels.dropFirst())
    }

    /// Misspelled names at calls belong to the member that they mean.
    private mutating func mergeSlips() {
        let sound = members.filter { $0.statements.contains { $0.fact.kind != .use } }
        for member in members where member.statements.allSatisfy({ $0.fact.kind == .use }) {
            let target = sound.first { $0.owner == member.owner && Spelling.isSlip($0.name, member.name) }
            if let target { merge(member, into: target) }
        }
    }

    private mutating func merge(_ member: Member, into target: Member) {
        guard let to = members.firstIndex(where: { $0.owner == target.owner && $0.name == target.name }) else { return }
        members[to].statements += member.statements
        remove(member)
    }

    private mutating func drop(_ member: Member, _ reason: String) {
        if let first = member.statements.first { leftOut.append(LeftOut(name: member.name, reason: reason, place: first.place)) }
        remove(member)
    }

    private mutating func remove(_ member: Member) {
        members.removeAll { $0.owner == member.owner && $0.name == member.name }
        index = [:]
    }
}
