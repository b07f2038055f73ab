package import Guide
package import SourceText

/// One guide with its labels and its score.
package struct ScoredGuide: Sendable {
    package var guide: SourceFile
    package var labels: LabelSet
    package var score: Score

    package init(guide: SourceFile, labels: LabelSet, score: Score) {
        self.guide = guide
        self.labels = labels
        self.score = score
    }

    /// The guide's name without its folders.
    package var name: String { guide.path.split(separator: "/").last.map(String.init) ?? guide.path }
}

/// The figures of several guides, as if they were one.
package struct PooledScore: Sendable {
    /// In the order in which kinds are shown.
    package let kinds: [(kind: Fact.Kind, figures: Figures)]

    package init(_ scores: [Score]) {
        kinds = Fact.Kind.scored.map { kind in
            (kind, scores.flatMap(\.kinds).filter { $0.kind == kind }.map(\.figures).reduce(Figures(), +))
        }.filter { !$0.figures.isEmpty }
    }

    package var overall: Figures { Score.overall(kinds) }
}
