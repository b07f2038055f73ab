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

    var members: [Member] = []
    var types: TypeTable
    var leftOut: [LeftOut] = []
    /// Implementations of methods that the platform calls.
    private(set) var hooks: [(order: Int, statement: Statement)] = []
    var index: [String: Int] = [:]
    var unowned: [(order: Int, statement: Statement)] = []
    /// The owners of what statements state or use, by their positions.
    private(set) var placed: [Int: String] = [:]
    let statements: [Statement]
    let constants: Set<String>
    /// What a class may be called whose methods a guide declares, and never its name.
    let namelessClass: String
    /// Functions of C that are said of an enum.
    private let functionsOfEnums: Set<String>

    init(_ statements: [Statement], types: TypeTable, constants: Set<String>, module: String, placed functions: Set<String> = []) {
        functionsOfEnums = functions
        let stem = ["SDK", "Kit"].first { module.hasSuffix($0) && module.count > $0.count + 2 }.map { String(module.dropLast($0.count)) }
        namelessClass = stem ?? module + "Client"
        self.statements = statements
        self.types = types
        self.constants = constants
        for (order, statement) in statements.enumerated() { gather(statement, order) }
        settleUnowned()
        mergeCutNames()
        mergeTrailingClosures()
        mergeSwiftNames()
        mergeSlips()
        leaveOthers()
        members.sort { ($0.order, $0.name) < ($1.order, $1.name) }
        partOverloads()
    }

    func members(of owner: String) -> [Member] { members.filter { $0.owner == owner } }

    private mutating func gather(_ statement: Statement, _ order: Int) {
        let fact = statement.fact
        switch fact.kind {
        case .method where fact.isFunction:
            guard !functionsOfEnums.contains(fact.name) else { return }
            leaveOut(statement, "a function of C, which no type has: a static method of a class can do the same")
        case .method where isOfGeneric(fact), .property where isOfGeneric(fact): leaveOut(statement, Self.ofGeneric)
        case .property where isStream(fact) && fact.owner.flatMap(types.entry)?.form == .protocol:
            leaveOut(statement, "a protocol's stream: a method of the SDK, which the app calls with each value")
        case .method where fact.detail.isGeneric:
            leaveOut(statement, "a generic method: declare it with the type that flows have, `Any` or one of the spec")
        case .method, .property:
            guard Words.isIdentifier(MemberName.base(fact.name)) else { return leaveOut(statement, "no name that a member can have") }
            if isOfEnum(statement) { return }
            if let owner = foreignOwner(of: statement) { return leaveOut(statement, "a member of \(owner)") }
            place(statement, order)
        case .use: gatherUse(statement, order)
        case .type, .enum, .case, .constant, .parameter, .error, .endpoint, .header, .key, .duration: break
        }
    }

    static let ofGeneric = "a member of a generic type"

    private func isStream(_ fact: Fact) -> Bool {
        fact.type.map { $0.hasPrefix("AsyncStream<") || $0.hasPrefix("AsyncThrowingStream<") } ?? false
    }

    /// The type is left out as a whole.
    private func isOfGeneric(_ fact: Fact) -> Bool { fact.owner.map(types.generics.contains) == true }

    private mutating func gatherUse(_ statement: Statement, _ order: Int) {
        let fact = statement.fact
        switch fact.detail.form {
        case "call", "read", "write":
            if let owner = fact.owner ?? fact.detail.receiver {
                let path = owner.split(separator: ".").map(String.init)
                guard let first = path.first, !Platform.isType(first), !path.dropFirst().contains(where: Platform.isInherited) else {
                    return
                }
                // What an enum has are its cases, of which others take care.
                if path.count == 1, types.enums.contains(types.canonical(first)) { return }
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
        if Platform.isInherited(fact.name) { return !isStated(fact.name) }
        guard Platform.isMember(fact.name) else { return false }
        let isRead = fact.detail.form == "read" || fact.detail.form == "write"
        if isRead, fact.owner != nil { return false }
        if fact.name == "delegate" || fact.name == "shared" || fact.detail.form == "implementation" { return false }
        return !isStated(fact.name) && !(fact.name.contains(":") && fact.name.hasPrefix("application"))
    }

    private func isStated(_ name: String) -> Bool {
        statements.contains { ($0.fact.kind == .method || $0.fact.kind == .property) && $0.fact.name == name }
    }

    /// A sentence that names a method with its parentheses, or a property beside others, states it.
    private mutating func gatherMention(_ statement: Statement, _ order: Int) {
        let fact = statement.fact
        guard !types.isOfAPI(fact.name), !Platform.isMember(fact.name) else { return }
        // "device(s)" is one or several.
        let isSwiftCall = fact.name.contains("(") && !fact.name.hasSuffix("(s)") && SwiftCall(fact.name) != nil
        if isSwiftCall || Words.isIdentifier(fact.name) && fact.name.contains(where: \.isUppercase) { unowned.append((order, statement)) }
    }

    /// What a declaration gives an enum besides its cases, of which others take care.
    private func isOfEnum(_ statement: Statement) -> Bool {
        guard statement.fact.source == .declaration, statement.fact.detail.form != "implementation", let owner = statement.fact.owner
        else { return false }
        return types.enums.contains(types.canonical(owner))
    }

    /// What a declaration adds to a type that can have no members in a spec: a category of the platform's class.
    private func foreignOwner(of statement: Statement) -> String? {
        guard statement.fact.source == .declaration, statement.fact.detail.form != "implementation", let owner = statement.fact.owner,
            !owner.contains(".")
        else { return nil }
        return Platform.isType(owner) && Words.isTypeName(owner) ? "`\(owner)`, which the platform brings" : nil
    }

    private mutating func place(_ statement: Statement, _ order: Int) {
        guard let owner = owner(of: statement.fact, order) else { return unowned.append((order, statement)) }
        add(statement, to: owner, order)
    }

    private mutating func owner(of fact: Fact, _ order: Int) -> String? {
        guard let path = fact.owner ?? fact.detail.receiver else { return nil }
        return types.resolve(path, at: order, language: fact.detail.language ?? .objectiveC)
    }

    mutating func add(_ statement: Statement, to owner: String, _ order: Int, as name: String? = nil) {
        let name = name ?? statement.fact.name.filter { !$0.isWhitespace }
        placed[order] = owner
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
        leftOut.append(LeftOut(statement, reason))
    }
}
