import Declarations
import Diagnostics
import SourceText

/// What a second call of a state object fails with, or a call whose delegate lacks a method, where no delegate could be told of it.
enum UntellableError {
    static let rule = Rule(
        "spec-untellable-error",
        "a delegate cannot be told of the error that a second call, or one whose method it lacks, fails with",
        explanation: """
            `once:` of a class names the error that a second call fails with, `missing:` of a protocol that of a call which would tell an optional \
            method that the app left out. It arrives where every other failure does: at the delegate's method that takes an error. That method takes any error, or an object of an error class that is made from \
            (`wraps:`) the enum of this one; otherwise an app could not tell it from a failure of another kind.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let index = survey.index
        let lacking = survey.spec.protocols.compactMap { delegate -> Diagnostic? in
            guard let name = delegate.missing, let enumeration = index.errorCase(name.value)?.enumeration.name.value else { return nil }
            return hears(enumeration, delegate, index) ? nil : diagnostic(name, delegate)
        }
        return lacking
            + survey.spec.classes.flatMap { type -> [Diagnostic] in
                guard let name = type.once, let enumeration = index.errorCase(name.value)?.enumeration.name.value else { return [] }
                let delegates = delegates(of: type, index)
                return delegates.filter { !hears(enumeration, $0, index) }.map { diagnostic(name, $0) }
            }
    }

    /// The protocols that the methods with a flow take, each once.
    private static func delegates(of type: ClassType, _ index: SpecIndex) -> [ProtocolType] {
        var names: [String] = []
        for method in type.methods where method.flow != nil {
            for case .named(let name) in types(of: method, in: type.name.value) where !names.contains(name) { names.append(name) }
        }
        return names.compactMap { index.protocols[$0] }
    }

    private static func types(of method: Method, in type: String) -> [ValueType] {
        method.declaration.parameters.compactMap { parameter in
            parameter.type.map { TypeMapping.valueType($0, method.language, owner: type).unwrapped }
        }
    }

    private static func hears(_ enumeration: String, _ delegate: ProtocolType, _ index: SpecIndex) -> Bool {
        delegate.requirements(in: index.protocols).flatMap { types(of: $0.method, in: $0.type.name.value) }.contains { type in
            switch type {
            case .error: true
            case .named(let name): index.classes[name]?.wraps.contains { $0.value == enumeration } ?? false
            default: false
            }
        }
    }

    private static func diagnostic(_ name: Located<String>, _ delegate: ProtocolType) -> Diagnostic {
        Diagnostic(
            rule, "no method of `\(delegate.name.value)` can be told of `\(name.value)`",
            at: [Label(name.place), Label(delegate.name.place, "the delegate")],
            help: "give its error class the enum under `wraps:`, or choose an error of an enum that it wraps")
    }
}
