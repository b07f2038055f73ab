import SourceText

/// The values that a case of an enum holds.
extension SwiftReader {
    /// `(receipt: Receipt, Int)` behind a case. What is no such list, as in a pattern of a sample, is skipped.
    mutating func readBracketedValues() -> [AssociatedValue] {
        guard cursor.isPunctuation("(") else { return [] }
        let start = cursor.index
        cursor.index += 1
        if let values = readAssociatedValues(), cursor.take(")") { return values }
        cursor.index = start
        if !cursor.skipBrackets() { cursor.index += 1 }
        return []
    }

    /// `receipt: Receipt, Int`; nil where it is none.
    mutating func readAssociatedValues() -> [AssociatedValue]? {
        var values: [AssociatedValue] = []
        repeat {
            guard let value = readAssociatedValue() else { return nil }
            values.append(value)
        } while cursor.take(",")
        return values
    }

    private mutating func readAssociatedValue() -> AssociatedValue? {
        guard let first = cursor.current else { return nil }
        let names = readValueNames()
        guard let type = readType() else { return nil }
        var standard: AssociatedValue.Default?
        if cursor.take("=") {
            let start = cursor.index
            skipExpression()
            standard = AssociatedValue.Default(literal: literal(from: start, of: type))
        }
        return AssociatedValue(
            label: names.first.flatMap { $0 == "_" ? nil : $0 },
            ownName: names.count > 1 ? names[1] : nil,
            type: type,
            span: cursor.span(from: first.start),
            standard: standard
        )
    }

    /// `receipt:` or `_ receipt:`.
    private mutating func readValueNames() -> [String] {
        for count in 1...2 where cursor.isPunctuation(":", at: count) {
            let names = (0..<count).compactMap { cursor.word(at: $0) }
            guard names.count == count else { return [] }
            cursor.index += count + 1
            return names
        }
        return []
    }
}
