internal import Spec

/// What the pages of one system share, whatever their language: each is worked out once. Nothing in it changes.
final class ReferenceFacts: Sendable {
    typealias Owned = (owner: String, method: Method)

    let model: SystemModel
    /// What the client's functions are called and throw.
    let plan: FlowPlan
    let lines: GuideLines
    let errors: FlowErrors
    /// What is said of methods in code, by their class or protocol, in the order of its methods.
    let methods: [String: [MethodText]]
    let requests: CurlRequests
    /// The commands for each endpoint, by its name.
    let sessions: [String: [CurlSession]]
    /// The diagrams of flows, by the flow's name.
    let diagrams: [TextLanguage: [String: [String]]]
    let stateEffects: StateEffects
    /// What the mock calls of an app's server, by the endpoint's name.
    let callbacks: [String: Callback]
    /// The methods that run a flow, by the flow's name.
    let runners: [String: [Owned]]
    /// The methods of delegates, by selector.
    let delegateMethods: [String: Owned]

    init(_ system: SettledSystem, _ lines: GuideLines) {
        let spec = system.spec
        model = system.model
        plan = system.plan
        self.lines = lines
        errors = FlowErrors(system.model)
        let samples = MethodSamples(model: system.model, plan: system.plan)
        let swift = SwiftSpelling(model: system.model, plan: system.plan)
        methods = system.model.classes.mapValues { MethodText.texts(of: $0, swift, samples) }
            .merging(system.model.protocols.mapValues { MethodText.texts(of: $0, swift) }) { type, _ in type }
        let requests = CurlRequests(system.model)
        self.requests = requests
        sessions = system.model.endpoints.mapValues(requests.sessions)
        let languages = system.spec.system.languages.map { language in
            (language, system.model.flows.compactMapValues { FlowDiagram.lines($0, system.model, language) })
        }
        diagrams = Dictionary(uniqueKeysWithValues: languages)
        stateEffects = StateEffects(system.model)
        callbacks = SystemIndex.index(spec.mock?.callbacks ?? []) { $0.endpoint.value }
        let running = spec.classes.flatMap { type in type.methods.filter { $0.flow != nil }.map { (owner: type.name.value, method: $0) } }
        runners = Dictionary(grouping: running) { $0.method.flow?.value ?? "" }
        let told = spec.protocols.flatMap { type in type.methods.map { (owner: type.name.value, method: $0) } }
        delegateMethods = SystemIndex.index(told) { $0.method.name }
    }
}
