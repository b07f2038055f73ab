internal import Spec
internal import SwiftCode

/// Calls of the client's endpoints without a mock: what each has to send, and the least that it has to be answered.
struct ClientCallBuilder {
    private let typed: TypedErrorBuilder
    let lookup: MockLookup
    let model: SystemModel

    init(_ context: ScenarioContext, _ typed: TypedErrorBuilder) {
        model = context.model
        self.typed = typed
        lookup = context.lookup
    }

    var declaration: SwiftDeclaration {
        let call = SwiftExpression.name("call")
        let calls = SwiftExpression.name("calls")
        func test(_ name: String, _ check: String, of rows: SwiftExpression) -> SwiftDeclaration {
            .test(name, each: SwiftParameter("", "call", "ClientCall"), of: rows, call.calling(check, [], [.throwing, .waiting]))
        }
        func having(_ member: String) -> SwiftExpression {
            calls.calling("filter", trailing: SwiftClosure([], SwiftExpression.name("$0").dot(member).infix(.notEqual, .null)))
        }
        let members: [SwiftDeclaration] = [
            .table("calls", of: "ClientCall", typed.called.map(self.call)),
            test("requestIsAsDocumented", "expectDocumentedRequest", of: calls),
            test("answerWithLessIsRefused", "expectRefusalOfLess", of: calls),
            test("endingWithoutAnAnswerIsTyped", "expectTypedEndings", of: calls),
            test("unheardOfErrorSaysWhatTheServerSays", "expectUnheardOfError", of: having("unheardOf")),
            test("documentedErrorCarriesItsDetails", "expectDetails", of: having("detailed")),
        ]
        let text = "The client sends what is documented, and takes nothing less than what is."
        return .type(.struct, "ClientCallTests", documentation: SwiftDocumentation(text), members: members)
    }

    private func call(_ endpoint: Endpoint) -> SwiftExpression {
        let parameters = endpoint.parameters.filter { $0.location != .verb }
        let given = parameters.filter { $0.field.constant == nil && ($0.field.isRequired || isPlain($0.field)) }
        let sent = parameters.filter { $0.field.constant != nil } + given
        let opened = endpoint.remembered.filter { $0.field.constant != nil || $0.field.isRequired }
        let named = (sent + opened).filter { ![.path, .header, .body].contains($0.location) }.map(\.field)
        let names = named.map { $0.wire.itemName($0.name.value) }.sorted()
        let method = endpoint.methods.first?.value ?? "GET"
        let headers = (sent + opened).compactMap(header)
        var arguments = [endpoint.name.value, "\(method) \(endpoint.url.value)"].map { SwiftExpression.string($0).unlabelled }
        if !headers.isEmpty { arguments.add("headers", .members(headers)) }
        arguments.add("names", list: names.map { .string($0) })
        // What comes of a message is heard on its WebSocket, which has a row of its own.
        arguments += endpoint.on == nil ? answer(endpoint) + endings(endpoint) + refusals(endpoint) : []
        arguments.add("isMessage", flag: endpoint.on != nil)
        return .call("ClientCall", arguments, trailing: SwiftClosure(["environment"], called(endpoint, given)))
    }

    /// Of events, the first is heard: one that is not as documented is passed over.
    private func called(_ endpoint: Endpoint, _ given: [Endpoint.Parameter]) -> [SwiftStatement] {
        endpoint.isEventStream ? typed.first(of: endpoint, given) : typed.call(endpoint, given)
    }

    private func isPlain(_ field: Field) -> Bool {
        switch field.type.unwrapped {
        case .string, .integer, .boolean, .url: field.wire == .plain
        default: false
        }
    }

    private func header(_ parameter: Endpoint.Parameter) -> (name: String, value: SwiftExpression)? {
        guard parameter.location == .header, case .string = parameter.field.type.unwrapped else { return nil }
        let field = parameter.field
        let value = (field.constant ?? field.example ?? field.values.first)?.value ?? "sample-\(field.name.value)"
        return (field.name.value, .string(parameter.scheme.map { "\($0.value) \(value)" } ?? value))
    }

    // MARK: - The answer

    private func answer(_ endpoint: Endpoint) -> [SwiftArgument] {
        guard let response = endpoint.response else { return [] }
        var arguments: [SwiftArgument] = []
        if response.status.value != 200 { arguments.add("status", .integer(response.status.value)) }
        let headers = response.headers.filter(\.isRequired).map { ($0.name.value, SwiftExpression.string(text(ofHeader: $0))) }
        if response.goesOn { return arguments + event(response) }
        guard response.kind == .json else {
            if !headers.isEmpty { arguments.add("answerHeaders", .members(headers)) }
            return arguments
        }
        if let whole = response.whole {
            arguments.add("answer", value(whole, whole.type))
        } else {
            let members = object(response.fields)
            if !members.isEmpty { arguments.add("answer", .members(members)) }
        }
        if !headers.isEmpty { arguments.add("answerHeaders", .members(headers)) }
        arguments.add("prefix", response.prefix.map { .string($0.value) })
        arguments.add("suffix", response.suffix.map { .string($0.value) })
        // Where other answers may come, none of the fields has to be there.
        if endpoint.alternatives.isEmpty { arguments.add("required", list: required(read(response)).map { .string($0) }) }
        return arguments
    }

    /// One event; its name and its id, where they are fields, stand in lines of their own.
    private func event(_ response: Endpoint.Response) -> [SwiftArgument] {
        let form = response.events
        let lines = [("event", form.name), ("id", form.id)].compactMap { line, name -> String? in
            response.fields.first { $0.name.value == name?.value }.map { "\(line): \(text(ofHeader: $0))\n" }
        }
        let data = response.fields.filter { ![form.name?.value, form.id?.value].contains($0.name.value) }
        var arguments: [SwiftArgument] = []
        if let whole = response.whole ?? response.data {
            arguments.add("answer", value(whole, whole.type))
        } else if case let members = object(data), !members.isEmpty {
            arguments.add("answer", .members(members))
        }
        arguments.add("event", .string(lines.joined()))
        let looked = response.isWhole || response.data != nil ? read(response) : data
        arguments.add("required", list: required(looked).map { .string($0) })
        return arguments
    }

    private func text(ofHeader field: Field) -> String {
        let given = (field.constant ?? field.example ?? field.values.first)?.value
        if case .named(let name) = field.type.unwrapped, let found = shown(name, given) {
            return lookup.enumeration(name)?.wireText(of: found) ?? found.value.map { String($0.value) } ?? given ?? "sample"
        }
        if let given { return given }
        switch field.type.unwrapped {
        case .boolean: return "true"
        case .date where field.wire.isDateText: return field.sampleDate ?? ""
        case .integer, .number, .date: return "1"
        case .url: return "https://example.com/sample"
        default: return "sample"
        }
    }

    /// The fields that a client looks at: those that are documented of JSON as a whole are for whoever reads it.
    private func read(_ response: Endpoint.Response) -> [Field] {
        guard let all = response.whole ?? response.data else { return response.named }
        return all.type.unwrapped == .json ? [] : all.fields
    }

    private func object(_ fields: [Field]) -> [(name: String, value: SwiftExpression)] {
        fields.filter { $0.isRequired || $0.constant != nil }.map { ($0.name.value, value($0, $0.type)) }
    }

    /// A constant is the same in every answer: the client need not read it. Any JSON may be nothing.
    private func required(_ fields: [Field], prefix: String = "") -> [String] {
        fields.filter { $0.isRequired && $0.constant == nil && $0.type != .json }.flatMap { field in
            let path = "\(prefix)\(field.name.value)"
            return [path] + (field.wire == .plain ? required(field.fields, prefix: "\(path).") : [])
        }
    }

    private func value(_ field: Field, _ type: ValueType) -> SwiftExpression {
        let given = (field.constant ?? field.example ?? field.values.first)?.value
        switch field.wire {
        case .json: return .string(type.isList ? "[]" : "{}")
        case .spaces, .commas: return .string(given ?? "sample")
        case .string where !isNamed(type): return .string(given ?? (type.unwrapped == .boolean ? "true" : "1"))
        default: break
        }
        let literal = given.map { MockFields(lookup: lookup).literal($0, type) }
        switch type.unwrapped {
        case .object: return .members(object(field.fields))
        case .list(let item): return .array([value(field, item)])
        case .named(let name): return shownCase(name, given)
        case .integer, .number: return literal ?? .integer(1)
        case .date: return field.sampleDate.map { .string(given ?? $0) } ?? .integer(1)
        case .boolean: return literal ?? .boolean(true)
        case .url: return .string(given ?? "https://example.com/sample")
        case .json: return .dictionary([])
        default: return .string(given ?? "sample")
        }
    }

    private func isNamed(_ type: ValueType) -> Bool { if case .named = type.unwrapped { true } else { false } }

    /// As it travels.
    private func shownCase(_ name: String, _ given: String?) -> SwiftExpression {
        guard let found = lookup.enumeration(name) else { return .dictionary([]) }
        guard let shown = shown(name, given) else {
            return found.isTypedNumber ? .integer(given.flatMap { Int($0) } ?? 1) : .string(given ?? "sample")
        }
        return found.wireText(of: shown).map { .string($0) } ?? .integer(found.number(of: shown))
    }

    /// The case that a field gives as its constant or its example, else the first.
    private func shown(_ name: String, _ given: String?) -> EnumCase? {
        let cases = lookup.enumeration(name)?.cases ?? []
        return cases.first { $0.name.value == given } ?? cases.first
    }
}
