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
        var part: [UInt8] = []
        for byte in name.utf8 {
            let (isLetter, isCapital) = (isLetter(byte), isCapital(byte))
            if !isLetter || isCapital && part.last.map(Self.isCapital) == false {
                if !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
                part = []
            }
            if isLetter { part.append(byte) }
        }
        return part.isEmpty ? parts : parts + [String(decoding: part, as: UTF8.self)]
    }

    private static func isLetter(_ byte: UInt8) -> Bool { isCapital(byte & 0xDF) }
    private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
}
