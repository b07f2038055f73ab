internal import Spec
internal import SwiftCode

/// Steps that hear events: in a loop that the flow waits for, or in the background.
extension FlowLowering {
    /// `listen:` as a loop over the events; where the flow does not wait for its end, as a closure that hears each.
    mutating func heard(_ listening: Listening, _ scope: inout FlowScope) -> [SwiftStatement] {
        guard listening.reconnects == nil else { return heardAgain(listening, &scope) }
        guard let (call, _) = source(listening, scope) else { return [] }
        let (pattern, body) = rounds(listening, scope)
        return [.for(pattern, in: call, body, rounds: [.throwing, .waiting])]
    }

    /// What is asked with is known beforehand: it is asked for again and again.
    private mutating func heardAgain(_ listening: Listening, _ scope: inout FlowScope) -> [SwiftStatement] {
        var (statements, asked) = ([SwiftStatement](), scope)
        guard let call = asking(listening, &statements, &asked) else { return [] }
        scope = asked
        let captured = SwiftClosure(captures: [context.owner == nil ? "self" : model.inner.environment], [], [.expression(call)])
        let expected = (listening.reconnects ?? []).map { model.errorTest($0.value) }
        let test = SwiftExpression.joined(expected, .or).map { test -> SwiftArgument in
            let opened = model.hasFailureDetails ? [Self.openedError] : []
            return SwiftExpression.closure(SwiftClosure(["error"], opened + [opened.isEmpty ? .expression(test) : .return(test)]))
                .labelled("expecting")
        }
        let again = context.environment("again").called([test].compactMap { $0 }, trailing: captured)
        let events = keyed(listening, again, scope)
        guard listening.waits else { return statements + [followed(listening, events, scope)] }
        let (pattern, body) = rounds(listening, scope)
        return statements + [.for(pattern, in: events, body, rounds: [.throwing, .waiting])]
    }

    /// Listens for as long as there is the object.
    private mutating func followed(_ listening: Listening, _ events: SwiftExpression, _ scope: FlowScope) -> SwiftStatement {
        var inside = scope
        inside.hearsEvents = true
        inside.cleanup = []
        // What was known of the object and of the state may be otherwise by then.
        inside.narrowed = inside.narrowed.filter { $0.key.local != nil }
        var (pattern, body) = rounds(listening, inside)
        body = body.withoutUnusedNames
        let name = SwiftExpression.string(signature.name).unlabelled
        let event: String = if case .name(let name) = pattern { name } else { "_" }
        guard context.owner != nil else {
            let closure = SwiftClosure(captures: ["self"], [event], body)
            return .expression(
                SwiftExpression.this.dot("follow").called([name] + opening(listening) + [events.unlabelled], trailing: closure))
        }
        let closure = hearing(event, body, inside)
        let arguments = [name, context.environmentValue.labelled("in")] + opening(listening) + [events.unlabelled]
        return .expression(SwiftExpression.name(model.inner.followedEvents).dot("follow").called(arguments, trailing: closure))
    }

    /// The object is let go meanwhile; steps that have nothing to do with it do not ask for it.
    private func hearing(_ event: String, _ body: [SwiftStatement], _ scope: FlowScope) -> SwiftClosure {
        let locals = (scope.locals.values.map(\.code) + scope.narrowed.values.map(\.code)).compactMap(\.plainName)
        let known = Set(locals + signature.parameters.map(\.swiftName) + [event])
        let members = body.outerNames.subtracting(known).filter { $0.first?.isUppercase != true }
        guard !members.isEmpty else { return SwiftClosure([event], body) }
        let released = SwiftStatement.guard([.bind("self", nil)], [.return(.boolean(false))], isShort: true)
        return SwiftClosure(captures: ["weak self"], [event], [released] + body)
    }

    /// The WebSocket that is going to be open: who says something meanwhile waits for it.
    private func opening(_ listening: Listening) -> [SwiftArgument] {
        guard case .endpoint(let name) = listening.source, model.endpoints[name.value]?.isSocket == true else { return [] }
        return [SwiftExpression.string(name.value).labelled("opening")]
    }

    /// What is done about each event.
    private mutating func rounds(_ listening: Listening, _ scope: FlowScope) -> (pattern: SwiftPattern, body: [SwiftStatement]) {
        guard let event = event(of: listening) else { return (.any, []) }
        var inner = scope.inner
        inner.invalidate(after: listening.steps)
        let name = inner.declare(listening.name)
        inner.narrowed = inner.narrowed.filter { $0.key.root != .local(listening.name) }
        inner.locals[listening.name] = LoweredValue(.name(name), event, what: listening.name)
        inner.continuation = Self.ahead(listening.steps, reading: listening.until?.expressions ?? [], [])
        var body = steps(listening.steps, &inner)
        if !listening.waits {
            // What a closure answers is whether to go on.
            guard !listening.steps.contains(where: \.ends) else { return (pattern(name, body), body) }
            body.append(.return(listening.until.map { test(.not($0), inner) } ?? .boolean(true)))
        } else if let until = listening.until {
            body.append(.if([SwiftBranch([.test(test(until, inner))], [.break])], otherwise: nil))
        }
        return (pattern(name, body), body)
    }

    private func pattern(_ name: String, _ body: [SwiftStatement]) -> SwiftPattern { body.mention(name) ? .name(name) : .any }

    // MARK: what tells of events

    private func event(of listening: Listening) -> FlowType? {
        switch listening.source {
        case .endpoint(let name): model.endpoints[name.value].map { context.response(of: $0) }
        case .operation(let name): CapabilityOperation(name.value, model)?.result
        }
    }

    /// What a loop goes through, and what its events are.
    private func source(_ listening: Listening, _ scope: FlowScope) -> (call: SwiftExpression, event: FlowType)? {
        guard let event = event(of: listening) else { return nil }
        switch listening.source {
        case .endpoint(let name):
            guard let endpoint = model.endpoints[name.value] else { return nil }
            let function = context.environment(SwiftIdentifier.ofCall(endpoint.name.value))
            let call = function.called(endpointArguments(endpoint, listening.arguments, scope), [.throwing, .waiting])
            return (keyed(listening, call, scope), event)
        case .operation(let name):
            guard let facts = CapabilityOperation(name.value, model) else { return nil }
            let call = asking(facts, listening.arguments, scope)
            return (listening.key == nil ? leavable(name.value, call) : keyed(listening, call, scope), event)
        }
    }

    /// The same, with what is asked as constants.
    private mutating func asking(
        _ listening: Listening, _ statements: inout [SwiftStatement], _ scope: inout FlowScope
    ) -> SwiftExpression? {
        switch listening.source {
        case .endpoint(let name):
            guard let endpoint = model.endpoints[name.value] else { return nil }
            var arguments: [SwiftArgument] = []
            if let label = model.baseParameter(of: endpoint), let url = model.base(of: endpoint, in: context.owner) {
                let value = beforehand(url, as: FlowType(.string, optional: true), label, &statements, &scope)
                arguments.append(value.code.labelled(label))
            }
            for field in endpoint.parameters.map(\.field) where field.constant == nil {
                guard let argument = listening.arguments.first(where: { $0.name.value == field.name.value }) else { continue }
                let type = FlowType(field.type, optional: !field.isRequired, fields: field.fields)
                let value = beforehand(argument.value, as: type, field.name.value, &statements, &scope)
                arguments.append(value.code.labelled(SwiftIdentifier.camelCase(field.name.value)))
            }
            return context.environment(SwiftIdentifier.ofCall(endpoint.name.value)).called(arguments, [.throwing, .waiting])
        case .operation(let name):
            guard let facts = CapabilityOperation(name.value, model) else { return nil }
            var arguments: [SwiftArgument] = []
            for parameter in facts.parameters {
                let argument = listening.arguments.first { $0.name.value == parameter.name }
                let value = argument.map { beforehand($0.value, as: parameter.type, parameter.name, &statements, &scope).code }
                arguments.append((value ?? .null).labelled(parameter.label))
            }
            return leavable(name.value, context.environment(facts.path).called(arguments, facts.effects))
        }
    }

    /// What a capability tells of ends where a flow leaves it.
    private func leavable(_ operation: String, _ events: SwiftExpression) -> SwiftExpression {
        guard model.behaviour.leftOperations.contains(operation) else { return events }
        return context.environment("leaving").called([SwiftExpression.string(operation).unlabelled, events.unlabelled])
    }

    // MARK: whose listening it is

    /// What can be left alone. What has to be opened first counts from before that.
    private func keyed(_ listening: Listening, _ events: SwiftExpression, _ scope: FlowScope) -> SwiftExpression {
        guard let key = listening.key else { return events }
        let named = [SwiftExpression.string(listening.source.name.value).unlabelled, self.key(key, scope).labelled("of")]
        guard events.effects.isEmpty else {
            return context.environment("leaving").called(
                named, trailing: SwiftClosure([], [.expression(events)]), events.effects.union(.waiting))
        }
        return context.environment("leaving").called(named + [events.unlabelled])
    }

    func leaveListening(_ source: Listening.Source, _ key: Expression?, _ scope: FlowScope) -> [SwiftStatement] {
        let whose = key.map { [self.key($0, scope).labelled("of")] } ?? []
        return [.expression(context.environment("leave").called([SwiftExpression.string(source.name.value).unlabelled] + whose))]
    }

    private func key(_ expression: Expression, _ scope: FlowScope) -> SwiftExpression {
        if case .named(let name) = expression.type.unwrapped, model.classes[name] != nil {
            let object = coerced(expression, to: FlowType(.named(name)), scope).code
            return SwiftExpression.implicit("object").called([object.unlabelled])
        }
        return SwiftExpression.implicit("text").called([coerced(expression, to: FlowType(.string), scope).code.unlabelled])
    }
}
