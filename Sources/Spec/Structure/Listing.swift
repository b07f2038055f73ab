/// Names in a sentence.
enum Listing {
    /// `a`, `b` and `c`
    static func codes(_ names: [String]) -> String { join(names, last: " and ") }

    /// `a` or `b`
    static func alternatives(_ names: [String]) -> String { join(names, last: " or ") }

    private static func join(_ names: [String], last: String) -> String {
        let quoted = names.map { "`\($0)`" }
        guard quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + last + (quoted.last ?? "")
    }
}
