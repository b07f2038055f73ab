package import Guide

/// How well what was found in one guide agrees with its labels.
package struct Score: Sendable {
    /// A label that nothing meets.
    package struct Miss: Sendable {
        package var label: FactLabel
        package var near: NearMiss?
    }

    /// A claim that meets no label.
    package struct Wrong: Sendable {
        package var claim: Claim
        package var near: NearMiss?
    }

    /// Why a claim that meets no label is not wrong either.
    package enum Aside: String, CaseIterable, Sendable {
        case debatable = "debatable"
        case weakDecoy = "on a decoy, marked sample or prose"
        case unscoredKind = "kind not scored"
        case weakSource = "source sample or prose"
        case duplicate = "duplicate of a met label"
    }

    /// In the order in which kinds are shown; kinds without figures are left out.
    package var kinds: [(kind: Fact.Kind, figures: Figures)] = []
    package var claimCount = 0
    package var certainCount = 0
    package var debatableCount = 0
    package var decoyCount = 0
    /// Of met labels.
    package var owners: [Owners: Int] = [:]
    package var metByWeakOnly = 0
    package var aside: [Aside: Int] = [:]
    /// In the order of the guide's lines.
    package var misses: [Miss] = []
    package var wrong: [Wrong] = []

    /// All kinds that count.
    package var overall: Figures { Self.overall(kinds) }

    static func overall(_ kinds: [(kind: Fact.Kind, figures: Figures)]) -> Figures {
        kinds.filter { $0.kind.weight == .counted }.map(\.figures).reduce(Figures(), +)
    }
}

/// What a label and a claim that nearly meet differ in.
package enum NearMiss: Sendable {
    case decoy
    case value(label: String?, claim: String?, line: Int?)
    case owner(label: String?, claim: String?, line: Int?)
    case method(claim: String, line: Int?)
    case kind(Fact.Kind, line: Int?)

    package var text: String {
        switch self {
        case .decoy: "a decoy"
        case .value(let label, let claim, let line): "value differs: label \(label ?? "none"), found \(claim ?? "none")\(Self.on(line))"
        case .owner(let label, let claim, let line): "owner differs: label \(label ?? "none"), found \(claim ?? "none")\(Self.on(line))"
        case .method(let claim, let line): "method differs: found \(claim)\(Self.on(line))"
        case .kind(let kind, let line): "found as \(kind.rawValue)\(Self.on(line))"
        }
    }

    private static func on(_ line: Int?) -> String { line.map { " on line \($0)" } ?? "" }
}
