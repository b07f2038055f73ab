import Declarations
import Diagnostics
import SourceText

/// Names outside flows that must be declared: sources, flows of methods, delegates, failure shapes, errors, types of fields.
enum DanglingNames {
    static func check(_ spec: Spec) -> [Diagnostic] {
        let check = NameCheck(spec: spec, index: SpecIndex(spec))
        return check.sources + check.classes + check.protocols + check.errors + check.endpoints + check.types + check.hooks
    }
}

private struct NameCheck {
    let spec: Spec
    let index: SpecIndex

    private func missing(_ name: Located<String>?, _ kind: String, among known: [String]) -> [Diagnostic] {
        guard let name, !known.contains(name.value) else { return [] }
        return [DanglingReference.diagnostic(name, kind: kind, known: known)]
    }

    // MARK: sources

    var sources: [Diagnostic] {
        let known = spec.sources.map(\.id.value)
        return (provenances.compactMap(\.source) + extraSources).flatMap { missing($0, "source", among: known) }
    }

    private var provenances: [Provenance] {
        var list = spec.settings.map(\.provenance)
        list += spec.constants.map(\.provenance)
        list += spec.durations.map(\.provenance)
        list += spec.hooks.map(\.provenance)
        list += spec.failures.map(\.provenance)
        for type in spec.enums { list += [type.provenance] + type.cases.map(\.provenance) }
        for type in spec.errors { list += [type.provenance] + type.cases.map(\.provenance) }
        for type in spec.classes {
            list += [type.provenance] + type.methods.map(\.provenance) + type.properties.map(\.provenance)
            list += type.properties.compactMap(\.setter).map(\.provenance)
        }
        for type in spec.protocols { list += [type.provenance] + type.methods.map(\.provenance) }
        for endpoint in spec.endpoints { list += [endpoint.provenance] + endpoint.parameters.map(\.provenance) }
        return list
    }

    private var extraSources: [Located<String>] {
        spec.enums.compactMap(\.valuesFrom) + spec.errors.compactMap(\.valuesFrom)
            + (spec.classes.flatMap(\.methods) + spec.protocols.flatMap(\.methods)).compactMap(\.requirednessFrom)
    }

    // MARK: classes and protocols

    var classes: [Diagnostic] { spec.classes.flatMap(members) }

    private func members(_ type: ClassType) -> [Diagnostic] {
        let flows = spec.flows.map(\.name.value)
        let statics = type.methods.filter(\.isStatic).map(\.name)
        var list: [Diagnostic] = []
        for method in type.methods + type.properties.compactMap(\.setter) {
            list += missing(method.flow, "flow", among: flows) + parameterTexts(method)
        }
        list += missing(type.shared, "static method of `\(type.name.value)`", among: statics)
        list += missing(type.delegate?.protocolName, "protocol", among: spec.protocols.map(\.name.value))
        list += missing(type.once, "error", among: index.errorNames)
        for name in type.wraps { list += missing(name, "enum of errors", among: spec.errors.map(\.name.value)) }
        for name in type.properties.compactMap(\.onSet) { list += missing(name, "flow", among: flows) }
        for name in type.properties.flatMap(\.trueFor) { list += missing(name, "error", among: index.errorNames) }
        return list
    }

    private func parameterTexts(_ method: Method) -> [Diagnostic] {
        let known = method.declaration.parameters.map(\.name)
        return method.parameterTexts.flatMap { missing($0.name, "parameter of `\(method.name)`", among: known) }
    }

    var protocols: [Diagnostic] {
        var list: [Diagnostic] = []
        for type in spec.protocols {
            list += missing(type.implementedBy, "class", among: spec.classes.map(\.name.value))
            for method in type.methods {
                list += parameterTexts(method) + missing(method.flow, "flow", among: spec.flows.map(\.name.value))
            }
        }
        return list
    }

    var hooks: [Diagnostic] {
        let methods = spec.classes.flatMap { $0.methods + $0.properties.compactMap(\.setter) }.map(\.name)
        return spec.hooks.flatMap { $0.calls.flatMap { missing($0, "method of the SDK", among: methods) } }
    }

    // MARK: errors and endpoints

    var errors: [Diagnostic] {
        let enums = spec.errors.map(\.name.value)
        var list: [Diagnostic] = []
        for errors in spec.errors { list += missing(errors.domainConstant, "constant", among: spec.constants.map(\.name.value)) }
        for name in spec.failures.flatMap(\.errors) { list += missing(name, "enum of errors", among: enums) }
        for group in spec.state { list += missing(group.securedBy, "setting", among: spec.settings.map(\.name.value)) }
        for shape in spec.failures {
            for name in shape.transport.values { list += missing(name, "error", among: index.errorNames) }
        }
        for operation in spec.capabilities.flatMap(\.operations) {
            for name in operation.errors { list += missing(name, "error", among: index.errorNames) }
            list += missing(operation.endpoint, "endpoint", among: spec.endpoints.map(\.name.value))
        }
        return list
    }

    var endpoints: [Diagnostic] {
        var list: [Diagnostic] = []
        for endpoint in spec.endpoints {
            list += missing(endpoint.failure, "failure shape", among: spec.failures.map(\.name.value))
            list += missing(endpoint.within, "duration", among: spec.durations.map(\.name.value))
            list += missing(endpoint.onInvalid, "error of `\(endpoint.name.value)`", among: endpoint.errors.map(\.value))
            for name in endpoint.errors { list += error(name, of: endpoint) }
            list += redirect(of: endpoint)
        }
        return list
    }

    /// Where errors go back by a redirect, the request says where to.
    private func redirect(of endpoint: Endpoint) -> [Diagnostic] {
        guard let name = endpoint.failure, let redirect = index.failures[name.value]?.redirect else { return [] }
        if endpoint.parameters.contains(where: { $0.field.name.value == redirect.value }) { return [] }
        return [MissingArgument.diagnostic([redirect.value], of: "the failure shape `\(name.value)`", at: name.place)]
    }

    private func error(_ name: Located<String>, of endpoint: Endpoint) -> [Diagnostic] {
        guard index.error(name.value, of: endpoint) == nil else { return [] }
        let shapes = endpoint.failure.flatMap { index.failures[$0.value] }?.errors.compactMap { index.errors[$0.value] } ?? []
        let known = shapes.flatMap { $0.cases.map(\.name.value) }
        return [DanglingReference.diagnostic(name, kind: "error", known: known.isEmpty ? index.errorNames : known)]
    }

    // MARK: types of fields

    var types: [Diagnostic] {
        var fields = spec.state.flatMap(\.fields)
        fields += spec.flows.flatMap(\.parameters)
        for type in spec.classes { fields += type.carries + type.events }
        for endpoint in spec.endpoints {
            fields += endpoint.parameters.map(\.field)
            for answer in [endpoint.response].compactMap({ $0 }) + endpoint.alternatives { fields += answer.fields + answer.headers }
        }
        for operation in spec.capabilities.flatMap(\.operations) { fields += operation.parameters + operation.resultFields }
        if let mock = spec.mock { fields += mock.app + mock.records.flatMap(\.fields) }
        return fields.flatMap(type)
    }

    private func type(_ field: Field) -> [Diagnostic] {
        let nested = field.fields.flatMap(type)
        guard let name = field.type.innerName, let spelling = field.typeSpelling, !index.isType(name) else { return nested }
        let known = index.typeNames + TypeWords.words.keys.sorted()
        return [DanglingReference.diagnostic(Located(name, at: spelling.place), kind: "type", known: known)] + nested
    }
}

extension Provenance {
    /// The id of the source that an item names.
    fileprivate var source: Located<String>? {
        if case .documented(let source) = self { source } else { nil }
    }
}
