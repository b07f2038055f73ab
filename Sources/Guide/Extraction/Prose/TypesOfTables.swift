import Declarations
import SourceText

/// "Set the looks by `DoorLooks`:" of a type that a table gives something that is handed over or held.
extension Extraction {
    /// Notes a name in code that a sentence has among other words; whether it is a type is known in the end.
    mutating func noteTypeOfTables(at span: Span, in passage: Passage) {
        let name = passage.string(span)
        guard survey.mainLanguage != nil, name.utf8.count(where: { $0 >= 0x41 && $0 <= 0x5A }) > 1, !TypeWords.isType(name) else { return }
        // A cell that is a type and nothing else says of another name what it is.
        guard passage.withoutQuotes(passage.trimmed(passage.wholeSpan)).length > span.length else { return }
        var fact = Fact(.type, name, source: .prose, span: passage.file(span))
        fact.detail.form = Fact.namedForm
        passingFacts.append(PassingFact(fact: fact, needsTypedFact: true))
    }

    /// The names in the types that parameters and properties have.
    func typesOfTables() -> Set<String> {
        guard passingFacts.contains(where: \.needsTypedFact) else { return [] }
        var names: Set<String> = []
        for fact in facts where fact.kind == .parameter || fact.kind == .property {
            for name in fact.type?.utf8.split(whereSeparator: { !NameShape.isIdentifierPart($0) }) ?? [] {
                names.insert(String(name) ?? "")
            }
        }
        return names
    }
}
