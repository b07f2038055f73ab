internal import Declarations
internal import Spec
internal import SwiftCode

/// What is there before the app does anything: settings of the device, of the mock and of objects.
extension ScenarioLowering {
    mutating func set(_ type: String, _ object: Expression?, _ arguments: [Argument]) {
        set(arguments, of: object.map { copy($0, of: type) ?? values.value($0).demanded } ?? .name("shared"), type)
    }

    mutating func set(_ arguments: [Argument], of receiver: SwiftExpression, _ type: String) {
        for argument in arguments {
            guard let property = context.property(argument.name.value, of: type) else { continue }
            if let block = context.block(argument.name.value, of: type) {
                set(block, of: receiver, argument.value)
                continue
            }
            let owner = property.property.declaration.isStatic ? SwiftExpression.name(type) : receiver
            assign(owner.dot(property.name), declared(argument.value, property.type))
        }
    }

    /// A struct is a value: what is set is set in a copy, which has its name from then on.
    private mutating func copy(_ object: Expression, of type: String) -> SwiftExpression? {
        guard context.model.classes[type]?.form == .structure, case .reference(let reference) = object.kind, reference.path.isEmpty,
            case .local(let name) = reference.root
        else { return nil }
        let variable = newVariable(name)
        add(.variable(variable, nil, values.value(object).demanded))
        values.locals[name] = .value(variable: variable, type: .named(type), isOptional: false)
        return .name(variable)
    }

    /// A method that may change a struct is called on a copy, too.
    mutating func changing(_ call: ScenarioCall) -> ScenarioCall {
        guard let object = call.object, copy(object, of: call.type) == nil else { return call }
        let name = fresh(SwiftIdentifier.camelCase(call.type))
        add(.variable(name, nil, values.value(object).demanded))
        values.locals[name] = .value(variable: name, type: .named(call.type), isOptional: false)
        var changed = call
        changed.object = Expression(.reference(Reference(root: .local(name), path: [])), type: .named(call.type), place: object.place)
        return changed
    }

    /// A value as a parameter or property takes it: a literal text becomes a URL, bytes or a UUID, what is worked out the number that is declared.
    func declared(_ expression: Expression, _ type: SwiftType) -> SwiftExpression { values.declared(expression, as: type) }

    mutating func device(_ device: ScenarioVerb.Device) {
        if let apps = device.apps { assign(.device.dot("apps"), .array(apps.map { .string($0.value) })) }
        if let broken = device.broken { assign(.device.dot("broken"), .array(broken.map { .string($0.value) })) }
        let close = SwiftExpression.implicit("close")
        if let person = device.person {
            let items = SwiftExpression.members(person.map { ($0.name.value, values.value($0.value).code) })
            will(person.isEmpty ? close : .implicit("choose", [items]))
        }
        if device.closes { will(close) }
    }

    private mutating func will(_ action: SwiftExpression) {
        add(SwiftExpression.device.dot("person").calling("will", [action.unlabelled]))
    }

    mutating func fault(_ endpoint: String, _ fault: ScenarioVerb.Fault, _ count: Int) {
        let count = SwiftExpression.integer(count).labelled("count")
        let effect: [(name: String, value: SwiftExpression)]
        switch fault {
        case .transport(let reason):
            return add(.device("unsent", [requests(of: endpoint).unlabelled, error(reason, endpoint).unlabelled, count]))
        case .held: return add(.device("hold", [requests(of: endpoint).unlabelled, count]))
        case .error(let name, let values):
            effect = [("error", .string(ErrorTable.lastPart(of: name.value)))] + with(values)
        case .latency(let milliseconds): effect = [("latencyMillis", .integer(milliseconds))]
        case .cut: effect = [("cut", .boolean(true))]
        case .unreadable: effect = [("status", .integer(200)), ("body", .string("?"))]
        case .status(let status): effect = [("status", .integer(status)), ("body", .string(""))]
        }
        add(.device("fault", [SwiftExpression.string(endpoint).unlabelled, SwiftExpression.members(effect).unlabelled, count], .throwing))
    }

    private func with(_ arguments: [Argument]) -> [(name: String, value: SwiftExpression)] {
        arguments.isEmpty ? [] : [("with", values.object(arguments))]
    }

    /// The requests of an endpoint: method and URL, with placeholders.
    func requests(of name: String) -> SwiftExpression {
        guard let endpoint = context.model.endpoints[name] else { return .array([]) }
        let methods = endpoint.methods.isEmpty ? ["GET"] : endpoint.methods.map(\.value)
        return .array(methods.map { .string("\($0) \(endpoint.url.value)") })
    }

    /// How requests for the endpoint's URL end on the client's side.
    private func error(_ reason: ScenarioVerb.TransportFault, _ name: String) -> SwiftExpression {
        switch reason {
        case .timeout: .implicit("timedOut")
        case .insecure: .implicit("insecure", [.string(name)])
        case .url: .implicit("badURL", [.string(name)])
        }
    }

    mutating func drop(_ record: String, _ fields: [Argument]) {
        let key = context.lookup.record(record)?.key.value
        guard let argument = fields.first(where: { $0.name.value == key }) else { return }
        add(.device("drop", .string(record), values.value(argument.value).demanded, effects: .throwing))
    }

    mutating func act(_ action: String, _ key: Expression?, _ arguments: [Argument]) {
        let told = values.object(arguments)
        let steps = context.model.spec.mock?.actions.first { $0.name.value == action }?.steps ?? []
        if steps.withNested().contains(where: \.endsEvents) { mayComeAgain = context.model.comesAgain }
        if let key {
            add(.device("act", .string(action), values.value(key).demanded, told, effects: [.throwing, .waiting]))
        } else {
            add(.device("act", .string(action), told, effects: [.throwing, .waiting]))
        }
    }

    mutating func capability(_ operation: String, _ reply: ScenarioVerb.Reply) {
        let name = SwiftExpression.string(operation)
        if context.model.tellsOfEvents(operation) { mayComeAgain = context.model.comesAgain }
        switch reply {
        case .value(let expression): add(.device("answers", name, values.value(expression, as: FlowType(.json)).code))
        case .error(let error): if let value = context.model.errorValue(error.value) { add(.device("fails", name, value)) }
        case .never: add(.device("neverAnswers", name))
        }
    }
}

extension AnswerStep {
    fileprivate var endsEvents: Bool { if case .close = verb { true } else { false } }
}

extension SystemModel {
    /// Whether a client that listens, in the background or while it is waited for, may come again.
    fileprivate var comesAgain: Bool { behaviour.flows.values.contains { $0.follows || $0.listens } }

    fileprivate func tellsOfEvents(_ operation: String) -> Bool {
        spec.capabilities.contains { capability in
            capability.operations.contains { "\(capability.name.value).\($0.name.value)" == operation && $0.isEventStream }
        }
    }
}
