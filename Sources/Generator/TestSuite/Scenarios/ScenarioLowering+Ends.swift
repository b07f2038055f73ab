internal import Spec

/// Calls that the scenario did not wait for, and what mock and device keep.
extension ScenarioLowering {
    mutating func cancel(_ name: String) {
        guard let call = values.locals[name]?.variable else { return }
        code.add("\(call).cancel()")
    }

    mutating func ended(_ end: ScenarioEnd) {
        switch values.locals[end.name.value] {
        case .answer(let answer, let members):
            read(answer, members, result: readable(end.result), failure: failure(end))
        case .started(let call, let members): ended(call, members, end)
        default: return
        }
        code.add("await device.settle()")
    }

    private mutating func ended(_ call: String, _ members: [(name: String, type: SwiftType)], _ end: ScenarioEnd) {
        switch end.outcome {
        case .failed(let failure):
            code.add(block: "await #expect(throws: \(error(failure.value)))", .plain("\(call).ended()"), prefix: "try await ")
        case .cancelled:
            code.add(block: "await #expect(throws: CancellationError.self)", .plain("\(call).ended()"), prefix: "try await ")
        case .finished:
            let result = members.isEmpty ? nil : readable(end.result)
            code.add(result.map { "let \(bind($0, members)) = try await \(call).ended()" } ?? "try await \(call).ended()")
        }
    }

    private func failure(_ end: ScenarioEnd) -> String? {
        if case .failed(let failure) = end.outcome { failure.value } else { nil }
    }

    mutating func until(_ condition: Condition) {
        code.add("try await device.until { \(values.condition(condition)) }")
    }

    mutating func read(_ record: String, _ fields: [Argument], _ result: String?) {
        let kind = context.lookup.record(record)
        let members = fields.map { ($0.name.value, SwiftText.plain(values.json($0.value))) }
        let variable = result.map { newVariable($0) } ?? "_"
        code.add(.call("device.record", [.plain(Escaping.swiftLiteral(record)), .dictionary(members)]), prefix: "let \(variable) = try ")
        guard let result else { return }
        values.locals[result] = .record(variable: variable, kind?.fields ?? [])
        types[result] = "JSONValue"
    }

    mutating func stored(_ expression: Expression, _ isReadable: Bool) {
        let value = values.value(expression)
        var text = value.text
        if value.isOptional {
            text = fresh("text")
            code.add("let \(text) = try #require(\(value.text))")
        }
        code.add("#expect(\(isReadable ? "" : "!")device.stores(\(text)))")
    }
}
