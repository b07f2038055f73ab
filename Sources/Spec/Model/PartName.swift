/// The name of what a part of a body says of itself: `photo;filename` is what the file `photo` is called, `photo;type` what it is. Such a
/// parameter is no part of its own.
package struct PartName: Sendable {
    /// The part's name, on the wire: `photos[]` of `photos;filename` with `wire: brackets`.
    package var part: String
    /// `filename` or `type`.
    package var word: String

    /// Nil for the name of a part, as it travels.
    package init?(_ name: String) {
        let isList = name.hasSuffix("[]")
        let words = (isList ? name.dropLast(2) : name[...]).split(separator: ";", omittingEmptySubsequences: false)
        guard words.count == 2, !words[0].isEmpty, ["filename", "type"].contains(words[1]) else { return nil }
        part = words[0] + (isList ? "[]" : "")
        word = String(words[1])
    }
}

extension Endpoint.Parameter {
    /// What it says of another part.
    package var partName: PartName? { location == .multipart ? PartName(field.wire.itemName(field.name.value)) : nil }
}
