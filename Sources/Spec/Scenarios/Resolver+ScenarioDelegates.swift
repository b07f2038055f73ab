import Declarations
import SourceText
import YAMLTree

/// What delegates do, and hear.
extension Resolver {
    private mutating func delegateMethod(_ name: Located<String>) -> (type: String, method: Method)? {
        if let found = scenarioScope.delegateMethods(named: name.value).first { return found }
        report(DanglingReference.diagnostic(name, kind: "method of a delegate", known: scenarioScope.delegateMethodNames))
        return nil
    }

    mutating func reaction(_ entry: YAMLEntry, _ node: YAMLNode, _ scope: Scope) -> ScenarioVerb? {
        guard let name = entry.value.located else { return nil }
        if let block = scenarioScope.block(named: name.value) { return reaction(in: block, name, node, scope) }
        guard let (type, method) = delegateMethod(name) else { return nil }
        var inner = scope
        inner.locals["given"] = Scope.Binding(type: .object, fields: scenarioScope.parameters(of: method, in: type))
        let result = method.toldResult(in: type)
        let answer = node["return"].map { node in
            method.answerBlock.map { called($0, with: node, name, inner) } ?? expression(node, as: result, "`return`", inner)
        }
        if let answer, method.answerBlock == nil { checkDictionary(Argument(name: name, value: answer), method.declaration.result) }
        let steps: [ScenarioStep] = steps(node.nodes("steps"), (), &inner)
        for step in steps { if let finding = IdleReaction.finding(step) { report(finding) } }
        let failure = node.string("fails")
        if let failure {
            checkError(failure)
            if !method.mayThrow {
                let help = "leave `fails` out, or declare the method so that it `throws`"
                report(TypeMismatch.diagnostic("`\(method.name)` does not throw", at: failure.place, help: help))
            } else if let type = method.thrownType, let known = thrown(type), !known.contains(where: failure.value.hasPrefix) {
                let help = "name an error of `\(type)`"
                report(TypeMismatch.diagnostic("`\(method.name)` throws `\(type)` alone", at: failure.place, help: help))
            }
        }
        return .react(
            ScenarioReaction(
                selector: Located(method.name, at: name.place), protocolName: type, steps: steps, answer: answer, failure: failure))
    }

    /// What an app does with what a block is handed, and what it answers.
    private mutating func reaction(
        in block: (language: Language, handler: MethodHandlers.Progress), _ name: Located<String>, _ node: YAMLNode, _ scope: Scope
    ) -> ScenarioVerb {
        var inner = scope
        inner.locals["given"] = Scope.Binding(type: .object, fields: block.handler.fields(in: block.language, at: name.place))
        let steps: [ScenarioStep] = steps(node.nodes("steps"), (), &inner)
        for step in steps { if let finding = IdleReaction.finding(step) { report(finding) } }
        let answered = block.handler.answer ?? block.handler.changed.map { block.handler.parameters[$0].type }
        let answer = answered.flatMap { type in
            node["return"].map { expression($0, as: TypeMapping.valueType(type, block.language), "`return`", inner) }
        }
        if let answer { checkDictionary(Argument(name: name, value: answer), answered) }
        let failure = block.handler.isThrowing ? node.string("fails") : nil
        if let failure { checkError(failure) }
        for (key, isSaid, what) in [("return", answer != nil, "answers"), ("fails", failure != nil, "throws")] where !isSaid {
            guard let given = node[key] else { continue }
            let help = "say in `steps:` what the app does in it"
            report(TypeMismatch.diagnostic("the block `\(name.value)` \(what) nothing", at: given.place, help: help))
        }
        return .react(
            ScenarioReaction(selector: name, protocolName: "", isInBlock: true, steps: steps, answer: answer, failure: failure))
    }

    /// How the names of errors begin that a type of errors is made of.
    private func thrown(_ type: String) -> [String]? {
        if let wrapping = index.classes[type] { return wrapping.wraps.map { "\($0.value)." } }
        return index.errors[type].map { _ in ["\(type)."] }
    }

    /// What the app calls the block with that it is handed: the value, several by their names (`{object: …}`), or `true` for none.
    private mutating func called(_ block: AnswerBlock, with node: YAMLNode, _ name: Located<String>, _ scope: Scope) -> Expression {
        let fields = block.values(at: name.place)
        var given: [Argument] = []
        switch fields.count {
        case 0: _ = expression(node, as: .boolean, "`return`", scope)
        case 1: given = [Argument(name: fields[0].name, value: expression(node, as: fields[0].type, "`return`", scope))]
        default: given = arguments(node["object"], of: FieldTable(fields), "`\(block.block.name)`", at: name.place, scope)
        }
        for argument in given {
            checkDictionary(argument, block.block.parameters.first { $0.name == argument.name.value }?.type)
        }
        return Expression(.object(given), type: .object, place: node.place)
    }

    // MARK: what the app sees

    mutating func notified(_ entry: YAMLEntry, _ node: YAMLNode, _ scope: inout Scope) -> ScenarioVerb? {
        guard let name = entry.value.located, let (type, method) = delegateMethod(name) else { return nil }
        let fields = scenarioScope.parameters(of: method, in: type)
        let values = heardArguments(node["with"], of: fields, kind: "parameter of `\(name.value)`", scope)
        let result = resultName(node)
        if let result { scope.locals[result] = Scope.Binding(type: .object, fields: fields) }
        return .notified(selector: Located(method.name, at: name.place), protocolName: type, values, result: result)
    }

    /// What a delegate was given: an error class may be looked for by the error that it was made from.
    mutating func heardArguments(_ table: YAMLNode?, of fields: [Field], kind: String, _ scope: Scope) -> [Argument] {
        let wrapping = fields.map { field -> Field in
            guard case .named(let name) = field.type.unwrapped, index.classes[name]?.wraps.isEmpty == false else { return field }
            var field = field
            field.type = .optional(.error)
            return field
        }
        return someArguments(table, of: FieldTable(wrapping), kind: kind, scope)
    }
}
