package import Guide
import SourceText
package import Spec

extension CrossChecker {
    package static func check(spec: Spec, sheets: [FactSheet]) -> CheckReport {
        check(spec: spec, guides: sheets.map { GuideInput(sheet: $0) })
    }

    package static func check(spec: Spec, guides: [GuideInput]) -> CheckReport {
        check(spec: spec, stated: StatedItems(spec), guides: guides)
    }

    static func check(spec: Spec, stated: StatedItems, guides: [GuideInput]) -> CheckReport {
        check(system: spec.system.id.value, stated: stated, errata: spec.errata, guides: guides, specTop: spec.system.place)
    }
}
