import SourceText
import YAMLTree

/// `append`, also to a list of which only the rounds of a repetition show what it is a list of.
extension Resolver {
    /// A list, and items of its type.
    mutating func appended(_ nodes: [YAMLNode], _ node: YAMLNode, _ scope: Scope) -> Value {
        guard let first = nodes.first, nodes.count > 1 else {
            report(WrongCount.diagnostic("append", expected: 2, found: nodes.count, at: node.place))
            return Value(.null, .json, at: node.place)
        }
        let list = value(first, as: nil, "`append`", scope)
        guard case .list(let item) = list.type.unwrapped else {
            report(TypeMismatch.diagnostic(list.type, expected: .list(.json), at: list.expression.place, role: "the first of `append`"))
            return Value(.null, .json, at: node.place)
        }
        if item == .json, isOpen(list.expression), let known = kind(ofItems: nodes.dropFirst(), scope) {
            return Value(.function(.append, [list.expression]), .list(known), at: node.place)
        }
        let items = nodes.dropFirst().map { value($0, as: item, "`append`", scope).expression }
        return Value(.function(.append, [list.expression] + items), .list(item), at: node.place, fields: list.fields)
    }

    /// A list that a repetition has begun empty, and whose items its first round is just showing.
    private func isOpen(_ list: Expression) -> Bool {
        guard rehearsals > 0, case .reference(let reference) = list.kind, reference.path.isEmpty else { return false }
        return reference.local.map(openLists.contains) ?? false
    }

    /// The type of the spec that all of them have.
    private mutating func kind(ofItems nodes: ArraySlice<YAMLNode>, _ scope: Scope) -> ValueType? {
        let types = Set(nodes.map { value($0, as: nil, "`append`", scope).type.unwrapped })
        return types.count == 1 ? types.first.flatMap { $0.isOfSpec ? $0 : nil } : nil
    }
}
