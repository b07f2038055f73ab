internal import Declarations
internal import Spec
internal import SwiftCode

/// The steps of one scenario as the body of a Swift function.
struct ScenarioLowering {
    var values: ScenarioValues
    var code: CodeLines
    /// The Swift types of names, for what other scenarios read.
    var types: [String: String] = [:]
    private var counters: [String: Int] = [:]
    private var recorders: [String] = []
    /// The names that the scenario gives.
    private let given: Set<String>
    /// Of those the ones that it reads, or hands on: the others are not bound.
    private let read: Set<String>
    /// The names that it hands on to those that come after it.
    private let handed: [String]
    /// Variables that there are already.
    private var bound: Set<String> = []

    var context: ScenarioContext { values.context }

    let way: ScenarioWay

    private init(_ scenario: Scenario, handing handed: [String], _ context: ScenarioContext, _ way: ScenarioWay, base: Int = 8) {
        self.way = way
        values = ScenarioValues(context: context)
        code = CodeLines(base: base)
        given = scenario.givenNames
        read = scenario.readNames.union(handed)
        self.handed = handed
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
    ) -> (lines: [String], handover: ScenarioHandover) {
        var lowering = ScenarioLowering(scenario, handing: handed, context, way)
        if let after = scenario.after { lowering.begin(after: after.value, earlier, scenario) }
        lowering.start(scenario.steps[...])
        lowering.add(scenario.steps[...])
        return (UnusedConstants.removed(from: lowering.code.lines), lowering.handover)
    }

    /// What happened before, with the names of it that this scenario reads.
    ///
    /// - Parameter owner: the type that has the function, with a dot; empty within it.
    private mutating func begin(after name: String, _ earlier: ScenarioHandover, _ scenario: Scenario, in owner: String = "") {
        let passing = Set(handed).subtracting(given)
        let names = earlier.names.filter { scenario.borrowedNames.contains($0) || passing.contains($0) }
        for name in names {
            values.locals[name] = earlier.locals[name]?.named(newVariable(name))
            types[name] = earlier.types[name]
        }
        let call = "try await \(owner)\(SwiftIdentifier.escaped(name))(device)"
        guard !names.isEmpty else { return code.add(call) }
        guard names != earlier.names || names.count > 1 else {
            return code.add("let \(SwiftIdentifier.escaped(MockNames.local(names[0]))) = \(call)")
        }
        let places = earlier.names.map { names.contains($0) ? SwiftIdentifier.escaped(MockNames.local($0)) : "_" }
        code.add("let \(places.count == 1 ? places[0] : "(\(places.joined(separator: ", ")))") = \(call)")
    }

    private var handover: ScenarioHandover {
        ScenarioHandover(
            names: handed,
            locals: values.locals.filter { handed.contains($0.key) },
            types: types.filter { handed.contains($0.key) }
        )
    }

    /// A variable for a name of the scenario: another one where the name was given before.
    mutating func newVariable(_ name: String) -> String {
        var number = 1
        while bound.contains(number == 1 ? name : "\(name)\(number)") { number += 1 }
        let free = number == 1 ? name : "\(name)\(number)"
        bound.insert(free)
        return SwiftIdentifier.escaped(MockNames.local(free))
    }

    /// Hands on what later scenarios read.
    private mutating func finish() {
        let variables = handed.compactMap { values.locals[$0]?.variable }
        guard !variables.isEmpty else { return }
        code.add("return \(variables.count == 1 ? variables[0] : "(\(variables.joined(separator: ", ")))")")
    }

    /// The steps before a call of a method that can be awaited, then that call, whose task is cancelled.
    static func body(of scenario: Scenario, after earlier: ScenarioHandover, _ context: ScenarioContext, cancelling index: Int) -> [String]
    {
        var scenario = scenario
        scenario.steps = Array(scenario.steps[...index])
        var lowering = ScenarioLowering(scenario, handing: [], context, .twins)
        if let after = scenario.after { lowering.begin(after: after.value, earlier, scenario, in: "\(ScenarioWay.twins.owner).") }
        lowering.start(scenario.steps[...])
        lowering.add(scenario.steps.dropLast())
        if case .call(let call) = scenario.steps[index].verb { lowering.cancelled(call) }
        return UnusedConstants.removed(from: lowering.code.lines)
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
        for type in context.delegating {
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
                code.add("\(handed.isEmpty ? "" : "return ")try await device.restart {")
                code.indent()
                start(steps[(index + 1)...])
                add(steps[(index + 1)...])
                code.outdent()
                code.add("}")
                return
            }
            add(steps[index].verb)
        }
        finish()
    }

    func readable(_ name: String?) -> String? { name.flatMap { read.contains($0) ? $0 : nil } }

    mutating func add(_ verb: ScenarioVerb) {
        switch verb {
        case .set(let type, let object, let values): set(type, object, values)
        case .device(let device): self.device(device)
        case .settings, .restart: break
        case .fault(let endpoint, let fault, let count): self.fault(endpoint.value, fault, count)
        case .release(let endpoint): code.add(.call("device.release", [requests(of: endpoint.value)]))
        case .advance(let seconds): code.add("device.advance(\(values.value(seconds).text))")
        case .put(let record, let fields): put(record.value, fields)
        case .drop(let record, let fields): drop(record.value, fields)
        case .callback(let endpoint, let arguments): callback(endpoint.value, arguments)
        case .capability(let operation, let reply): capability(operation.value, reply)
        case .call(var call), .new(var call):
            call.result = readable(call.result)
            self.call(call)
        case .react(let selector, let type, let steps, let answer): react(selector.value, type, steps, answer)
        case .cancel(let name): cancel(name.value)
        case .ended(let end): ended(end)
        case .until(let condition): until(condition)
        case .read(let record, let fields, let result): self.read(record.value, fields, readable(result))
        case .stored(let text, let isReadable): stored(text, isReadable)
        case .notified(let selector, let type, let arguments, let result): notified(selector.value, type, arguments, readable(result))
        case .expect(let condition): for line in values.expectations(condition) { expect(line) }
        case .posted(let name): code.add("device.log.posted(\(Escaping.swiftLiteral(context.notification(name.value))))")
        case .journal(let endpoint, let count, let waits):
            let actual = "try device.count(\(Escaping.swiftLiteral(endpoint.value)))"
            if waits { code.add("try await device.until { \(actual) >= \(count) }") }
            code.add("#expect(\(actual) == \(count))")
        }
    }

    mutating func expect(_ condition: String) {
        let operands = condition.split(separator: " == ", maxSplits: 1).map { SwiftText.plain(String($0)) }
        code.add(.call("#expect", [operands.count == 2 ? .chain(operands, operation: "==") : .plain(condition)]))
    }

    /// `heard`, `heard2`, `heard3` …, without names that the scenario gives.
    mutating func fresh(_ stem: String) -> String {
        repeat { counters[stem, default: 0] += 1 } while given.contains(name(stem)) || bound.contains(name(stem))
        return name(stem)
    }

    private func name(_ stem: String) -> String { counters[stem] == 1 ? stem : "\(stem)\(counters[stem] ?? 0)" }

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
        if case .held = fault { return code.add(.call("device.hold", [requests(of: endpoint), .plain("count: \(count)")])) }
        let effect =
            switch fault {
            case .error(let name):
                "[\"error\": \(Escaping.swiftLiteral(name.value.split(separator: ".").last.map(String.init) ?? name.value))]"
            case .latency(let milliseconds): "[\"latencyMillis\": \(milliseconds)]"
            case .cut: "[\"cut\": true]"
            case .unreadable: "[\"status\": 200, \"body\": \"?\"]"
            case .status(let status): "[\"status\": \(status), \"body\": \"\"]"
            case .transport, .held: "[:]"
            }
        code.add("try device.fault(\(Escaping.swiftLiteral(endpoint)), \(effect), count: \(count))")
    }

    /// The requests of an endpoint: method and URL, with placeholders.
    private func requests(of name: String) -> SwiftText {
        guard let endpoint = context.model.endpoints[name] else { return .array([]) }
        let methods = endpoint.methods.isEmpty ? ["GET"] : endpoint.methods.map(\.value)
        return .array(methods.map { SwiftText.plain(Escaping.swiftLiteral("\($0) \(endpoint.url.value)")) })
    }

    /// Requests for the endpoint's URL end on the client's side.
    private mutating func unsent(_ name: String, _ reason: ScenarioVerb.TransportFault, _ count: Int) {
        let error =
            switch reason {
            case .timeout: ".timedOut"
            case .insecure: ".insecure(\(Escaping.swiftLiteral(name)))"
            case .url: ".badURL(\(Escaping.swiftLiteral(name)))"
            }
        code.add(.call("device.unsent", [requests(of: name), .plain(error), .plain("count: \(count)")]))
    }

    private mutating func put(_ record: String, _ fields: [Argument]) {
        let members = fields.map { ($0.name.value, SwiftText.plain(values.json($0.value))) }
        code.add(.call("device.put", [.plain(Escaping.swiftLiteral(record)), .dictionary(members)]), prefix: "try ")
    }

    private mutating func drop(_ record: String, _ fields: [Argument]) {
        let key = context.lookup.record(record)?.key.value
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
