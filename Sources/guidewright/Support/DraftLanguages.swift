import ArgumentParser
import Spec

/// The languages in which a draft's texts are to be written, as `--languages en,ja` names them.
struct DraftLanguages: ExpressibleByArgument, Sendable {
    let all: [TextLanguage]

    /// A first spec is written in what most of its readers understand; more are a word each.
    static let standard = DraftLanguages([.english])

    private init(_ all: [TextLanguage]) { self.all = all }

    init?(argument: String) {
        let named = argument.split(separator: ",").map { TextLanguage(rawValue: String($0)) }
        guard !named.isEmpty, !named.contains(nil) else { return nil }
        all = named.compactMap(\.self).uniqued()
    }

    var defaultValueDescription: String { all.map(\.rawValue).joined(separator: ",") }

    static let help = ArgumentHelp(
        "The languages that texts are to be written in, parted by commas: \(TextLanguage.allCases.map(\.rawValue).joined(separator: ", "))."
    )
}
