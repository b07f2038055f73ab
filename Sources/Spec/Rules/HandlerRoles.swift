package import Declarations
import Diagnostics
import SourceText

/// Blocks of a method that cannot be told apart, or that tell of errors in a way that not every error has.
enum HandlerRoles {
    static let rule = Rule(
        "spec-handler-roles",
        "it is not clear what a method's handlers hear of",
        explanation: """
            A method may have one block that hears how it ends, or two, of which one hears of failure: that is the one with an error, or with \
            the parameter that `errorCode:` names, or the one that is called `failure`. Blocks that are called while it goes on have `progress` in \
            their names, or stand under `progress:`. A code is a whole number, or an enum whose cases have the codes of the errors as their \
            numbers, and one more for success. A handler that is given a code, or a `Result` with one type of error, can't be told of any \
            other error: `failsAs: ErrorEnum.case` says what those become.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let spec = survey.spec
        let methods = spec.classes.flatMap(\.methodsAndSetters)
        let unclear = methods.filter { $0.flow != nil }.compactMap { method in
            method.handlers.problem.map { diagnostic($0.message, at: method.locatedName.place, $0.help) }
        }
        return unclear + methods.flatMap { progress($0) + code($0, survey) + result($0, survey) + typed($0, survey) + ungiven($0, survey) }
    }

    /// `(LampError?) -> Void`: what other errors become, and what it is given where there is none.
    private static func typed(_ method: Method, _ survey: Survey) -> [Diagnostic] {
        guard method.flow != nil, method.errorCode == nil, method.declaration.thrownType == nil else { return [] }
        let place = method.locatedName.place
        guard let found = method.typedHandler else {
            guard method.failsAs == nil, let name = method.handledErrors.first(where: { survey.index.errors[$0] != nil }) else { return [] }
            return others(method, name, at: place)
        }
        guard case .code(let position, _)? = method.handlers.ending?.form,
            case .function(let block)? = method.declaration.parameters[position].type,
            let given = block.parameters.first(where: { $0.type.name == found.enumeration.value }), given.type.optional != given.type
        else { return [] }
        return [
            diagnostic(
                "the handler of `\(method.name)` is given a `\(found.enumeration.value)` where nothing has failed, too", at: place,
                "let it be missing: `?`, `nullable`")
        ]
    }

    /// What a handler of failure is given beside the error, when a flow fails by itself.
    private static func ungiven(_ method: Method, _ survey: Survey) -> [Diagnostic] {
        guard method.flow != nil, case .pair(_, let failure)? = method.handlers.ending?.form,
            case .function(let block)? = method.declaration.parameters[failure.position].type
        else { return [] }
        let flows = Dictionary(survey.spec.flows.map { ($0.name.value, $0) }) { first, _ in first }
        let flow = method.flow.flatMap { flows[$0.value] }
        return zip(failure.values, block.parameters).compactMap { name, parameter in
            // `onFailure:` gives it, by steps that cannot fail.
            if flow?.surelyGives(name, flows) ?? false { return nil }
            guard !parameter.type.isErrorType, name != failure.code?.parameter.value else { return nil }
            switch TypeMapping.valueType(parameter.type, method.language) {
            case .named(let type) where survey.index.classes[type] == nil && survey.index.isType(type): return nil
            case .named, .url, .error, .object:
                return diagnostic(
                    "nothing gives `\(name)` when a flow fails by itself", at: method.locatedName.place,
                    "let it be missing in the handler of failure (`nullable`, `?`), or let `onFailure:` complete it with a `new:` one, by steps that cannot fail"
                )
            default: return nil
            }
        }
    }

    private static func progress(_ method: Method) -> [Diagnostic] {
        let blocks = method.handlers.progress.map(\.name)
        return method.progress.filter { !blocks.contains($0.value) }.map {
            diagnostic("`\($0.value)` is no block of `\(method.name)` that answers nothing", at: $0.place, "name one of its handlers")
        }
    }

    private static func code(_ method: Method, _ survey: Survey) -> [Diagnostic] {
        guard let code = method.errorCode else { return [] }
        guard let errors = survey.index.errors[code.enumeration.value] else {
            return [
                DanglingReference.diagnostic(code.enumeration, kind: "enum of errors", known: KnownNames(survey.index.errors.keys.sorted()))
            ]
        }
        if errors.isText {
            let help = "let the handler hear of `\(code.enumeration.value)?` itself, or leave `rawType:` out"
            return [diagnostic("`\(code.enumeration.value)` is of texts: it has no codes to hand over", at: code.enumeration.place, help)]
        }
        guard let type = method.errorCodeType else {
            return [
                diagnostic(
                    "no handler of `\(method.name)` that hears of its end has a `\(code.parameter.value)`", at: code.parameter.place,
                    "name a parameter of the block")
            ]
        }
        if let problem = StatusCodes(code, type, errors, method.language, survey.index).problem {
            return [diagnostic(problem.message, at: code.parameter.place, problem.help)]
        }
        return others(method, code.enumeration.value, at: code.parameter.place)
    }

    /// `Result<T, E>`: what the error is.
    private static func result(_ method: Method, _ survey: Survey) -> [Diagnostic] {
        guard let name = method.resultError, name != "any Error", name != "Error" else { return [] }
        if let type = survey.index.classes[name], !type.wraps.isEmpty { return [] }
        // What is no type of errors at all is `UnsupportedDeclaration`'s.
        guard survey.index.errors[name] != nil else { return [] }
        return others(method, name, at: method.locatedName.place)
    }

    private static func others(_ method: Method, _ enumeration: String, at place: Place) -> [Diagnostic] {
        guard let other = method.failsAs else {
            return [diagnostic("`\(method.name)` does not say what other errors become", at: place, "add `failsAs: \(enumeration).…`")]
        }
        guard method.errorsOfFailing == enumeration else {
            return [diagnostic("`\(other.value)` is no error of `\(enumeration)`", at: other.place, "name a case of `\(enumeration)`")]
        }
        return []
    }

    private static func diagnostic(_ message: String, at place: Place, _ help: String) -> Diagnostic {
        Diagnostic(rule, message, at: [Label(place)], help: help)
    }
}

extension Method {
    /// The one type of error that a handler of the end is given; nil where it is given any, or a code.
    package var typedHandler: ErrorCode? {
        switch handlers.ending?.form {
        case .code(_, let error) where error.isWhole: error
        case .pair(_, let failure) where failure.code?.isWhole == true: failure.code
        default: nil
        }
    }

    /// What a handler is declared to be given in place of an error (`errorCode:`).
    package var errorCodeType: TypeName? {
        let position: Int
        switch handlers.ending?.form {
        case .code(let block, _): position = block
        case .pair(_, let failure) where failure.code != nil: position = failure.position
        default: return nil
        }
        guard case .function(let block)? = declaration.parameters[position].type else { return nil }
        return block.parameters.enumerated().first { ($1.name ?? "value\($0)") == errorCode?.parameter.value }?.element.type
    }

    /// Names of types that its blocks are given, where none of them is given an error of any kind.
    fileprivate var handledErrors: [String] {
        guard let ending = handlers.ending, case .single = ending.form, !ending.whole.parameters.contains(where: \.type.isErrorType) else {
            return []
        }
        return ending.whole.parameters.compactMap(\.type.name)
    }

    /// The error of a handler's `Result`.
    package var resultError: String? {
        guard case .result(let position)? = handlers.ending?.form, case .function(let block)? = declaration.parameters[position].type,
            case .named(let type)? = block.parameters.first?.type
        else { return nil }
        return type.arguments.last?.name
    }
}
