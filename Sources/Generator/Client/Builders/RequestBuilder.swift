internal import Spec
internal import SwiftCode

/// The statements that put together the request of an endpoint.
struct RequestBuilder {
    private let endpoint: Endpoint
    private let model: SystemModel
    private let request = SwiftExpression.name("request")

    init(_ endpoint: Endpoint, _ model: SystemModel) {
        self.endpoint = endpoint
        self.model = model
    }

    /// - Parameter isChanged: whether more happens to the request than its parameters.
    func statements(isChanged: Bool = false) -> [SwiftStatement] {
        let made = SwiftExpression.call("OutgoingRequest", endpoint.on.map(message) ?? asked)
        let isVariable = !endpoint.parameters.isEmpty || isChanged
        return [.binding(SwiftBinding(.name("request"), nil, made, isVariable: isVariable))]
            + endpoint.parameters.map { .expression(setting($0)) }
    }

    private var asked: [SwiftArgument] {
        let method = endpoint.methods.first?.value.lowercased() ?? "get"
        return [
            SwiftArgument("endpoint", .string(endpoint.name.value)), SwiftArgument("method", .implicit(method)), SwiftArgument("url", url),
        ]
    }

    private func message(on socket: Located<String>) -> [SwiftArgument] {
        [SwiftArgument("message", .string(endpoint.name.value)), SwiftArgument("on", .string(socket.value))]
    }

    /// The URL, which begins where the host stands in the environment at hand.
    private var url: SwiftExpression {
        guard let base = endpoint.base, let host = model.hosts[base.host.value] else { return .string(endpoint.url.value) }
        let path = HostsBuilder.start(host)
        let parameters = endpoint.parameters.lazy.map { SwiftIdentifier.camelCase($0.field.name.value) }
        let usual = SwiftExpression.own(path[0], besides: parameters).dot(path: Array(path.dropFirst()))
        let own = model.baseParameter(of: endpoint).map { HostsBuilder.baseURL(set: .name($0), host) }
        let start = own.map { $0.infix(.coalescing, usual) } ?? usual
        return base.rest.isEmpty ? start : start.infix(.addition, .string(base.rest))
    }

    /// `request.form("grant_type", grantType)`
    private func setting(_ parameter: Endpoint.Parameter) -> SwiftExpression {
        let field = parameter.field
        if parameter.location.isOfApp { return request.calling(parameter.location.rawValue, [name(field).unlabelled]) }
        var arguments = [SwiftArgument(nil, .string(field.name.value))]
        if parameter.location == .path, FlowType(field.type).type == .url, field.constant == nil {
            return request.calling("path", arguments + [SwiftArgument("url", name(field))])
        }
        if parameter.location == .multipart, FlowType(field.type).type == .data, field.constant == nil {
            return request.calling("multipart", arguments + [SwiftArgument("file", name(field))])
        }
        if parameter.location == .multipart, case .list(let item) = FlowType(field.type).type, item.unwrapped == .data {
            let named = SwiftArgument(nil, .string(field.wire.itemName(field.name.value)))
            return request.calling("multipart", [named, SwiftArgument("files", name(field))])
        }
        arguments.append(SwiftArgument(nil, value(parameter)))
        if isSpelled(parameter) { arguments.append(SwiftArgument("wire", field.wireForm)) }
        if let scheme = parameter.scheme { arguments.append(SwiftArgument("scheme", .string(scheme.value))) }
        return request.calling(parameter.location.rawValue, arguments)
    }

    /// Whether the request has to be told how the value travels.
    private func isSpelled(_ parameter: Endpoint.Parameter) -> Bool {
        let field = parameter.field
        if field.wire.isDateText { return field.constant == nil }
        return field.wire != .plain && separator(field) == nil && [.query, .form, .json, .multipart].contains(parameter.location)
            && field.constant == nil && !isEnum(field)
    }

    /// Between the items of a list that travels as one text.
    private func separator(_ field: Field) -> String? {
        switch field.wire {
        case .spaces: " "
        case .commas: ","
        default: nil
        }
    }

    private func isEnum(_ field: Field) -> Bool {
        if case .named(let name) = FlowType(field.type).type { return model.enums[name] != nil }
        return false
    }

    private func name(_ field: Field) -> SwiftExpression { .name(Self.name(of: field)) }

    /// What the function of an endpoint calls a parameter: its label, unless the function has a use for that name.
    static func name(of field: Field) -> String {
        let label = SwiftIdentifier.camelCase(field.name.value)
        return ["request", "send", "listen", "connect", "say", "self", "super"].contains(label) ? "\(label)Argument" : label
    }

    /// What a request takes for a field: a constant, or the parameter as a text, number or JSON.
    private func value(_ parameter: Endpoint.Parameter) -> SwiftExpression {
        let field = parameter.field
        if let constant = field.constant { return Self.literal(constant.value, FlowType(field.type).type) }
        let given = name(field).chained(!field.isRequired)
        if let separator = separator(field) { return given.calling("joined", [SwiftArgument("separator", .string(separator))]) }
        switch FlowType(field.type).type {
        case .url: return given.dot("absoluteString")
        case .date: return given.dot("timeIntervalSince1970")
        case .data: return given.calling("base64EncodedString")
        case .named where isEnum(field): return given.dot("wireText")
        case .object: return DocumentedObjects.travelling(given, field, model)
        // A member that is `null` is missing; all of a body may be `null`.
        case .json where !field.isRequired && parameter.location != .body: return given.dot("ifThere")
        case .list(.object): return given.mapped { DocumentedObjects.travelling($0, field, model) }
        case .list(let item): return items(given, item) ?? name(field)
        default: return name(field)
        }
    }

    /// The items of a list as they travel; nil where they do as they are.
    private func items(_ list: SwiftExpression, _ item: ValueType) -> SwiftExpression? {
        switch item {
        case .url: list.calling("map", [SwiftExpression.keyPath("absoluteString").unlabelled])
        case .date: list.calling("map", [SwiftExpression.keyPath("timeIntervalSince1970").unlabelled])
        case .data: list.mapped { $0.calling("base64EncodedString") }
        case .named(let name) where model.enums[name] != nil: list.calling("map", [SwiftExpression.keyPath("wireText").unlabelled])
        default: nil
        }
    }

    static func literal(_ text: String, _ type: ValueType) -> SwiftExpression {
        switch type {
        case .integer, .number: Int(text).map { .integer($0) } ?? Double(text).map { .number($0) } ?? .string(text)
        case .boolean: .boolean(text == "true")
        default: .string(text)
        }
    }
}
