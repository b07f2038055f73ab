package import SourceText

/// A value, typed when the spec is loaded.
package struct Expression: Sendable {
    package indirect enum Kind: Sendable {
        case string(String)
        case integer(Int)
        case number(Double)
        case boolean(Bool)
        case null
        /// `$root.a.b`
        case reference(Reference)
        /// `"Bearer {$tokens.access}"`
        case interpolation([Expression])
        /// `{later: seconds}` — the clock's now plus seconds.
        case later(Expression)
        /// `{random: token}` — a fresh opaque string.
        case random(String)
        /// `{url: endpoint, with: {…}}` — the URL of an endpoint with its parameters.
        case url(endpoint: Located<String>, arguments: [Argument])
        /// `{case: Enum.NAME}`, or the plain name where an enum is expected.
        case enumCase(enumeration: String, name: String)
        /// `{case: Enum.name, with: {…}}` of an enum whose cases hold values; of a case that holds none the plain name will do.
        case filledCase(enumeration: String, name: String, [Argument])
        /// `{enum: Name, from: expr}` — the case with that raw value, optional.
        case enumFrom(enumeration: String, Expression)
        /// `{error: ErrorEnum.case}`, with values where the case holds some; those that are not given are empty.
        case error(enumeration: String, name: String, with: [Argument])
        /// `{ask: opener.canOpen, with: …}` — a question that needs no waiting.
        case ask(operation: Located<String>, arguments: [Argument])
        case list([Expression])
        case object([Argument])
        /// `{duration: name}` — seconds.
        case duration(String)
        /// `{make: Class, from: expr}` — an object whose properties are filled from the fields of a response, or from an error; a list
        /// makes a list.
        case make(type: String, from: Expression)
        /// `{kept: group, key: expr}` — the record of a state group with a key, optional.
        case kept(group: String, key: Expression)
        /// `{is: condition}` — a condition as a Boolean.
        case condition(Condition)
        /// `{if: condition, then: value, else: value}` — only the one that is taken is worked out.
        case choice(Condition, then: Expression, else: Expression)
        /// `{map: list, as: name, to: value}` — what the value is for each item; items for which it is missing are left out.
        case map(Expression, ItemName, to: Expression)
        /// `{filter: list, as: name, where: condition}` — the items for which the condition holds.
        case filter(Expression, ItemName, Condition)
        /// `{named: list, as: name, by: text}` — a dictionary of the items, each under its text; of two under one the last counts.
        case named(Expression, ItemName, by: Expression)
        case function(Function, [Expression])
    }

    package var kind: Kind
    package var type: ValueType
    package var place: Place
    /// Of `make` alone: JSON of any form becomes one, since a case of the enum is for all else.
    var isTotal = false

    package init(_ kind: Kind, type: ValueType, place: Place) {
        self.kind = kind
        self.type = type
        self.place = place
    }
}

/// What an item of a list is called inside `map` and `filter`: its type, and its fields where it is an object.
package struct ItemName: Sendable {
    package var name: String
    package var type: ValueType
    package var fields: [Field]

    package init(_ name: String, _ type: ValueType, fields: [Field]) {
        self.name = name
        self.type = type
        self.fields = fields
    }
}

/// A value under a name.
package struct Argument: Sendable {
    package var name: Located<String>
    package var value: Expression
    /// What it is given to may be missing, so that the value may.
    package var mayMiss = false

    package init(name: Located<String>, value: Expression) {
        self.name = name
        self.value = value
    }
}

extension Expression {
    /// The expressions inside this one.
    package var nested: [Expression] {
        switch kind {
        case .string, .integer, .number, .boolean, .null, .reference, .random, .enumCase, .duration: []
        case .interpolation(let parts), .list(let parts), .function(_, let parts): parts
        case .later(let value), .enumFrom(_, let value), .make(_, let value), .kept(_, let value): [value]
        case .url(_, let arguments), .ask(_, let arguments), .object(let arguments), .filledCase(_, _, let arguments),
            .error(_, _, let arguments):
            arguments.map(\.value)
        case .condition(let condition): condition.expressions
        case .choice(let condition, let first, let second): condition.expressions + [first, second]
        case .map(let list, _, let value), .named(let list, _, let value): [list, value]
        case .filter(let list, _, let condition): [list] + condition.expressions
        }
    }

    /// The reference that the expression is, if it is one.
    package var reference: Reference? {
        if case .reference(let reference) = kind { reference } else { nil }
    }

    /// What it refers to, and the expressions inside it.
    package var references: [Reference] {
        var all: [Reference] = []
        visit { if let reference = $0.reference { all.append(reference) } }
        return all
    }

    /// This expression and all inside it.
    package var withNested: [Expression] {
        var all: [Expression] = []
        visit { all.append($0) }
        return all
    }

    private func visit(_ body: (Expression) -> Void) {
        body(self)
        for inner in nested { inner.visit(body) }
    }
}
