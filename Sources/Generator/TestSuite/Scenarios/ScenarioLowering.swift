internal import Declarations
internal import Spec
internal import SwiftCode

/// The steps of one scenario as the body of a Swift function.
struct ScenarioLowering {
    var values: ScenarioValues
    private(set) var code: [SwiftStatement] = []
    /// The Swift types of names, for what other scenarios read.
    var types: [String: SwiftTypeName] = [:]
    private var counters: [String: Int] = [:]
    /// Constants of what every app has at hand: unused ones are not written down.
    private var standing: Set<String> = []
    /// The names that the scenario gives.
    private let given: Set<String>
    /// The names that it needs of an earlier scenario, and for each step those that are needed behind it: others are not bound.
    private let needed: (borrowed: Set<String>, behind: [Set<String>])
    /// What steps look at: names, and what is read behind them. A call whose error none looks at has to succeed.
    private let lookedAt: Set<Reference>
    /// Those that are needed behind the step at hand.
    private var read: Set<String> = []
    /// The names that it hands on to those that come after it.
    private let handed: [String]
    /// Variables that there are already.
    private var bound: Set<String>
    /// Calls that were started, and whose end no step has waited for.
    var underWay: Set<String> = []
    /// Whether what the client listens to in the background has ended: it sleeps, or is about to, before it comes again.
    var mayComeAgain = false
    /// The blocks of properties that the app is told of as long as it runs.
    var heardBlocks: Set<String> = []
    /// Whether the app runs on from an earlier scenario.
    private var isLater: Bool
    /// The call behind all steps, whose task is cancelled.
    private var cancelled: ScenarioCall?

    var context: ScenarioContext { values.context }

    let way: ScenarioWay

    private init(_ scenario: Scenario, handing handed: [String], _ context: ScenarioContext, _ way: ScenarioWay) {
        self.way = way
        values = ScenarioValues(context: context)
        isLater = scenario.after != nil
        given = scenario.givenNames
        needed = scenario.neededNames(handing: Set(handed))
        self.handed = handed
        lookedAt = Set(scenario.steps.flatMap(\.references))
        // What stands at its beginning has names of its own.
        let recorders = context.heard.map { context.recorderVariable($0.name.value) }
        bound = Set(recorders + ["device"] + (context.sharedClass == nil ? [] : ["shared"]))
    }

    /// Whether a step looks at a member of what the name stands for, or at all of it, as scenarios behind this one may.
    func looks(at member: String, of name: String) -> Bool {
        handed.contains(name) || lookedAt.contains { $0.local == name && ($0.path.first ?? member) == member }
    }

    /// The body of a scenario's function.
    ///
    /// - Parameters:
    ///   - handed: names that it answers, because scenarios that come after it read them.
    ///   - earlier: what the scenario that it comes after answers.
    static func body(
        of scenario: Scenario,
        handing handed: [String] = [],
        after earlier: ScenarioHandover = ScenarioHandover(),
        _ context: ScenarioContext,
        _ way: ScenarioWay = .delegates
    ) -> (statements: [SwiftStatement], handover: ScenarioHandover) {
        var lowering = ScenarioLowering(scenario, handing: handed, context, way)
        let before = lowering.before(scenario, earlier)
        return (before + lowering.statements(scenario.steps[...]), lowering.handover)
    }

    /// The steps before a call of a method that can be awaited, then that call, whose task is cancelled.
    static func body(
        of scenario: Scenario, after earlier: ScenarioHandover, _ context: ScenarioContext, cancelling index: Int
    ) -> [SwiftStatement] {
        var scenario = scenario
        let last = scenario.steps[index].verb
        scenario.steps = Array(scenario.steps[...index])
        var lowering = ScenarioLowering(scenario, handing: [], context, .twins)
        if case .call(let call) = last { lowering.cancelled = call }
        let before = lowering.before(scenario, earlier, in: .name(ScenarioWay.twins.owner))
        return before + lowering.statements(scenario.steps[...])
    }

    /// What happened before, with the names of it that this scenario reads.
    ///
    /// - Parameter owner: the type that has the function, outside of it.
    private mutating func before(_ scenario: Scenario, _ earlier: ScenarioHandover, in owner: SwiftExpression? = nil) -> [SwiftStatement] {
        guard let after = scenario.after?.value else { return [] }
        let names = earlier.names.filter { needed.borrowed.contains($0) }
        var variables: [String: String] = [:]
        for name in names {
            let variable = newVariable(name)
            variables[name] = variable
            values.locals[name] = earlier.locals[name]?.named(variable)
            types[name] = earlier.types[name]
        }
        let function = owner?.dot(after) ?? .name(after)
        let call = function.called([SwiftExpression.device.unlabelled], [.throwing, .waiting])
        guard !names.isEmpty else { return [.expression(call)] }
        let places = earlier.names.map { variables[$0].map { SwiftPattern.name($0) } ?? .any }
        return [.binding(SwiftBinding(places.count == 1 ? places[0] : .tuple(places), nil, call))]
    }

    private var handover: ScenarioHandover {
        ScenarioHandover(
            names: handed,
            locals: values.locals.filter { handed.contains($0.key) },
            types: types.filter { handed.contains($0.key) }
        )
    }

    // MARK: - Steps

    /// Steps with what they need, up to the end of the story; what comes after a restart is a block of its own.
    private mutating func statements(_ steps: ArraySlice<ScenarioStep>) -> [SwiftStatement] {
        (code, standing) = ([], [])
        start(steps)
        for index in steps.indices where !isCancelled(index, of: steps) {
            read = needed.behind[index]
            guard case .restart = steps[index].verb else {
                add(steps[index].verb)
                continue
            }
            let before = used
            return (before + [restarted(steps[(index + 1)...])]).withoutUnusedNames
        }
        finish()
        // Not every way of telling it says all that the scenario does.
        return used.withoutUnusedNames
    }

    private func isCancelled(_ index: Int, of steps: ArraySlice<ScenarioStep>) -> Bool {
        cancelled != nil && index == steps.endIndex - 1
    }

    private var used: [SwiftStatement] { UnusedConstants.removed(from: code, among: standing) }

    private mutating func restarted(_ steps: ArraySlice<ScenarioStep>) -> SwiftStatement {
        isLater = false
        let body = SwiftClosure([], statements(steps))
        let call = SwiftExpression.device("restart", trailing: body, [.throwing, .waiting])
        return handed.isEmpty ? .expression(call) : .return(call)
    }

    /// What the steps until the app ends need: the shared object, delegates that take notes, and blocks that do.
    private mutating func start(_ steps: ArraySlice<ScenarioStep>) {
        let life = steps.prefix { $0.verb.keepsRunning }
        let recorders = RecorderUse.protocols(in: life, context)
        if let type = context.sharedClass {
            let call = context.sharedCall(type)
            stand("shared", context.isSharedOptional(type) ? .required(call) : call)
        }
        let removed = isLater ? RecorderUse.removed(in: life, context) : []
        for name in recorders {
            stand(context.recorderVariable(name), .device(removed.contains(name) ? "keptBefore" : "keep", recorder(name)))
        }
        setDelegates()
        listen(in: life)
    }

    /// Those of classes, and of every object that one shares.
    private mutating func setDelegates() {
        for type in context.delegating {
            guard let delegate = context.standingDelegate(of: type), delegate.property.property.isSettable else { continue }
            let objects = context.sharedObjects.filter { context.model.ancestry(of: $0.type).contains { $0.name.value == type.name.value } }
            for object in delegate.isStatic ? [.name(type.name.value)] : objects.map(\.code) {
                assign(object.dot(delegate.property.name), .name(context.recorderVariable(delegate.protocolName)))
            }
        }
    }

    private mutating func stand(_ name: String, _ value: SwiftExpression) {
        standing.insert(name)
        bind(name, value)
    }

    private func recorder(_ name: String) -> SwiftExpression {
        guard way == .events, let events = context.model.protocols[name].flatMap({ ProtocolEvents($0, context.model) }) else {
            return .call(ScenarioContext.recorder(name), [SwiftExpression.log.unlabelled])
        }
        return .name(events.names.sequence).calling("noted", [SwiftExpression.log.labelled("in")])
    }

    /// Hands on what later scenarios read.
    private mutating func finish() {
        if let cancelled { cancel(cancelled) }
        let variables = handed.compactMap { values.locals[$0]?.variable }.map { SwiftExpression.name($0) }
        guard let first = variables.first else { return }
        code.append(.return(variables.count == 1 ? first : .tuple(variables.map(\.unlabelled))))
    }

    func readable(_ name: String?) -> String? { name.flatMap { read.contains($0) ? $0 : nil } }

    private mutating func add(_ verb: ScenarioVerb) {
        switch verb {
        case .set(let type, let object, let values): set(type, object, values)
        case .device(let device): self.device(device)
        case .settings, .restart: break
        case .bind(let name, let value): self.name(name.value, value)
        case .fault(let endpoint, let fault, let count): self.fault(endpoint.value, fault, count)
        case .release(let endpoint): add(.device("release", requests(of: endpoint.value)))
        case .advance(let seconds):
            // What goes on may still be on its way to where it sleeps, over a socket, and events may have yet to break off.
            if !underWay.isEmpty { add(.device("rest", [], [.throwing, .waiting])) }
            if mayComeAgain { add(.device("asleep", [], .waiting)) }
            add(.device("advance", values.value(seconds, as: FlowType(.number)).code))
        case .records(.put(let record, let fields, _)):
            add(.device("put", .string(record.value), values.object(fields), effects: .throwing))
        case .records(.drop(let record, let fields)): drop(record.value, fields)
        case .callback(let endpoint, let arguments):
            add(.device("callback", .string(endpoint.value), values.object(arguments), effects: [.throwing, .waiting]))
        case .action(let name, let key, let arguments):
            act(name.value, key, arguments)
        case .capability(let operation, let reply): capability(operation.value, reply)
        case .call(var call), .new(var call):
            if !holds(call) { call.result = readable(call.result) }
            self.call(call)
        case .react(let reaction): react(reaction)
        case .cancel(let name): cancel(name.value)
        case .ended(let end): ended(end)
        case .until(let condition): until(values.test(condition))
        case .read(let record, let fields, let result): self.read(record.value, fields, readable(result))
        case .stored(let text, let isReadable): stored(text, isReadable)
        case .notified(let selector, let type, let arguments, let result): notified(selector.value, type, arguments, readable(result))
        case .reported(let name, let handler, let language, let arguments, let result):
            reported(name.value, handler, language, arguments, readable(result))
        case .expect(let condition): values.expectations(condition).forEach { expect($0) }
        case .posted(let name, let carried, let result): posted(name.value, carried, readable(result))
        case .journal(let endpoint, let count, let waits): journal(endpoint.value, count, waits)
        }
    }

    // MARK: - Statements

    mutating func add(_ value: SwiftExpression) { code.append(.expression(value)) }
    mutating func add(_ statement: SwiftStatement) { code.append(statement) }
    mutating func assign(_ target: SwiftExpression, _ value: SwiftExpression) { code.append(.assign(target, "=", value)) }
    mutating func bind(_ name: String, _ value: SwiftExpression) { code.append(.constant(name, nil, value)) }
    mutating func expect(_ condition: SwiftExpression) { add(.expect(condition)) }

    /// The statements that a closure adds, for a block of their own.
    mutating func inner(_ body: (inout ScenarioLowering) -> Void) -> [SwiftStatement] {
        let outer = code
        defer { code = outer }
        code = []
        body(&self)
        return code
    }

    // MARK: - Names

    /// A variable for a name of the scenario: another one where the name was given before.
    mutating func newVariable(_ name: String) -> String {
        var number = 1
        while bound.contains(number == 1 ? name : "\(name)\(number)") { number += 1 }
        let free = number == 1 ? name : "\(name)\(number)"
        bound.insert(free)
        return MockNames.local(free)
    }

    /// `heard`, `heard2`, `heard3` …, without names that the scenario gives.
    mutating func fresh(_ stem: String) -> String {
        repeat { counters[stem, default: 0] += 1 } while given.contains(name(stem)) || bound.contains(name(stem))
        return name(stem)
    }

    private func name(_ stem: String) -> String { counters[stem] == 1 ? stem : "\(stem)\(counters[stem] ?? 0)" }
}
