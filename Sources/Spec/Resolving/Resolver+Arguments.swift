import Declarations
import SourceText
import YAMLTree

/// Arguments by name, and conditions.
extension Resolver {
    /// What `with:` gives to something with these parameters: every name exists, every type fits, nothing required is left out.
    ///
    /// - Parameter usual: what goes with it where `with:` says nothing else.
    mutating func arguments(
        _ table: YAMLNode?, of parameters: FieldTable, _ callee: String, at place: Place, _ scope: Scope, usual: [Argument] = []
    ) -> [Argument] {
        let said = Set((table?.entries ?? []).map(\.name))
        let unsaid = usual.filter { !said.contains($0.name.value) }
        let list = unsaid + someArguments(table, of: parameters, kind: "parameter of \(callee)", scope)
        let given = said.union(unsaid.map(\.name.value))
        checkPresence(of: list.filter { parameters[$0.name.value]?.isRequired == true }, in: parameters, scope)
        let missing = parameters.fields.filter { $0.isRequired && $0.constant == nil && !given.contains($0.name.value) }
        if !missing.isEmpty { report(MissingArgument.diagnostic(missing.map(\.name.value), of: callee, at: place)) }
        return list
    }

    mutating func checkPresence(of arguments: [Argument], in fields: FieldTable, _ scope: Scope) {
        for argument in arguments { checkPresence(argument.value, fields[argument.name.value]?.type, "`\(argument.name.value)`", scope) }
    }

    /// Nothing stands for what may be missing. A flow that hands it over where a value has to be would hand over an empty text, zero or the first case.
    mutating func checkPresence(_ value: Expression, _ wanted: ValueType?, _ role: String, _ scope: Scope) {
        guard value.isNull, let wanted, wanted.hasNothing, wanted != .json, wanted != .object, scope.dialect.roots.contains(.argument)
        else {
            return
        }
        let help = "give the value that is meant, or let it be missing: `\(wanted.spelling)?`"
        report(TypeMismatch.diagnostic("\(role) takes `\(wanted.spelling)`, this is `null`", at: value.place, help: help))
    }

    /// A value for a field; the value of a closed set must be one of it.
    mutating func fieldValue(_ node: YAMLNode, _ field: Field, _ role: String, _ scope: Scope) -> Expression {
        let value = expression(node, as: field.type, role, scope)
        if let members = field.members, !value.type.isObject {
            let what = members == .headers ? "headers" : "items of a query"
            report(TypeMismatch.diagnostic("\(role) takes an object of \(what), this is `\(value.type.spelling)`", at: value.place))
        }
        guard case .string(let text) = value.kind, !field.values.isEmpty else { return value }
        if !field.values.contains(where: { $0.value == text }) {
            report(UnknownWord.diagnostic(node, field.values.map(\.value)))
        }
        return value
    }

    /// What URLs begin with: a URL, or its text, which may be missing.
    mutating func base(_ node: YAMLNode, _ role: String, _ scope: Scope) -> Expression {
        let value = expression(node, as: nil, role, scope)
        if ![.url, .string].contains(value.type.unwrapped), !value.isNull {
            report(TypeMismatch.diagnostic(value.type, expected: .optional(.url), at: value.place, role: role))
        }
        return value
    }

    /// Arguments that need not be complete: seeds, changes, query items.
    mutating func someArguments(_ table: YAMLNode?, of fields: FieldTable, kind: String, _ scope: Scope) -> [Argument] {
        var list: [Argument] = []
        for entry in table?.entries ?? [] {
            let name = Located(entry.name, at: entry.keyPlace)
            guard let field = declared(fields[entry.name], name, kind, fields.names) else { continue }
            var argument = Argument(name: name, value: fieldValue(entry.value, field, "`\(entry.name)`", scope))
            argument.mayMiss = field.type.isOptional
            list.append(argument)
        }
        return list
    }

    /// Arguments of any name.
    mutating func freeArguments(_ table: YAMLNode?, _ scope: Scope) -> [Argument] {
        (table?.entries ?? []).map { entry in
            Argument(name: Located(entry.name, at: entry.keyPlace), value: expression(entry.value, as: nil, "`\(entry.name)`", scope))
        }
    }

    /// The second side of a comparison may be resolved twice, and conditions stand inside conditions: what is inside the one at hand is
    /// resolved once.
    mutating func condition(_ node: YAMLNode, _ scope: Scope) -> Condition {
        if let known = innerConditions[node] { return known }
        conditionDepth += 1
        let condition = resolved(node, scope)
        conditionDepth -= 1
        if conditionDepth > 0 { innerConditions[node] = condition } else if !innerConditions.isEmpty { innerConditions = [:] }
        return condition
    }

    private mutating func resolved(_ node: YAMLNode, _ scope: Scope) -> Condition {
        guard case .choice(let choice) = Grammar.definition(.test).form, node.kind == .mapping,
            let verb = node.entries.first(where: { choice.variant($0.name) != nil })
        else { return holds(expression(node, as: nil, "the condition", scope), scope) }
        let items = verb.value.items
        switch verb.name {
        case "not": return .not(condition(verb.value, scope))
        case "all": return .all(items.map { condition($0, scope) })
        case "any": return .any(items.map { condition($0, scope) })
        case "equal": return caseTest(verb, scope) ?? equal(verb, scope)
        case "before": return before(verb, scope)
        case "contains": return contains(verb, scope)
        case "error": return isError(verb.value, scope)
        default: return holds(function(node, expecting: nil, scope).expression, scope)
        }
    }

    private mutating func holds(_ value: Expression, _ scope: Scope) -> Condition {
        if let constant = ConstantComparison.diagnostic(value, scope) { report(constant) }
        return .holds(value)
    }

    private mutating func equal(_ verb: YAMLEntry, _ scope: Scope) -> Condition {
        guard let (first, second) = pair(verb, scope) else { return .all([]) }
        if scope.dialect.roots.contains(.argument), let held = [first, second].first(where: \.isErrorWithValues) {
            report(AssociatedValues.notCompared(at: held.place))
        }
        // Elsewhere values have no types of Swift. Of objects everybody asks whether it is the same one.
        if scope.dialect.roots.contains(.argument), !first.isNull, !second.isNull,
            !(index.isObject(first.type) && index.isObject(second.type))
        {
            let isOfErrors = [first, second].contains { index.errors[$0.type.innerName ?? ""] != nil }
            if let value = [first, second].first(where: { !index.isComparable($0.type) && !($0.type.unwrapped == .error && isOfErrors) }) {
                report(
                    TypeMismatch.diagnostic(
                        "`equal` does not know whether two values of `\(value.type.unwrapped.spelling)` are alike", at: value.place,
                        help: "compare a value that they have, such as an id; an error with a case, `{error: ErrorEnum.case}`"))
            }
        }
        return .equal(first, second)
    }

    /// Two values of types that fit each other; a plain name on one side is a case of the enum on the other.
    private mutating func pair(_ verb: YAMLEntry, _ scope: Scope) -> (Expression, Expression)? {
        guard verb.value.items.count == 2 else {
            if verb.value.items.count > 2 {
                report(WrongCount.diagnostic(verb.name, expected: 2, found: verb.value.items.count, at: verb.value.place))
            }
            return nil
        }
        let first = expression(verb.value.items[0], as: nil, "`\(verb.name)`", scope)
        let second = value(verb.value.items[1], as: nil, "`\(verb.name)`", scope)
        let isNothing = verb.value.items.allSatisfy(\.isNull)
        let constant = ConstantComparison.diagnostic(first, second.expression, isNothing, at: verb.value.place, scope)
        if let constant { report(constant) }
        for (node, other) in [(verb.value.items[0], second.expression), (verb.value.items[1], first)] where node.isNull {
            if let constant = ConstantComparison.diagnostic(missing: other, scope) { report(constant) }
        }
        let isKnown = knows(second.type, as: first.type, scope) && knows(first.type, as: second.type, scope)
        if isKnown, index.fits(second.type, first.type) || index.fits(first.type, second.type) { return (first, second.expression) }
        return (first, expression(verb.value.items[1], as: first.type, "`\(verb.name)`", scope))
    }

    private mutating func before(_ verb: YAMLEntry, _ scope: Scope) -> Condition {
        guard let (first, second) = pair(verb, scope) else { return .all([]) }
        if ![.date, .integer, .number, .json].contains(first.type.unwrapped) {
            report(TypeMismatch.diagnostic("`before` compares dates and numbers, this is `\(first.type.spelling)`", at: first.place))
        }
        return .before(first, second)
    }

    private mutating func contains(_ verb: YAMLEntry, _ scope: Scope) -> Condition {
        guard verb.value.items.count == 2 else { return pair(verb, scope).map { .contains($0, $1) } ?? .all([]) }
        let list = expression(verb.value.items[0], as: nil, "`contains`", scope)
        var wanted: ValueType = .json
        switch list.type.unwrapped {
        case .list(let item): wanted = item
        case .string: wanted = .string
        case .json: break
        // An app's set of options; on the wire it is a number.
        case .named(let name) where index.enums[name]?.form == .nsOptions && !scope.dialect.roots.contains(.request): wanted = .named(name)
        default:
            report(
                TypeMismatch.diagnostic(
                    "`contains` looks into a list, a set of options or a text, this is `\(list.type.spelling)`", at: list.place))
        }
        let item = verb.value.items[1]
        if case .named(let name) = wanted.unwrapped {
            if let type = index.associated[name] { return .contains(list, caseOnly(item, of: type)) }
            if !index.isComparable(wanted), !index.isObject(wanted), index.isType(name) {
                report(
                    TypeMismatch.diagnostic(
                        "`contains` does not know whether two values of `\(name)` are alike", at: list.place,
                        help: "look for a value that they have: `{filter: …, as: one, where: {equal: …}}`"))
            }
        }
        // Objective-C hands cases over as numbers.
        let isCounted = item["case"] != nil && [.integer, .number].contains(wanted.unwrapped)
        return .contains(list, expression(item, as: isCounted ? nil : wanted, "`contains`", scope))
    }

    private mutating func isError(_ node: YAMLNode, _ scope: Scope) -> Condition {
        guard let name = node.located else { return .all([]) }
        if index.errorCase(name.value) == nil, index.errors[name.value] == nil {
            report(DanglingReference.diagnostic(name, kind: "error", known: index.names.errors))
        }
        if scope.error == nil { report(UnknownReference.diagnostic("$error", known: [], at: name.place)) }
        return .isError(name)
    }
}

extension ValueType {
    /// Whether it may be an object with members of any names.
    fileprivate var isObject: Bool { unwrapped == .json || unwrapped == .object }
}

extension Endpoint {
    /// What a caller gives: every parameter; those with one constant value need not be given.
    var callable: [Field] { parameters.map(\.field) }
}
