internal import Declarations
internal import Spec
internal import SwiftCode

/// How the values that a flow completes reach the blocks that an app gave: one or two, with an error, its code, or a `Result`.
struct HandlerDelivery {
    let face: MethodFace
    let ending: MethodHandlers.Ending
    /// What the flow completes.
    let values: [(name: String, type: SwiftType)]
    let environment: SwiftExpression
    let model: SystemModel

    /// The closure's names for the values.
    var names: [String] { values.map { SwiftIdentifier.local($0.name) } }

    /// The blocks on their way to the main actor.
    var boxes: [SwiftStatement] {
        ending.positions.map { position in
            let block = face.parameters[position]
            return .constant(box(position), nil, .call("Handed", [SwiftExpression.name(block.name).labelled(nil)]))
        }
    }

    /// A value may be called like the block that it is for.
    private func box(_ position: Int) -> String {
        let name = face.parameters[position].name
        return names.contains(name) || name == "error" ? "\(name)Handler" : name
    }

    // MARK: - What is delivered

    /// Behind a flow that has completed: `names` are what it gave.
    var completed: [SwiftStatement] {
        switch ending.form {
        case .single(let position): [deliver(position, zip(names, values).map { declared($0, $1.type) })]
        case .code(let position, let code): [deliver(position, coded(position, code, names.map { .name($0) }))]
        case .result(let position): branched(failed: [deliver(position, [failure(position)])], [deliver(position, [success(position)])])
        case .pair(let success, let failure):
            branched(
                failed: [deliver(failure.position, arguments(of: failure, knowing: irreplaceable(failure)))], with: irreplaceable(failure),
                [deliver(success.position, arguments(of: success, knowing: ending.needed))])
        }
    }

    /// Behind a flow that has thrown `error`.
    var failed: [SwiftStatement] {
        switch ending.form {
        case .single(let position):
            return [deliver(position, values.map { $0.type.isError ? told("error") : model.failing($0.type) ?? model.fallback($0.type) })]
        case .code(let position, let code):
            return [deliver(position, coded(position, code, failing: .name("error")))]
        case .result(let position): return [deliver(position, [failure(position, named: "error")])]
        case .pair(_, let failure):
            let given = zip(failure.values, types(of: failure.position)).map { name, type -> SwiftExpression in
                isError(name) ? error(type, failure, named: "error") : model.fallback(type)
            }
            return [deliver(failure.position, given)]
        }
    }

    /// `if let error { … } else if let value { … }`
    private func branched(failed: [SwiftStatement], with told: Set<String> = [], _ succeeded: [SwiftStatement]) -> [SwiftStatement] {
        let failing = SwiftBranch([.bind(errorName, nil)] + bound(told), failed)
        let bound = bound(ending.needed)
        guard !bound.isEmpty else { return [.if([failing], otherwise: succeeded)] }
        return [.if([failing, SwiftBranch(bound, succeeded)], otherwise: nil)]
    }

    private func bound(_ names: Set<String>) -> [SwiftCondition] {
        values.filter { names.contains($0.name) && $0.type.isOptional }.map { SwiftCondition.bind(SwiftIdentifier.local($0.name), nil) }
    }

    /// What a block of failure is given beside the error, and nothing stands for: objects, which the flow has completed then.
    private func irreplaceable(_ block: MethodHandlers.Block) -> Set<String> {
        Set(zip(block.values, types(of: block.position)).filter { !isError($0) && !$1.isOptional && model.fallback($1).isNull }.map(\.0))
    }

    private func deliver(_ position: Int, _ given: [SwiftExpression]) -> SwiftStatement {
        let block = SwiftExpression.name(box(position)).dot("value").chained(face.parameters[position].type.isOptional)
        return .expression(environment.delivering(block, given.map { $0.labelled(nil) }, face.parameters[position].type))
    }

    // MARK: - Values

    private func declared(_ name: String, _ type: SwiftType) -> SwiftExpression {
        if type.isError { return told(name, isOptional: type.isOptional) }
        return model.toDeclared(.name(name), type, isOptional: type.isOptional)
    }

    /// The types of a block's parameters.
    func types(of position: Int) -> [SwiftType] {
        guard case .function(let block)? = face.method.declaration.parameters[position].type else { return [] }
        return block.parameters.map { parameter in
            let type = model.mapping.type(parameter.type, language: face.method.language)
            return type.optionality == .implicit ? type.with(.optional) : type
        }
    }

    /// What one of two blocks is given, behind the branch that has bound what is known to be there.
    private func arguments(of block: MethodHandlers.Block, knowing known: Set<String>) -> [SwiftExpression] {
        zip(block.values, types(of: block.position)).map { name, type in
            if isError(name) { return error(type, block, named: errorName) }
            let swiftName = SwiftIdentifier.local(name)
            let isOptional = !known.contains(name) && values.first { $0.name == name }?.type.isOptional ?? false
            guard isOptional, !type.isOptional else { return model.toDeclared(.name(swiftName), type, isOptional: isOptional) }
            let value = model.toDeclared(.name(swiftName), type.with(.optional), isOptional: true)
            return value.infix(.coalescing, model.fallback(type))
        }
    }

    /// What a block is given that hears of errors by their code, where `given` is what the flow has completed.
    func coded(_ position: Int, _ code: ErrorCode, _ given: [SwiftExpression]) -> [SwiftExpression] {
        zip(zip(given, values), types(of: position)).map { value, type in
            value.1.type.isError
                ? codeOrNone(value.0, type, code)
                : model.toDeclared(value.0, value.1.type, isOptional: value.1.type.isOptional)
        }
    }

    /// The same where the flow has failed.
    func coded(_ position: Int, _ code: ErrorCode, failing error: SwiftExpression) -> [SwiftExpression] {
        zip(values, types(of: position)).map { value, type in
            value.type.isError ? told(error, type, code) : model.fallback(value.type)
        }
    }

    // MARK: - Errors

    private var errorName: String { zip(names, values).first { $1.type.isError }?.0 ?? "error" }
    private func isError(_ name: String) -> Bool { values.contains { $0.name == name && $0.type.isError } }

    /// An error as it is. Where an app can give the call up by what the method answers, it is told of that as Foundation tells.
    private func told(_ name: String, isOptional: Bool = false) -> SwiftExpression {
        guard face.method.startedCall != nil else { return .name(name) }
        return SwiftExpression.name(name).chained(isOptional).dot("toldByFoundation")
    }

    private func error(_ type: SwiftType, _ block: MethodHandlers.Block, named name: String) -> SwiftExpression {
        guard let code = block.code else { return told(name) }
        return told(.name(name), type, code)
    }

    /// What stands for an error that is there: its code, or the error itself as the only type that the block takes.
    private func told(_ error: SwiftExpression, _ type: SwiftType, _ code: ErrorCode) -> SwiftExpression {
        if code.isWrapped { return model.wrapped(error, in: code.enumeration.value, environment) }
        if code.isWhole { return documented(error, code.enumeration.value) }
        return value(self.code(of: error, code), type)
    }

    /// The code of an error that is there: one of another kind counts as what `failsAs:` names.
    private func code(of error: SwiftExpression, _ code: ErrorCode) -> SwiftExpression {
        documented(error, code.enumeration.value).dot("rawValue")
    }

    private func codeOrNone(_ error: SwiftExpression, _ type: SwiftType, _ code: ErrorCode) -> SwiftExpression {
        if code.isWhole { return error.mapped { self.documented($0, code.enumeration.value) } }
        let number = error.mapped { self.code(of: $0, code) }.infix(.coalescing, .integer(code.none))
        return value(number, type)
    }

    /// A code as the block is given it: as a number, or as the case that has this number.
    private func value(_ number: SwiftExpression, _ type: SwiftType) -> SwiftExpression {
        guard let status = type.name.flatMap({ model.enums[$0] }) else { return model.toDeclared(number, type, isOptional: false) }
        let raw = status.rawTypeName == "Int" ? number : SwiftExpression.type(status.rawTypeName).called([number.unlabelled])
        let made = SwiftExpression.name(status.name.value).called([raw.labelled("rawValue")])
        // Every code is one of a case.
        return status.form == .cEnum || status.isTypedNumber ? made : made.infix(.coalescing, model.initialCase(status.name.value))
    }

    private func documented(_ error: SwiftExpression, _ enumeration: String) -> SwiftExpression {
        let other = face.method.failsAs.flatMap { model.errorValue($0.value) } ?? model.initialCase(enumeration)
        return environment.documented(error, by: face.name.description, or: other)
    }

    // MARK: - Results

    private func success(_ position: Int) -> SwiftExpression {
        guard case .named(_, let sides)? = types(of: position).first?.base, let side = sides.first, !side.isVoid else {
            return .implicit("success").called([SwiftExpression.tuple([]).unlabelled])
        }
        let isOptional = !ending.needed.contains("value")
        let type = SwiftType(side.unwrapped, side.isOptional ? .optional : .required)
        return .implicit("success").called([model.toDeclared(.name("value"), type, isOptional: isOptional).unlabelled])
    }

    private func failure(_ position: Int, named name: String? = nil) -> SwiftExpression {
        guard let type = face.method.resultError, type != "any Error", type != "Error" else {
            return .implicit("failure").called([told(name ?? errorName).unlabelled])
        }
        let error = SwiftExpression.name(name ?? errorName)
        let isEnum = model.errors[type] != nil
        let thrown = isEnum ? documented(error, type) : model.wrapped(error, in: type, environment)
        return .implicit("failure").called([thrown.unlabelled])
    }
}

extension SwiftExpression {
    /// Of an environment: calls a block of that type on the main actor, and waits for one that is `async`.
    ///
    /// - Parameter listener: whose block it is, where that may be taken out meanwhile.
    func delivering(
        _ block: SwiftExpression, _ given: [SwiftArgument], _ type: SwiftType, _ listener: OwnRun? = nil
    ) -> SwiftExpression {
        var waits = false
        if case .function(let function) = type.base { waits = function.effects.contains(.waiting) }
        let called = block.called(given, waits ? .waiting : [])
        let body = listener.map { SwiftClosure([], [$0.telling(called)]) } ?? SwiftClosure([], called)
        return calling(waits ? "deliverAndWait" : "deliver", trailing: body, .waiting)
    }

    /// Of an environment: an error as one of the kind that a method promises, and what is none as the other.
    func documented(_ error: SwiftExpression, by method: String, or other: SwiftExpression) -> SwiftExpression {
        calling("documented", [error.unlabelled, SwiftExpression.string(method).labelled("by"), other.labelled("or")])
    }
}
