import Guide
import SourceText
import Spec

/// Types that a vendor calls as Swift's library or a client's runtime calls one of its own: no spec may, and what names them would go with them.
/// So a draft has them with the module's name before theirs, and says by `swift:` what apps call them, where they can.
enum LibraryNames {
    /// - Returns: the new names, by the vendor's, and those of them that apps have to use, too.
    static func settle(_ draft: inout Draft) -> (names: [String: String], told: [String: String]) {
        let free = draft.types.filter { $0.swiftName == nil && $0.invented == nil && $0.isDeclared }.map(\.name)
        let own = free + draft.enums.filter { $0.swiftName == nil }.map(\.name) + draft.typedefs.map(\.name)
        let taken = Set(draft.types.map(\.name) + draft.enums.map(\.name) + draft.typedefs.map(\.name))
        // What a delegate is told is read in a loop, too, out of an `Event`.
        let isTold = draft.types.contains { $0.form == .protocol }
        let needed = LibraryName.names.union(isTold ? ["Event"] : [])
        var names: [String: String] = [:]
        for name in own where needed.contains(name) && !taken.contains(draft.module + name) { names[name] = draft.module + name }
        guard !names.isEmpty else { return ([:], [:]) }
        draft.rename(names)
        let said = Dictionary(uniqueKeysWithValues: names.filter { !LibraryName.essential.contains($0.key) }.map { ($0.value, $0.key) })
        for index in draft.types.indices where draft.types[index].swiftName == nil {
            draft.types[index].swiftName = said[draft.types[index].name]
        }
        for index in draft.enums.indices where draft.enums[index].swiftName == nil {
            draft.enums[index].swiftName = said[draft.enums[index].name]
        }
        let kept = Set((draft.types.map(\.name) + draft.enums.map(\.name)).compactMap { said[$0] })
        return (names, names.filter { !kept.contains($0.key) })
    }

    static func leftOut(_ names: [String: String], _ statements: [Statement]) -> [LeftOut] {
        names.sorted { $0.key < $1.key }.compactMap { name, other in
            statements.first { $0.fact.name == name && [.type, .enum].contains($0.fact.kind) && $0.fact.source == .declaration }.map {
                LeftOut($0, reason(name, other))
            }
        }
    }

    /// Those that have another name from the beginning.
    static func leftOut(_ statements: [Statement]) -> [LeftOut] {
        statements.filter { $0.fact.kind == .type && $0.fact.source == .declaration }.compactMap { statement in
            guard let name = statement.fact.detail.swiftName, !name.contains("."), LibraryName.essential.contains(name) else { return nil }
            return LeftOut(name: name, reason: reason(name, statement.fact.name), place: statement.place)
        }
    }

    private static func reason(_ name: String, _ other: String) -> String {
        "drafted as `\(other)`: generated code needs the name `\(name)` for another type"
    }
}

extension Draft {
    fileprivate mutating func rename(_ names: [String: String]) {
        // `any Error` is the library's: a vendor's own is no protocol.
        let own = names["Error"].map { "any \($0)" }
        let new = { (code: String) in
            let text = code.replacingWords { names[$0] ?? $0 }
            return own.map { text.replacing($0, with: "any Error") } ?? text
        }
        for index in types.indices { types[index].rename(new) }
        for index in enums.indices { enums[index].rename(new) }
        for index in typedefs.indices {
            typedefs[index].name = new(typedefs[index].name)
            typedefs[index].declaration = new(typedefs[index].declaration)
        }
        for index in hooks.indices {
            hooks[index].owner = new(hooks[index].owner)
            hooks[index].method.rename(new)
        }
        for index in constants.indices { constants[index].type = constants[index].type.map(new) }
    }
}

extension TypeDraft {
    fileprivate mutating func rename(_ new: (String) -> String) {
        name = new(name)
        superclass = superclass.map(new)
        conformances = conformances.map(new)
        wraps = wraps.map(new)
        delegate = delegate.map { ($0.property, new($0.protocol)) }
        for index in methods.indices { methods[index].rename(new) }
        for index in properties.indices {
            properties[index].declaration = new(properties[index].declaration)
            properties[index].type = new(properties[index].type)
            properties[index].failsAs = properties[index].failsAs.map(new)
            properties[index].setter?.rename(new)
        }
    }
}

extension MethodDraft {
    fileprivate mutating func rename(_ new: (String) -> String) {
        declaration = new(declaration)
        parameterTypes = parameterTypes.map(new)
        resultType = new(resultType)
        failsAs = failsAs.map(new)
    }
}

extension Draft.Enumeration {
    fileprivate mutating func rename(_ new: (String) -> String) {
        name = new(name)
        for index in cases.indices { cases[index].holds = cases[index].holds.map(new) }
        for index in members.indices { members[index].declaration = new(members[index].declaration) }
    }
}
