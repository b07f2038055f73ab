import SourceText

extension ColumnReading {
    /// "_ | Error codes" over `1 | The key is missing`: the header that speaks of codes stands over what they mean, and the numbers under none.
    mutating func moveCodes(below header: [Table.Cell]) {
        guard roles.count > 1, header.count > 1, roles[0] == nil, roles[1] == .code,
            shapes[0].share(.number) > 0.8, shapes[1].share(.words) > 0.6,
            !header[0].text.characters.contains(where: { $0.isLetter || $0.isNumber })
        else { return }
        (roles[0], roles[1]) = (.code, .meaning)
        evidence[0].add(4, for: .code, "numbers under no title, beside a title of codes over words")
    }
}
