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

    /// The last of `com.abdoor.sdk.Door.Listener`.
    private static func typeOfQualified(_ passage: Passage) -> Span? {
        let whole = passage.trimmed(passage.wholeSpan)
        let path = passage.string(whole)
        guard NameShape.behindPackages(path) != nil, let last = path.split(separator: ".").last else { return nil }
        return Span(whole.end - last.utf8.count, whole.end)
    }
}
