import Declarations
import Diagnostics
import SourceText

/// Methods that name one flow and do not answer alike.
enum SharedFlow {
    static let rule = Rule(
        "spec-shared-flow",
        "methods that name one flow take or answer different things",
        explanation: """
            A flow becomes one function. Several methods may name it, where one is a shorter form of the other: parameters that only some \
            of them have are optional. But what has one name must have one type in all of them, results must be the same, and either \
            all of them have a handler, with the same values, or none. Otherwise give each method a flow of its own that runs a common one.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        var first: [String: User] = [:]
        return survey.spec.classes.flatMap { type in
            type.methodsAndSetters.flatMap { method -> [Diagnostic] in
                guard let flow = method.flow?.value else { return [] }
                let user = User(method, in: type)
                guard let other = first[flow] else {
                    first[flow] = user
                    return []
                }
                return user.difference(from: other).map { [diagnostic($0, flow, user, other)] } ?? []
            }
        }
    }

    private struct User {
        let method: Method
        let handler: [String]?
        let result: ValueType
        let atOnce: Set<String>
        let isStream: Bool
        let parameters: [String: ValueType]

        init(_ method: Method, in type: ClassType) {
            func value(_ name: TypeName) -> ValueType { TypeMapping.valueType(name, method.language, owner: type.name.value).unwrapped }
            self.method = method
            handler = method.handlers.ending?.whole.parameters.map { "\($0.name ?? "") \(value($0.type).spelling)" }
            atOnce = Set(method.handlers.progress.filter(\.isAtOnce).map(\.name))
            isStream = method.stream != nil
            let makesObject = type.isFactory(method)
            result = makesObject ? .void : method.declaration.result.map(value) ?? .void
            let named = method.declaration.parameters.compactMap { parameter -> (String, ValueType)? in
                guard let name = parameter.type, case .named = name else { return nil }
                return (parameter.name, value(name))
            }
            parameters = Dictionary(named) { first, _ in first }
        }

        /// What differs, in words; nil where nothing does.
        func difference(from other: User) -> String? {
            if (handler == nil) != (other.handler == nil) { return "one has a handler and the other has none" }
            if isStream != other.isStream { return "one answers a stream and the other does not" }
            if atOnce != other.atOnce { return "one calls a block before it returns and the other does not" }
            if handler != other.handler { return "their handlers get different values" }
            if result != .void, other.result != .void, result != other.result { return "their results differ" }
            let differing = parameters.filter { name, type in other.parameters[name].map { $0 != type } ?? false }.keys.sorted().first
            return differing.map { "`\($0)` has different types" }
        }
    }

    private static func diagnostic(_ difference: String, _ flow: String, _ user: User, _ other: User) -> Diagnostic {
        Diagnostic(
            rule, "`\(user.method.name)` and `\(other.method.name)` share the flow `\(flow)`, but \(difference)",
            at: [Label(user.method.locatedName.place), Label(other.method.locatedName.place, "the other method")],
            help: (user.handler == nil) == (other.handler == nil)
                ? "give each its own flow; both can `run:` a common one"
                : "let the one with the handler say `steps: [{run: \(flow), as: found}, {complete: {…: $found}}]`, and the flow `return:`")
    }
}
