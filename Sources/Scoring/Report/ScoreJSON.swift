import Diagnostics
import Guide
import SourceText

/// Scores for programs:
///
/// ```
/// {"version": 1,
///  "guides": [{"guide": "guide.md", "labels": {"file": "…", "certain": 9, "debatable": 1, "decoys": 2}, "found": 30,
///              "overall": {"met": 8, "missed": 1, "wrong": 0, "precision": 1, "recall": 0.8889, "f1": 0.9412},
///              "kinds": {"method": {…}}, "owners": {"agree": 5}, "aside": {"source sample or prose": 3},
///              "misses": [{"kind": "method", "name": "…", "owner": null, "value": null, "line": 12, "label": {location}, "why": null}],
///              "wrong": [{"kind": …, "source": "table", "why": "…"}]}],
///  "pooled": {"overall": {…}, "kinds": {…}}}
/// ```
///
/// Ratios have four decimals, and are null where there is nothing to divide by.
package enum ScoreJSON {
    package static func text(_ guides: [ScoredGuide]) -> String {
        let pool = PooledScore(guides.map(\.score))
        let value = JSONValue.object([
            "version": .int(1),
            "guides": .array(guides.map(guide)),
            "pooled": .object(["overall": figures(pool.overall), "kinds": kinds(pool.kinds)]),
        ])
        return value.text + "\n"
    }

    private static func guide(_ scored: ScoredGuide) -> JSONValue {
        let score = scored.score
        return .object([
            "guide": .string(scored.guide.path),
            "labels": .object([
                "file": .string(scored.labels.file.path), "certain": .int(score.certainCount), "debatable": .int(score.debatableCount),
                "decoys": .int(score.decoyCount),
            ]),
            "found": .int(score.claimCount),
            "overall": figures(score.overall),
            "kinds": kinds(score.kinds),
            "owners": .object(Dictionary(uniqueKeysWithValues: score.owners.map { ($0.key.rawValue, .int($0.value)) })),
            "aside": .object(Dictionary(uniqueKeysWithValues: score.aside.map { ($0.key.rawValue, .int($0.value)) })),
            "misses": .array(score.misses.map(miss)),
            "wrong": .array(score.wrong.map(wrong)),
        ])
    }

    private static func kinds(_ kinds: [(kind: Fact.Kind, figures: Figures)]) -> JSONValue {
        .object(Dictionary(uniqueKeysWithValues: kinds.map { ($0.kind.rawValue, figures($0.figures)) }))
    }

    private static func figures(_ figures: Figures) -> JSONValue {
        .object([
            "met": .int(figures.met), "missed": .int(figures.missed), "wrong": .int(figures.wrong), "precision": ratio(figures.precision),
            "recall": ratio(figures.recall), "f1": ratio(figures.f1),
        ])
    }

    private static func ratio(_ value: Double?) -> JSONValue { value.map { .double(($0 * 10_000).rounded() / 10_000) } ?? .null }

    private static func miss(_ miss: Score.Miss) -> JSONValue {
        let label = miss.label
        return .object([
            "kind": .string(label.kind.rawValue), "name": .string(label.name), "owner": JSONValue(label.owner),
            "value": JSONValue(label.value), "line": label.line.map { .int($0) } ?? .null, "label": JSONValue(label.place),
            "why": JSONValue(miss.near?.text),
        ])
    }

    private static func wrong(_ wrong: Score.Wrong) -> JSONValue {
        let claim = wrong.claim
        return .object([
            "kind": .string(claim.kind.rawValue), "name": .string(claim.shown), "owner": JSONValue(claim.owner),
            "value": JSONValue(claim.value), "line": claim.line.map { .int($0) } ?? .null, "source": JSONValue(claim.source?.rawValue),
            "why": JSONValue(wrong.near?.text),
        ])
    }
}
