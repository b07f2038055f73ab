internal import Declarations
internal import Spec
internal import SwiftCode

/// The `async` form of a method with a handler: what the handler would get is answered, its error thrown.
///
/// One of Objective-C whose handler is given no error throws nothing, as Swift's importer has it; where a code stands for the error, that is
/// answered with the rest.
struct AsyncTwin {
    let face: MethodFace
    let signature: FlowPlan.Signature
    let facts: ClassFacts

    /// Nil for a method without a handler, or whose flow completes none.
    init?(_ face: MethodFace, _ facts: ClassFacts, _ plan: FlowPlan) {
        guard face.asyncName != nil, let flow = face.method.flow?.value, let signature = plan.signatures[flow], signature.handler != nil
        else { return nil }
        self.face = face
        self.signature = signature
        self.facts = facts
    }

    private var model: SystemModel { facts.model }
    private var handler: [(name: String, type: SwiftType)] { signature.handler ?? [] }
    private func isThere(_ name: String) -> Bool { face.handlers.ending?.isThere(name) ?? false }
    private var hasError: Bool { handler.contains(where: \.type.isError) }

    /// What is answered where the flow was given up; nil where that is thrown.
    private var nothing: [SwiftExpression]? {
        hasError && coded == nil || face.method.language == .swift ? nil : values.map { nothing($0.type) }
    }

    /// An object that is always there the flow gives in any case.
    private func nothing(_ type: SwiftType) -> SwiftExpression {
        let nothing = model.fallback(type)
        return nothing.isNull && !type.isOptional ? model.nothing(madeBy: face) : nothing
    }

    /// How a handler that is given a code is told; nil where nobody is answered one.
    private var coded: (delivery: HandlerDelivery, position: Int, code: ErrorCode)? {
        guard let ending = face.handlers.ending, ending.answersCode, case .code(let position, let code) = ending.form else { return nil }
        let environment = FlowCall(face: face, signature: signature, facts: facts).environment
        return (HandlerDelivery(face: face, ending: ending, values: handler, environment: environment, model: model), position, code)
    }

    /// What is answered: everything but the error, unless a code stands for that; with an error to throw, the rest is there.
    private var values: [(name: String, type: SwiftType)] {
        if let coded { return zip(handler, coded.delivery.types(of: coded.position)).map { ($0.name, $1) } }
        return handler.filter { !$0.type.isError }.map { ($0.name, isThere($0.name) ? $0.type.with(.required) : $0.type) }
    }

    var result: SwiftType {
        switch values.count {
        case 0: .void
        case 1: values[0].type
        default: SwiftType(.tuple(values.map { .init($0.name, $0.type.nestedTypeName) }))
        }
    }

    /// Its declaration.
    var declaration: MethodSignature {
        MethodSignature(
            form: .named(face.asyncName?.base ?? face.name.base),
            modifiers: isolation + MethodSignature.Owner(facts.type).modifiers(isStatic: face.isStatic),
            parameters: face.awaitedParameters,
            effects: body.effects.union(.waiting),
            result: result
        )
    }

    /// A block that is called meanwhile is the caller's, and need not be `Sendable`: the method runs where it is called.
    private var isolation: [SwiftModifier] { face.awaitedParameters.contains(where: \.type.isFunction) ? [.nonsending] : [] }

    /// A listener is added or removed before, as in the method itself.
    var body: [SwiftStatement] {
        let listeners = face.method.listeners.map { ListenerLowering(face: face, facts: facts, change: $0).alone }
        return (listeners.map { [$0] } ?? []) + flow
    }

    private var flow: [SwiftStatement] {
        let call = FlowCall(face: face, signature: signature, facts: facts)
        let types = handler.map { model.typeName(model.flowType($0.type)) }
        let boxes = call.progress.boxes
        if let coded { return boxes + answering(coded.code, at: coded.position, coded.delivery, call) }
        switch handler.count {
        case 0: return boxes + [.expression(quiet(call.call(face.awaitedParameters, handler: SwiftClosure([], []))))]
        case 1: return boxes + single(call, types[0])
        default: return boxes + several(call, types)
        }
    }

    /// Where the handler leaves what it gets.
    private static let answer = SwiftExpression.name("answer").dot("value")

    /// `let answer = Locked<T?>(nil)`, and the flow that fills it.
    private func filled(_ call: FlowCall, _ type: SwiftTypeName, with value: SwiftExpression) -> [SwiftStatement] {
        let handler = SwiftClosure([], [.assign(Self.answer, "=", value)])
        let box = SwiftExpression.type(.named("Locked", [type])).called([SwiftExpression.null.labelled(nil)])
        return [.constant("answer", nil, box), .expression(quiet(call.call(face.awaitedParameters, handler: handler)))]
    }

    /// The call, whose failure nobody is told who is told of none.
    private func quiet(_ call: SwiftExpression) -> SwiftExpression {
        nothing != nil && call.effects.contains(.throwing) ? .optionalTry(call) : call
    }

    /// What is done where the flow has ended without completing its handler: it was given up.
    private var givenUp: SwiftStatement {
        guard let nothing else { return .throw(.call("CancellationError")) }
        return .return(nothing.count > 1 ? .tuple(zip(values, nothing).map { $1.labelled($0.name) }) : nothing[0])
    }

    /// Where a code says how the call went: what the handler would be given, whatever that is.
    private func answering(_ code: ErrorCode, at position: Int, _ delivery: HandlerDelivery, _ call: FlowCall) -> [SwiftStatement] {
        let given = handler.indices.map { SwiftExpression.name("$\($0)") }
        let handed = SwiftClosure([], [.assign(Self.answer, "=", whole(delivery.coded(position, code, given)))])
        let box = SwiftExpression.type(.named("Locked", [result.nestedTypeName.asOptional])).called([SwiftExpression.null.labelled(nil)])
        let run = SwiftStatement.expression(call.call(face.awaitedParameters, handler: handed))
        let failed = SwiftStatement.assign(Self.answer, "=", whole(delivery.coded(position, code, failing: .name("error"))))
        let attempt = [run].effects.contains(.throwing) ? SwiftStatement.do([run], [SwiftCatch(nil, [failed])]) : run
        let none = whole(delivery.coded(position, code, failing: .call("CancellationError")))
        return [.constant("answer", nil, box), attempt, .return(Self.answer.infix(.coalescing, none))]
    }

    /// One value, or all with their names.
    private func whole(_ given: [SwiftExpression]) -> SwiftExpression {
        given.count == 1 ? given[0] : .tuple(zip(values, given).map { $1.labelled($0.name) })
    }

    private func single(_ call: FlowCall, _ type: SwiftTypeName) -> [SwiftStatement] {
        let statements = filled(call, type.asOptional, with: .name("$0"))
        if hasError { return statements + [thrown(Self.answer)] }
        guard let value = values.first else { return statements }
        if isMissable(value) { return statements + [.return(declared(Self.answer, value))] }
        let got = SwiftStatement.guard([.bind("value", Self.answer)], [givenUp], isShort: true)
        return statements + [got, .return(declared(.name("value"), value))]
    }

    private func several(_ call: FlowCall, _ types: [SwiftTypeName]) -> [SwiftStatement] {
        let names = handler.map { SwiftIdentifier.local($0.name) }
        let positions = names.indices.map { SwiftExpression.name("$\($0)").labelled(nil) }
        var statements = filled(call, .optional(.tuple(types.map { .init(nil, $0) })), with: .tuple(positions))
        statements.append(.guard([.bindTuple(names, Self.answer)], [givenUp], isShort: true))
        if let (name, error) = zip(names, handler).first(where: { $1.type.isError }) {
            // One that is declared never to be missing is still only told where something failed.
            let value = error.type.isOptional ? SwiftExpression.name(name) : .name(name).cast(.certain, .optional(.error))
            statements.append(thrown(value == .name("error") ? nil : value))
        }
        let items = values.map { value in
            declared(.name(SwiftIdentifier.local(value.name)), value).labelled(values.count > 1 ? value.name : nil)
        }
        guard let first = items.first else { return statements }
        return statements + [.return(items.count > 1 ? .tuple(items) : first.value)]
    }

    /// `if let error = … { throw error }`
    private func thrown(_ error: SwiftExpression?) -> SwiftStatement {
        .if([SwiftBranch([.bind("error", error)], [.throw(.name("error"))], isShort: true)], otherwise: nil)
    }

    /// Whether the flow may complete the handler with nothing there.
    private func isMissable(_ value: (name: String, type: SwiftType)) -> Bool {
        model.flowType(handler.first { $0.name == value.name }?.type ?? value.type).isOptional
    }

    /// Whether Swift has something for an Objective-C object that should be there and is not: an empty value of its own type.
    private func isBridged(_ type: SwiftType) -> Bool {
        guard face.method.language == .objectiveC else { return false }
        switch type.base {
        case "String", "Data", .named("Set", _), .array(_), .dictionary(_, _): return true
        default: return false
        }
    }

    /// The value as the result's type; what should be there and is not fails, unless Swift has an empty one for it.
    private func declared(_ code: SwiftExpression, _ value: (name: String, type: SwiftType)) -> SwiftExpression {
        guard isMissable(value) else { return model.toDeclared(code, value.type, isOptional: false) }
        // As one that may be missing, so that what stands for it is said once, below.
        let converted = model.toDeclared(code, value.type.with(.optional), isOptional: true)
        guard !value.type.isOptional else { return converted }
        let isRequired = nothing == nil && !isBridged(value.type)
        return isRequired ? .required(converted, value.name) : converted.infix(.coalescing, model.fallback(value.type))
    }
}
