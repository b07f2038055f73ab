import SourceText

/// "类名 | 说明" over `DoorKeeper.h`: a table of classes, each by the file that declares it.
extension TableShape {
    static func listsTypesByFile(_ names: [String], under title: String) -> Bool {
        ColumnWords.table.meanings(in: title).contains(.type) && !names.isEmpty && names.allSatisfy { typeOfFile($0) != nil }
    }

    /// `DoorKeeper` of `DoorKeeper.h`
    static func typeOfFile(_ name: String) -> String? {
        guard name.hasSuffix(".h") else { return nil }
        let type = String(name.dropLast(2))
        return NameShape.isTypePart(type) && NameShape.looksLikeType(type) ? type : nil
    }
}

extension NamedCell {
    /// The type that a file is called after.
    var withoutExtension: NamedCell {
        guard let type = TableShape.typeOfFile(name) else { return self }
        var cell = self
        cell.name = type
        cell.span.end -= 2
        return cell
    }
}
