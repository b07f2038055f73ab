import SourceText

extension Extraction {
    /// `com.abdoor.sdk.Door` in bold, as a line of its own: what follows is about that type.
    mutating func readQualifiedType(_ passage: Passage) -> Bool {
        guard passage.isEmphasised, passage.lines.count == 1, let name = Self.typeOfQualified(passage) else { return false }
        let type = passage.string(name)
        add(Fact(.type, type, source: .heading, span: passage.file(name)))
        let line = document.file.position(of: passage.file(name).start).line
        context.enter(level: Context.pseudoLevel, line: line, title: type, owner: type)
        introduce(passage)
        return true
    }

    /// `Door`, and the last of `com.abdoor.sdk.Door.Listener`: packages have small letters, types a capital.
    private static func typeOfQualified(_ passage: Passage) -> Span? {
        let whole = passage.trimmed(passage.wholeSpan)
        let parts = passage.string(whole).split(separator: ".", omittingEmptySubsequences: false)
        let packages = parts.prefix { $0.utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } == true }
        let types = parts.dropFirst(packages.count)
        guard packages.count > 1, let last = types.last, types.allSatisfy({ $0.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true }),
            parts.allSatisfy({ $0.utf8.allSatisfy(NameShape.isIdentifierPart) })
        else { return nil }
        return Span(whole.end - last.utf8.count, whole.end)
    }
}
