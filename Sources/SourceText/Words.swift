extension String {
    /// The same text with its words as they are called elsewhere. A word is as many letters, digits and underscores as stand together.
    ///
    /// - Parameter marks: what belongs to words, too, such as the point of `Door.State`.
    package func replacingWords(with marks: Set<Character> = [], _ new: (String) -> String) -> String {
        var (text, word) = ("", "")
        for character in self {
            if character.isLetter || character.isNumber || character == "_" || marks.contains(character) {
                word.append(character)
                continue
            }
            if !word.isEmpty { text += new(word) }
            text.append(character)
            word = ""
        }
        return word.isEmpty ? text : text + new(word)
    }
}
