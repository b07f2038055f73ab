/// What an app's object keeps between samples: `self.door = [[Door alloc] init]` in one, `[self.door open]` in the next.
extension TokenStream {
    /// `self.door` or `_door`, where an operand is that and nothing else.
    func held(by operand: Operand) -> String? {
        let text = line(from: operand.start, to: operand.end)
        let name = text.hasPrefix("self.") ? text.dropFirst(5) : text.hasPrefix("_") ? text.dropFirst() : ""
        return !name.isEmpty && name.utf8.allSatisfy(\.isIdentifierPart) ? text : nil
    }
}

extension TokenCursor {
    /// One equals sign.
    var isAssignment: Bool { isPunctuation("=") && !isPunctuation("=", at: 1) }
}

extension KnownTypes {
    /// What is kept under a name of the app's own is of the type of what it is given first.
    mutating func hold(_ type: String?, in name: String) {
        guard let answer = type, answer.utf8.first?.isUpper == true else { return }
        let type = Self.typeMade(by: answer) ?? answer
        guard type.utf8.allSatisfy(\.isIdentifierPart) else { return }
        let isOfSelf = name.hasPrefix("self.")
        if isOfSelf {
            if variables["self"] == nil { variables["self"] = "self" }
            if members[name] == nil { members[name] = type }
        }
        let own = isOfSelf ? "_" + name.dropFirst(5) : name
        if variables[own] == nil { variables[own] = type }
    }

    /// `ABDoor` of `ABDoor.doorWithKey:`: a method of a class that is called after it makes one.
    private static func typeMade(by call: String) -> String? {
        let parts = call.split(separator: ".")
        guard parts.count == 2 else { return nil }
        let capitals = parts[0].prefix { $0.isUppercase }.count
        guard capitals > 1 else { return nil }
        return parts[1].lowercased().hasPrefix(parts[0].dropFirst(capitals - 1).lowercased()) ? String(parts[0]) : nil
    }
}
