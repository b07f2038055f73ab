extension HTMLBlockBuilder {
    /// `#`, `¶` or a picture of a chain, which links to where it stands: for copying the link, and no part of what a heading says.
    func holdsSign(_ characters: ArraySlice<UInt8>) -> Bool {
        guard characters.count < 16 else { return false }
        return String(decoding: characters, as: UTF8.self).allSatisfy { character in
            character == "#" || character == " " || !character.isASCII && !character.isLetter && !character.isNumber
        }
    }
}
