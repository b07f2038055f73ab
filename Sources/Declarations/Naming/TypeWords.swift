/// Words of names that say what a type's name says, as the Clang importer compares them.
package enum TypeWords {
    /// Whether a word of a name says the same as a word of a type: `URL` and `NSURL`, `vector` and `Vector3`.
    package static func matches(_ nameWord: String, _ typeWord: String) -> Bool {
        let name = nameWord.lowercased()
        let type = typeWord.lowercased()
        if name.count >= type.count { return name == type }
        let characters = Array(typeWord)
        let isSuffix = type.hasSuffix(name) && !characters[characters.count - name.count].isASCIILowercase
        if isSuffix { return !characters.prefix(name.count).contains { $0.isASCIILowercase || $0 == "_" } }
        return type.hasPrefix(name) && characters.dropFirst(name.count).allSatisfy(\.isASCIIDigit)
    }

    /// What is left of a name whose first words are the type's last ones; the whole name where they are not.
    package static func dropLeading(_ type: String, from name: String) -> String {
        let nameWords = CamelCase.words(of: name)
        let typeWords = CamelCase.words(of: type)
        guard let first = nameWords.first, let start = typeWords.lastIndex(where: { matches(first, $0) }) else { return name }
        let tail = typeWords[start...]
        guard tail.count <= nameWords.count, zip(nameWords, tail).allSatisfy({ matches($0, $1) }) else { return name }
        return nameWords.dropFirst(tail.count).joined()
    }
}

extension Character {
    package var isASCIIUppercase: Bool { ("A"..."Z").contains(self) }
    package var isASCIILowercase: Bool { ("a"..."z").contains(self) }
    package var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
