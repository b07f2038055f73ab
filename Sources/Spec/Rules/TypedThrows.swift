import Declarations
import Diagnostics
import SourceText

/// `throws(Type)` needs to know what becomes of every other error.
enum TypedThrows {
    static let rule = Rule(
        "spec-typed-throws",
        "a method with `throws(Type)` does not say what other errors become",
        explanation: """
            A method that throws one type of error can throw no other, and a flow may always fail with something else: there is no \
            connection, an answer is not as documented. Of an enum of errors `failsAs: ErrorEnum.case` names the case that anything else \
            becomes; an error class that `wraps:` its errors takes any. An app that implements a protocol throws what the declaration says.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.spec.classes.flatMap(\.methods).compactMap { check($0, survey) }
            + survey.spec.protocols.flatMap(\.methods).compactMap { asked($0, survey) }
    }

    private static func check(_ method: Method, _ survey: Survey) -> Diagnostic? {
        guard let name = method.thrownType else {
            if let wrapped = method.typedHandler, wrapped.isWrapped {
                return method.failsAs.map {
                    diagnostic("`\(wrapped.enumeration.value)` takes any error", at: $0.place, "leave `failsAs` out")
                }
            }
            guard method.errorCode == nil, method.resultError == nil, method.typedHandler == nil else { return nil }
            return method.failsAs.map {
                diagnostic(
                    "`failsAs` stands beside neither `throws(ErrorEnum)`, a handler of such an error, nor `errorCode`", at: $0.place,
                    "leave it out")
            }
        }
        let place = method.locatedName.place
        if let type = survey.index.classes[name], !type.wraps.isEmpty {
            return method.failsAs.map { diagnostic("`\(name)` takes any error", at: $0.place, "leave `failsAs` out") }
        }
        guard survey.index.errors[name] != nil else { return unknown(name, place) }
        guard let other = method.failsAs else {
            return diagnostic("`\(method.name)` does not say what other errors become", at: place, "add `failsAs: \(name).…`")
        }
        guard method.errorsOfFailing == name else {
            return diagnostic("`\(other.value)` is no error of `\(name)`", at: other.place, "name a case of `\(name)`")
        }
        return nil
    }

    /// Of a protocol, where nothing else becomes that error.
    private static func asked(_ method: Method, _ survey: Survey) -> Diagnostic? {
        guard let name = method.thrownType else {
            let told = method.toldParameters.compactMap { $0.type.map { TypeMapping.valueType($0, method.language).unwrapped } }
            guard let other = method.failsAs, let errors = method.errorsOfFailing, !told.contains(.named(errors)) else { return nil }
            return diagnostic(
                "`\(method.name)` is told no error of the enum of `\(other.value)`", at: other.place,
                "name a case of the enum that one of its parameters is")
        }
        if let type = survey.index.classes[name], !type.wraps.isEmpty { return nil }
        return survey.index.errors[name] == nil ? unknown(name, method.locatedName.place) : nil
    }

    /// `$error` given to a delegate that can be told of errors of one enum alone.
    static func untold(_ method: String, _ name: String, at place: Place) -> Diagnostic {
        diagnostic("`\(method)` does not say what other errors become", at: place, "add `failsAs: \(name).…` beside its declaration")
    }

    private static func unknown(_ name: String, _ place: Place) -> Diagnostic {
        diagnostic("`\(name)` is no type of errors", at: place, "declare it under `errors:`, or as a class that `wraps:` them")
    }

    private static func diagnostic(_ message: String, at place: Place, _ help: String) -> Diagnostic {
        Diagnostic(rule, message, at: [Label(place)], help: help)
    }
}
