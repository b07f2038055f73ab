import Declarations
import Diagnostics
import Guide
import SourceText

/// The facts of a small guide; its path tells its format.
func sheet(_ text: String, path: String = "guide.md") throws -> FactSheet {
    let read = DocumentReader.read(SourceFile(path: path, text: text))
    guard let document = read.document else { throw ReadingError(messages: read.diagnostics.map(\.message)) }
    return FactExtractor.facts(of: document)
}

struct ReadingError: Error {
    var messages: [String]
}

/// `method/list +Foo.bar: void` and so on: all of a fact that most tests look at.
func summary(_ fact: Fact) -> String {
    var text = "\(fact.kind.rawValue)/\(fact.source.rawValue) "
    if fact.isStatic == true { text += "+" }
    text += (fact.owner.map { "\($0) " } ?? "") + fact.name
    if let type = fact.type { text += " : \(type)" }
    if let value = fact.value { text += " = \(value)" }
    if let required = fact.detail.isRequired { text += required ? " required" : " optional" }
    return text
}

/// Facts of some kinds, as lines.
func lines(_ sheet: FactSheet, _ kinds: Fact.Kind...) -> [String] {
    sheet.facts.filter { kinds.isEmpty || kinds.contains($0.kind) }.map(summary)
}
