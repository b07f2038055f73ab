internal import Spec

/// Steps that read and write records.
extension MockSteps {
    mutating func find(_ record: String, _ matches: [Argument], _ result: String, _ includesEnded: Bool, _ otherwise: [MockStep]) {
        var arguments = recordArguments(record, matches)
        if includesEnded { arguments.append("includingEnded: true") }
        let text = SwiftText.call("call.find", arguments)
        if use.read.contains(result) {
            let found = SwiftText.sequence([.plain("\(keyword(result)) \(MockNames.local(result)) = "), text])
            code.add(conditions: [found], keyword: "guard", tail: "else {")
        } else {
            code.add(conditions: [.sequence([text, " != nil"])], keyword: "guard", tail: "else {")
        }
        nest(otherwise)
        if !Self.ends(otherwise) {
            code.indent()
            code.add("return call.refuse(\"no such record\", status: 404)")
            code.outdent()
        }
        code.add("}")
        if let type = expressions.lookup.record(record) { expressions.locals[result] = .record(type) }
    }

    mutating func list(_ record: String, _ matches: [Argument], _ result: String) {
        let target = use.read.contains(result) ? "let \(MockNames.local(result))" : "_"
        code.add(.call("call.list", recordArguments(record, matches)), prefix: "\(target) = ")
        if let type = expressions.lookup.record(record) { expressions.locals[result] = .records(type) }
    }

    mutating func put(_ record: String, _ fields: [Argument], _ result: String?) {
        let text = SwiftText.sequence([
            .plain("call.put"),
            .list(
                open: "(",
                [.plain(Escaping.swiftLiteral(record)), expressions.object(fields)],
                close: ")",
                isCollection: false
            ),
        ])
        if let result, use.read.contains(result) {
            code.add(text, prefix: "\(keyword(result)) \(MockNames.local(result)) = try ")
        } else {
            code.add(text, prefix: "try ")
        }
        if let result, let type = expressions.lookup.record(record) { expressions.locals[result] = .record(type) }
    }

    mutating func change(_ record: String, _ fields: [Argument]) {
        let variable = MockNames.local(record)
        code.add(.call("call.change", [.plain(variable), expressions.object(fields)]), prefix: "\(variable) = ")
    }

    func recordCall(_ function: String, _ record: String, _ matches: [Argument]) -> SwiftText {
        .call(function, recordArguments(record, matches))
    }

    private func recordArguments(_ record: String, _ matches: [Argument]) -> [SwiftText] {
        let name = SwiftText.plain(Escaping.swiftLiteral(record))
        return matches.isEmpty ? [name] : [name, expressions.object(matches)]
    }

    mutating func bind(_ name: String, _ value: Expression) {
        let text = expressions.value(value)
        if use.read.contains(name) {
            code.add(text, prefix: "let \(MockNames.local(name)): JSONValue = ")
        }
        expressions.locals[name] = .value(value.type, fields: [])
    }

    mutating func each(_ list: Expression, _ name: String, _ steps: [MockStep]) {
        let outer = expressions.locals
        let variable = use.read.contains(name) ? MockNames.local(name) : "_"
        let change = use.changed.contains(name) ? "var " : ""
        if case .reference(let reference) = list.kind, case .local(let local) = reference.root, reference.path.isEmpty,
            case .records(let type) = expressions.locals[local]
        {
            code.add("for \(change)\(variable) in \(MockNames.local(local)) {")
            expressions.locals[name] = .record(type)
        } else {
            code.add(expressions.value(list), prefix: "for \(variable) in (", suffix: ").arrayValue ?? [] {")
            expressions.locals[name] = .value(.json, fields: [])
        }
        nest(steps)
        code.add("}")
        expressions.locals = outer
    }

    /// A record that a later step changes is a variable.
    private func keyword(_ name: String) -> String { use.changed.contains(name) ? "var" : "let" }
}
