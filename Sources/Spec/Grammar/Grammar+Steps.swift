/// Verbs that several dialects have, and keys that many verbs do.
extension Grammar {
    /// `let`, `require`, `if`, `when` and `each`.
    static func control(of step: DefinitionName, _ branch: DefinitionName) -> [ChoiceShape.Variant] {
        [
            naming,
            variant(required("require", .defined(.condition), "a condition that must hold"), [otherwise(step)]),
            variant(
                required("if", .defined(.condition), "steps that are done only when a condition holds"),
                [
                    required("steps", list(of: step), "what is done when it holds"),
                    optional("else", list(of: step), "what is done when it does not; nothing by default"),
                ]
            ),
            variant(required("when", .list(.defined(branch), minimum: 1), "the first branch that holds")),
            variant(
                required("each", .defined(.expression), "a list"),
                [required("as", .name(.identifier), "a name for the item"), required("steps", list(of: step), "what is done with each")]
            ),
        ]
    }

    /// `put` and `drop`, of records of the mock.
    static func records(_ others: [MappingShape.Key] = [], copies: Bool = false) -> [ChoiceShape.Variant] {
        let put = required("put", .name(.identifier), "a kind of record")
        return [
            copies
                ? ChoiceShape.Variant(
                    verb: put.name,
                    mapping: MappingShape(
                        [put, optional("fields", values, "its fields"), from] + others, atLeastOne: [["fields", "from"]]))
                : variant(put, [required("fields", values, "its fields")] + others),
            variant(required("drop", .name(.identifier), "a kind of record"), [matching]),
        ]
    }

    /// `let`, in every dialect.
    static let naming = variant(required("let", values, "a name for a value"))

    static func variant(_ verb: MappingShape.Key, _ others: [MappingShape.Key] = []) -> ChoiceShape.Variant {
        ChoiceShape.Variant(verb: verb.name, mapping: MappingShape([verb] + others))
    }

    static func branches(of step: DefinitionName) -> ChoiceShape {
        ChoiceShape(
            noun: "branch",
            variants: [
                variant(required("if", .defined(.condition), "when it is taken"), [required("steps", list(of: step), "what is done")]),
                variant(required("else", list(of: step), "what is done when no branch before it is taken")),
            ]
        )
    }

    static let values: Shape = .table(.defined(.expression))
    static let with = optional("with", values, "arguments by name")
    static let binding = optional("as", .name(.identifier), "a name for the result")
    static let matching = optional("where", values, "field values that must be equal")

    private static let from = optional(
        "from", .defined(.expression),
        "a record or an object whose fields it has, too, by their names, where `fields:` does not say otherwise")

    static func otherwise(_ step: DefinitionName, _ meaning: String = "what is done when it does not hold") -> MappingShape.Key {
        required("otherwise", list(of: step), meaning)
    }
}
