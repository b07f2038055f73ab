/// `<id>`, `<int:id>` in a path: a placeholder as frameworks of servers write it, with the kind of its values before it.
struct AngledPlaceholder {
    let name: String

    /// - Parameter bytes: from the first bracket to the last.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.first == 0x3C, bytes.last == 0x3E else { return nil }
        let parts = bytes.dropFirst().dropLast().split(separator: 0x3A, omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count),
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { NameShape.isIdentifierPart($0) || $0 == 0x2D } }),
            let name = parts.last
        else { return nil }
        self.name = String(decoding: name, as: UTF8.self)
    }

    /// An address whose placeholders stand in braces, `{id}`.
    static func braced(_ address: String) -> String {
        guard address.has("/<") else { return address }
        let bytes = Array(address.utf8)
        var (result, index): ([UInt8], Int) = ([], 0)
        while index < bytes.count {
            if bytes[index] == 0x3C, result.last == 0x2F, let close = bytes[index...].firstIndex(of: 0x3E),
                let placeholder = AngledPlaceholder(bytes[index...close])
            {
                result += Array("{\(placeholder.name)}".utf8)
                index = close + 1
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
