/// `- (void ABDoorDelegate) doorOpened:` on a page that is called `<ABDoorDelegate > Protocol Reference`: where a blank stands behind the name
/// of a protocol in its header, Doxygen takes the name for a part of what the methods answer. Blanks come in its place, so that all else stays
/// where it is.
enum MistakenAnswers {
    static func mended(_ blocks: [Block]) -> [Block] {
        guard let name = blocks.lazy.compactMap(protocolName).first else { return blocks }
        return blocks.map { block in
            guard case .code(var text, let language) = block.kind, let mended = mended(text.characters, name) else { return block }
            text.characters = mended
            return Block(.code(text, language: language), span: block.span)
        }
    }

    /// `ABDoorDelegate` of a title that begins with `<ABDoorDelegate >`.
    private static func protocolName(_ block: Block) -> Substring? {
        guard case .heading(1, let text) = block.kind, text.characters.hasPrefix("<"), let end = text.characters.firstRange(of: " >") else {
            return nil
        }
        let name = text.characters[..<end.lowerBound].dropFirst()
        return !name.isEmpty && name.utf8.allSatisfy(NameShape.isIdentifierPart) ? name : nil
    }

    private static func mended(_ code: String, _ name: Substring) -> String? {
        let head = code.drop { $0.isWhitespace }
        guard head.hasPrefix("- (") || head.hasPrefix("+ ("), let close = head.firstIndex(of: ")"), code[..<close].hasSuffix(" " + name)
        else {
            return nil
        }
        let start = code.index(close, offsetBy: -name.count)
        return code[..<start] + String(repeating: " ", count: name.count) + code[close...]
    }
}
