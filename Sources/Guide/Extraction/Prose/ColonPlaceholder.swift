/// `:id` in a path: a placeholder as frameworks of servers write it.
enum ColonPlaceholder {
    /// An address whose placeholders stand in braces, `/doors/{id}` of `/doors/:id`.
    static func braced(_ address: String) -> String {
        guard address.has("/:") else { return address }
        let bytes = Array(address.utf8)
        var (result, index): ([UInt8], Int) = ([], 0)
        while index < bytes.count {
            let name = bytes[index] == 0x3A && result.last == 0x2F ? bytes[(index + 1)...].prefix(while: NameShape.isIdentifierPart) : []
            if let first = name.first, first < 0x30 || first > 0x39 {
                result += [0x7B] + name + [0x7D]
                index += name.count + 1
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
