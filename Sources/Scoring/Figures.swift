/// How often a reader was right, missed something, and was wrong.
package struct Figures: Hashable, Sendable {
    package var met = 0
    package var missed = 0
    package var wrong = 0

    package init(met: Int = 0, missed: Int = 0, wrong: Int = 0) {
        self.met = met
        self.missed = missed
        self.wrong = wrong
    }

    /// The share of what was found that is right; nil where nothing was found.
    package var precision: Double? { Self.share(met, met + wrong) }
    /// The share of what is there that was found; nil where nothing is there.
    package var recall: Double? { Self.share(met, met + missed) }
    /// Their harmonic mean.
    package var f1: Double? { Self.share(2 * met, 2 * met + wrong + missed) }

    package var isEmpty: Bool { met == 0 && missed == 0 && wrong == 0 }

    private static func share(_ part: Int, _ whole: Int) -> Double? { whole == 0 ? nil : Double(part) / Double(whole) }

    package static func + (left: Figures, right: Figures) -> Figures {
        Figures(met: left.met + right.met, missed: left.missed + right.missed, wrong: left.wrong + right.wrong)
    }
}
