import SourceText

/// `{"doorId":"...", "key":"..."}`: JSON in which dots stand for every value shows what a message is made of, whatever its fence is called.
extension Extraction {
    mutating func readMessageShape(_ passage: Passage) -> Bool {
        guard passage.bytes.count < 2000, passage.isShapeOfMessage, let body = JSONBody(passage) else { return false }
        var seen: Set<String> = []
        for member in body.members where seen.insert(member.path).inserted {
            add(Fact(.parameter, member.path, owner: context.endpoint, source: .sample, span: passage.file(member.span)))
            context.addBodyMember(member.name, holdsMembers: member.isObject)
        }
        return true
    }
}

extension Passage {
    /// Braces around, a colon behind the first name in quotes, and no value but dots, blanks in brackets and what holds others.
    fileprivate var isShapeOfMessage: Bool {
        guard let first = lines.first, let last = lines.last, bytes[first.start] == 0x7B, bytes[last.end - 1] == 0x7D else { return false }
        let parts = string(wholeSpan).split { "{}[],\n".contains($0) }.map { $0.drop { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty }
        let pairs = parts.map { $0.split(separator: ":", maxSplits: 1).map { String($0).trimmingBlanks() } }
        guard pairs.count > 1,
            pairs.allSatisfy({ $0[0].hasPrefix("\"") && $0[0].hasSuffix("\"") && NameShape.isPlainName($0[0].dropFirst().dropLast()) })
        else { return false }
        let values = pairs.compactMap { $0.count > 1 && !$0[1].isEmpty ? $0[1].filter { $0 != "\"" } : nil }
        return values.count > 1 && values.allSatisfy { ["...", "…", "....", ".."].contains($0) || $0.hasPrefix("<") && $0.hasSuffix(">") }
    }
}
