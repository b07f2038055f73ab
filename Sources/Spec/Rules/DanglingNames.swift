import Declarations
import Diagnostics
import SourceText

/// Names outside flows that must be declared: sources, flows of methods, delegates, failure shapes, errors, types of fields.
enum DanglingNames {
    static func check(_ survey: Survey) -> [Diagnostic] {
        let check = NameCheck(spec: survey.spec, index: survey.index, declared: DeclaredTypes(survey.spec))
        return check.sources + check.classes + check.outerTypes + check.protocols + check.errors + check.endpoints + check.types
            + check.hooks
    }
}

private struct NameCheck {
    let spec: Spec
    let index: SpecIndex
    let declared: DeclaredTypes

    private func missing(_ name: Located<String>?, _ kind: String, among known: KnownNames) -> [Diagnostic] {
        guard let name, !known.contains(name.value) else { return [] }
        return [DanglingReference.diagnostic(name, kind: kind, known: known)]
    }

    // MARK: sources

    var sources: [Diagnostic] {
        let known = KnownNames(spec.sources.map(\.id.value))
        return (provenances.compactMap(\.source) + extraSources).flatMap { missing($0, "source", among: known) }
    }

    private var provenances: [Provenance] {
        var list = spec.settings.map(\.provenance)
        list += spec.constants.map(\.provenance)
        list += spec.durations.map(\.provenance)
        list += spec.hooks.map(\.provenance)
        list += spec.typedefs.map(\.provenance)
        list += spec.failures.map(\.provenance)
        for host in spec.hosts { list += host.environments.map(\.provenance) }
        for type in spec.enums { list += [type.provenance] + type.cases.map(\.provenance) + type.members.map(\.provenance) }
        for type in spec.errors { list += [type.provenance] + type.allCases.map(\.provenance) + type.members.map(\.provenance) }
        for type in spec.classes {
            list += [type.provenance] + type.methods.map(\.provenance) + type.properties.map(\.provenance)
            list += type.setters.map(\.provenance)
        }
        for type in spec.protocols { list += [type.provenance] + type.methods.map(\.provenance) }
        for endpoint in spec.endpoints { list += [endpoint.provenance] + endpoint.parameters.map(\.provenance) }
        return list
    }

    private var extraSources: [Located<String>] {
        spec.constants.compactMap(\.valuesFrom) + spec.enums.compactMap(\.valuesFrom) + spec.errors.compactMap(\.valuesFrom)
            + (spec.classes.flatMap(\.methods) + spec.protocols.flatMap(\.methods)).compactMap(\.requirednessFrom)
            + spec.classes.compactMap(\.nonnullFrom) + spec.protocols.compactMap(\.nonnullFrom)
    }

    // MARK: classes and protocols

    var classes: [Diagnostic] {
        let known = Declared(
            flows: KnownNames(spec.flows.map(\.name.value)),
            protocols: KnownNames(spec.protocols.map(\.name.value)),
            errorEnums: KnownNames(spec.errors.map(\.name.value)),
            hosts: KnownNames(spec.hosts.map(\.name.value))
        )
        return spec.classes.flatMap { members($0, known) }
    }

    /// What members of classes refer to.
    private struct Declared {
        let flows: KnownNames
        let protocols: KnownNames
        let errorEnums: KnownNames
        let hosts: KnownNames
    }

    private func members(_ type: ClassType, _ known: Declared) -> [Diagnostic] {
        let properties = type.properties.filter(\.declaration.isStatic).map(\.name)
        let statics = KnownNames(type.methods.filter(\.isStatic).map(\.name) + properties)
        var list: [Diagnostic] = []
        for method in type.methodsAndSetters {
            list += missing(method.flow, "flow", among: known.flows) + parameterTexts(method)
            list += missing(method.failsAs, "error", among: index.names.errors)
        }
        list += missing(type.shared, "static method or property of `\(type.name.value)`", among: statics)
        list += missing(type.delegate?.protocolName, "protocol", among: known.protocols)
        list += missing(type.once, "error", among: index.names.errors)
        for base in type.bases { list += missing(base.host, "host", among: known.hosts) }
        for name in type.wraps { list += missing(name, "enum of errors", among: known.errorEnums) }
        for name in type.properties.compactMap(\.onSet) { list += missing(name, "flow", among: known.flows) }
        for name in type.properties.flatMap(\.trueFor) { list += missing(name, "error", among: index.names.errors) }
        return list
    }

    /// The types that others stand in.
    var outerTypes: [Diagnostic] {
        let declared = spec.enums.map(\.name.value) + spec.errors.map(\.name.value) + spec.classes.map(\.name.value)
        let known = KnownNames(declared + spec.swiftNames.map(\.swift.value))
        return spec.swiftNames.flatMap { naming in
            missing(naming.outer.map { Located($0, at: naming.swift.place) }, "class, struct or enum", among: known)
        }
    }

    private func parameterTexts(_ method: Method) -> [Diagnostic] {
        guard !method.parameterTexts.isEmpty else { return [] }
        let known = KnownNames(method.declaration.parameters.map(\.name))
        return method.parameterTexts.flatMap { missing($0.name, "parameter of `\(method.name)`", among: known) }
    }

    var protocols: [Diagnostic] {
        let flows = KnownNames(spec.flows.map(\.name.value))
        let classes = KnownNames(spec.classes.map(\.name.value))
        var list: [Diagnostic] = []
        for type in spec.protocols {
            list += missing(type.implementedBy, "class", among: classes)
            list += missing(type.missing, "error", among: index.names.errors)
            for method in type.methods {
                list += parameterTexts(method) + missing(method.flow, "flow", among: flows)
                list += missing(method.failsAs, "error", among: index.names.errors)
            }
        }
        return list
    }

    var hooks: [Diagnostic] {
        let methods = KnownNames(spec.classes.flatMap(\.methodsAndSetters).map(\.declaration.name))
        return spec.hooks.flatMap { $0.calls.flatMap { missing($0, "method of the SDK", among: methods) } }
    }

    // MARK: errors and endpoints

    var errors: [Diagnostic] {
        let enums = KnownNames(spec.errors.map(\.name.value))
        let constants = KnownNames(spec.constants.map(\.name.value))
        let settings = KnownNames(spec.settings.map(\.name.value))
        let endpoints = KnownNames(spec.endpoints.map(\.name.value))
        var list: [Diagnostic] = []
        for errors in spec.errors { list += missing(errors.domainConstant, "constant", among: constants) }
        for name in spec.failures.flatMap(\.errors) { list += missing(name, "enum of errors", among: enums) }
        for group in spec.state { list += missing(group.securedBy, "setting", among: settings) }
        for shape in spec.failures {
            for name in shape.transport.values { list += missing(name, "error", among: index.names.errors) }
        }
        for operation in spec.capabilities.flatMap(\.operations) {
            for name in operation.errors { list += missing(name, "error", among: index.names.errors) }
            list += missing(operation.endpoint, "endpoint", among: endpoints)
        }
        for record in spec.mock?.records ?? [] { list += missing(record.pushes, "endpoint", among: endpoints) }
        return list
    }

    var endpoints: [Diagnostic] {
        let failures = KnownNames(spec.failures.map(\.name.value))
        let durations = KnownNames(spec.durations.map(\.name.value))
        var list: [Diagnostic] = []
        // A header of all requests is written once, and so is what is wrong with it.
        var told: Set<Place> = []
        for endpoint in spec.endpoints {
            list += missing(endpoint.failure, "failure shape", among: failures)
            list += missing(endpoint.within, "duration", among: durations)
            for invalid in [endpoint.onInvalid].compactMap({ $0 }) + endpoint.parameters.compactMap(\.onMissing) {
                let found = missing(invalid, "error of `\(endpoint.name.value)`", among: KnownNames(endpoint.errors.map(\.value)))
                if !found.isEmpty, told.insert(invalid.place).inserted { list += found }
            }
            list += unknownErrors(of: endpoint) + redirect(of: endpoint)
        }
        return list
    }

    /// Where errors go back by a redirect, the request says where to.
    private func redirect(of endpoint: Endpoint) -> [Diagnostic] {
        guard let name = endpoint.failure, let redirect = index.failures[name.value]?.redirect else { return [] }
        if endpoint.parameters.contains(where: { $0.field.name.value == redirect.value }) { return [] }
        return [MissingArgument.diagnostic([redirect.value], of: "the failure shape `\(name.value)`", at: name.place)]
    }

    private func unknownErrors(of endpoint: Endpoint) -> [Diagnostic] {
        let unknown = endpoint.errors.filter { index.error($0.value, of: endpoint) == nil && !isLeftOpen($0.value, of: endpoint) }
        guard !unknown.isEmpty else { return [] }
        let shapes = endpoint.failure.flatMap { index.failures[$0.value] }?.errors.compactMap { index.errors[$0.value] } ?? []
        let own = KnownNames(shapes.flatMap { $0.cases.map(\.name.value) })
        let known = own.isEmpty ? index.names.errors : own
        return unknown.map { DanglingReference.diagnostic($0, kind: "error", known: known) }
    }

    /// Whether some failure shape carries it, and only which one is not said.
    private func isLeftOpen(_ error: String, of endpoint: Endpoint) -> Bool {
        guard endpoint.failure == nil else { return false }
        let cases = spec.errorCaseNames
        return spec.failures.contains { $0.carries(error, of: endpoint, cases) }
    }

    // MARK: types of fields

    var types: [Diagnostic] {
        var found: [Diagnostic] = []
        for group in spec.state { check(group.fields, &found) }
        for flow in spec.flows {
            check(flow.parameters, &found)
            check(flow.result, flow.resultSpelling, &found)
        }
        for type in spec.classes {
            check(type.carries, &found)
            check(type.events, &found)
        }
        for endpoint in spec.endpoints {
            for parameter in endpoint.parameters { check(parameter.field, &found) }
            for answer in endpoint.answered {
                check(answer.fields, &found)
                check(answer.headers, &found)
            }
        }
        for operation in spec.capabilities.flatMap(\.operations) {
            // What an app hands over may be a framework's, where there is something that stands for it everywhere.
            found += problems(of: operation)
        }
        check(spec.mock?.app ?? [], &found)
        for record in spec.mock?.records ?? [] { check(record.fields, &found) }
        return found
    }

    private func problems(of operation: Capability.Operation) -> [Diagnostic] {
        var found: [Diagnostic] = []
        func look(_ type: ValueType, _ spelling: Located<String>?) {
            if operation.endpoint == nil, let name = type.innerName, standIns.contains(name) { return }
            check(type, spelling, &found)
        }
        for field in operation.parameters + operation.resultFields {
            look(field.type, field.typeSpelling)
            check(field.fields, &found)
        }
        look(operation.result, operation.resultSpelling)
        return found
    }

    /// Types of frameworks with members that flows read.
    private var standIns: Set<String> { Set(spec.platform.filter { !$0.properties.isEmpty }.map(\.name.value)) }

    private func check(_ fields: [Field], _ found: inout [Diagnostic]) {
        for field in fields { check(field, &found) }
    }

    private func check(_ field: Field, _ found: inout [Diagnostic]) {
        check(field.type, field.typeSpelling, &found)
        check(field.fields, &found)
    }

    private func check(_ type: ValueType, _ spelling: Located<String>?, _ found: inout [Diagnostic]) {
        guard let name = type.innerName, let spelling, !index.isType(name) else { return }
        if declared.isPlatform(name) {
            return found.append(DanglingReference.diagnostic(ofFramework: Located(name, at: spelling.place)))
        }
        found.append(DanglingReference.diagnostic(Located(name, at: spelling.place), kind: "type", known: index.names.types))
    }
}

extension Provenance {
    /// The id of the source that an item names.
    fileprivate var source: Located<String>? {
        if case .documented(let source) = self { source } else { nil }
    }
}
