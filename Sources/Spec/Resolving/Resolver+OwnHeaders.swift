import Diagnostics
import SourceText
import YAMLTree

/// A header of all requests that each object has a value of its own for: `value: $self.key`.
struct OwnHeader {
    let field: Field
    let value: YAMLNode
    /// What the value reads of the object.
    let members: [String]

    /// Nil for a value that needs no object.
    init?(_ header: CommonHeader) {
        guard let value = header.node["value"] else { return nil }
        let members = Self.members(value)
        guard !members.isEmpty else { return nil }
        field = header.parameter.field
        self.value = value
        self.members = members.map(\.value)
    }

    /// The names behind each `$self.`, also inside of texts and functions.
    static func members(_ node: YAMLNode) -> [Located<String>] {
        let own = (node.text ?? "").components(behind: "$self.").map { Located($0, at: node.textPlace) }
        return own + node.items.flatMap(members) + node.entries.flatMap { members($0.value) }
    }
}

extension Resolver {
    /// What goes with a call that gives nothing else.
    mutating func usual(_ endpoint: String, _ scope: Scope) -> [Argument] {
        let own = (index.usualOfObjects[endpoint] ?? []).compactMap { argument($0, scope) }
        return (index.usual[endpoint] ?? []) + own
    }

    /// A flow without an object, or of a class that has no such value, gives nothing.
    private mutating func argument(_ header: OwnHeader, _ scope: Scope) -> Argument? {
        let types = scope.classes.compactMap { index.classes[$0] }
        let isThere = !types.isEmpty && types.allSatisfy { type in header.members.allSatisfy { index.property($0, of: type) != nil } }
        guard isThere || scope.isObjectUnknown else { return nil }
        let before = diagnostics.count
        let value = fieldValue(header.value, header.field, "`\(header.field.name.value)`", scope)
        // Each call says the same of a value that does not fit.
        let said = diagnostics.prefix(before)
        let new = diagnostics.dropFirst(before).filter { one in
            !said.contains { $0.message == one.message && $0.primary?.place == one.primary?.place }
        }
        diagnostics = Array(said) + new
        return Argument(name: header.field.name, value: value)
    }

    /// What no class has, no call could give.
    mutating func checkMembers(of header: OwnHeader) {
        for member in OwnHeader.members(header.value) {
            if index.classes.values.contains(where: { index.property(member.value, of: $0) != nil }) { continue }
            let known = listed(Set(index.classes.values.flatMap { index.members(of: $0).names.list }).sorted().map { "$self.\($0)" })
            let help = known.isEmpty ? "no class has a property" : nil
            report(UnknownReference.diagnostic("$self.\(member.value)", known: known, help: help, at: member.place))
        }
    }
}

extension String {
    /// The names that stand behind each occurrence of a mark.
    fileprivate func components(behind mark: String) -> [String] {
        var found: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: mark) {
            rest = rest[range.upperBound...]
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if !name.isEmpty { found.append(String(name)) }
        }
        return found
    }
}
