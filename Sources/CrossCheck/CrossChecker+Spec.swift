package import Guide
import SourceText
package import Spec

extension CrossChecker {
    package static func check(spec: Spec, sheets: [FactSheet]) -> CheckReport {
        check(spec: spec, guides: sheets.map { GuideInput(sheet: $0) })
    }

    package static func check(spec: Spec, guides: [GuideInput], sources: [SourceInput] = []) -> CheckReport {
        check(
            system: spec.system.id.value, stated: StatedItems(spec), errata: spec.errata, guides: guides, sources: sources,
            specTop: spec.system.place)
    }

    /// Of what was matched before: a spec may accept other findings by now, as long as it states the same.
    package static func check(spec: Spec, matched: CheckedSystem, sheets: [FactSheet]) -> CheckReport {
        check(system: spec.system.id.value, matched, errata: spec.errata, guides: sheets.map { GuideInput(sheet: $0) }, sources: [])
    }

    /// The spec's items beside what all documents state.
    package static func match(spec: Spec, guides: [GuideInput], sources: [SourceInput]) -> CheckedSystem {
        CheckedSystem(
            StatedItems(spec), guides: guides.map(\.sheet), sources: sources.map { ($0.id, $0.documents.map(\.sheet)) },
            specTop: spec.system.place)
    }
}
