import SourceText
import YAMLTree

/// Answers that are made of events: how a client hears them, and how the mock sends them.
extension Resolver {
    // MARK: in a client

    mutating func listen(_ name: YAMLNode, _ node: YAMLNode, _ site: FlowSite, _ scope: inout Scope) -> FlowVerb? {
        guard let name = name.located, let event = resultName(node) else { return nil }
        guard let heard = heard(name) else {
            var inner = scope
            inner.locals[event] = Scope.Binding(type: .json)
            _ = steps(node.nodes("steps"), site, &inner) as [FlowStep]
            return nil
        }
        let usual = usual(name.value, scope)
        let arguments = arguments(node["with"], of: heard.parameters, "`\(name.value)`", at: name.place, scope, usual: usual)
        var inner = scope
        inner.locals[event] = heard.event
        let steps: [FlowStep] = steps(node.nodes("steps"), site, &inner)
        let until = node["until"].map { condition($0, inner) }
        let key = listeningKey(node, scope)
        return .listen(
            Listening(
                source: heard.source, arguments: arguments, name: event, steps: steps, until: until, reconnects: reconnects(node),
                waits: node["waits"]?.scalar?.bool ?? true, key: key))
    }

    mutating func leave(_ name: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> FlowVerb? {
        let key = listeningKey(node, scope)
        guard let name = name.located, let left = heard(name) else { return nil }
        return .leave(source: left.source, of: key)
    }

    /// What tells those apart who listen to the same.
    private mutating func listeningKey(_ node: YAMLNode, _ scope: Scope) -> Expression? {
        guard let node = node["of"] else { return nil }
        let value = expression(node, as: nil, "`of`", scope)
        switch value.type.unwrapped {
        case .string, .integer, .url: return value
        case .named(let name) where index.enums[name] != nil || index.classes[name]?.form == .class: return value
        default:
            report(TypeMismatch.diagnostic("`of` takes the object that listens, or a text that tells listeners apart", at: value.place))
            return nil
        }
    }

    private mutating func reconnects(_ node: YAMLNode) -> [Located<String>]? {
        guard let value = node["reconnect"] else { return nil }
        return value.scalar == nil || node.flag("reconnect") ? errors(node, "reconnect") : nil
    }

    /// What tells of events under that name: of an operation and the endpoint that plays it, which may be called alike, the operation.
    private mutating func heard(_ name: Located<String>) -> (source: Listening.Source, parameters: FieldTable, event: Scope.Binding)? {
        let operation = index.operations[name.value]
        if let operation, operation.isEventStream || index.endpoints[name.value] == nil {
            guard operation.isEventStream else {
                report(EventStream.answersOnce(name, index.operations.values.filter(\.isEventStream).map(\.name).sorted()))
                return nil
            }
            let event = Scope.Binding(type: .object, fields: FieldTable(operation.resultFields))
            return (.operation(name), FieldTable(operation.parameters), event)
        }
        guard let endpoint = eventStream(name) else { return nil }
        let event = Scope.Binding(type: .object, fields: endpoint.documentedFields)
        return (.endpoint(name), index.endpointFields.callable(endpoint), event)
    }

    // MARK: in the mock

    mutating func event(_ table: YAMLNode, _ site: AnswerSite, at entry: YAMLEntry, _ scope: Scope) -> AnswerVerb? {
        guard let endpoint = telling(site.endpoint) else {
            report(EventStream.misplaced(entry, site.endpoint))
            return nil
        }
        return .event(eventFields(table, endpoint, at: entry, scope))
    }

    mutating func stream(_ node: YAMLNode, _ site: AnswerSite, at entry: YAMLEntry) -> AnswerVerb? {
        guard telling(site.endpoint) != nil else {
            report(EventStream.misplaced(entry, site.endpoint))
            return nil
        }
        return node.word("stream", AnswerVerb.Ending.self).map(AnswerVerb.stream)
    }

    mutating func push(_ entry: YAMLEntry, _ node: YAMLNode, _ scope: Scope) -> AnswerVerb? {
        guard let name = entry.value.located, let endpoint = eventStream(name) else { return nil }
        let fields = eventFields(node["with"], endpoint, at: entry, scope)
        return .push(endpoint: name, fields, to: listeners(node, endpoint, scope))
    }

    mutating func close(_ entry: YAMLEntry, _ node: YAMLNode, _ scope: Scope) -> AnswerVerb? {
        guard let name = entry.value.located, let endpoint = eventStream(name) else { return nil }
        let error = node.string("error").flatMap { closing($0, endpoint) }
        if let error, node.flag("cut") { report(WebSocketEndpoint.saysNothing(error)) }
        return .close(endpoint: name, to: listeners(node, endpoint, scope), isCut: node.flag("cut"), error: error)
    }

    /// An error of the WebSocket with whose code it can be closed.
    private mutating func closing(_ name: Located<String>, _ endpoint: Endpoint) -> Located<String>? {
        let last = ErrorTable.lastPart(of: name.value)
        guard let documented = endpoint.errors.first(where: { ErrorTable.lastPart(of: $0.value) == last }) else {
            report(
                DanglingReference.diagnostic(
                    name, kind: "error of `\(endpoint.name.value)`", known: KnownNames(endpoint.errors.map(\.value))))
            return nil
        }
        guard endpoint.isSocket, index.error(documented.value, of: endpoint).flatMap({ index.errorCase($0) })?.errorCase.closes != nil
        else {
            report(WebSocketEndpoint.closesNothing(name, endpoint))
            return nil
        }
        return name
    }

    private mutating func eventFields(_ table: YAMLNode?, _ endpoint: Endpoint, at entry: YAMLEntry, _ scope: Scope) -> [Argument] {
        let fields = index.endpointFields.answer(endpoint)
        let arguments = someArguments(table, of: fields, kind: "field of the events of `\(endpoint.name.value)`", scope)
        reportMissing(fields, table, entry, endpoint)
        return shown(arguments, of: fields, endpoint, scope)
    }

    private mutating func listeners(_ node: YAMLNode, _ endpoint: Endpoint, _ scope: Scope) -> [Argument] {
        someArguments(node["where"], of: index.endpointFields.callable(endpoint), kind: "parameter of `\(endpoint.name.value)`", scope)
    }

    /// What tells the events of an answer: the endpoint itself, or the WebSocket on which it is said.
    private func telling(_ endpoint: Endpoint) -> Endpoint? {
        let endpoint = endpoint.on.flatMap { index.endpoints[$0.value] } ?? endpoint
        return endpoint.isEventStream ? endpoint : nil
    }

    /// The endpoint of that name, where it answers with events.
    private mutating func eventStream(_ name: Located<String>) -> Endpoint? {
        guard let endpoint = declared(index.endpoints[name.value], name, "endpoint", index.names.endpoints) else { return nil }
        guard !endpoint.isEventStream else { return endpoint }
        report(EventStream.answersOnce(name, index.endpoints.values.filter(\.isEventStream).map(\.name.value).sorted()))
        return nil
    }
}
