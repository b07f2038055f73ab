package import SourceText

/// One step of a program: of a client's flow, of an answer of the mock, or of a scenario.
package struct Step<Verb: StepVerb>: Sendable {
    package var verb: Verb
    package var place: Place

    package init(_ verb: Verb, at place: Place) {
        self.verb = verb
        self.place = place
    }
}

package typealias FlowStep = Step<FlowVerb>
package typealias AnswerStep = Step<AnswerVerb>
package typealias ScenarioStep = Step<ScenarioVerb>

/// What steps of one dialect can say. Verbs that several dialects have are values of their own: `Control`, `RecordVerb`.
package protocol StepVerb: Sendable {
    /// The expressions of the step itself, without those of steps inside it.
    var expressions: [Expression] { get }
    /// The lists of steps inside this one.
    var nested: [[Step<Self>]] { get }
    /// Whether nothing behind the step in its list can run.
    var ends: Bool { get }
    /// What is done where the steps behind this one must not run.
    var otherwise: [Step<Self>]? { get }
}

extension StepVerb {
    package var nested: [[Step<Self>]] { [] }
    package var ends: Bool { false }
    package var otherwise: [Step<Self>]? { nil }
}

extension Step {
    package var expressions: [Expression] { verb.expressions }
    package var nested: [[Step]] { verb.nested }
    package var ends: Bool { verb.ends }

    /// All that it refers to, and the steps inside it.
    package var references: [Reference] { [self].references() }

    /// This step and all inside it.
    package var withNested: [Step] { [self].withNested() }

    fileprivate func add(to all: inout [Step]) {
        all.append(self)
        for steps in nested {
            for step in steps { step.add(to: &all) }
        }
    }
}

extension Sequence {
    // Not by key paths of steps: those of a generic type are made anew wherever one is used.

    /// The steps and all inside them, in the order in which they are written.
    package func withNested<Verb>() -> [Element] where Element == Step<Verb> {
        var all: [Element] = []
        for step in self { step.add(to: &all) }
        return all
    }

    /// All that the steps refer to, and the steps inside them.
    package func references<Verb>() -> [Reference] where Element == Step<Verb> {
        withNested().flatMap { $0.expressions }.flatMap { $0.references }
    }
}

/// Verbs of flows and answers alike.
package enum Control<Verb: StepVerb>: Sendable {
    /// `let: {name: …}` — a name for a value.
    case bind(name: Located<String>, Expression)
    /// `require: …` with `otherwise:` — goes on only when the condition holds.
    case require(Condition, otherwise: [Step<Verb>])
    /// `when:` — the first branch whose condition holds.
    case when([Branch<Verb>])
    /// `each: $list`, `steps: […]` — once per item.
    case each(Expression, name: String, steps: [Step<Verb>])

    var expressions: [Expression] {
        switch self {
        case .bind(_, let value), .each(let value, _, _): [value]
        case .require, .when: conditions.flatMap(\.expressions)
        }
    }

    package var conditions: [Condition] {
        switch self {
        case .require(let condition, _): [condition]
        case .when(let branches): branches.compactMap(\.condition)
        case .bind, .each: []
        }
    }

    var nested: [[Step<Verb>]] {
        switch self {
        case .bind: []
        case .require(_, let otherwise): [otherwise]
        case .when(let branches): branches.map(\.steps)
        case .each(_, _, let steps): [steps]
        }
    }

    /// Only branches of which one is taken in every case can all end.
    var ends: Bool {
        guard case .when(let branches) = self else { return false }
        return branches.contains { $0.condition == nil } && branches.allSatisfy { $0.steps.contains(where: \.ends) }
    }

    var otherwise: [Step<Verb>]? {
        if case .require(_, let otherwise) = self { otherwise } else { nil }
    }
}

/// A branch of `when`; one without condition is the rest.
package struct Branch<Verb: StepVerb>: Sendable {
    package var condition: Condition?
    package var steps: [Step<Verb>]
    package var place: Place

    package init(condition: Condition?, steps: [Step<Verb>], place: Place) {
        self.condition = condition
        self.steps = steps
        self.place = place
    }
}

extension Array {
    /// Branches without those at the end that do nothing, whose conditions nobody asks.
    package func withoutEmptyEnd<Verb>() -> [Element] where Element == Branch<Verb> {
        Array(prefix((lastIndex { !$0.steps.isEmpty } ?? -1) + 1))
    }
}

/// Verbs of answers and scenarios alike, about records of the mock.
package enum RecordVerb: Sendable {
    /// `put: tokens` `fields: {…}` `as: token`; a field that is not given takes the type's default.
    case put(record: Located<String>, fields: [Argument], result: String?)
    /// `drop: tokens` `where: …`
    case drop(record: Located<String>, matches: [Argument])

    var expressions: [Expression] {
        switch self {
        case .put(_, let fields, _), .drop(_, let fields): fields.map(\.value)
        }
    }
}
