import Declarations
import Diagnostics
import SourceText

/// A property that holds a block which no app can set, or no flow can call.
enum BlockProperty {
    static let rule = Rule(
        "spec-block-property",
        "a property that holds a block does not fit what flows do with it",
        explanation: """
            A property whose type is a block (`void (^onChange)(State)`, `((State) -> Void)?`) is the app's to set, and a flow's to call with \
            `report:`, as often as it likes; what it answers `as:` gives a name. So it can be set, by the app or by an initialiser that has a \
            parameter of its name, stands in a class, and is neither computed nor filled from an answer. In a scenario `set:` says \
            `true` where the app listens, and `false` where it takes away a block that may be missing.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.classes.flatMap { type in
            type.properties.compactMap { property in
                problem(property, in: type).map { diagnostic($0.message, at: property.spelling.place, $0.help) }
            }
        }
    }

    private static func problem(_ property: Property, in type: ClassType) -> (message: String, help: String)? {
        guard case .function(let block)? = property.declaration.type else { return nil }
        let name = property.name
        if block.isAsync, block.result.isVoidType, !block.isThrowing {
            return (
                "the block of `\(name)` is `async`, and nobody waits for what apps do in it",
                "declare it without `async`, and say so under `errata:`"
            )
        }
        guard type.form == .class else {
            return ("`\(name)` holds a block, in a struct", "make `\(type.name.value)` a class: a struct is a value, which flows hand on")
        }
        let isGiven = type.methods.contains { method in
            method.declaration.isInitializer && method.declaration.parameters.contains { $0.name == name }
        }
        if property.declaration.isReadOnly, property.setter == nil, !isGiven {
            return (
                "`\(name)` holds a block, and no app can set it",
                "declare it without `readonly`, `let` or `{ get }`, or an initialiser with a parameter of its name"
            )
        }
        if property.get != nil || property.initial != nil || property.field != nil || !property.trueFor.isEmpty {
            return ("`\(name)` holds a block, which only an app sets", "leave out `get`, `initial`, `field` and `trueFor`")
        }
        if block.parameters.contains(where: { $0.type.name == "Result" }) {
            return ("the block of `\(name)` is given a `Result`", "hand over the value and the error, each of which may be missing")
        }
        return nil
    }

    /// What a scenario sets a block to.
    static func finding(_ value: Expression, _ held: HeldBlock, named name: Located<String>) -> Diagnostic? {
        guard case .boolean(let isOn) = value.kind else {
            return diagnostic("whether the app listens is written out", at: value.place, "write `true` or `false`")
        }
        guard !isOn, held.isAlwaysThere else { return nil }
        return diagnostic("`\(name.value)` is never without a block", at: value.place, "write `true`, or leave the step out")
    }

    /// `with:` of an initialiser that gives a property its block.
    static func filled(_ name: String, at place: Place) -> Diagnostic {
        diagnostic(
            "`\(name)` holds a block, which an initialiser fills from the parameter of that name", at: place,
            "call the parameter `\(name)` in the declaration (`init(_ \(name): …)` in Swift, where callers do not see it)")
    }

    private static func diagnostic(_ message: String, at place: Place, _ help: String) -> Diagnostic {
        Diagnostic(rule, message, at: [Label(place)], help: help)
    }
}

extension HeldBlock {
    /// Swift says of what may be missing that it may.
    fileprivate var isAlwaysThere: Bool {
        let nullability = property.declaration.type?.nullability
        return nullability == .nonnull || language == .swift && nullability == .unspecified
    }
}
