package import Diagnostics
package import SourceText
package import Spec

/// One disagreement: between a spec and a guide, or of a guide with itself.
package struct Finding: Sendable {
    package var rule: Rule
    package var severity: Severity
    /// Lower case, no full stop.
    package var message: String
    /// What the finding is about: errata name it exactly. A wrong spelling is named as the guide writes it.
    package var name: String
    /// With the call that it concerns, `open.key`, where calls have parts of one name. Errata may name either.
    package internal(set) var ownedName: String?
    /// Whether an erratum of that name may accept it.
    func isCalled(_ name: String) -> Bool { self.name == name || ownedName == name }
    /// The smallest piece of YAML that is concerned; for what the spec lacks, the item nearest to where it belongs.
    package var spec: Place?
    /// The smallest piece of the guide that is concerned; for what the guide lacks, where the thing's owner is described.
    package var guide: Place?
    /// What the guide says about the aspect that a rule compares; nil for findings that compare none.
    package var says: String?
    /// Of `source-differs`: what both sides say.
    var dispute: SourceDiffers.Dispute?
    /// Whose place `guide` is.
    package var witness: Witness = .guide
    package var notes: [String]
    package var help: String?
    /// Ids of the facts that the finding is about; accepting it accounts for them.
    package var facts: [Int]
    /// Why the spec accepts it.
    package var erratum: Erratum?

    package init(
        _ rule: Rule,
        _ message: String,
        name: String,
        spec: Place? = nil,
        guide: Place? = nil,
        facts: [Int] = [],
        severity: Severity? = nil,
        notes: [String] = [],
        help: String? = nil,
        says: String? = nil,
        witness: Witness = .guide
    ) {
        self.rule = rule
        self.severity = severity ?? rule.severity
        self.message = message
        self.name = name
        self.spec = spec
        self.guide = guide
        self.facts = facts
        self.notes = notes
        self.help = help
        self.says = says
        self.witness = witness
    }

    /// What an erratum quotes of the finding, by its keys, so that it fits only while that is so.
    package var quotes: [(key: String, value: String)] {
        guard let dispute else { return says.map { [("says", $0)] } ?? [] }
        let said = [("source", dispute.source)] + (says.map { [("says", $0)] } ?? [])
        return said + [("guide", dispute.guideSays ?? SourceDiffers.Dispute.silence), ("follows", dispute.follows.rawValue)]
    }

    package var isAccepted: Bool { erratum != nil }
    /// Makes the check fail.
    package var counts: Bool { !isAccepted && severity != .note }

    /// The YAML is the primary place and the guide the related one; the guide alone is primary where no YAML is concerned.
    package var diagnostic: Diagnostic {
        var labels: [Label] = []
        if let spec { labels.append(Label(spec)) }
        // The beginning of a document stands for all of it: nothing there is what the finding is about.
        if let guide, labels.isEmpty || guide.span != Span(0, 0) {
            labels.append(Label(guide, labels.isEmpty ? "" : "\(witness.title), here"))
        }
        return Diagnostic(rule, message, at: labels, severity: severity, notes: notes, help: help)
    }
}
