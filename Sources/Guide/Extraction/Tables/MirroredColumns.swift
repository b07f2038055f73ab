/// Tables that begin with what their names mean.
extension ColumnReading {
    /// "Meaning" and "Value" over constants: what is listed stands last, as where people read from right to left.
    mutating func nameLastValues() {
        guard roles == [.meaning, .value], let last = shapes.last, last.texts.count > 1, last.texts.allSatisfy(Self.isConstant) else {
            return
        }
        roles[1] = .name(.case)
        evidence[1].add(4, for: .name(.case), "constants in every cell of the last column, behind what they mean")
    }

    /// `LIGHT_ON`, also behind its type: `Lamp.LIGHT_ON`.
    private static func isConstant(_ cell: String) -> Bool {
        let parts = cell.filter { $0 != "`" }.split(separator: ".", omittingEmptySubsequences: false)
        guard let name = parts.last, name.utf8.contains(UInt8(ascii: "_")), NameShape.isConstantName(String(name)) else { return false }
        return parts.dropLast().allSatisfy { NameShape.looksLikeType(String($0)) }
    }
}
