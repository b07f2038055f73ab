import Declarations
import Diagnostics
import SourceText

/// `throws(Type)` needs to know what becomes of every other error, and an implicit default has to be a case.
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
            + survey.spec.classes.flatMap(\.methods).flatMap { defaults($0, survey) }
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

    /// `= .name` stands for a case of the parameter's type.
    private static func defaults(_ method: Method, _ survey: Survey) -> [Diagnostic] {
        let values = method.declaration.parameters.flatMap { parameter in
            parameter.defaultValue.map { parts(of: $0, parameter.type) } ?? []
        }
        return values.compactMap { value, declared in
            if value == .made { return unmade(declared?.name ?? "", method, survey) }
            guard case .implicit(let name) = value, let type = declared?.name else { return nil }
            let isPlatforms = FoundationTypes.staticValues[type]?.contains(name) == true
            let isCase = isPlatforms || survey.index.isCase(name, of: type) || survey.index.errorCase("\(type).\(name)") != nil
            guard !isCase, !isOwn(name, type, survey) else { return nil }
            let isClass = survey.index.classes[type] != nil
            return Diagnostic(
                UnsupportedDeclaration.rule,
                isClass ? "`\(type)` has no static property `\(name)` of its own type" : "`.\(name)` is no case of `\(type)`",
                at: [Label(method.locatedName.place)],
                help: isClass
                    ? "declare it under `properties:` of the class (`static let \(name): \(type)`), or leave the default out"
                    : "name a case of an enum of the spec, or leave the default out")
        }
    }

    /// What a default is written of, each with its type: a list is of what it holds.
    private static func parts(
        of value: MethodDeclaration.Parameter.Literal, _ type: TypeName?
    ) -> [(MethodDeclaration.Parameter.Literal, TypeName?)] {
        guard case .list(let items) = value, case .named(let list)? = type else { return [(value, type)] }
        return items.flatMap { parts(of: $0, list.arguments.first) }
    }

    /// `= Options()` wants a struct that can be made without a value.
    private static func unmade(_ type: String, _ method: Method, _ survey: Survey) -> Diagnostic? {
        let structure = survey.index.classes[type].flatMap { $0.form == .structure ? $0 : nil }
        let isMade = structure?.methods.contains { each in
            let declaration = each.declaration
            return declaration.isInitializer && !declaration.isThrowing && declaration.failing == nil
                && declaration.parameters.allSatisfy(\.hasDefault)
        }
        guard isMade != true else { return nil }
        return Diagnostic(
            UnsupportedDeclaration.rule, "nobody can make `\(type)` without a value", at: [Label(method.locatedName.place)],
            help: structure == nil
                ? "name a struct of the spec, or leave the default out"
                : "declare an initialiser of it whose parameters all have defaults, such as `init()`, or leave the default out")
    }

    /// A static property of the class itself, of which there is always one.
    private static func isOwn(_ name: String, _ type: String, _ survey: Survey) -> Bool {
        survey.index.classes[type]?.properties.contains { property in
            guard property.declaration.isStatic, property.name == name, case .named(let declared)? = property.declaration.type else {
                return false
            }
            return declared.name == type && declared.nullability == .unspecified
        } ?? false
    }

    private static func diagnostic(_ message: String, at place: Place, _ help: String) -> Diagnostic {
        Diagnostic(rule, message, at: [Label(place)], help: help)
    }
}
