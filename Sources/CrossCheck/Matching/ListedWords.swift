import SourceText

/// Values that a row lists in words and not in code: "Can be: unpaid or cancelled", "weekly (week), monthly (month) or yearly (year)".
///
/// Any sentence may have words between commas. Behind a word for choice these are values if each stands alone, and those of the spec are
/// among them.
extension ListedValues {
    /// - Parameter stated: the spec's values.
    init?(inWordsOf place: Place, beside stated: [String]) {
        let row = RowText(place)
        guard row.isListed, !row.text.isEmpty, !stated.isEmpty else { return nil }
        let lists = Self.lists(in: row.text).filter { list in stated.count(where: list.contains) * 2 >= stated.count }
        let best = lists.max { left, right in stated.count(where: left.contains) < stated.count(where: right.contains) }
        guard let best, stated.contains(where: best.contains) else { return nil }
        self.init(words: best)
    }

    private static func lists(in row: String) -> [[String]] {
        let lower = row.lowercased()
        return explained(in: row)
            + leads.flatMap { lead in
                lower.ranges(of: lead).flatMap { found -> [[String]] in
                    let isWide = lead.first?.isASCII == false
                    guard isWide || found.lowerBound == lower.startIndex || !lower[lower.index(before: found.lowerBound)].isLetter else {
                        return []
                    }
                    // As it is written: capitals count.
                    let start = lower.distance(from: lower.startIndex, to: found.upperBound)
                    return lists(behind: row.dropFirst(start))
                }
            }
    }

    /// `（all：すべて／mine：自分の）`, `(all: every one, mine: your own)`: in brackets, each with what it means.
    private static func explained(in row: String) -> [[String]] {
        row.split { "(（".contains($0) }.dropFirst().compactMap { part in
            let inside = part.prefix { !")）".contains($0) }
            guard inside.count < part.count, inside.utf8.count < 300 else { return nil }
            let words = inside.split { "／/、，,;；".contains($0) }.map { piece -> String? in
                guard let colon = piece.firstIndex(where: { ":：=＝".contains($0) }) else { return nil }
                let word = String(piece[..<colon]).trimming { $0 == " " || $0 == "`" || $0 == "\"" }
                return isValue(word) ? word : nil
            }
            let known = words.compactMap { $0 }
            return known.count > 1 && known.count == words.count ? known : nil
        }
    }

    /// What stands up to the end of the sentence, in both its words where each value has two.
    private static func lists(behind text: Substring) -> [[String]] {
        var sentence = text.prefix { !"|;<。\n".contains($0) }
        if let stop = sentence.ranges(of: ". ").first?.lowerBound { sentence = sentence[..<stop] }
        guard !sentence.contains("`"), sentence.utf8.count < 200 else { return [] }
        var rest = String(sentence.drop { " :=\"'*".contains($0) })
        for word in ["are ", "is ", "one of ", "either ", "son ", "sont ", ": "] where rest.lowercased().hasPrefix(word) {
            rest = String(rest.dropFirst(word.count).drop { " :".contains($0) })
        }
        for word in [
            " or ", " and ", " o ", " u ", " y ", " ou ", " et ", " oder ", " und ", " lub ", " или ", "または", "或者", "或", "、", "，", "/",
        ] {
            rest = rest.replacing(word, with: ",")
        }
        let parts = rest.split(separator: ",").map { $0.trimming { " \"'*.“”‘’".contains($0) } }.filter { !$0.isEmpty }
        let pairs = parts.compactMap(pair)
        guard pairs.count > 1, pairs.count == parts.count, Set(pairs.map(\.outside)).count == pairs.count else { return [] }
        let inside = pairs.compactMap(\.inside)
        return [pairs.map(\.outside)] + (inside.count == pairs.count ? [inside] : [])
    }

    /// `monthly (month)`, or a word alone.
    private static func pair(_ part: String) -> (outside: String, inside: String?)? {
        guard let open = part.firstIndex(of: "(") else {
            guard isValue(part) else { return nil }
            return (part, nil)
        }
        let outside = String(part[..<open]).trimming { $0 == " " }
        guard part.hasSuffix(")"), isValue(outside) else { return nil }
        let inside = part[part.index(after: open)...].dropLast()
        return (outside, isValue(String(inside)) ? String(inside) : nil)
    }

    private static let leads = [
        "can be", "could be", "may be", "must be", "one of", "either", "possible values", "allowed values", "valid values",
        "accepted values",
        "supported values", "available values", "possible options", "puede ser", "pueden ser", "valores posibles", "posibles valores",
        "取值为", "取值：", "取值:", "可选值：", "可选值:", "可选值为", "可以是", "peut être", "valeurs possibles", "pode ser", "valores possíveis", "può essere",
        "valori possibili", "mögliche werte",
    ]
}

extension String {
    /// Without such letters at both ends.
    fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> String {
        guard let first = firstIndex(where: { !isLeftOut($0) }), let last = lastIndex(where: { !isLeftOut($0) }) else { return "" }
        return String(self[first...last])
    }
}

extension Substring {
    fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> String { String(self).trimming(isLeftOut) }
}
