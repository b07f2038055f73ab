internal import Declarations
internal import Spec
internal import SwiftCode

/// The blocks that a scenario hands over: they keep what they are given, as though there were one handler.
struct HandlerKeeping {
    /// What is set of a value as soon as it is given.
    struct Delegate {
        let property: String
        let recorder: SwiftExpression
    }

    let face: MethodFace
    let members: [ScenarioMember]
    let model: SystemModel
    /// Of the members that are objects with one, by their places.
    var delegates: [Int: Delegate] = [:]

    /// By the positions of the parameters.
    func closures(in answer: SwiftExpression) -> [Int: SwiftExpression] {
        switch face.handlers.ending?.form {
        case nil: return [:]
        case .single(let position): return [position: keep(members.indices.map(place), answer, hearing(place))]
        case .code(let position, let code):
            let given = members.indices.map { members[$0].type.isError ? error(place($0), code) : place($0) }
            // Given as the only value, nothing of that type of error is a value all the same.
            return [position: keep(code.isWhole && given.count == 1 ? [.implicit("some", given)] : given, answer, hearing(place))]
        case .result(let position):
            let result = SwiftExpression.name("$0")
            let success = SwiftExpression.optionalTry(result.calling("get", [], .throwing))
            let failure = unwrapped(result.dot("failureOrNone"))
            let heard = hearing({ _ in success }, mayLack: { _ in true })
            let given = members.map { $0.type.isError ? failure : success }
            // Given alone, no error is a value all the same, and one of the SDK's own type would become none of any type.
            let isFailureAlone = members.count == 1 && members[0].type.isError
            return [position: keep(isFailureAlone ? [.implicit("some", given)] : given, answer, heard)]
        case .pair(let success, let failure):
            return [success.position: keep(success, answer), failure.position: keep(failure, answer)]
        }
    }

    /// What an `async` twin has answered as a handler would be given it, with the error in place of its code.
    func read(_ answer: SwiftExpression) -> SwiftExpression? {
        guard case .code(_, let code)? = face.handlers.ending?.form else { return nil }
        let given = members.map { member in
            let value = members.count == 1 ? answer : answer.dot(SwiftIdentifier.camelCase(member.name))
            return member.type.isError ? error(value, code) : value
        }
        return given.count == 1 ? given[0] : .tuple(given.map(\.unlabelled))
    }

    private func place(_ index: Int) -> SwiftExpression { .name("$\(index)") }

    /// All that was given. Nothing, given as the only value, is a value all the same.
    private func whole(_ given: [SwiftExpression]) -> SwiftExpression {
        guard given.count == 1 else { return .tuple(given.map(\.unlabelled)) }
        return given[0].isNull ? .implicit("some", [given[0]]) : given[0]
    }

    private func keep(_ given: [SwiftExpression], _ answer: SwiftExpression, _ heard: [SwiftStatement] = []) -> SwiftExpression {
        .closure(SwiftClosure([], heard + [.assign(answer.dot("value"), "=", whole(given))]))
    }

    /// The app is the delegate of what it is given.
    ///
    /// - Parameters:
    ///   - value: what is given for a member; nil where a block leaves it out.
    ///   - mayLack: whether that may be missing; as the member's type says by default.
    private func hearing(_ value: (Int) -> SwiftExpression?, mayLack: ((Int) -> Bool)? = nil) -> [SwiftStatement] {
        delegates.sorted { $0.key < $1.key }.compactMap { index, delegate in
            value(index).map { value in
                let object = value.chained(mayLack?(index) ?? members[index].type.isOptional)
                return .assign(object.dot(delegate.property), "=", delegate.recorder)
            }
        }
    }

    /// One of two blocks: what only the other is given is missing.
    private func keep(_ block: MethodHandlers.Block, _ answer: SwiftExpression) -> SwiftExpression {
        let given = members.map { member -> SwiftExpression in
            guard let index = block.values.firstIndex(of: member.name) else { return missing(member, in: block) }
            guard member.type.isError, let code = block.code else { return place(index) }
            return code.isWrapped ? place(index).chained(mayLack(index, in: block)).dot("error") : error(place(index), code)
        }
        let places = members.map { block.values.firstIndex(of: $0.name) }
        let heard = hearing({ places[$0].map(place) }, mayLack: { index in places[index].map { mayLack($0, in: block) } ?? false })
        guard !block.values.isEmpty || given.isEmpty else { return keep(given, answer) }
        // A block names all that it is given, or nothing of it.
        let isSilent = block.values.allSatisfy { name in !members.contains { $0.name == name } }
        guard isSilent, !block.values.isEmpty else { return keep(given, answer, heard) }
        let value = whole(given)
        return .closure(SwiftClosure(block.values.map { _ in "_" }, [.assign(answer.dot("value"), "=", value)]))
    }

    /// A handler of failure that is given no error was called for one all the same.
    private func missing(_ member: ScenarioMember, in block: MethodHandlers.Block) -> SwiftExpression {
        guard member.type.isError, case .pair(_, let failure)? = face.handlers.ending?.form, failure.position == block.position else {
            return member.type.isOptional ? .null : model.fallback(member.type)
        }
        return .call("CancellationError")
    }

    /// Whether a block may be given nothing there.
    private func mayLack(_ index: Int, in block: MethodHandlers.Block) -> Bool {
        guard case .function(let declared)? = face.method.declaration.parameters[block.position].type else { return false }
        return model.mapping.type(declared.parameters[index].type, language: face.method.language).optionality != .required
    }

    /// The error of a `Result`: the one that an object was made of, where that is what the method answers.
    private func unwrapped(_ failure: SwiftExpression) -> SwiftExpression {
        guard let name = face.method.resultError, model.classes[name] != nil else { return failure }
        return failure.chained.dot("error")
    }

    private func error(_ code: SwiftExpression, _ stated: ErrorCode) -> SwiftExpression {
        if stated.isWhole { return code }
        let isCase = face.method.errorCodeType?.name.flatMap { model.enums[$0] } != nil
        let code = isCase ? code.dot("rawValue") : code
        return SwiftExpression.name(stated.enumeration.value).called([SwiftExpression.call("Int", [code.unlabelled]).labelled("rawValue")])
    }
}
