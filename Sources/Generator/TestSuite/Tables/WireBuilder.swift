internal import Spec
internal import SwiftCode

/// Calls of every endpoint over the wire, with values that fit what is documented.
struct WireBuilder {
    let lookup: MockLookup
    private let telling: TellingParameters

    /// Endpoints that are reached over HTTP.
    private var reached: [Endpoint] { lookup.answered.filter { $0.route.scheme == nil } }

    /// Every endpoint of the mock, called over the wire, and every documented error of each.
    var declaration: SwiftDeclaration {
        let call = SwiftExpression.name("call")
        func test(_ name: String, _ check: String, _ label: String) -> SwiftDeclaration {
            let parameter = SwiftParameter("", "call", "WireCall")
            let checked = call.calling(check, [SwiftExpression.system.labelled(label)], .throwing)
            return .test(name, each: parameter, of: .name("calls"), checked)
        }
        let members: [SwiftDeclaration] = [
            .table("calls", of: "WireCall", reached.map(self.call)),
            test("callThatFitsIsUnderstood", "expectUnderstood", "by"), nothingIsLeftOut,
            test("callWithoutAParameterIsRefused", "expectRefusalWithoutParameters", "by"),
            test("callWithAnotherConstantIsAnother", "expectOtherConstantsToBeOthers", "to"),
            test("secretsStayOutOfTheJournal", "expectSecretsKept", "by"),
        ]
        return .type(
            .struct, "EndpointTests", documentation: SwiftDocumentation("Every endpoint of the mock, called over the wire."),
            members: members + errorTests)
    }

    private let calls = SwiftExpression.name("Self").dot("calls")

    init(_ lookup: MockLookup) {
        self.lookup = lookup
        telling = TellingParameters(lookup.spec)
    }

    private var nothingIsLeftOut: SwiftDeclaration {
        let errors = errors.isEmpty ? [] : [SwiftExpression.name("Self").dot("errors").labelled("errors")]
        let check = calls.calling("expectNothingLeftOut", [SwiftExpression.system.labelled("of")] + errors)
        let title = SwiftExpression.string("no endpoint is left out, and no error of one")
        return .test("nothingIsLeftOut", [title.unlabelled], [], [.expression(check)])
    }

    private var errorTests: [SwiftDeclaration] {
        let errors = errors
        guard !errors.isEmpty else { return [] }
        let arguments = [SwiftExpression.system.labelled("by"), calls.unlabelled]
        let check = SwiftExpression.name("error").calling("expectDocumented", arguments, .throwing)
        let parameter = SwiftParameter("", "error", "WireError")
        return [
            .table("errors", of: "WireError", errors),
            .test("errorTravelsAsDocumented", each: parameter, of: .name("errors"), check),
        ]
    }

    // MARK: - Calls

    private func call(_ endpoint: Endpoint) -> SwiftExpression {
        var arguments = [SwiftExpression.string(endpoint.name.value).unlabelled]
        arguments.add("method", .string(endpoint.methods.first?.value ?? "GET"))
        arguments.add("path", .string(endpoint.route.path))
        let parameters = lookup.parameters(of: endpoint).filter { $0.location != .verb && !$0.location.isOfApp }
        let telling = telling.names(of: endpoint)
        arguments.add("parameters", .array(parameters.map { parameter($0, tells: telling.contains($0.field.name.value)) }))
        arguments.add("onInvalid", error: endpoint.onInvalid)
        arguments.add("isSocket", flag: endpoint.isSocket)
        arguments.add("on", endpoint.on.map { .string($0.value) })
        arguments.add("saysBytes", flag: endpoint.on != nil && endpoint.parameters.contains { $0.location == .anyBody })
        return .call("WireCall", arguments)
    }

    private func parameter(_ parameter: Endpoint.Parameter, tells: Bool) -> SwiftExpression {
        let field = parameter.field
        let values = [.implicit(parameter.location.rawValue), .string(field.wire.itemName(field.name.value)), sample(field)]
        var arguments = values.map(\.unlabelled)
        if !field.isRequired { arguments.add("isRequired", .boolean(false)) }
        arguments.add("isConstant", flag: field.constant != nil)
        arguments.add("isSecret", flag: field.isSecret)
        arguments.add("tells", flag: tells)
        arguments.add("scheme", parameter.scheme.map { .string($0.value) })
        arguments.add("onMissing", error: parameter.onMissing)
        return .call("WireParameter", arguments)
    }

    /// A value of the parameter's type: its constant, one of its values, its example, what is registered under its name, or any.
    func sample(_ field: Field) -> SwiftExpression {
        let registered = lookup.registered(field.name.value)?.seed
        if field.constant == nil, field.example == nil, case .string(let text)? = registered?.kind, !field.isSecret { return .string(text) }
        if let given = field.constant ?? field.example ?? field.values.first {
            let isWritten = field.wire == .spaces || field.wire == .commas
            return isWritten ? .string(given.value) : MockFields(lookup: lookup).literal(given.value, field.type)
        }
        switch field.type.unwrapped {
        case .date: return field.sampleDate.map { .string($0) } ?? .integer(1)
        // Whole seconds, where it travels as their thousandths.
        case .integer where field.wire == .milliseconds: return .integer(1000)
        case .integer, .number: return .integer(1)
        case .boolean: return .boolean(true)
        case .url: return .string("https://example.com/callback")
        case .list(let item) where field.wire.isSpread: return sampleItem(item, field)
        case .list: return .array([])
        case .object where field.wire == .plain: return members(field.fields)
        case .object, .json: return .dictionary([])
        case .named(let name): return sample(ofEnum: name)
        default: return .string("sample-\(field.name.value)")
        }
    }

    /// What an object has to have: a call whose object lacks it does not fit.
    private func members(_ fields: [Field]) -> SwiftExpression {
        let needed = fields.filter { $0.isRequired || $0.constant != nil }
        return needed.isEmpty ? .dictionary([]) : .members(needed.map { ($0.name.value, sample($0)) })
    }

    /// One item of a list that is spread over a query or form.
    private func sampleItem(_ type: ValueType, _ field: Field) -> SwiftExpression {
        switch type.unwrapped {
        case .integer, .number: .integer(1)
        case .boolean: .boolean(true)
        case .named(let name): sample(ofEnum: name)
        default: .string("sample-\(field.name.value)")
        }
    }

    /// A case as it travels: of numbers 1, where a case has it.
    private func sample(ofEnum name: String) -> SwiftExpression {
        guard lookup.wireType(ofEnum: name) != .string else { return .string(wire(ofEnum: name)) }
        let numbers = lookup.enumeration(name)?.numbers ?? []
        return .integer(numbers.contains(1) ? 1 : numbers.first ?? 1)
    }

    private func wire(ofEnum name: String) -> String {
        guard let enumeration = lookup.enumeration(name) else { return "" }
        let travelling = enumeration.cases.first { $0.wire != nil } ?? enumeration.cases.first
        return travelling.map { enumeration.spelling(of: $0) } ?? "sample"
    }

    // MARK: - Errors

    /// Every documented error of every endpoint, with what the wire shows of it.
    private var errors: [SwiftExpression] {
        reached.flatMap { endpoint -> [SwiftExpression] in
            guard let shape = endpoint.failure.flatMap({ lookup.failure($0.value) }) else { return [] }
            return lookup.errors(of: endpoint).map { row(endpoint, shape, $0.error, in: $0.enumeration) }
        }
    }

    private func row(
        _ endpoint: Endpoint, _ shape: FailureShape, _ error: ErrorCase, in enumeration: ErrorEnumeration
    ) -> SwiftExpression {
        // An answer that goes back to the app is a redirect, whatever the error.
        let status = shape.redirect == nil ? error.firstStatus ?? shape.status : shape.status
        let wire = lookup.tables.spelling(of: error, in: enumeration)
        let fields = zip(shape.placeholders, shape.fields).compactMap { member, field -> (String, SwiftExpression)? in
            let (path, placeholder) = member
            func text(_ value: String) -> SwiftExpression { .string(field.type.isList ? "[\(value)]" : value) }
            switch placeholder {
            case .wire(let name):
                let value = wire[name] ?? (name == "code" ? String(error.code.value) : nil)
                return value.map { (path, text($0)) }
            case .constant(let value): return (path, text(value))
            case .message: return (path, .string(error.text.main))
            case .status: return (path, .string(String(status.value)))
            default: return nil
            }
        }
        var arguments = [endpoint.name.value, error.name.value].map { SwiftExpression.string($0).unlabelled }
        if let code = error.closes, error.closes(endpoint) {
            // A close frame says no more.
            arguments.add("status", .integer(code.value))
            arguments.add("fields", .members([]))
            return .call("WireError", arguments)
        }
        arguments.add("status", .integer(status.value))
        arguments.add("fields", .members(fields))
        return .call("WireError", arguments)
    }
}

extension ValueType {
    var isList: Bool { if case .list = unwrapped { true } else { false } }
}
