import Declarations
import SourceText

/// Keys of dictionaries that samples send or read: `@"username"`, `claims["email"]`.
enum SampleKeys: SlipFinder {
    static func slips(in guide: ExaminedGuide) -> [Slip] {
        guide.samples.flatMap { sample in
            DictionaryKeys.keys(in: Array(sample.text.characters.utf8), sample.language).filter {
                !MisspelledPlaceholders.isPlaceholder($0.name)
            }.map {
                Slip(.sampleKey, $0.name, span: sample.text.fileSpan($0.span))
            }
        }
    }
}
