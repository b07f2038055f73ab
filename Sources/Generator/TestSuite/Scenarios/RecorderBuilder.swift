internal import Declarations
internal import Spec
internal import SwiftCode

/// Delegates that take notes, one class per protocol.
struct RecorderBuilder {
    let context: ScenarioContext

    init(context: ScenarioContext) { self.context = context }

    /// For the protocols that apps implement.
    var declarations: [SwiftDeclaration] {
        context.heard.map { type in
            let name = type.name.value
            let parents: [SwiftTypeName] = (type.language == .objectiveC ? ["NSObject"] : []) + [.named(name), "Sendable"]
            let asked = type.requirements(in: context.model.protocols).map { context.model.face(of: $0.method, in: $0.type) }
            // The log has another name where the protocol asks for one.
            let isTaken = asked.contains { $0.name.base == "log" && ($0.property != nil || $0.parameters.isEmpty) }
            let log = isTaken ? "callLog" : "log"
            return .type(
                .class, ScenarioContext.recorder(name), inherits: parents, [.final],
                documentation: SwiftDocumentation("Notes what `\(name)` hears."),
                members: kept(log) + asked.map { method($0, log) })
        }
    }

    private func kept(_ name: String) -> [SwiftDeclaration] {
        let store = SwiftStatement.assign(SwiftExpression.this.dot(name), "=", .name("log"))
        return [
            .constant(name, "CallLog", nil, [.private]),
            .function(SwiftFunction(.initializer(), [SwiftParameter("", "log", "CallLog")], isShort: true, [store])),
        ]
    }

    private func method(_ face: MethodFace, _ name: String) -> SwiftDeclaration {
        let log = SwiftExpression.own(name, besides: face.parameters.lazy.map(\.name))
        if let property = face.property, property.isSettable { return settable(property.name, face, log) }
        // One that waits for nothing will do where another may wait.
        let effects: Effects = face.throwsError ? .throwing : []
        let signature = MethodSignature(
            form: .named(face.name.base), parameters: face.parameters, effects: effects, failure: face.thrownType, result: face.result,
            property: face.property)
        return signature.declaration([], Self.body(face, log, context.model))
    }

    /// What a flow sets is noted, and answered from then on.
    private func settable(_ name: String, _ face: MethodFace, _ log: SwiftExpression) -> SwiftDeclaration {
        let selector = SwiftExpression.string(face.method.name).unlabelled
        let set = [
            log.calling("note", [selector, SwiftExpression.members([]).unlabelled]),
            log.calling("keep", [selector, SwiftExpression.name("newValue").unlabelled]),
        ]
        let form = SwiftVariable.Form.accessors(get: Self.body(face, log, context.model), set: set.map(SwiftStatement.expression))
        return SwiftDeclaration(.variable(SwiftVariable(name, face.result.typeName, form)))
    }

    /// The block that the method is handed is called with what a scenario says, now or later.
    private static func asked(_ block: AnswerBlock, _ face: MethodFace, _ log: SwiftExpression) -> SwiftExpression {
        let parameter = face.parameters[block.position]
        let given = face.parameters.contains { $0.name == "given" } ? "called" : "given"
        guard case .function(let function) = parameter.type.base else { return .null }
        let values = zip(block.block.parameters, function.parameters).map { value, type in
            let value = SwiftExpression.name(given)[.string(value.name ?? "")]
            if type.unwrapped == "Any" { return (type.isOptional ? value : value.cast(.certain, "Any")).labelled(nil) }
            return value.cast(type.isOptional ? .conditional : .forced, type.unwrapped).labelled(nil)
        }
        let call = SwiftExpression.name(parameter.name).chained(parameter.type.isOptional).called(values)
        let selector = SwiftExpression.string(face.method.name).unlabelled
        return log.calling("ask", [selector], trailing: SwiftClosure([values.isEmpty ? "_" : given], call))
    }

    /// What the method hears is noted; what it is asked, the log answers.
    ///
    /// - Parameter kept: the log for another recorder, where `log` may be gone.
    static func body(
        _ face: MethodFace, _ log: SwiftExpression, kept: SwiftExpression? = nil, _ model: SystemModel
    ) -> [SwiftStatement] {
        let selector = SwiftExpression.string(face.method.name)
        let block = face.method.answerBlock
        let told = face.parameters.enumerated().filter { $0.offset != block?.position }.map(\.element)
        let members = SwiftExpression.members(told.map { ($0.specName, .name($0.name)) })
        let note = SwiftStatement.expression(log.calling("note", [selector.unlabelled, members.unlabelled]))
        if let block { return [note, .expression(asked(block, face, log))] }
        let failing = face.throwsError ? [failing(face, selector, log, model)] : []
        guard !face.result.isVoid else { return [note] + failing }
        let arguments = [selector.labelled("of"), SwiftExpression.type(face.result.base).dot("self").unlabelled]
        let usual = usual(face.result, kept ?? log, model)
        if usual.isNull, !face.result.isOptional { return [note] + failing + [.return((kept ?? log).calling("demanded", arguments))] }
        return [note] + failing + [.return(log.calling("answer", arguments).infix(.coalescing, usual))]
    }

    /// What is answered where no scenario says what: of another protocol of apps, what takes notes as well.
    private static func usual(_ result: SwiftType, _ log: SwiftExpression, _ model: SystemModel) -> SwiftExpression {
        guard !result.isOptional, case .any(let names) = result.base, case .named(let name, _)? = names.first,
            model.spec.protocols.contains(where: { $0.name.value == name && $0.implementedBy == nil })
        else { return model.fallback(result) }
        return .call(ScenarioContext.recorder(name), [log.unlabelled])
    }

    /// Throws the error that a scenario names, if it names one: as the type that the method throws alone.
    private static func failing(
        _ face: MethodFace, _ selector: SwiftExpression, _ log: SwiftExpression, _ model: SystemModel
    ) -> SwiftStatement {
        let (given, error) = (log.calling("error", [selector.labelled("of")]), SwiftExpression.name("error"))
        func branch(_ given: SwiftExpression, _ thrown: SwiftExpression) -> SwiftStatement {
            .if([SwiftBranch([.bind("error", given)], [.throw(thrown)])], otherwise: nil)
        }
        guard let type = face.thrownType, let name = face.method.thrownType else { return branch(given, error) }
        return model.classes[name] == nil
            ? branch(given.cast(.conditional, type), error) : branch(given, model.wrapping(error, in: name, .implicit("current")))
    }
}
