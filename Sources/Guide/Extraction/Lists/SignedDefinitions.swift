import SourceText

/// "openDoor: `public Bell openDoor(String key)`": the meaning of the name is how it is declared.
extension Extraction {
    var ownerOfListedMethod: String? {
        typeOfLead ?? protocolOfLead ?? context.owner ?? context.announcedProtocol ?? context.spokenType ?? context.model
    }

    func weighCalls(_ name: String, _ definition: DefinitionLine, in passage: Passage, into evidence: inout Evidence<Fact.Kind>) {
        if name.has("(") { evidence.add(-8, for: .property, "brackets: something is called") }
        guard NameShape.isPlainName(name), let code = Self.firstCode(behind: definition.names[0].end, in: passage) else { return }
        if Self.declares(name, passage.string(code)) { evidence.add(6, for: .method, "how it is declared stands behind it") }
    }

    /// Code that begins within the next marks and blanks, on that line or the next.
    private static func firstCode(behind end: Int, in passage: Passage) -> Span? {
        let rest = passage.bytes[end...].drop { $0 <= 0x20 || $0 == 0x3A || $0 == 0x60 || $0 == 0x2A }
        return passage.text.marks.first { $0.kind == .code && ($0.range.start...($0.range.start + 1)).contains(rest.startIndex) }?.range
    }

    /// Types before the name, brackets behind it, and no receiver.
    private static func declares(_ name: String, _ code: String) -> Bool {
        guard let open = code.firstRange(of: name + "("), code.trimmingBlanks().hasSuffix(")"), !code.has("=") else { return false }
        let before = code[..<open.lowerBound].filter { $0 != "`" }
        return before.hasSuffix(" ")
            && before.trimmingBlanks().split(separator: " ").allSatisfy { word in
                word.allSatisfy { $0.isLetter || $0.isNumber || "<>[]?,*_".contains($0) }
            }
    }
}
