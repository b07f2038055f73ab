import Declarations
import Guide
import SourceText

/// A fact with the guide that it stands in.
struct Statement {
    let fact: Fact
    let text: GuideText
    let file: SourceFile

    var place: Place { Place(file, fact.span) }
    var site: CallSite { CallSite(fact: fact, text: text) }
    var isImplementation: Bool { fact.detail.form == "implementation" }

    /// How much a place is worth: a declaration beats a table, that a list, that a sample, that prose.
    var rank: Int {
        switch fact.source {
        case .declaration: 0
        case .table: 1
        case .list: 2
        case .sample: isImplementation ? 3 : 4
        case .heading: 5
        case .prose: 6
        }
    }

    static func all(of sheets: [FactSheet]) -> [Statement] {
        sheets.flatMap { sheet in
            let text = GuideText(sheet)
            return sheet.facts.map { Statement(fact: $0, text: text, file: sheet.file) }
        }
    }
}
