import Declarations
import SourceText
import YAMLTree

/// Blocks that the app of a scenario does not hand over: `with: {completion: null}`.
extension Resolver {
    /// - Parameter blocks: those that may be missing, as parameters.
    mutating func leftOut(_ given: [Argument], _ blocks: [Field], _ method: Method, _ node: YAMLNode) -> Set<String> {
        var names: Set<String> = []
        for argument in given where blocks.contains(where: { $0.name.value == argument.name.value }) {
            guard case .null = argument.value.kind else {
                let help = "leave it out, and the test hands a block over; `null` leaves the block out"
                report(TypeMismatch.diagnostic("`\(argument.name.value)` is a block", at: argument.name.place, help: help))
                continue
            }
            names.insert(argument.name.value)
        }
        checkUnheard(names, method, node)
        return names
    }

    /// Without the block that hears of the end there is nothing to name, and nobody who could be told of a failure.
    private mutating func checkUnheard(_ names: Set<String>, _ method: Method, _ node: YAMLNode) {
        guard let ending = method.handlers.ending else { return }
        let blocks = ending.positions.map { method.declaration.parameters[$0].name }
        let missing = blocks.filter(names.contains)
        guard let first = missing.first else { return }
        if missing.count < blocks.count {
            let other = blocks.first { !names.contains($0) } ?? ""
            let help = "leave both out, `\(other): null`, or none"
            report(TypeMismatch.diagnostic("`\(other)` hears how the call ends, and `\(first)` does not", at: node.place, help: help))
        }
        for key in ["as", "fails"] {
            guard let said = node[key] else { continue }
            let help = "leave `\(key):` out, or let the call have its `\(first)`"
            report(TypeMismatch.diagnostic("nobody hears how the call ends without `\(first)`", at: said.place, help: help))
        }
    }
}

extension ScenarioScope {
    /// The blocks that a call may be made without: those with a default, and those that may be nothing.
    func blocks(missingFrom method: Method, in type: String) -> [Field] {
        method.declaration.parameters.compactMap { parameter in
            guard case .function(let block)? = parameter.type, parameter.name != method.listeners?.parameter,
                parameter.hasDefault || block.nullability == .nullable
            else { return nil }
            return Field(
                name: parameter.name, .optional(.json), isRequired: false, at: Place(method.spelling.place.file, parameter.span))
        }
    }
}

extension FieldTable {
    func adding(_ others: [Field]) -> FieldTable { others.isEmpty ? self : FieldTable(fields + others) }
}
