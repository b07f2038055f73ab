import SourceText

extension Extraction {
    /// `com.abdoor.sdk.Door` in bold, or above a table, as a line or an item of its own: what follows is about that type.
    mutating func readQualifiedType(_ passage: Passage) -> Bool {
        guard passage.lines.count == 1, passage.holds(0x2E), passage.isEmphasised || isAboveTable, let name = Self.typeOfQualified(passage)
        else { return false }
        let type = passage.string(name)
        add(Fact(.type, type, source: .heading, span: passage.file(name)))
        let line = document.file.position(of: passage.file(name).start).line
        context.enter(level: Context.pseudoLevel, line: line, title: type, owner: type)
        introduce(passage)
        return true
    }

    private var isAboveTable: Bool {
        guard block + 1 < document.blocks.count, case .table = document.blocks[block + 1].kind else { return false }
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
