internal import Spec
internal import SwiftCode

/// Hosts.swift: an enum of environments for each host, and which of them requests go to.
struct HostsBuilder {
    let model: SystemModel

    var declarations: [SwiftDeclaration] {
        let hosts = model.spec.hosts
        return hosts.isEmpty ? [] : hosts.map(type) + [.extending("ClientEnvironment", hosts.map(choice) + hosts.compactMap(base))]
    }

    /// The environment's property that says where a host stands.
    static func property(_ host: Host) -> String { host.typeName.prefix(1).lowercased() + host.typeName.dropFirst() }

    /// What URLs begin with: a property of the environment's, where apps set it, else what the place at hand says.
    static func start(_ host: Host) -> [String] { host.setBy == nil ? [property(host), "url"] : [base(host)] }

    /// What the environment makes of a base that an app has set.
    static func baseURL(set text: SwiftExpression, _ host: Host) -> SwiftExpression {
        .call("baseURL", [text.labelled("set"), SwiftExpression.type(.named(host.typeName)).dot("self").labelled("of")])
    }

    private static func base(_ host: Host) -> String { String(property(host).dropLast("Host".count)) + "Base" }

    private static func name(_ environment: Host.Environment) -> String { Host.caseName(environment.name.value) }

    private func type(_ host: Host) -> SwiftDeclaration {
        let cases = host.environments.map { each in
            let (name, written) = (Self.name(each), each.name.value)
            return SwiftDeclaration.enumCase(
                name, name == written ? nil : .string(written), documentation: model.documentation(each.text, each.provenance))
        }
        let urls = host.environments.map { each in
            SwiftCase([.expression(.implicit(Self.name(each)))], [.expression(.string(each.url.value))])
        }
        let url = SwiftDeclaration.computed(
            "url", "String", [.public], documentation: SwiftDocumentation("What URLs begin with there."), body: [.switch(.this, urls)])
        return .type(
            .enum, host.typeName, inherits: ["String", "ClientHost", "CaseIterable"], [.public],
            documentation: SwiftDocumentation(host.text.main), members: [.group(cases), url])
    }

    /// The app's choice, else the spec's, else the first.
    private func choice(_ host: Host) -> SwiftDeclaration {
        let first = SwiftExpression.implicit(Self.name(host.environments[0]))
        let app = SwiftExpression.call("host")
        let chosen = told(host).map { app.infix(.coalescing, $0) } ?? app
        return .computed(
            Self.property(host), .named(host.typeName), documentation: SwiftDocumentation("Where requests of `\(host.name.value)` go."),
            body: [.expression(chosen.infix(.coalescing, first))])
    }

    /// The place that the app has chosen with its environment, else the URL that it has set, else the usual place.
    private func base(_ host: Host) -> SwiftDeclaration? {
        guard let url = host.setBy?.value else { return nil }
        let type = FlowType(.string, optional: true)
        let value = lowering.coerced(url, to: type, FlowScope())
        let text = value.isThrowing ? SwiftExpression.optionalTry(value.code) : value.code
        let set = Self.baseURL(set: text, host)
        return .computed(
            Self.base(host), "String", documentation: SwiftDocumentation("What URLs of `\(host.name.value)` begin with."),
            body: [.expression(set.infix(.coalescing, .name(Self.property(host)).dot("url")))])
    }

    private var lowering: FlowLowering {
        FlowLowering(FlowContext(model: model, plan: FlowPlan.empty, owner: nil), answering: FlowType(.string, optional: true))
    }

    /// The environment whose name a value is.
    private func told(_ host: Host) -> SwiftExpression? {
        guard let choice = host.chosenBy?.value else { return nil }
        let context = FlowContext(model: model, plan: FlowPlan.empty, owner: nil)
        let type = FlowType(.string, optional: true)
        let value = FlowLowering(context, answering: type).coerced(choice, to: type, FlowScope())
        let found = value.isThrowing ? SwiftExpression.optionalTry(value.code) : value.code
        let text = value.type.isOptional || value.isThrowing ? found.infix(.coalescing, .string("")) : found
        return .call(host.typeName, [text.labelled("rawValue")])
    }
}
