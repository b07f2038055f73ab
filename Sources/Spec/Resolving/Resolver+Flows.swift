import Declarations
import SourceText
import YAMLTree

extension FlowVerb: ControlledVerb {
    static let dialect = Dialect.flow

    static func resolved(
        _ entry: YAMLEntry, _ node: YAMLNode, _ site: Resolver.FlowSite, _ scope: inout Scope, by resolver: inout Resolver
    ) -> [FlowVerb] {
        resolver.control(entry, node, site, &scope) ?? [resolver.flowVerb(entry, node, site, &scope)].compactMap { $0 }
    }
}

/// Steps of flows and policies.
extension Resolver {
    struct FlowSite {
        var signature: FlowSignature
    }

    fileprivate mutating func flowVerb(_ entry: YAMLEntry, _ node: YAMLNode, _ site: FlowSite, _ scope: inout Scope) -> FlowVerb? {
        switch entry.name {
        case "call": call(entry.value, node, &scope)
        case "listen": listen(entry.value, node, site, &scope)
        case "leave": leave(entry.value, node, scope)
        case "ask": ask(entry.value, node, &scope)
        case "keep": keep(entry.value, node, scope)
        case "claim": claim(entry.value, node, inner(node, "otherwise", site, scope), scope)
        case "repeat": .repeat(repetition(node, site, &scope))
        case "try": attempt(node, site, &scope)
        case "forget": forget(entry.value, node, scope)
        case "set": set(entry.value, node, scope)
        case "notify": notify(entry.value, node, &scope)
        case "post": post(entry.value, node, scope)
        case "complete": .complete(completion(entry.value, site, scope))
        case "report": report(entry.value, node, site, &scope)
        case "emit": .emit(emitted(entry.value, site, scope))
        case "return": .return(returned(entry.value, site, scope))
        case "stop": .stop
        case "fail": fail(entry.value, scope)
        case "run", "start": run(entry, node, &scope)
        case "new": new(entry.value, node, &scope)
        case "await": awaitEvent(entry.value, node, &scope)
        case "signal": signal(entry.value, node, scope)
        default: nil
        }
    }

    private mutating func call(_ name: YAMLNode, _ node: YAMLNode, _ scope: inout Scope) -> FlowVerb? {
        guard let name = name.located else { return nil }
        let result = resultName(node) ?? "response"
        guard let endpoint = index.endpoints[name.value] else {
            report(DanglingReference.diagnostic(name, kind: "endpoint", known: index.names.endpoints))
            scope.locals[result] = Scope.Binding(type: .json)
            return nil
        }
        if endpoint.isEventStream {
            report(EventStream.goesOn(name.value, "call", at: name.place, "`listen:` to it, with `as:` and the `steps:` for each event"))
        }
        let fields = index.endpointFields.callable(endpoint)
        let usual = usual(name.value, scope)
        let arguments = arguments(node["with"], of: fields, "`\(name.value)`", at: name.place, scope, usual: usual)
        scope.locals[result] = Scope.Binding(type: .object, fields: index.endpointFields.result(endpoint))
        return .call(endpoint: name, arguments: arguments, result: result)
    }

    private mutating func ask(_ name: YAMLNode, _ node: YAMLNode, _ scope: inout Scope) -> FlowVerb? {
        let result = resultName(node)
        guard let (name, operation, arguments) = operation(name, node, scope) else {
            if let result { scope.locals[result] = Scope.Binding(type: .json) }
            return nil
        }
        if let result { scope.locals[result] = Scope.Binding(type: operation.result, fields: FieldTable(operation.resultFields)) }
        return .ask(operation: name, arguments: arguments, result: result)
    }

    // MARK: results

    /// Values for the handler's parameters; those that are left out are nil, false or 0.
    private mutating func completion(_ table: YAMLNode, _ site: FlowSite, _ scope: Scope) -> [Argument] {
        guard let handler = site.signature.handler else {
            if !site.signature.methods.isEmpty { report(NoHandler.diagnostic(site.signature.name, at: table.place)) }
            return freeArguments(table, scope)
        }
        let values = someArguments(table, of: handler, kind: "parameter of the handler", scope)
        let given = Set(table.entries.map(\.name))
        let fails = handler.fields.contains { $0.type.unwrapped == .error && given.contains($0.name.value) }
        let missing = handler.fields.map(\.name.value).filter { site.signature.neededValues.contains($0) && !given.contains($0) }
        if !fails, !missing.isEmpty {
            report(MissingArgument.diagnostic(missing, of: "the handler", at: table.place, help: "give it, or an error"))
        }
        return values
    }

    private mutating func report(_ name: YAMLNode, _ node: YAMLNode, _ site: FlowSite, _ scope: inout Scope) -> FlowVerb? {
        guard let name = name.located else { return nil }
        // A block of the method goes before one that a property of its name holds.
        let given = site.signature.progress[name.value]
        guard let block = given ?? heldBlock(name, scope) else {
            let known = listed(site.signature.progress.keys.sorted() + heldBlockNames(scope))
            let kind = "handler that the flow's methods call while they go on, and no block or list of listeners that its objects hold"
            report(DanglingReference.diagnostic(name, kind: kind, known: known))
            return nil
        }
        let values = arguments(node["with"], of: FieldTable(block.fields), "`\(name.value)`", at: name.place, scope)
        if block.answer != nil { return question(name, block, isHeld: given == nil, values, node, &scope) }
        if given != nil, let changed = block.changed, node["key"] == nil { return change(name, changed, values, node, &scope) }
        unfit(name, block, isHeld: given == nil, node)
        let isAtOnce = site.signature.calledAtOnce.contains(name.value)
        let key = node["key"].map { expression($0, as: .string, "`key`", scope) }
        return .report(handler: name, given == nil ? .held(key: key) : isAtOnce ? .atOnce : .meanwhile, arguments: values)
    }

    /// A value that has to be there, unless its type lets it be missing.
    private mutating func present(_ node: YAMLNode, as wanted: ValueType?, _ role: String, _ scope: Scope) -> Expression {
        let value = expression(node, as: wanted, role, scope)
        checkPresence(value, wanted, role, scope)
        return value
    }

    private mutating func emitted(_ node: YAMLNode, _ site: FlowSite, _ scope: Scope) -> Expression {
        if site.signature.emits == nil { report(StreamFlow.withoutStream(site.signature.name, at: node.place)) }
        return present(node, as: site.signature.emits, "the element", scope)
    }

    private mutating func returned(_ node: YAMLNode, _ site: FlowSite, _ scope: Scope) -> Expression {
        let signature = site.signature
        if signature.result == .void {
            report(
                TypeMismatch.diagnostic(
                    "the flow `\(signature.name)` has no result", at: node.place,
                    help: signature.methods.isEmpty
                        ? "say what it answers under its `result:`, or end it with `stop: true`" : "end it with `stop: true`"))
            return expression(node, as: nil, "`return`", scope)
        }
        // What a method answers is looked at as a whole (`spec-missing-result`).
        return signature.methods.isEmpty
            ? present(node, as: signature.result, "the result", scope) : expression(node, as: signature.result, "the result", scope)
    }

    private mutating func fail(_ node: YAMLNode, _ scope: Scope) -> FlowVerb? {
        guard let name = node.located, !name.value.hasPrefix("$") else { return .fail(expression(node, as: .error, "`fail`", scope)) }
        // Whichever error is meant, the step ends the flow.
        guard let found = declared(index.errorCase(name.value), name, "error", index.names.errors) else {
            return .fail(Expression(.null, type: .error, place: name.place))
        }
        let enumeration = found.enumeration.name.value
        let needed = found.errorCase.fields.fields.filter(\.isRequired).map(\.name.value)
        if !needed.isEmpty {
            let help = "write `fail: {error: \(name.value), with: {…}}`"
            report(MissingArgument.diagnostic(needed, of: "`\(name.value)`", at: name.place, help: help))
        }
        let kind = Expression.Kind.error(enumeration: enumeration, name: found.errorCase.name.value, with: [])
        return .fail(Expression(kind, type: .named(enumeration), place: name.place))
    }
}
