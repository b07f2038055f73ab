internal import Declarations
internal import Spec

/// The steps of one scenario as the body of a Swift function.
struct ScenarioLowering {
    var values: ScenarioValues
    var code: CodeLines
    private var counters: [String: Int] = [:]
    private var recorders: [String] = []
    /// The names that the scenario gives.
    private var given: Set<String> = []
    /// Of those the ones that it reads: the others are not bound.
    private var read: Set<String> = []

    var context: ScenarioContext { values.context }

    let way: ScenarioWay

    private init(_ context: ScenarioContext, _ way: ScenarioWay, base: Int) {
        self.way = way
        values = ScenarioValues(context: context)
        code = CodeLines(base: base)
    }

    static func body(of scenario: Scenario, _ context: ScenarioContext, _ way: ScenarioWay = .delegates, base: Int = 8) -> [String] {
        var lowering = prepared(scenario, context, way, base)
        lowering.start(scenario.steps[...])
        lowering.add(scenario.steps[...])
        return UnusedConstants.removed(from: lowering.code.lines)
    }

    /// The steps before a call of a method that can be awaited, then that call, whose task is cancelled.
    static func body(of scenario: Scenario, _ context: ScenarioContext, cancelling index: Int) -> [String] {
        var lowering = prepared(scenario, context, .twins, 8, isElsewhere: true)
        lowering.start(scenario.steps[...index])
        lowering.add(scenario.steps[..<index])
        if case .call(let call) = scenario.steps[index].verb { lowering.cancelled(call) }
        return UnusedConstants.removed(from: lowering.code.lines)
    }

    /// - Parameter isElsewhere: whether the body stands in another type than the scenario before it.
    private static func prepared(
        _ scenario: Scenario,
        _ context: ScenarioContext,
        _ way: ScenarioWay,
        _ base: Int,
        isElsewhere: Bool = false
    ) -> ScenarioLowering {
        var lowering = ScenarioLowering(context, way, base: base)
        lowering.given = Set(scenario.steps.compactMap(\.verb.result))
        lowering.read = scenario.readNames
        guard let after = scenario.after else { return lowering }
        let owner = isElsewhere ? "\(way.owner)." : ""
        lowering.code.add("try await \(owner)\(SwiftIdentifier.escaped(after.value))(device)")
        return lowering
    }

    /// What the steps until the app ends need: the shared object, and delegates that take notes.
    private mutating func start(_ steps: ArraySlice<ScenarioStep>) {
        recorders = RecorderUse.protocols(in: steps.prefix { $0.verb.keepsRunning }, context)
        let sharedClass = context.sharedClass
        let usesShared = sharedClass != nil
        if let type = sharedClass {
            let call = context.sharedCall(type)
            code.add("let shared = \(context.isSharedOptional(type) ? "try #require(\(call))" : call)")
        }
        for name in recorders {
            let variable = context.recorderVariable(name)
            code.add("let \(variable) = device.keep(\(recorder(name)))")
        }
        for type in context.spec.classes {
            guard let delegate = type.delegate, recorders.contains(delegate.protocolName.value) else { continue }
            guard let property = context.property(delegate.property.value, of: type.name.value) else { continue }
            let variable = context.recorderVariable(delegate.protocolName.value)
            if type.isDelegateStatic || property.property.declaration.isStatic {
                code.add("\(type.name.value).\(property.name) = \(variable)")
            } else if usesShared, type.name.value == sharedClass?.name.value {
                code.add("shared.\(property.name) = \(variable)")
            }
        }
    }

    private func recorder(_ name: String) -> String {
        guard way == .events, let events = context.model.protocols[name].flatMap({ ProtocolEvents($0, context.model) }) else {
            return "\(ScenarioContext.recorder(name))(device.log)"
        }
        return "\(events.names.sequence).noted(in: device.log)"
    }

    mutating func add(_ steps: ArraySlice<ScenarioStep>) {
        for index in steps.indices {
            if case .restart = steps[index].verb {
                code.add("try await device.restart {")
                code.indent()
                start(steps[(index + 1)...])
                add(steps[(index + 1)...])
                code.outdent()
                code.add("}")
                return
            }
            add(steps[index].verb)
        }
    }

    private func readable(_ name: String?) -> String? { name.flatMap { read.contains($0) ? $0 : nil } }

    mutating func add(_ verb: ScenarioVerb) {
        switch verb {
        case .set(let type, let object, let values): set(type, object, values)
        case .device(let device): self.device(device)
        case .settings, .restart: break
        case .fault(let endpoint, let fault, let count): self.fault(endpoint.value, fault, count)
        case .advance(let seconds): code.add("device.advance(\(values.value(seconds).text))")
        case .put(let record, let fields): put(record.value, fields)
        case .drop(let record, let fields): drop(record.value, fields)
        case .callback(let endpoint, let arguments): callback(endpoint.value, arguments)
        case .capability(let operation, let reply): capability(operation.value, reply)
        case .call(var call), .new(var call):
            call.result = readable(call.result)
            self.call(call)
        case .react(let selector, let type, let steps, let answer): react(selector.value, type, steps, answer)
        case .cancel(let name): code.add("\(MockNames.local(name.value)).cancel()")
        case .notified(let selector, let type, let arguments, let result): notified(selector.value, type, arguments, readable(result))
        case .expect(let condition): for line in values.expectations(condition) { expect(line) }
        case .posted(let name): code.add("device.log.posted(\(Escaping.swiftLiteral(notification(name.value))))")
        case .journal(let endpoint, let count):
            code.add("#expect(try device.count(\(Escaping.swiftLiteral(endpoint.value))) == \(count))")
        }
    }

    mutating func expect(_ condition: String) {
        let operands = condition.split(separator: " == ", maxSplits: 1).map { SwiftText.plain(String($0)) }
        code.add(.call("#expect", [operands.count == 2 ? .chain(operands, operation: "==") : .plain(condition)]))
    }

    /// `heard`, `heard2`, `heard3` …, without names that the scenario gives.
    mutating func fresh(_ stem: String) -> String {
        repeat { counters[stem, default: 0] += 1 } while given.contains(name(stem))
        return name(stem)
    }

    private func name(_ stem: String) -> String { counters[stem] == 1 ? stem : "\(stem)\(counters[stem] ?? 0)" }

    func notification(_ name: String) -> String {
        context.spec.constants.first { $0.name.value == name }?.value?.value ?? name
    }

    // MARK: - What is there before

    private mutating func set(_ type: String, _ object: Expression?, _ arguments: [Argument]) {
        let receiver = object.map { values.required(values.value($0)) } ?? "shared"
        for argument in arguments {
            guard let property = context.property(argument.name.value, of: type) else { continue }
            let value = values.value(argument.value)
            code.add("\(receiver).\(SwiftIdentifier.escapedMember(property.name)) = \(declared(value, property.type))")
        }
    }

    /// A literal text becomes the URL that a parameter takes.
    func declared(_ value: ScenarioValue, _ type: SwiftType) -> String {
        if type.base == "URL", value.type == .string, !value.isOptional { return "try link(\(value.text))" }
        if value.isOptional, !type.isOptional, value.text != "nil" { return values.required(value) }
        return value.text
    }

    private mutating func device(_ device: ScenarioVerb.Device) {
        if let apps = device.apps { code.add("device.apps = [\(Self.literals(apps))]") }
        if let broken = device.broken { code.add("device.broken = [\(Self.literals(broken))]") }
        if let person = device.person {
            let items = person.map { "\(Escaping.swiftLiteral($0.name.value)): \(values.value($0.value).text)" }
            code.add("device.person.will(\(items.isEmpty ? ".close" : ".choose([\(items.joined(separator: ", "))])"))")
        }
        if device.closes { code.add("device.person.will(.close)") }
    }

    private static func literals(_ names: [Located<String>]) -> String {
        names.map { Escaping.swiftLiteral($0.value) }.joined(separator: ", ")
    }

    private mutating func fault(_ endpoint: String, _ fault: ScenarioVerb.Fault, _ count: Int) {
        if case .transport(let reason) = fault { return unsent(endpoint, reason, count) }
        let effect =
            switch fault {
            case .error(let name):
                "[\"error\": \(Escaping.swiftLiteral(name.value.split(separator: ".").last.map(String.init) ?? name.value))]"
            case .latency(let milliseconds): "[\"latencyMillis\": \(milliseconds)]"
            case .cut: "[\"cut\": true]"
            case .unreadable: "[\"status\": 200, \"body\": \"?\"]"
            case .status(let status): "[\"status\": \(status), \"body\": \"\"]"
            case .transport: "[:]"
            }
        code.add("try device.fault(\(Escaping.swiftLiteral(endpoint)), \(effect), count: \(count))")
    }

    /// Requests for the endpoint's URL end on the client's side.
    private mutating func unsent(_ name: String, _ reason: ScenarioVerb.TransportFault, _ count: Int) {
        guard let endpoint = context.model.endpoints[name] else { return }
        let methods = endpoint.methods.isEmpty ? ["GET"] : endpoint.methods.map(\.value)
        let requests = methods.map { SwiftText.plain(Escaping.swiftLiteral("\($0) \(endpoint.url.value)")) }
        let error =
            switch reason {
            case .timeout: ".timedOut"
            case .insecure: ".insecure(\(Escaping.swiftLiteral(name)))"
            case .url: ".badURL(\(Escaping.swiftLiteral(name)))"
            }
        code.add(.call("device.unsent", [.array(requests), .plain(error), .plain("count: \(count)")]))
    }

    private mutating func put(_ record: String, _ fields: [Argument]) {
        let members = fields.map { ($0.name.value, SwiftText.plain(values.json($0.value))) }
        code.add(.call("device.put", [.plain(Escaping.swiftLiteral(record)), .dictionary(members)]), prefix: "try ")
    }

    private mutating func drop(_ record: String, _ fields: [Argument]) {
        let key = context.spec.mock?.records.first { $0.name.value == record }?.key.value
        guard let argument = fields.first(where: { $0.name.value == key }) else { return }
        code.add("try device.drop(\(Escaping.swiftLiteral(record)), \(values.required(values.value(argument.value))))")
    }

    private mutating func callback(_ endpoint: String, _ arguments: [Argument]) {
        let members = arguments.map { ($0.name.value, SwiftText.plain(values.json($0.value))) }
        code.add(.call("device.callback", [.plain(Escaping.swiftLiteral(endpoint)), .dictionary(members)]), prefix: "try await ")
    }

    private mutating func capability(_ operation: String, _ reply: ScenarioVerb.Reply) {
        let name = Escaping.swiftLiteral(operation)
        switch reply {
        case .value(let expression): code.add("device.answers(\(name), \(values.json(expression)))")
        case .error(let error):
            let parts = error.value.split(separator: ".", maxSplits: 1).map(String.init)
            if parts.count == 2 { code.add("device.fails(\(name), \(context.model.caseExpression(parts[0], parts[1])))") }
        case .never: code.add("device.neverAnswers(\(name))")
        }
    }
}
