/// What an answer says of its status and its kind, without what goes without saying.
enum AnswerHead {
    /// - Parameter hasBody: whether fields, or a body that is no object, follow.
    static func pairs(status: Int, kind: String, hasBody: Bool) -> [(String, YAMLOutline)] {
        let usual = kind == "redirect" ? 302 : 200
        return (status == usual ? [] : [("status", .plain(String(status)))]) + self.kind(kind, hasBody: hasBody)
    }

    static func kind(_ kind: String, hasBody: Bool) -> [(String, YAMLOutline)] {
        kind == (hasBody ? "json" : "empty") ? [] : [("kind", .plain(kind))]
    }
}
