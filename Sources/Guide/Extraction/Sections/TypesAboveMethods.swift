import SourceText

/// "3.5 DoorKeeper的调用说明" right above a table of declared methods: they are that type's, whatever else the title says of it.
extension Extraction {
    func typeAboveMethods(_ passage: Passage, _ body: Span) -> Span? {
        guard block + 1 < document.blocks.count, case .table(let table) = document.blocks[block + 1].kind, !table.rows.isEmpty else {
            return nil
        }
        let names = passage.mentions.filter { NameShape.looksLikeType($0.name) }
        guard names.count == 1, let name = names.first, passage.withoutQuotes(body).start == name.span.start,
            name.name.utf8.allSatisfy(NameShape.isIdentifierPart), survey.isOfAPI(name.name), !Vocabulary.isProduct(name.name),
            survey.isKnownType(name.name) || isProtocolName(name.name) || TypeEnding.isThing(name.name)
        else { return nil }
        let areMethods = table.rows.allSatisfy { row in row.cells.first.map { Self.opensMethod($0.text.characters) } ?? false }
        return areMethods ? name.span : nil
    }

    /// `- (void)`, `+ (`: no word begins so.
    private static func opensMethod(_ text: String) -> Bool {
        let line = text.drop { $0 == "`" || $0.isWhitespace }
        guard line.first == "-" || line.first == "+" else { return false }
        return line.dropFirst().drop { $0 == " " }.first == "("
    }
}
