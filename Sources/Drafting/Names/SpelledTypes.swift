import Guide

extension Fact {
    /// The fact with its types in another spelling.
    func spellingTypes(_ spelled: (String) -> String) -> Fact {
        var fact = self
        fact.type = fact.type.map(spelled)
        fact.detail.parameterTypes = fact.detail.parameterTypes?.map { $0.map(spelled) }
        return fact
    }
}

extension String {
    /// A type with each path of names in it (`Door.State` of `[Door.State]?`) in another spelling.
    ///
    /// - Parameter spelled: given the path, and what stands before it.
    func spellingPaths(_ spelled: (_ path: String, _ before: String) -> String) -> String {
        var (text, rest) = ("", self[...])
        while let start = rest.firstIndex(where: { $0.isLetter || $0 == "_" }) {
            text += rest[..<start]
            let path = rest[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            text += spelled(String(path), text)
            rest = rest[path.endIndex...]
        }
        return text + rest
    }
}
