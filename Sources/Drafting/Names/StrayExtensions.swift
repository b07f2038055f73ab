import CrossCheck
import Declarations
import Guide

/// Extensions in an SDK's own Swift of types that nobody declares, neither the SDK nor its guides: `UnsafePointer` is no class of the SDK's,
/// whatever is added to it. What is added to the platform's types that are known is told member by member.
struct StrayExtensions {
    /// As extensions name them: `Door.Latch`.
    private let names: Set<String>
    /// Those that add something which apps see.
    private let adding: Set<String>

    init(_ statements: [Statement]) {
        let extensions = statements.filter(Self.isExtension).map(\.fact)
        let known = Self.known(statements)
        names = Set(extensions.map(\.name).filter { !Platform.isType($0) && !known.contains(Self.last($0)) })
        let owners = statements.filter { $0.fact.source == .declaration }.compactMap(\.fact.owner)
        adding = Set(owners).union(extensions.filter { !$0.detail.attributes.isEmpty }.map(\.name))
    }

    /// What is declared, and what a guide says of a type, or calls: that its source is not here does not make it another's.
    private static func known(_ statements: [Statement]) -> Set<String> {
        var names: Set<String> = []
        for statement in statements where !isExtension(statement) {
            let fact = statement.fact
            let isDeclared = [.type, .enum, .error].contains(fact.kind)
            if isDeclared || !statement.isOfSources { names.insert(last(fact.name)) }
            if isDeclared, let name = fact.detail.swiftName { names.insert(last(name)) }
            if !statement.isOfSources, let owner = fact.owner { names.insert(last(owner)) }
        }
        return names
    }

    /// Who has the type. `Notification.Name` stands in one of the platform's.
    private static func origin(_ name: String) -> String {
        name.split(separator: ".").first.map { Platform.isType(String($0)) } == true ? "the platform brings" : "nobody declares"
    }

    private static func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    private static func isExtension(_ statement: Statement) -> Bool {
        let fact = statement.fact
        return statement.isOfSources && fact.kind == .type && fact.source == .declaration && fact.detail.form == "extension"
    }

    func hold(_ statement: Statement) -> Bool {
        let fact = statement.fact
        if Self.isExtension(statement) { return names.contains(fact.name) }
        return statement.isOfSources && fact.source == .declaration && fact.owner.map(names.contains) == true
    }

    func leftOut(_ statement: Statement) -> LeftOut {
        let fact = statement.fact
        guard Self.isExtension(statement) else {
            let owner = fact.owner ?? ""
            return LeftOut(statement, "a member of `\(owner)`, which \(Self.origin(owner))")
        }
        let way = adding.contains(fact.name) ? ": a class with static methods can do what it adds" : ", without anything that apps see"
        return LeftOut(statement, "an extension of a type that \(Self.origin(fact.name))\(way)")
    }
}
