import Declarations
import SourceText
import YAMLTree

/// Steps about calls that scenarios did not wait for, and about what the mock and the device keep.
extension Resolver {
    mutating func cancelled(_ name: Located<String>, _ scope: inout Scope) -> ScenarioVerb {
        if let call = underWay(name, scope) {
            if !call.canBeCancelled { report(NotCancellable.diagnostic(name)) }
            scope.started[name.value]?.isCancelled = true
        }
        return .cancel(name)
    }

    mutating func ended(_ entry: YAMLEntry, _ node: YAMLNode, _ scope: inout Scope) -> ScenarioVerb? {
        guard let name = entry.value.located, let call = underWay(name, scope) else { return nil }
        scope.started[name.value] = nil
        let result = resultName(node)
        let outcome = outcome(name, call, node)
        if let result {
            scope.locals[result] = scenarioScope.result(of: call.method, in: call.type, isTwin: call.isTwin)
            if call.isAwaited, !outcome.isFinished { report(NotCancellable.answersNothing(name)) }
        }
        return .ended(ScenarioEnd(name: name, outcome: outcome, held: held(node, node.string("fails"), scope), result: result))
    }

    private mutating func outcome(_ name: Located<String>, _ call: StartedCall, _ node: YAMLNode) -> ScenarioEnd.Outcome {
        if node.flag("cancelled") {
            if !call.isCancelled { report(NotCancellable.neverCancelled(name)) }
            if call.hasHandler, call.isAwaited ? call.method.language == .objectiveC : true,
                !scenarioScope.canFail(call.method, in: call.type) || call.method.handlers.ending?.answersCode == true
                    || !call.isAwaited && !call.method.tellsAnyError
            {
                report(NotCancellable.untold(name, of: call.method.name))
            }
            return .cancelled
        }
        guard let failure = node.string("fails") else { return .finished }
        checkError(failure)
        if !scenarioScope.canFail(call.method, in: call.type) { report(scenarioScope.untold(failure, of: call.method, in: call.type)) }
        return .failed(failure)
    }

    mutating func reported(_ entry: YAMLEntry, _ node: YAMLNode, _ scope: inout Scope) -> ScenarioVerb? {
        guard let name = entry.value.located else { return nil }
        let handlers = scenarioScope.progressHandlers
        guard let (language, handler) = handlers.first(where: { $0.handler.name == name.value }) else {
            let known = listed(handlers.map(\.handler.name))
            report(
                DanglingReference.diagnostic(
                    name, kind: "handler that is called while a method goes on, and no block that a property holds", known: known))
            return nil
        }
        let fields = handler.fields(in: language, at: name.place)
        let arguments = heardArguments(node["with"], of: fields, kind: "parameter of `\(name.value)`", scope)
        let result = resultName(node)
        if let result { scope.locals[result] = Scope.Binding(type: .object, fields: fields) }
        return .reported(handler: name, handler, language, arguments, result: result)
    }

    private mutating func underWay(_ name: Located<String>, _ scope: Scope) -> StartedCall? {
        if let found = scope.started[name.value] { return found }
        let isOver = scope.locals[name.value] != nil
        report(isOver ? NotUnderWay.over(name) : NotUnderWay.diagnostic(name, known: listed(scope.started.keys.sorted())))
        return nil
    }

    mutating func released(_ name: Located<String>, _ scope: inout Scope) -> ScenarioVerb? {
        guard scope.held.remove(name.value) != nil else {
            report(NotUnderWay.notHeld(name, known: listed(scope.held.sorted())))
            return nil
        }
        return .release(endpoint: name)
    }

    mutating func read(_ entry: YAMLEntry, _ node: YAMLNode, _ scope: inout Scope) -> ScenarioVerb? {
        guard let (name, record) = record(entry.value, namedBy: node, &scope) else { return nil }
        let fields = recordFields(node, "where", record, scope)
        let result = resultName(node)
        if let result { scope.locals[result] = Scope.Binding(type: .object, fields: record.fields) }
        return .read(record: name, fields, result: result)
    }

    mutating func stored(_ entry: YAMLEntry, _ node: YAMLNode, _ scope: Scope) -> ScenarioVerb {
        let text = expression(entry.value, as: .optional(.string), "`stored`", scope)
        return .stored(text, isReadable: node["readable"]?.scalar?.bool ?? true)
    }
}
