import SourceText

/// A placeholder for the app's own value with a slip in it: `INPUT_YOUE_APPKEY`.
///
/// Placeholders are made of few words, so a part that is nearly one of them, beside another that is one, is a slip.
enum MisspelledPlaceholders: SlipFinder {
    static func slips(in guide: ExaminedGuide) -> [Slip] {
        guide.document.blocks.flatMap { block -> [Slip] in
            let passages = texts(of: block).filter { $0.characters.has("_") }.map(Passage.init)
            return passages.flatMap { passage in
                capitalWords(in: passage).compactMap { span in
                    let word = passage.string(span)
                    return meant(by: word).map { Slip(.misspelledPlaceholder, word, meant: $0, span: passage.file(span)) }
                }
            }
        }
    }

    private static func texts(of block: Block) -> [Text] {
        switch block.kind {
        case .heading(_, let text), .paragraph(let text), .item(_, let text), .code(let text, _): [text]
        case .table(let table): table.rows.flatMap { $0.cells.map(\.text) }
        }
    }

    /// `A_B`, in capitals.
    private static func capitalWords(in passage: Passage) -> [Span] {
        passage.runs(of: NameShape.isIdentifierPart).filter { span in
            let word = passage.bytes[span.start..<span.end]
            return word.contains(UInt8(ascii: "_")) && !word.contains { $0 >= UInt8(ascii: "a") }
        }
    }

    /// `USER_KEY`: capitals, and a word of placeholders among them.
    static func isPlaceholder(_ word: String) -> Bool {
        !word.contains(where: \.isLowercase) && word.split(separator: "_").contains { words.contains(String($0)) }
    }

    /// The placeholder without its slip; nil where the word is none, or has none.
    static func meant(by word: String) -> String? {
        let parts = word.split(separator: "_").map(String.init)
        guard parts.count > 1, parts.contains(where: words.contains) else { return nil }
        var mended = parts
        for (index, part) in parts.enumerated() where part.utf8.count >= 4 && !words.contains(part) && !others.contains(part) {
            guard
                let word = sortedWords.first(where: {
                    $0.utf8.count >= 4 && ShapeSlips.isSlip(part, of: $0, limit: 1) && part != $0 + "S"
                })
            else { continue }
            mended[index] = word
        }
        let opens = mended.first.map(openings.contains) ?? false
        return mended != parts && (opens || mended.contains("YOUR")) ? mended.joined(separator: "_") : nil
    }

    /// What placeholders begin with.
    private static let openings: Set<String> = ["INPUT", "YOUR", "ENTER", "INSERT", "REPLACE", "PUT", "PLACEHOLDER"]
    private static let words: Set<String> = openings.union([
        "APP", "APPKEY", "APPID", "KEY", "ID", "CLIENT", "SECRET", "TOKEN", "SCHEME", "URL", "NAME", "PRODUCT", "SERVICE", "SERVER", "HERE",
        "WITH", "USER", "PASSWORD", "PROJECT", "TENANT", "DOMAIN", "BUNDLE", "ACCOUNT", "API", "ACCESS", "APPLICATION", "VALUE",
    ])
    private static let sortedWords = words.sorted()
    /// Words that are near to those above and none of them.
    private static let others: Set<String> = [
        "THERE", "WIDTH", "GAME", "SAME", "SERVICES", "USERS", "TOKENS", "USED", "USES", "PUTS", "FOUR", "HOUR",
    ]
}
