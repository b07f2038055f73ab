/// "接口名称" over types, and "方法名称" behind it over their methods: guides call both what is called.
extension ColumnReading {
    mutating func nameInterfaces() {
        let columns = roles.indices.filter { roles[$0] == .name(.method) }
        guard columns.count == 2, let first = columns.first, let last = columns.last, shapes[first].areTypes, shapes[last].areMembers else {
            return
        }
        roles[first] = .name(.type)
        evidence[first].add(6, for: .name(.type), "names like those of types, before a column of methods")
    }
}

extension ColumnShape {
    /// `DoorKit`, `DoorLock/DoorBell`: in every cell.
    fileprivate var areTypes: Bool {
        !isEmpty
            && texts.allSatisfy { text in
                let names = ColumnReading.plain(text).split { $0 == "/" || $0.isWhitespace }
                return !names.isEmpty
                    && names.allSatisfy { NameShape.looksLikeType(String($0)) && $0.utf8.allSatisfy(NameShape.isIdentifierPart) }
            }
    }

    /// A small letter first in every cell.
    fileprivate var areMembers: Bool {
        !isEmpty && texts.allSatisfy { ColumnReading.plain($0).utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } == true }
    }
}
