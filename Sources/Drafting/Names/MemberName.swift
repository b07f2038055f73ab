/// Parts and relatives of members' names.
enum MemberName {
    /// What stands before the first label or parenthesis.
    static func base(_ name: String) -> String { String(name.prefix { $0 != ":" && $0 != "(" }) }

    static func setter(_ property: String) -> String { "set" + Words.capitalised(property) + ":" }
}
