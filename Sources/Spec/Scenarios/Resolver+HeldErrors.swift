import Declarations
import SourceText
import YAMLTree

/// What errors hold that calls of scenarios fail with.
extension Resolver {
    /// `holding:` — the error with what it holds; nil where the scenario does not say.
    mutating func held(_ node: YAMLNode, _ failure: Located<String>?, _ scope: Scope) -> Expression? {
        guard let table = node["holding"] else { return nil }
        guard let failure else {
            report(AssociatedValues.nothingFails(at: node.place(of: "holding")))
            return nil
        }
        guard let found = index.errorCase(failure.value) else { return nil }
        // Why no answer came is no value that a scenario could write.
        let known = found.enumeration.sayable(of: found.errorCase).fields.filter { $0.type.unwrapped != .error }
        let others = found.errorCase.holds.writtenOtherwise(than: known)
        let fields = FieldTable(known + others.map(\.field))
        if fields.isEmpty {
            report(AssociatedValues.nothingHeld(failure, of: found.enumeration, key: "holding", at: table.place))
            return nil
        }
        let values = someArguments(table, of: fields, kind: "value of `\(failure.value)`", scope).map { argument in
            var named = argument
            if let other = others.first(where: { $0.field.name.value == argument.name.value }) {
                named.name = Located(other.name, at: argument.name.place)
            }
            return named
        }
        let enumeration = found.enumeration.name.value
        return Expression(
            .error(enumeration: enumeration, name: found.errorCase.name.value, with: values), type: .named(enumeration), place: table.place)
    }
}

extension [HeldValue] {
    /// `code`, which flows call `codeValue`: a scenario may call it as the case does, where nothing else is called so.
    fileprivate func writtenOtherwise(than known: [Field]) -> [(field: Field, name: String)] {
        compactMap { value in
            guard let written = value.declaration.writtenName, written != value.name,
                var field = known.first(where: { $0.name.value == value.name }), !known.contains(where: { $0.name.value == written })
            else { return nil }
            field.name = Located(written, at: field.name.place)
            return (field, value.name)
        }
    }
}
