package import SourceText

/// Why a place of a guide was read as it was: for `guidewright facts --explain`.
package struct Decision: Sendable {
    /// The stage of reading that decided.
    package enum Stage: String, Sendable { case section, column, table, list, owner, sample }

    package var stage: Stage
    package var span: Span
    /// What was decided of what: "column `Property name`: names of properties".
    package var outcome: String
    /// The hints that were weighed, each with its weight and the reading that it speaks for.
    package var hints: [String]

    package init(stage: Stage, span: Span, outcome: String, hints: [String]) {
        self.stage = stage
        self.span = span
        self.outcome = outcome
        self.hints = hints
    }
}

/// Collects decisions where somebody asked for them; otherwise it costs nothing.
struct Trace {
    let isOn: Bool
    private(set) var decisions: [Decision] = []

    init(isOn: Bool) { self.isOn = isOn }

    mutating func note(_ stage: Decision.Stage, _ span: Span, _ outcome: @autoclosure () -> String) {
        if isOn { decisions.append(Decision(stage: stage, span: span, outcome: outcome(), hints: [])) }
    }

    mutating func note<Reading>(
        _ stage: Decision.Stage, _ span: Span, _ evidence: Evidence<Reading>, _ outcome: @autoclosure () -> String
    ) {
        guard isOn else { return }
        let hints = evidence.hints.map { hint in
            let sign = hint.weight < 0 ? "−" : "+"
            return "\(sign)\(abs(hint.weight)) \(hint.reading): \(hint.reason)"
        }
        decisions.append(Decision(stage: stage, span: span, outcome: outcome(), hints: hints))
    }
}
