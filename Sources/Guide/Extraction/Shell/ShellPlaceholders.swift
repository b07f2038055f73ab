/// `$door_id`, `${door_id}` and `DOOR_ID` as a segment of an address in a sample: what is put in there, and one address whatever it is.
enum ShellPlaceholders {
    /// With `{door_id}` in their place. A variable in place of the host is `{BASE}`.
    static func braced(_ address: String) -> String {
        guard address.has("$") || address.has("_") || address.has("ID") else { return address }
        let end = address.firstIndex(of: "?") ?? address.endIndex
        var segments = address[..<end].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        // `https:`, nothing and the host come first.
        let first = segments.count > 3 && segments[0].hasSuffix(":") ? 3 : 0
        for index in segments.indices where index >= first || segments[index].hasPrefix("$") {
            if let name = variable(segments[index]) ?? (index >= max(first, 1) ? constant(segments[index]) : nil) {
                segments[index] = "{\(name)}"
            }
        }
        return segments.joined(separator: "/") + address[end...]
    }

    /// What an item of a query holds, if that is no variable.
    static func literal(_ value: String?) -> String? { value.flatMap { $0.hasPrefix("$") ? nil : $0 } }

    private static func variable(_ segment: String) -> String? {
        guard segment.hasPrefix("$") else { return nil }
        let name = segment.dropFirst().filter { $0 != "{" && $0 != "}" }
        return isName(name) && name.utf8.first.map { $0 >= 0x41 } == true ? name : nil
    }

    /// Capitals that say what stands there: an identifier, by their ending.
    private static func constant(_ segment: String) -> String? {
        let endings = ["_ID", "_KEY", "_UUID", "_NAME", "_TOKEN", "_NUMBER", "_SID"]
        guard segment == "ID" || segment == "UUID" || endings.contains(where: segment.hasSuffix), isName(segment) else { return nil }
        return segment.utf8.contains { $0 >= 0x61 } ? nil : segment
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { NameShape.isIdentifierPart($0) && $0 < 0x80 && $0 != 0x24 }
    }
}
