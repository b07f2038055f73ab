package import Diagnostics
import SourceText
package import Spec

/// Accepts findings that the spec gives a reason for.
package enum ErrataMatching {
    package static let unused = Rule(
        "unused-erratum",
        "an erratum accepts a finding that does not exist",
        explanation: """
            An erratum names a rule and what the finding is about; nothing of that kind was found. The guide was mended, or the spec, or the name is \
            spelled otherwise than in the finding. Remove the erratum, or copy the name from the finding.
            """
    )
    package static let withoutReason = Rule(
        "erratum-without-reason",
        "an erratum has no reason",
        explanation: """
            An accepted contradiction is only worth something with the reason why the spec is as it is: readers of the reference see it. Write it in \
            the languages of the references.
            """
    )

    package static let rules = [unused, withoutReason]

    /// The findings with those accepted that an erratum fits, and what is wrong with the errata themselves.
    package static func apply(_ errata: [Erratum], to findings: [Finding]) -> [Finding] {
        var findings = findings
        var used = Array(repeating: false, count: errata.count)
        for index in findings.indices where findings[index].severity != .note {
            guard let match = errata.firstIndex(where: { fits($0, findings[index]) }) else { continue }
            used[match] = true
            findings[index].erratum = errata[match]
        }
        let wide = errata.indices.filter { !used[$0] }
        return findings + wide.map { unusedFinding(errata[$0], findings) } + errata.filter(isWithoutReason).map(reasonFinding)
    }

    /// An erratum without a line fits wherever the name occurs; one that quotes the guide fits only while the guide says that.
    private static func fits(_ erratum: Erratum, _ finding: Finding) -> Bool {
        guard erratum.rule.value == finding.rule.id, finding.isCalled(erratum.name.value) else { return false }
        if let says = erratum.says, finding.says.map(squeezed) != squeezed(says.value) { return false }
        guard settles(erratum, finding) else { return false }
        guard let line = erratum.line else { return true }
        return finding.guide?.start.line == line
    }

    /// An erratum of `source-differs` fits while guide and source say what it quotes, and the spec follows whom it says.
    private static func settles(_ erratum: Erratum, _ finding: Finding) -> Bool {
        guard let dispute = finding.dispute else { return erratum.follows == nil }
        guard erratum.follows == dispute.follows else { return false }
        if let source = erratum.source, source.value != dispute.source { return false }
        guard let guide = erratum.guide else { return true }
        return squeezed(guide.value) == squeezed(dispute.guideSays ?? SourceDiffers.Dispute.silence)
    }

    /// Blanks are no part of what a guide says: `NSString *` and `NSString*` are one type.
    private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    private static func unusedFinding(_ erratum: Erratum, _ findings: [Finding]) -> Finding {
        let names = findings.filter { $0.rule.id == erratum.rule.value && !$0.isAccepted }.map(\.name)
        let line = (erratum.line.map { " on line \($0)" } ?? "") + (erratum.says.map { ", with the guide saying `\($0.value)`" } ?? "")
        let said = findings.filter { $0.rule.id == erratum.rule.value && $0.isCalled(erratum.name.value) }
            .compactMap(\.says)
        let now = erratum.says == nil ? nil : said.first.map { "the guide says `\($0)`: look at it, and correct `says`" }
        let help = now ?? DidYouMean.help(for: erratum.name.value, among: names) ?? "remove it if the guide no longer contradicts itself"
        return Finding(
            unused,
            "no finding of `\(erratum.rule.value)` is about `\(erratum.name.value)`\(line)",
            name: erratum.name.value,
            spec: erratum.place,
            help: help
        )
    }

    private static func isWithoutReason(_ erratum: Erratum) -> Bool {
        erratum.reason.texts.isEmpty || erratum.reason.texts.values.contains { $0.allSatisfy(\.isWhitespace) }
    }

    private static func reasonFinding(_ erratum: Erratum) -> Finding {
        let message = "the erratum for `\(erratum.name.value)` gives no reason in every language"
        return Finding(withoutReason, message, name: erratum.name.value, spec: erratum.place)
    }
}
