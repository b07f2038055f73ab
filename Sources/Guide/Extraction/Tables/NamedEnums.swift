import SourceText

/// `DoorErrorCode` over `DoorErrorCodeShut`, `DoorErrorCodeJammed`: a column that is headed by the enum whose cases stand in it.
enum NamedEnum {
    /// - Parameters:
    ///   - header: a column's.
    ///   - names: what stands in the column.
    static func name(over header: String, _ names: [String]) -> String? {
        let name = ColumnReading.plain(header)
        guard NameShape.looksLikeType(name), name.utf8.allSatisfy(NameShape.isIdentifierPart), !names.isEmpty else { return nil }
        let areCases = names.allSatisfy { text in
            let own = ColumnReading.plain(text)
            return own.utf8.count > name.utf8.count && own.hasPrefix(name) && own.utf8.allSatisfy(NameShape.isIdentifierPart)
        }
        return areCases ? name : nil
    }
}

extension ColumnReading {
    /// What such a header ends with, "Code" or "Value", says nothing of the column.
    mutating func nameOwnCases(below header: [Table.Cell]) {
        guard let first = header.first, roles.count > 1, NamedEnum.name(over: first.text.characters, shapes[0].texts) != nil else { return }
        roles[0] = .anyName
        evidence[0].add(8, for: .anyName, "every cell begins with the name in the header")
    }
}
