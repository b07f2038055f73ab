import Declarations
import Diagnostics
import SourceText
import YAMLTree

/// Second half of loading: property values, policies, flows and the mock, once every name is known.
struct BehaviourLoader {
    private var resolver: Resolver
    private let decoder: SpecDecoder
    /// The names of the flows around which each policy stands.
    private let policyUsers: [String: [String]]

    /// - Returns: what is wrong with it, and what was worked out for it, for the rules.
    static func finish(_ spec: inout Spec, _ decoder: SpecDecoder) -> (diagnostics: [Diagnostic], survey: Survey) {
        var loader = BehaviourLoader(spec, decoder)
        loader.finishMock(&spec)
        loader.resolver.finishSent(decoder.commonHeaders)
        loader.finishProperties(&spec)
        loader.finishInitialisers(&spec)
        loader.finishHosts(&spec)
        loader.finishBases(&spec)
        spec.policies = decoder.pendingPolicies.map { loader.policy($0.policy, $0.node) }
        spec.flows = decoder.pendingFlows.map { loader.flow($0.flow, $0.node) }
        spec.sentTypes = loader.resolver.sentTypes
        let steps = StepLists(spec)
        Waiting.mark(&spec, steps)
        StatusUse.mark(&spec, steps)
        InnerNames.settle(&spec)
        spec.scenarios = loader.resolver.scenarios(decoder.files.nodes("scenarios"))
        spec.requests = loader.resolver.sampleRequests(decoder.files.nodes("requests"), spec)
        UnraisedError.settle(&spec, loader.resolver.index, steps)
        return (loader.resolver.diagnostics, Survey(spec, loader.resolver.index, steps))
    }

    private init(_ spec: Spec, _ decoder: SpecDecoder) {
        self.decoder = decoder
        policyUsers = decoder.pendingFlows.reduce(into: [:]) { users, pending in
            for policy in Set(pending.flow.policies.map(\.value)) { users[policy, default: []].append(pending.flow.name.value) }
        }
        var index = SpecIndex(spec)
        index.flows = FlowSignatures(spec).signatures(
            decoder.pendingFlows.map(\.flow), runs: Self.runs(decoder),
            returning: Set(decoder.pendingFlows.lazy.filter { Self.returns($0.node) }.map(\.flow.name.value)))
        index.policies = Set(decoder.pendingPolicies.map(\.policy.name.value))
        index.names.flows = SpecNames.sorted(decoder.pendingFlows.map(\.flow.name.value))
        index.names.policies = SpecNames.sorted(decoder.pendingPolicies.map(\.policy.name.value))
        resolver = Resolver(index)
    }

    // MARK: who runs whom

    /// For each flow the flows that its steps, and those of its policies, run or start.
    private static func runs(_ decoder: SpecDecoder) -> [String: Set<String>] {
        var ofPolicies: [String: Set<String>] = [:]
        for (policy, node) in decoder.pendingPolicies { ofPolicies[policy.name.value] = targets(node) }
        var all: [String: Set<String>] = [:]
        for (flow, node) in decoder.pendingFlows {
            let policies = flow.policies.flatMap { ofPolicies[$0.value] ?? [] }
            all[flow.name.value, default: []].formUnion(targets(node).union(policies))
        }
        return all
    }

    /// Whether a step, at any depth, returns something.
    private static func returns(_ node: YAMLNode) -> Bool {
        node["return"] != nil || node.items.contains(where: returns) || node.entries.contains { returns($0.value) }
    }

    private static func targets(_ node: YAMLNode) -> Set<String> {
        var found: Set<String> = []
        for key in ["run", "start"] {
            // What another object's flow does is nothing of this one's.
            if let name = node[key]?.text, node["of"] == nil { found.insert(name) }
        }
        for item in node.items { found.formUnion(targets(item)) }
        for entry in node.entries { found.formUnion(targets(entry.value)) }
        return found
    }

    // MARK: parts

    private mutating func finishProperties(_ spec: inout Spec) {
        for (classIndex, propertyIndex, node) in decoder.pendingProperties {
            let type = spec.classes[classIndex]
            let property = type.properties[propertyIndex]
            var scope = Scope(classes: [type.name.value])
            scope.error = type.wraps.isEmpty ? nil : .error
            let wanted = property.declaration.type.map { TypeMapping.valueType($0, property.language, owner: type.name.value) }
            let role = "the property `\(property.name)`"
            func read(_ key: String, _ resolver: inout Resolver) -> Located<Expression>? {
                node[key].map { Located(resolver.expression($0, as: wanted, role, scope), at: $0.place) }
            }
            let get = read("get", &resolver)
            spec.classes[classIndex].properties[propertyIndex].get = get
            resolver.index.workedOut[type.name.value, default: [:]][property.name] = get?.value
            let initial = read("initial", &resolver) ?? property.declaredValue(as: wanted, resolver.index)
            spec.classes[classIndex].properties[propertyIndex].initial = initial
        }
    }

    private mutating func finishBases(_ spec: inout Spec) {
        for (classIndex, node) in decoder.pendingBases {
            guard let host = node.string("host"), let url = node["url"] else { continue }
            let name = spec.classes[classIndex].name.value
            let value = resolver.base(url, "the base of `\(host.value)`", Scope(classes: [name]))
            spec.classes[classIndex].bases.append(ObjectBase(host: host, url: Located(value, at: url.place)))
        }
    }

    private mutating func finishInitialisers(_ spec: inout Spec) {
        for (classIndex, methodIndex, node) in decoder.pendingInitialisers {
            let type = spec.classes[classIndex]
            spec.classes[classIndex].methods[methodIndex].fills = resolver.filled(node, by: type.methods[methodIndex], of: type)
        }
    }

    private mutating func finishHosts(_ spec: inout Spec) {
        for node in decoder.files.nodes("hosts") {
            guard let index = spec.hosts.firstIndex(where: { $0.place == node.place }) else { continue }
            let name = spec.hosts[index].name.value
            if let choice = node["chosenBy"] {
                let value = resolver.expression(choice, as: .optional(.string), "the environment of `\(name)`", Scope())
                spec.hosts[index].chosenBy = Located(value, at: choice.place)
            }
            guard let base = node["setBy"] else { continue }
            spec.hosts[index].setBy = Located(resolver.base(base, "the base of `\(name)`", Scope()), at: base.place)
        }
    }

    private mutating func flow(_ shell: Flow, _ node: YAMLNode) -> Flow {
        var flow = shell
        for policy in flow.policies where !resolver.index.policies.contains(policy.value) {
            resolver.report(DanglingReference.diagnostic(policy, kind: "policy", known: resolver.index.names.policies))
        }
        guard let signature = resolver.index.flows[flow.name.value] else { return flow }
        let site = Resolver.FlowSite(signature: signature)
        let scope = scope(of: signature)
        flow.result = signature.result
        if let method = decoder.directCalls[flow.name.value] {
            (flow.steps, flow.onFailure) = resolver.directCall(node, of: method, signature, scope)
            return flow
        }
        flow.together = node["together"].flatMap { resolver.together($0, scope) }
        flow.steps = steps(node, "steps", site, scope)
        var failing = scope
        failing.error = .error
        flow.onFailure = steps(node, "onFailure", site, failing)
        flow.onSuccess = steps(node, "onSuccess", site, scope)
        failing.error = .optional(.error)
        flow.always = steps(node, "always", site, failing)
        return flow
    }

    private func scope(of signature: FlowSignature) -> Scope {
        Scope(
            arguments: signature.arguments,
            methods: signature.methods,
            classes: signature.hasObject ? signature.classes : [],
            owners: signature.classes,
            isObjectUnknown: signature.classes.isEmpty
        )
    }

    private mutating func steps(_ node: YAMLNode, _ key: String, _ site: Resolver.FlowSite, _ scope: Scope) -> [FlowStep] {
        var scope = scope
        return resolver.steps(node.nodes(key), site, &scope)
    }

    private mutating func policy(_ shell: Policy, _ node: YAMLNode) -> Policy {
        var policy = shell
        let users = policyUsers[policy.name.value] ?? []
        let classes = Set(users.flatMap { resolver.index.flows[$0]?.classes ?? [] }).sorted()
        let signature = FlowSignature(
            name: policy.name.value,
            arguments: [],
            parameters: [],
            classes: classes,
            methods: [],
            result: .void,
            hasObject: true
        )
        let site = Resolver.FlowSite(signature: signature)
        let scope = scope(of: signature)
        policy.before = steps(node, "before", site, scope)
        policy.retry = node.nodes("retry").map { retry($0, site, scope) }
        return policy
    }

    private mutating func retry(_ node: YAMLNode, _ site: Resolver.FlowSite, _ scope: Scope) -> Policy.Retry {
        let errors = resolver.errors(node)
        var failing = scope
        failing.error = .error
        failing.locals["attempt"] = Scope.Binding(type: .integer)
        let wait = node["wait"].map { resolver.expression($0, as: .number, "`wait`", failing) }
        let steps = steps(node, "steps", site, failing)
        return Policy.Retry(
            errors: errors, steps: steps, atMost: node["atMost"]?.scalar?.int ?? 1, wait: wait, place: node.place)
    }

    private mutating func finishMock(_ spec: inout Spec) {
        guard let node = decoder.files.single["mock"]?.value else { return }
        var decoder = self.decoder
        let fields = decoder.fields(node, "app")
        let pending = node.nodes("records").compactMap { each in decoder.record(each).map { ($0, each) } }
        let parameters = Dictionary(node.nodes("actions").map { ($0, decoder.fields($0, "parameters")) }) { first, _ in first }
        let known = self.decoder.diagnostics.count
        for diagnostic in decoder.diagnostics.dropFirst(known) { resolver.report(diagnostic) }
        resolver.index.app = FieldTable(fields)
        resolver.index.records = Dictionary(pending.map { ($0.0.name.value, KnownRecord($0.0)) }) { first, _ in first }
        resolver.index.names.records = SpecNames.sorted(pending.map(\.0.name.value))
        let app = resolver.appValues(node, fields)
        resolver.index.app = FieldTable(app)
        let records = pending.map { resolver.finish($0.0, $0.1) }
        let open = resolver.openParameters(node.nodes("callbacks"))
        resolver.index.callbacks = Dictionary(open) { first, _ in first }
        resolver.index.names.callbacks = SpecNames.sorted(open.map(\.name))
        resolver.shared = SharedSteps(node.nodes("shared"))
        resolver.finishExpected(decoder.commonHeaders)
        let answers = node.nodes("answers").compactMap { resolver.answer($0) }
        let unsaid = resolver.unsaidAnswers(records, answers, spec.endpoints)
        let callbacks = node.nodes("callbacks").compactMap { resolver.callback($0) }
        let actions = node.nodes("actions").compactMap { each in resolver.action(each, parameters[each] ?? []) }
        for diagnostic in resolver.shared.diagnostics { resolver.report(diagnostic) }
        resolver.index.actions = Dictionary(actions.map { ($0.name.value, $0) }) { first, _ in first }
        resolver.index.names.actions = SpecNames.sorted(actions.map(\.name.value))
        spec.mock = Mock(
            app: app, records: records, answers: (answers + unsaid).map { resolver.expectingHeaders($0) }, callbacks: callbacks,
            actions: actions,
            cors: node.word("cors", CrossOrigin.self), place: node.place)
    }
}

extension SpecDecoder {
    mutating func record(_ node: YAMLNode) -> RecordType? {
        guard let name = node.string("name"), let key = node.string("key") else { return nil }
        return RecordType(
            name: name,
            key: key,
            fields: fields(node, "fields"),
            lives: nil,
            seeds: [],
            isEditable: node.flag("editable"),
            pushes: node.string("pushes"),
            resource: node.string("resource").map { joined($0).url },
            place: node.place
        )
    }
}
