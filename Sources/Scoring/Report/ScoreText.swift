import Diagnostics
import Guide
import SourceText

/// Scores for people.
package enum ScoreText {
    /// One guide: figures by kind, then every miss and every wrong fact with its place.
    package static func detailed(_ scored: ScoredGuide) -> String {
        let score = scored.score
        let aside = Score.Aside.allCases.compactMap { reason in score.aside[reason].map { "set aside, \(reason.rawValue): \($0)" } }
        let owners = Owners.allCases.compactMap { owner in score.owners[owner].map { "\($0) \(word(owner))" } }
        var lines = table(score.kinds, score.overall)
        lines.append(
            "labels: \(score.certainCount) certain, \(score.debatableCount) debatable, \(Wording.count(score.decoyCount, "decoy")); "
                + "found: \(score.claimCount)")
        if !owners.isEmpty { lines.append("owners of met labels: " + owners.joined(separator: ", ")) }
        if score.metByWeakOnly > 0 { lines.append("met by a sample or a sentence only: \(score.metByWeakOnly)") }
        lines += aside
        lines += section("missed", score.misses.map { miss($0, scored) })
        lines += section("wrong", score.wrong.map { wrong($0, scored) })
        return lines.map { $0 + "\n" }.joined()
    }

    /// Several guides: a line each, the kinds, and all of them together.
    package static func pooled(_ guides: [ScoredGuide]) -> String {
        let width = guides.map(\.name.count).max() ?? 0
        let lines = guides.map { padded($0.name, width) + "  " + line($0.score.overall) }
        let pool = PooledScore(guides.map(\.score))
        return (lines + [""] + table(pool.kinds, pool.overall)).map { $0 + "\n" }.joined()
    }

    private static func line(_ figures: Figures) -> String {
        "P \(figure(figures.precision)) R \(figure(figures.recall))  "
            + "\(number(figures.met, 5)) met \(number(figures.missed, 4)) missed \(number(figures.wrong, 4)) wrong"
    }

    private static func table(_ kinds: [(kind: Fact.Kind, figures: Figures)], _ overall: Figures) -> [String] {
        let rows = kinds.map { row($0.kind.rawValue, $0.figures) + ($0.kind.weight == .counted ? "" : "  (not in all)") }
        return [padded("kind", 10) + "   met missed wrong   precision recall"] + rows + [row("all", overall)]
    }

    private static func row(_ name: String, _ figures: Figures) -> String {
        padded(name, 10) + " \(number(figures.met, 5)) \(number(figures.missed, 6)) \(number(figures.wrong, 5))"
            + "       \(figure(figures.precision))  \(figure(figures.recall))"
    }

    // MARK: Items

    private static func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["", "\(title) (\(lines.count)):"] + lines.map { "  \($0)" }
    }

    private static func miss(_ miss: Score.Miss, _ scored: ScoredGuide) -> String {
        let label = miss.label
        let line = label.line.map { "\(scored.guide.path):\($0)" } ?? scored.guide.path
        return "\(line)  " + subject(label.kind, label.name, label.owner, label.value) + remark(miss.near)
            + "  [\(label.place.description)]"
    }

    private static func wrong(_ wrong: Score.Wrong, _ scored: ScoredGuide) -> String {
        let claim = wrong.claim
        let line = claim.line.map { "\(scored.guide.path):\($0)" } ?? scored.guide.path
        let source = claim.source.map { " (\($0.rawValue))" } ?? ""
        return "\(line)  " + subject(claim.kind, claim.shown, claim.owner, claim.value) + source + remark(wrong.near)
    }

    private static func subject(_ kind: Fact.Kind, _ name: String, _ owner: String?, _ value: String?) -> String {
        "\(kind.rawValue) `\(name)`" + (owner.map { " of `\($0)`" } ?? "") + (value.map { " = `\($0)`" } ?? "")
    }

    private static func remark(_ near: NearMiss?) -> String { near.map { ": \($0.text)" } ?? "" }

    private static func word(_ owners: Owners) -> String {
        switch owners {
        case .agree: "agree"
        case .differ: "differ"
        case .notCompared: "not compared"
        }
    }

    // MARK: Figures

    /// Three decimals, never rounded up to 1: a reader that errs once in ten thousand is not without fault.
    static func figure(_ value: Double?) -> String {
        guard let value else { return "    –" }
        let thousandths = value < 1 ? min(999, Int((value * 1000).rounded())) : 1000
        let digits = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
    }

    private static func number(_ value: Int, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: " ", count: max(0, width - digits.count)) + digits
    }

    private static func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
}
