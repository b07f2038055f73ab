internal import Spec

extension FlowLowering {
    /// The statements of steps, in order.
    mutating func steps(_ steps: [Step], _ scope: inout FlowScope) -> [StatementView] {
        var statements: [StatementView] = []
        for (index, step) in steps.enumerated() {
            let rest = Array(steps[(index + 1)...]) + scope.continuation
            statements += lower(step.verb, rest, &scope)
            scope.invalidate(after: [step])
        }
        return statements
    }

    private mutating func lower(_ verb: Verb, _ rest: [Step], _ scope: inout FlowScope) -> [StatementView] {
        switch verb {
        case .call(let endpoint, let arguments, let result): call(endpoint.value, arguments, result, rest, &scope)
        case .ask(let operation, let arguments, let result): asked(operation.value, arguments, result, rest, &scope)
        case .require(let condition, let otherwise): require(condition, otherwise, rest, &scope)
        case .when(let branches): when(branches, &scope)
        case .keep(let assignments, let key): keep(assignments, key, &scope)
        case .claim(let group, let assignments, let key, let otherwise): claim(group.value, assignments, key, otherwise, &scope)
        case .repeat(let repetition): repeated(repetition, rest, &scope)
        case .forget(let paths, let key): forget(paths, key, &scope)
        case .set(let assignments): set(assignments, scope)
        case .bind(let name, let expression): bind(name.value, expression, rest, &scope)
        case .notify(let selector, let arguments, let target, let result): notify(selector.value, arguments, target, result, rest, &scope)
        case .post(let name): post(name.value)
        case .complete(let arguments): complete(arguments, scope)
        case .return(let expression): returned(expression, &scope)
        case .stop: leave(signature.result.type == .void ? "return" : "return \(defaultValue(signature.result))", &scope)
        case .fail(let expression): fail(expression, &scope)
        case .run(let flow, let arguments, let result, let waits): run(flow.value, arguments, result, waits, rest, &scope)
        case .each(let list, let name, let steps): each(list, name, steps, scope)
        case .new(let type, let arguments, let result): new(type.value, arguments, result, rest, &scope)
        case .await(let event, let object, let result): awaited(event.value, object, result, rest, &scope)
        case .signal(let event, let object, let expression): signal(event.value, object, expression, scope)
        }
    }

    /// A statement around an expression, with `try` and `await` where they belong, bound to a name if later steps use it.
    mutating func statement(
        _ head: String,
        _ items: [String],
        throwing: Bool,
        waits: Bool,
        result: (name: String, type: FlowType)?,
        _ rest: [Step],
        _ scope: inout FlowScope,
        isDiscardable: Bool = false
    ) -> [StatementView] {
        if throwing { isThrowing = true }
        let effects = (throwing ? "try " : "") + (waits ? "await " : "")
        var binding = ""
        if let result {
            if UseScan.uses(Reference(root: .local(result.name), path: []), in: rest) {
                let name = scope.declare(result.name)
                scope.locals[result.name] = LoweredValue(name, result.type, what: result.name)
                binding = "let \(name) = "
            } else if !isDiscardable {
                binding = "_ = "
            }
            scope.narrowed = scope.narrowed.filter { $0.key.root != .local(result.name) }
        }
        return [.lines(CodeLayout.call(binding + effects + head, items, depth: scope.depth))]
    }

    private mutating func call(
        _ name: String,
        _ arguments: [Argument],
        _ result: String,
        _ rest: [Step],
        _ scope: inout FlowScope
    ) -> [StatementView] {
        guard let endpoint = model.endpoints[name] else { return [] }
        let items = endpointArguments(endpoint, arguments, scope)
        let type = context.response(of: endpoint)
        let head = context.environment(SwiftIdentifier.camelCase(name))
        let bound = EndpointShapes.isEmpty(endpoint) ? nil : (name: result, type: type)
        return statement(head, items, throwing: true, waits: true, result: bound, rest, &scope)
    }

    private mutating func asked(
        _ operation: String,
        _ arguments: [Argument],
        _ result: String?,
        _ rest: [Step],
        _ scope: inout FlowScope
    ) -> [StatementView] {
        guard let facts = CapabilityOperation(operation, model) else { return [] }
        let (items, isThrowing) = operationArguments(facts, arguments, scope)
        let hasResult = facts.result.type != .void
        let bound = hasResult ? (name: result ?? "", type: facts.result) : nil
        let head = context.environment(facts.call)
        return statement(head, items, throwing: facts.isThrowing || isThrowing, waits: facts.waits, result: bound, rest, &scope)
    }

    func operationArguments(_ facts: CapabilityOperation, _ arguments: [Argument], _ scope: FlowScope) -> (
        items: [String], isThrowing: Bool
    ) {
        var copy = self
        var items: [String] = []
        var isThrowing = false
        for parameter in facts.parameters {
            guard let argument = arguments.first(where: { $0.name.value == parameter.name }) else { continue }
            let value = copy.coerced(argument.value, to: parameter.type, scope)
            isThrowing = isThrowing || value.isThrowing
            items.append((parameter.label.isEmpty ? "" : "\(parameter.label): ") + value.text)
        }
        return (items, isThrowing)
    }

    /// A question that needs no waiting, as a value.
    func ask(_ operation: String, _ arguments: [Argument], _ scope: FlowScope) -> LoweredValue {
        guard let facts = CapabilityOperation(operation, model) else { return LoweredValue("nil", FlowType(.json, optional: true)) }
        let (items, isThrowing) = operationArguments(facts, arguments, scope)
        let text = context.environment("\(facts.call)(\(items.joined(separator: ", ")))")
        return LoweredValue(text, facts.result, throwing: facts.isThrowing || isThrowing)
    }

    private mutating func require(
        _ condition: Condition,
        _ otherwise: [Step],
        _ rest: [Step],
        _ scope: inout FlowScope
    ) -> [StatementView] {
        var inner = scope.inner
        var body = steps(otherwise, &inner)
        let (texts, isThrowing) = clauses(condition, usedIn: rest, &scope)
        if isThrowing { self.isThrowing = true }
        if !terminates(otherwise) { body += leave("return", &inner) }
        let conditions = isThrowing ? withTry(texts) : texts
        return [
            StatementView(.guarded(GuardView(head: CodeLayout.head("guard", conditions, "else {", depth: scope.depth), otherwise: body)))
        ]
    }

    private func withTry(_ texts: [String]) -> [String] {
        texts.map { text in
            guard text.contains("required(") || text.contains("URL(") else { return text }
            guard text.hasPrefix("let "), let sign = text.firstRange(of: " = ") else { return "try \(text)" }
            return text[..<sign.upperBound] + "try " + text[sign.upperBound...]
        }
    }

    private mutating func when(_ branches: [Branch], _ scope: inout FlowScope) -> [StatementView] {
        var views: [BranchView] = []
        for branch in Self.withoutEmpty(branches) {
            var inner = scope.inner
            guard let condition = branch.condition else {
                let body = steps(branch.steps, &inner)
                if views.isEmpty { return body }
                if !body.isEmpty { views.append(BranchView(head: ["} else {"], body: body, isLast: false)) }
                break
            }
            let (texts, isThrowing) = clauses(condition, usedIn: branch.steps, &inner)
            if isThrowing { self.isThrowing = true }
            let lowered = steps(branch.steps, &inner)
            let body = lowered.isEmpty ? [StatementView(.comment(["Nothing to do."]))] : lowered
            let keyword = views.isEmpty ? "if" : "} else if"
            let head = CodeLayout.head(keyword, isThrowing ? withTry(texts) : texts, "{", depth: scope.depth)
            views.append(BranchView(head: head, body: body, isLast: false))
        }
        guard !views.isEmpty else { return [] }
        views[views.count - 1].isLast = true
        return [StatementView(.branches(views))]
    }

    /// Branches at the end that do nothing go; of two, the one that does something stands alone, unless its condition would be unwieldy.
    private static func withoutEmpty(_ branches: [Branch]) -> [Branch] {
        var kept = branches
        while let last = kept.last, last.steps.isEmpty { kept.removeLast() }
        guard kept.count == 2, let condition = kept[0].condition, kept[0].steps.isEmpty, kept[1].condition == nil else { return kept }
        switch condition {
        case .all, .any: return kept
        default: break
        }
        return [Branch(condition: .not(condition), steps: kept[1].steps, place: kept[1].place)]
    }

    private mutating func bind(
        _ name: String,
        _ expression: Expression,
        _ rest: [Step],
        _ scope: inout FlowScope
    ) -> [StatementView] {
        let value = value(expression, scope)
        if value.isThrowing { isThrowing = true }
        guard UseScan.uses(Reference(root: .local(name), path: []), in: rest) else {
            return [.line("_ = \(value.isThrowing ? "try " : "")\(value.text)")]
        }
        let swift = scope.declare(name)
        scope.locals[name] = LoweredValue(swift, value.type, what: name)
        return [.lines(broken("let \(swift) = \(value.isThrowing ? "try " : "")", value.text, scope.depth))]
    }

    /// Breaks a call that is too long for a line at its arguments.
    func broken(_ head: String, _ text: String, _ depth: Int) -> [String] {
        CodeLayout.broken(head + text, depth: depth)
    }

    private mutating func returned(_ expression: Expression, _ scope: inout FlowScope) -> [StatementView] {
        let value = coerced(expression, to: signature.result, scope)
        if value.isThrowing { isThrowing = true }
        return leave("return \(value.isThrowing ? "try " : "")\(value.text)", &scope)
    }

    /// Leaves the flow, after what always runs.
    mutating func leave(_ text: String, _ scope: inout FlowScope) -> [StatementView] {
        let cleanup = scope.cleanup
        scope.cleanup = []
        defer { scope.cleanup = cleanup }
        return steps(cleanup, &scope) + [.lines(CodeLayout.broken(text, depth: scope.depth))]
    }

    private mutating func fail(_ expression: Expression, _ scope: inout FlowScope) -> [StatementView] {
        isThrowing = true
        let value = value(expression, scope)
        return [.line("throw \(value.text)")]
    }

    private mutating func each(_ list: Expression, _ name: String, _ steps: [Step], _ scope: FlowScope) -> [StatementView] {
        var value = value(list, scope)
        if value.type.type == .json {
            value = LoweredValue("\(value.text)\(value.type.isOptional ? "?" : "").arrayValue", FlowType(.list(.json), optional: true))
        }
        if value.isThrowing { isThrowing = true }
        var inner = scope.inner
        inner.invalidate(after: steps)
        let isUsed = UseScan.uses(Reference(root: .local(name), path: []), in: steps)
        let item = isUsed ? inner.declare(name) : "_"
        inner.locals[name] = LoweredValue(item, value.type.element, what: name)
        let body = self.steps(steps, &inner)
        let source = value.type.isOptional ? "\(value.text) ?? []" : value.text
        return [.block(["for \(item) in \(value.isThrowing ? "try " : "")\(source) {"], body)]
    }
}

/// The arguments of a call, taken apart at the commas between them.
enum ArgumentList {
    static func split(_ text: String) -> [String] {
        var items: [String] = []
        var item = ""
        var depth = 0
        var isLiteral = false
        var previous: Character = " "
        for character in text {
            if character == "\"", previous != "\\" { isLiteral.toggle() }
            if !isLiteral {
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
                if character == ",", depth == 0 {
                    items.append(item)
                    item = ""
                    previous = character
                    continue
                }
            }
            if !(item.isEmpty && character == " ") { item.append(character) }
            previous = character
        }
        return item.isEmpty ? items : items + [item]
    }
}
