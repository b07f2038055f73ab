import SourceText

/// A word inside the API's own names that is misspelled throughout: `didFailWithRecieveType:`.
///
/// The vendor's code is spelled so, and apps have to follow. Whoever reads the guide should know, and whoever types the name from memory.
enum MisspelledParts: SlipFinder {
    static func slips(in guide: ExaminedGuide) -> [Slip] {
        guide.facts.filter(isOfAPI).flatMap { fact -> [Slip] in
            parts(of: fact.name).compactMap { part in
                CommonMisspellings.right[part.lowercased()].map { right in
                    let meant = part.first?.isUppercase == true ? right.prefix(1).uppercased() + right.dropFirst() : right
                    return Slip(.misspelledPart, part, meant: meant, span: fact.span)
                }
            }
        }
    }

    /// What an app writes down as the guide does: no mention in a sentence, no text of a sample.
    private static func isOfAPI(_ fact: Fact) -> Bool {
        switch fact.kind {
        case .type, .method, .property, .enum, .case, .constant, .parameter, .error, .endpoint, .header, .key: true
        case .use: ["call", "read", "write", "selector", "implementation"].contains(fact.detail.form)
        case .duration: false
        }
    }

    /// `didFailWithRecieveType:` as `did`, `Fail`, `With`, `Recieve`, `Type`.
    static func parts(of name: String) -> [String] {
        var parts: [String] = []
        var part = ""
        for character in name {
            let isLetter = character.isASCII && character.isLetter
            if !isLetter || character.isUppercase && part.last?.isUppercase == false {
                if !part.isEmpty { parts.append(part) }
                part = ""
            }
            if isLetter { part.append(character) }
        }
        return part.isEmpty ? parts : parts + [part]
    }
}
