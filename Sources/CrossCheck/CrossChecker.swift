import Diagnostics
package import Guide
package import SourceText
package import Spec

/// Holds a spec against its guides: facts in, findings and coverage out.
package enum CrossChecker {
    /// One guide as it was read, and what the evidence has recorded of it.
    package struct GuideInput: Sendable {
        package var sheet: FactSheet
        /// Nil where nothing is recorded, and where the sheet itself comes from the record.
        package var recorded: RecordedGuide?
        /// The sheet comes from the record because the guide is not here.
        package var isFromEvidence: Bool

        package init(sheet: FactSheet, recorded: RecordedGuide? = nil, isFromEvidence: Bool = false) {
            self.sheet = sheet
            self.recorded = recorded
            self.isFromEvidence = isFromEvidence
        }
    }

    package static func check(
        system: String, items: [SpecItem], errata: [Erratum], guides: [GuideInput], sources: [SourceInput] = [], specTop: Place
    ) -> CheckReport {
        check(system: system, stated: StatedItems(items), errata: errata, guides: guides, sources: sources, specTop: specTop)
    }

    static func check(
        system: String, stated: StatedItems, errata: [Erratum], guides: [GuideInput], sources: [SourceInput] = [], specTop: Place
    ) -> CheckReport {
        let checked = CheckedSystem(
            stated, guides: guides.map(\.sheet), sources: sources.map { ($0.id, $0.documents.map(\.sheet)) }, specTop: specTop)
        return check(system: system, checked, errata: errata, guides: guides, sources: sources)
    }

    static func check(
        system: String, _ checked: CheckedSystem, errata: [Erratum], guides: [GuideInput], sources: [SourceInput]
    ) -> CheckReport {
        let matching = checked.guide
        var findings = CrossCheckRules.whole.flatMap { $0.findings(in: matching) }
        findings += PairFindings.findings(in: matching, beside: checked.sources)
        findings += BodyFindings.findings(in: [matching] + checked.sources)
        findings += guides.flatMap { GuideChanges.findings(for: $0, in: matching) }
        for (source, matching) in zip(sources, checked.sources) {
            findings += SourceFindings.findings(in: matching, beside: checked.guide)
            findings += source.documents.flatMap { GuideChanges.findings(for: $0, in: matching) }
        }
        let owners = FindingOwners(checked.guide.stated)
        for index in findings.indices { findings[index].ownedName = owners.name(of: findings[index]) ?? findings[index].ownedName }
        findings = ErrataMatching.apply(errata, to: FindingOrder.sorted(findings))
        let coverage = CoverageCount.coverage(of: checked, findings: findings)
        let notes = guides.compactMap(GuideChanges.note) + sources.flatMap(GuideChanges.notes)
        return CheckReport(system: system, findings: findings, coverage: coverage, notes: notes)
    }
}

/// The order in which findings are shown: as the guides are read, then as the spec is.
enum FindingOrder {
    static func sorted(_ findings: [Finding]) -> [Finding] {
        var files: [ObjectIdentifier] = []
        for place in findings.compactMap(\.guide) where !files.contains(ObjectIdentifier(place.file)) {
            files.append(ObjectIdentifier(place.file))
        }
        return findings.sorted { key($0, files).lexicographicallyPrecedes(key($1, files)) || isTied($0, $1, files) && tie($0) < tie($1) }
    }

    private static func key(_ finding: Finding, _ files: [ObjectIdentifier]) -> [Int] {
        let file = finding.guide.flatMap { files.firstIndex(of: ObjectIdentifier($0.file)) } ?? files.count
        return [file, finding.guide?.span.start ?? 0, finding.spec?.span.start ?? 0]
    }

    private static func isTied(_ left: Finding, _ right: Finding, _ files: [ObjectIdentifier]) -> Bool {
        key(left, files) == key(right, files)
    }

    private static func tie(_ finding: Finding) -> String { "\(finding.rule.id) \(finding.name) \(finding.message)" }
}
