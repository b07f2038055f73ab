/// The spec language as data: for every part its keys, what must be there, and what each value looks like.
package enum Grammar {
    package static func definition(_ name: DefinitionName) -> Definition {
        definitions[name] ?? Definition(form: .shape(.scalar), meaning: "")
    }

    private static let definitions: [DefinitionName: Definition] =
        systemPart
        .merging(typesPart) { first, _ in first }
        .merging(wirePart) { first, _ in first }
        .merging(flowsPart) { first, _ in first }
        .merging(expressionsPart) { first, _ in first }
        .merging(mockPart) { first, _ in first }
        .merging(scenariosPart) { first, _ in first }
        .merging(requestsPart) { first, _ in first }
        .merging(projectPart) { first, _ in first }

    static func required(_ name: String, _ shape: Shape, _ meaning: String) -> MappingShape.Key {
        MappingShape.Key(name: name, shape: shape, isRequired: true, meaning: meaning)
    }

    static func optional(_ name: String, _ shape: Shape, _ meaning: String) -> MappingShape.Key {
        MappingShape.Key(name: name, shape: shape, isRequired: false, meaning: meaning)
    }

    static func list(of name: DefinitionName) -> Shape { .list(.defined(name)) }

    static func words<Word: CaseIterable & RawRepresentable>(_ type: Word.Type) -> Shape where Word.RawValue == String {
        .word(Word.allCases.map(\.rawValue))
    }

    /// `documented:` and `invented:`, of which one may be given.
    static let provenanceKeys = [
        optional("documented", .name(.hyphenated), "the id of the source that states it, where the guide does not"),
        optional("invented", .text, "why it exists although nobody documents it"),
    ]
    static let oneProvenance = [["documented", "invented"]]

    static let text = required("text", .defined(.text), "what it is for, in our own words")

    /// A mapping with the keys of provenance at its end.
    static func sourced(_ keys: [MappingShape.Key], atMostOne: [[String]] = [], atLeastOne: [[String]] = []) -> Definition.Form {
        .mapping(MappingShape(keys + provenanceKeys, atMostOne: oneProvenance + atMostOne, atLeastOne: atLeastOne))
    }
}
