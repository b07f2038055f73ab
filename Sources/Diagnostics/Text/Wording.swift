/// The grammar of messages, in one place.
package enum Wording {
    /// `1 error`, `2 errors`; give the plural where it is not the noun with an s.
    package static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(number) \(Self.noun(number, noun, plural))"
    }

    /// `error` or `errors`, without the number.
    package static func noun(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
        number == 1 ? noun : plural ?? noun + "s"
    }

    /// `a`, `a and b`, `a, b and c`.
    package static func list(_ items: [String], _ conjunction: String = "and") -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// The same with every item between backticks, as names of the user's are written.
    package static func quotedList(_ items: [String], _ conjunction: String = "and") -> String {
        list(items.map { "`\($0)`" }, conjunction)
    }

    /// `a, b and 3 more`: the first few of a list that may be long.
    package static func shortList(_ items: [String], limit: Int = 5) -> String {
        guard items.count > limit + 1 else { return list(items) }
        return items.prefix(limit).joined(separator: ", ") + " and \(items.count - limit) more"
    }

    /// `an enum`, `a class`.
    package static func withArticle(_ noun: String) -> String {
        guard let first = noun.lowercased().first else { return noun }
        return ("aeiou".contains(first) ? "an " : "a ") + noun
    }
}
