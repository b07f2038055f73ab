internal import Spec

extension FlowLowering {
    /// A condition as clauses of an `if` or a `guard`, with the constants that it binds for the steps that run when it holds.
    mutating func clauses(_ condition: Condition, usedIn steps: [Step], _ scope: inout FlowScope) -> (texts: [String], isThrowing: Bool) {
        switch condition {
        case .all(let list) where !list.isEmpty:
            var texts: [String] = []
            var isThrowing = false
            for (index, inner) in list.enumerated() {
                let rest = list[(index + 1)...].flatMap { StepVisitor.expressions(in: $0) }
                let result = clauses(
                    inner, usedIn: rest.isEmpty ? steps : [Self.asStep(rest, condition: inner, steps)].compactMap { $0 } + steps, &scope)
                texts += result.texts
                isThrowing = isThrowing || result.isThrowing
            }
            return (texts, isThrowing)
        case .holds(let expression):
            if let bound = binding(expression, usedIn: steps, &scope) { return bound }
            fallthrough
        default:
            let test = test(condition, scope)
            return ([test.text], test.isThrowing)
        }
    }

    /// The conditions that follow, as a step: they may use what this one binds.
    private static func asStep(_ expressions: [Expression], condition: Condition, _ steps: [Step]) -> Step? {
        guard let place = expressions.first?.place else { return nil }
        return Step(.complete(expressions.map { Argument(name: Located("", at: place), value: $0) }), at: place)
    }

    /// `let code = url.queryValue("code")`, where the value is used afterwards.
    private mutating func binding(
        _ expression: Expression,
        usedIn steps: [Step],
        _ scope: inout FlowScope
    ) -> (texts: [String], isThrowing: Bool)? {
        guard case .reference(let reference) = expression.kind, UseScan.uses(reference, in: steps) else { return nil }
        let value = self.reference(reference, scope)
        guard value.type.isOptional, value.type.type != .boolean, value.type.type != .json else { return nil }
        let name = bindingName(reference, value, &scope)
        let clause = name == value.text ? "let \(name)" : "let \(name) = \(value.text)"
        scope.narrowed[reference] = LoweredValue(name, value.type.required, what: value.what)
        return ([clause] + (isCollection(value.type.type) ? ["!\(name).isEmpty"] : []), value.isThrowing)
    }

    /// A parameter or constant keeps its name; anything else goes by the last word of its path.
    private func bindingName(_ reference: Reference, _ value: LoweredValue, _ scope: inout FlowScope) -> String {
        let isPlain = SwiftIdentifier.isIdentifier(value.text) && signature.parameters.contains { $0.swiftName == value.text }
        if isPlain { return value.text }
        if case .local(let name) = reference.root, reference.path.isEmpty { return scope.declare("known \(name)") }
        return scope.declare(reference.path.last ?? "value")
    }

    private func isCollection(_ type: ValueType) -> Bool {
        if case .list = type { return true }
        return type == .string
    }

    /// A condition as one Boolean expression.
    mutating func test(_ condition: Condition, _ scope: FlowScope) -> (text: String, isThrowing: Bool) {
        switch condition {
        case .holds(let expression):
            let value = value(expression, scope)
            return (presence(value), value.isThrowing)
        case .not(let inner): return negated(inner, scope)
        case .all(let list): return joined(list, " && ", "true", scope)
        case .any(let list): return joined(list, " || ", "false", scope)
        case .equal(let first, let second): return equal(first, second, "==", scope)
        case .before(let first, let second): return before(first, second, scope)
        case .contains(let list, let item): return contains(list, item, scope)
        case .isError(let name): return (errorTest(name.value), false)
        }
    }

    func errorTest(_ name: String) -> String {
        guard let (enumeration, errorCase) = model.errorCase(name) else { return "error is \(name)" }
        let swift = SwiftIdentifier.escapedMember(model.caseName(enumeration.name.value, errorCase.name.value))
        return "(error as? \(enumeration.name.value)) == .\(swift)"
    }

    private mutating func joined(
        _ list: [Condition],
        _ word: String,
        _ empty: String,
        _ scope: FlowScope
    ) -> (text: String, isThrowing: Bool) {
        let tests = list.map { condition -> (text: String, isThrowing: Bool) in
            let test = self.test(condition, scope)
            let isMixed = word == " && " ? test.text.contains(" || ") || test.text.contains(" ?? ") : test.text.contains(" ?? ")
            return (isMixed ? "(\(test.text))" : test.text, test.isThrowing)
        }
        return (tests.isEmpty ? empty : tests.map(\.text).joined(separator: word), tests.contains { $0.isThrowing })
    }

    private func presence(_ value: LoweredValue) -> String {
        switch (value.type.type, value.type.isOptional) {
        case (.boolean, false): return value.text
        case (.boolean, true): return "\(value.text) == true"
        case (.json, false): return "!\(value.text).isBlank"
        case (.json, true): return "\(value.text)\(value.dot)isBlank == false"
        case (let type, true) where isCollection(type): return "\(value.text)\(value.dot)isEmpty == false"
        case (let type, false) where isCollection(type): return "!\(value.text).isEmpty"
        case (_, true): return "\(value.text) != nil"
        case (_, false): return "true"
        }
    }

    private mutating func negated(_ condition: Condition, _ scope: FlowScope) -> (text: String, isThrowing: Bool) {
        switch condition {
        case .equal(let first, let second): return equal(first, second, "!=", scope)
        case .holds(let expression):
            let value = value(expression, scope)
            switch (value.type.type, value.type.isOptional) {
            case (.boolean, false): return ("!\(value.text)", value.isThrowing)
            case (.boolean, true): return ("\(value.text) != true", value.isThrowing)
            case (.json, false): return ("\(value.text).isBlank", value.isThrowing)
            case (.json, true): return ("\(value.text)\(value.dot)isBlank != false", value.isThrowing)
            case (let type, true) where isCollection(type): return ("\(value.text)\(value.dot)isEmpty != false", value.isThrowing)
            case (let type, false) where isCollection(type): return ("\(value.text).isEmpty", value.isThrowing)
            case (_, true): return ("\(value.text) == nil", value.isThrowing)
            case (_, false): return ("false", value.isThrowing)
            }
        default:
            let inner = test(condition, scope)
            return ("!(\(inner.text))", inner.isThrowing)
        }
    }

    /// Two values are equal when both are there and the same.
    private mutating func equal(
        _ first: Expression,
        _ second: Expression,
        _ sign: String,
        _ scope: FlowScope
    ) -> (text: String, isThrowing: Bool) {
        let left = value(first, scope)
        let right = comparable(value(second, scope), left)
        let adjusted = comparable(left, right)
        let isThrowing = adjusted.isThrowing || right.isThrowing
        let text = "\(adjusted.text) \(sign) \(right.text)"
        guard adjusted.type.isOptional, right.type.isOptional, right.text != "nil" else { return (text, isThrowing) }
        return (sign == "==" ? "\(right.text) != nil && \(text)" : "(\(right.text) == nil || \(text))", isThrowing)
    }

    private func comparable(_ value: LoweredValue, _ other: LoweredValue) -> LoweredValue {
        if value.text == "nil" || value.type.type == other.type.type { return value }
        if other.type.type == .json { return value }
        return coerced(value, to: other.type.optional)
    }

    private mutating func before(_ first: Expression, _ second: Expression, _ scope: FlowScope) -> (text: String, isThrowing: Bool) {
        let left = value(first, scope)
        let right = coerced(value(second, scope), to: left.type.optional)
        let isThrowing = left.isThrowing || right.isThrowing
        switch (left.type.isOptional, right.type.isOptional) {
        case (false, false): return ("\(left.text) < \(right.text)", isThrowing)
        case (false, true): return ("\(right.text).map { \(left.text) < $0 } ?? false", isThrowing)
        case (true, false): return ("\(left.text).map { $0 < \(right.text) } ?? false", isThrowing)
        case (true, true):
            return ("\(left.text).flatMap { first in \(right.text).map { first < $0 } } ?? false", isThrowing)
        }
    }

    private mutating func contains(_ list: Expression, _ item: Expression, _ scope: FlowScope) -> (text: String, isThrowing: Bool) {
        var whole = value(list, scope)
        if whole.type.type == .json { whole = coerced(whole, to: FlowType(.list(.string), optional: true)) }
        let element: FlowType = if case .list(let type) = whole.type.type { FlowType(type) } else { FlowType(.string) }
        let part = coerced(item, to: element, scope)
        let isThrowing = whole.isThrowing || part.isThrowing
        guard whole.type.isOptional else { return ("\(whole.text).contains(\(part.text))", isThrowing) }
        return ("\(whole.text)\(whole.dot)contains(\(part.text)) == true", isThrowing)
    }
}
