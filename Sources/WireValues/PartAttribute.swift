/// What a part of a body says of itself beside its content, as specs name it: `photo;filename`, `photo;type`; of a list with brackets,
/// `photos;filename[]`.
struct PartAttribute {
    /// The part's name.
    let part: String
    /// Where the part has it.
    let path: WritableKeyPath<MultipartBody.Part, String?>

    /// Nil for the name of a part.
    init?(_ name: String) {
        let isList = name.hasSuffix("[]")
        let words = (isList ? name.dropLast(2) : name[...]).split(separator: ";", omittingEmptySubsequences: false)
        guard words.count == 2, !words[0].isEmpty else { return nil }
        switch words[1] {
        case "filename": path = \.fileName
        case "type": path = \.contentType
        default: return nil
        }
        part = words[0] + (isList ? "[]" : "")
    }
}
