internal import Spec
internal import SwiftCode

/// Calls that the scenario did not wait for, and what mock and device keep.
extension ScenarioLowering {
    mutating func cancel(_ name: String) {
        guard let call = values.locals[name]?.variable else { return }
        add(SwiftExpression.name(call).calling("cancel"))
    }

    mutating func ended(_ end: ScenarioEnd) {
        underWay.remove(end.name.value)
        switch values.locals[end.name.value] {
        case .answer(let answer, let members):
            if case .cancelled = end.outcome { return cancelled(answer, members, end) }
            let succeeding = if case .finished = end.outcome { end.name.value } else { nil as String? }
            let given = read(answer, members, of: succeeding, result: result(of: end, members), failure: end.failing)
            if let given { hear(members, in: given) }
        case .started(let call, let members): ended(.name(call), members, end)
        case .startedCoded(let call, let members):
            let ended = SwiftExpression.name(call).calling("ended", [], [.throwing, .waiting])
            told(ended, members, result: readable(end.result), failure: end.failing)
        default: return
        }
        settle()
    }

    private mutating func ended(_ call: SwiftExpression, _ members: [ScenarioMember], _ end: ScenarioEnd) {
        let ended = call.calling("ended", [], [.throwing, .waiting])
        switch end.outcome {
        case .failed: if let failure = end.failing { expect(failure, thrownBy: .expression(ended)) }
        case .cancelled: add(.expect(throws: .type("CancellationError").dot("self"), .expression(ended)))
        case .finished:
            guard !members.isEmpty, let result = result(of: end, members) else { return add(ended) }
            let variable = variable(for: result, members)
            bind(variable, ended)
            hear(members, in: variable)
        }
    }

    /// The name that the end gives, where it is read or there is something to hear of what has it.
    private func result(of end: ScenarioEnd, _ members: [ScenarioMember]) -> String? {
        holds(members) ? end.result : readable(end.result)
    }

    /// A handler is told of it as Foundation tells.
    private mutating func cancelled(_ answer: String, _ members: [ScenarioMember], _ end: ScenarioEnd) {
        let result = end.result ?? fresh("given")
        settle()
        read(answer, members, of: nil, result: result, failure: nil)
        guard let error = members.first(where: \.type.isError), let given = values.locals[result]?.variable else { return }
        let code = told(error, in: given, of: members).cast(.conditional, .named("URLError")).chained.dot("code")
        expect(code.infix(.equal, .implicit("cancelled")))
    }

    mutating func until(_ condition: SwiftExpression) {
        add(.device("until", trailing: SwiftClosure([], condition), [.throwing, .waiting]))
    }

    mutating func read(_ record: String, _ fields: [Argument], _ result: String?) {
        let found = SwiftExpression.device("record", .string(record), values.object(fields), effects: .throwing)
        guard let result else { return add(.discard(found)) }
        let variable = newVariable(result)
        bind(variable, found)
        values.locals[result] = .record(variable: variable, context.lookup.record(record)?.fields ?? [])
        types[result] = "JSONValue"
    }

    mutating func stored(_ expression: Expression, _ isReadable: Bool) {
        let value = values.value(expression)
        var text = value.code
        if value.type.isOptional {
            let variable = fresh("text")
            bind(variable, value.demanded)
            text = .name(variable)
        }
        let stores = SwiftExpression.device("stores", text)
        expect(isReadable ? stores : .not(stores))
    }

    mutating func journal(_ endpoint: String, _ count: Int, _ waits: Bool) {
        let actual = SwiftExpression.device("count", .string(endpoint), effects: .throwing)
        if waits { until(actual.infix(.greaterOrEqual, .integer(count))) }
        expect(actual.infix(.equal, .integer(count)))
    }
}
