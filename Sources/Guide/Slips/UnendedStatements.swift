import Declarations
import SourceText

/// A statement of an Objective-C sample without its semicolon.
enum UnendedStatements: SlipFinder {
    static func slips(in guide: ExaminedGuide) -> [Slip] {
        guide.samples.filter { $0.language == .objectiveC }.flatMap { sample -> [Slip] in
            ObjectiveCStatements.unended(in: Array(sample.text.characters.utf8)).map {
                let span = sample.text.fileSpan($0)
                return Slip(.unendedStatement, guide.name(of: span), span: span)
            }
        }
    }
}
