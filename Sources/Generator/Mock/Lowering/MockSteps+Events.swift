internal import Spec
internal import SwiftCode

/// Answers that are made of events, and events for those who listen.
extension MockSteps {
    func event(_ fields: [Argument], _ scope: MockExpressions) -> SwiftStatement {
        .expression(.mockCall("event", [event(fields, of: lookup.tables.telling(endpoint), scope).unlabelled]))
    }

    func stream(_ ending: AnswerVerb.Ending) -> SwiftStatement {
        .return(.mockCall("stream", [SwiftExpression.boolean(ending == .open).labelled("isOpen")]))
    }

    func push(_ name: String, _ fields: [Argument], _ listeners: [Argument], _ scope: MockExpressions) -> SwiftStatement {
        guard let other = lookup.endpoint(name) else { return .comment("There is no \(name).") }
        let arguments = [SwiftExpression.string(name).unlabelled, event(fields, of: other, scope).unlabelled]
        return .expression(.mockCall("push", arguments + told(listeners, scope)))
    }

    func close(_ name: String, _ listeners: [Argument], _ isCut: Bool, _ error: String?, _ scope: MockExpressions) -> SwiftStatement {
        var how: [SwiftArgument] = []
        how.add("isCut", flag: isCut)
        how.add("error", error.map { .string(ErrorTable.lastPart(of: $0)) })
        return .expression(.mockCall("close", [SwiftExpression.string(name).unlabelled] + told(listeners, scope) + how))
    }

    private func event(_ fields: [Argument], of endpoint: Endpoint, _ scope: MockExpressions) -> SwiftExpression {
        body(ResponseParts(fields, alternative: nil, of: endpoint, lookup.tables).body, scope)
    }

    private func told(_ listeners: [Argument], _ scope: MockExpressions) -> [SwiftArgument] {
        listeners.isEmpty ? [] : [scope.object(listeners).labelled("to")]
    }
}
