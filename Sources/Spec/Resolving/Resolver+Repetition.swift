import SourceText
import YAMLTree

/// `repeat:`, and flows that share their runs.
extension Resolver {
    /// Resolved twice: what a name is may show only at the end of a round, in `again`. Of the first time only the types count.
    ///
    /// A repetition inside a first time is resolved twice as well, but not for ever: the time would double with every level.
    mutating func repetition(_ node: YAMLNode, _ site: FlowSite, _ scope: inout Scope) -> Repetition {
        let first = (node["from"]?.entries ?? []).map { entry in
            let name = Located(entry.name, at: entry.keyPlace)
            checkLocalName(name)
            return Beginning(name: name, value: value(entry.value, as: nil, "`\(entry.name)`", scope))
        }
        checkAgain(first.map(\.name), node)
        var rehearsal = self
        var rehearsed = scope
        for each in first { rehearsed.locals[each.name.value] = each.value.binding }
        rehearsal.rehearsals += 1
        rehearsal.openLists.formUnion(first.filter(\.isEmptyList).map(\.name.value))
        rehearsal.diagnostics = []
        if rehearsals < Self.rehearsalLimit { _ = rehearsal.steps(node.nodes("repeat"), site, &rehearsed) as [FlowStep] }
        var inner = scope
        for each in first {
            let next = node["again"]?[each.name.value].map { rehearsal.value($0, as: nil, "", rehearsed).binding }
            inner.locals[each.name.value] = carried(each, next)
        }
        let steps: [FlowStep] = steps(node.nodes("repeat"), site, &inner)
        let carried = first.compactMap { each -> Repetition.Carried? in
            guard let type = inner.locals[each.name.value]?.type, let next = node["again"]?[each.name.value] else { return nil }
            let value = expression(next, as: type, "`\(each.name.value)`", inner)
            let begun =
                each.isEmptyList ? node["from"]?[each.name.value].map { expression($0, as: type, "`\(each.name.value)`", scope) } : nil
            return Repetition.Carried(name: each.name, type: type, first: begun ?? each.value.expression, next: value)
        }
        let until = node["until"].map { condition($0, inner) }
        let otherwise: [FlowStep] = self.inner(node, "otherwise", site, scope)
        if until != nil { scope.locals = inner.locals }
        return Repetition(
            steps: steps, carried: carried, until: until, atMost: node["atMost"].flatMap(Self.number), otherwise: otherwise)
    }

    /// What a name is in the first round.
    private struct Beginning {
        var name: Located<String>
        var value: Value

        /// Of what it is a list, only the rounds show.
        var isEmptyList: Bool {
            if case .list(let items) = value.expression.kind { items.isEmpty && value.type == .list(.json) } else { false }
        }
    }

    private static let rehearsalLimit = 3

    private static func number(_ node: YAMLNode) -> Located<Int>? { node.scalar?.int.map { Located($0, at: node.place) } }

    /// Each name of `from` has its next value, and none that is not there.
    private mutating func checkAgain(_ names: [Located<String>], _ node: YAMLNode) {
        let known = KnownNames(names.map(\.value))
        let given = node["again"]?.entries ?? []
        let givenNames = Set(given.map(\.name))
        for entry in given where !known.contains(entry.name) {
            report(DanglingReference.diagnostic(Located(entry.name, at: entry.keyPlace), kind: "name of `from`", known: known))
        }
        let lacking = names.filter { !givenNames.contains($0.value) }
        if let place = lacking.first?.place {
            report(MissingArgument.diagnostic(lacking.map(\.value), of: "`again`", at: place))
        }
    }

    /// What a name is in every round: what begins with nothing, or may end with it, may be missing.
    private mutating func carried(_ beginning: Beginning, _ next: Scope.Binding?) -> Scope.Binding {
        let (first, name) = (beginning.value, beginning.name)
        var binding = first.binding
        if case .null = first.expression.kind { binding = next ?? binding }
        if beginning.isEmptyList, let next, case .list(let item) = next.type.unwrapped, item.isOfSpec { binding.type = .list(item) }
        // A sum begins with `0`, whatever is added to it.
        if first.type == .integer, next?.type.unwrapped == .number { binding.type = .number }
        let mayBeMissing = first.type.isOptional || next?.type.isOptional ?? false
        if mayBeMissing { binding.type = binding.type.asOptional }
        if Self.isObject(binding.type) {
            let message = "a repetition hands on plain values, `\(name.value)` is an object"
            report(TypeMismatch.diagnostic(message, at: name.place, help: "hand on its fields"))
        }
        return binding
    }

    private static func isObject(_ type: ValueType) -> Bool {
        switch type.unwrapped {
        case .object: true
        case .list(let item): isObject(item)
        default: false
        }
    }

    // MARK: together

    /// `true` for one run at a time, or a value that tells runs apart.
    mutating func together(_ node: YAMLNode, _ scope: Scope) -> Expression? {
        let value = expression(node, as: nil, "`together`", scope)
        switch (value.kind, value.type.unwrapped) {
        case (.boolean(true), _), (_, .string), (_, .integer), (_, .json), (_, .url): return value
        case (.boolean(false), _): return nil
        case (_, .named(let name)) where index.enums[name] != nil: return value
        default:
            report(TypeMismatch.diagnostic("`together` takes `true`, or text that tells runs apart", at: value.place))
            return nil
        }
    }
}
