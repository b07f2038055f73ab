import Declarations
import Diagnostics
import SourceText

/// A class whose objects ask the usual server, beside one whose objects have servers of their own.
enum ForgottenBase {
    static let rule = Rule(
        "spec-forgotten-base",
        .note,
        "objects of a class ask the usual server of a host, and those of another class one of their own",
        explanation: """
            Where an SDK is made with an address (`Client(baseURL:)`), all that belongs to it asks there: the objects that it hands out, \
            too. Their classes say so with `bases:` of their own, `url: $self.client.baseURL`; without, they ask the vendor's server, \
            which is nearly always forgotten. A class that does so on purpose says `bases: []`. Static methods know no object, and where \
            the host has `setBy:`, that holds for all; neither is asked for.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let spec = survey.spec
        let having = spec.classes.flatMap { type in type.bases.map { (host: $0.host.value, type: type) } }
        let first = Dictionary(having.map { ($0.host, $0.type) }) { first, _ in first }
        let hosts = spec.hosts.filter { first[$0.name.value] != nil && $0.setBy == nil }.map(\.name.value)
        guard !hosts.isEmpty else { return [] }
        let asked = AskedHosts(survey, Set(hosts))
        return spec.classes.flatMap { type -> [Diagnostic] in
            guard !survey.index.ancestry(of: type).contains(where: \.saysBases) else { return [] }
            return hosts.compactMap { host in
                guard let other = first[host], let member = asked.member(of: type, asking: host) else { return nil }
                return diagnostic(type, member, host, other)
            }
        }
    }

    private static func diagnostic(_ type: ClassType, _ member: Located<String>, _ host: String, _ other: ClassType) -> Diagnostic {
        Diagnostic(
            rule,
            "objects of `\(type.name.value)` ask the usual server of `\(host)`, and those of `\(other.name.value)` one of their own",
            at: [Label(type.name.place), Label(member.place, "asks it")],
            help: "say where theirs is, `bases: [{host: \(host), url: $self.…}]`, or `bases: []`, where it is the usual one on purpose")
    }
}

/// Which members of classes ask which hosts for something, by themselves or in flows that they run.
private struct AskedHosts {
    /// By the flow.
    private var hosts: [String: Set<String>] = [:]
    private let endpoints: [String: String]

    init(_ survey: Survey, _ wanted: Set<String>) {
        let found = survey.spec.endpoints.compactMap { endpoint in endpoint.base.map { (endpoint.name.value, $0.host.value) } }
        endpoints = Dictionary(found.filter { wanted.contains($0.1) }) { first, _ in first }
        let policies = Dictionary(zip(survey.spec.policies.map(\.name.value), survey.steps.ofPolicies)) { first, _ in first }
        var own: [String: Set<String>] = [:]
        var runs: [String: [String]] = [:]
        for (flow, steps) in zip(survey.spec.flows, survey.steps.ofFlows) {
            let all = steps + flow.policies.flatMap { policies[$0.value] ?? [] }
            own[flow.name.value] = Set(all.flatMap(asked))
            runs[flow.name.value] = all.compactMap { if case .run(let name, _, _, _, _) = $0.verb { name.value } else { nil } }
        }
        for name in own.keys {
            hosts[name] = Reach.all(from: [name]) { runs[$0] ?? [] }.reduce(into: []) { $0.formUnion(own[$1] ?? []) }
        }
    }

    /// The first member of its objects that asks the host.
    func member(of type: ClassType, asking host: String) -> Located<String>? {
        let method = type.methods.first { method in
            !method.isStatic && !method.declaration.isInitializer && method.flow.map { hosts[$0.value]?.contains(host) == true } ?? false
        }
        if let method { return method.locatedName }
        let property = type.properties.first { property in
            !property.declaration.isStatic && property.expressions.flatMap(\.withNested).contains { self.asked($0) == host }
        }
        return property?.spelling.named(property?.name)
    }

    private func asked(_ step: FlowStep) -> [String] {
        let urls = step.expressions.flatMap(\.withNested).compactMap(asked)
        switch step.verb {
        case .call(let endpoint, _, _): return urls + [endpoints[endpoint.value]].compactMap(\.self)
        case .listen(let listening): return urls + [endpoints[listening.source.name.value]].compactMap(\.self)
        default: return urls
        }
    }

    private func asked(_ expression: Expression) -> String? {
        if case .url(let name, _) = expression.kind { endpoints[name.value] } else { nil }
    }
}

extension Located<String> {
    fileprivate func named(_ name: String?) -> Located<String>? { name.map { Located($0, at: place) } }
}
