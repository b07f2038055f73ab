/// Values and conditions.
extension Grammar {
    static let expressionsPart: [DefinitionName: Definition] = [
        .expression: Definition(
            form: .shape(.byKind(scalar: .scalar, list: .list(.defined(.expression)), mapping: .defined(.function))),
            meaning: "a value: text (with `{$…}` inside), a number, `$root.name`, a list, or a function"
        ),
        .function: Definition(form: .choice(ChoiceShape(noun: "function", variants: functions)), meaning: "a function of values"),
        .condition: Definition(
            form: .shape(.byKind(scalar: .scalar, list: nil, mapping: .defined(.test))),
            meaning: "something that holds or does not: a value that is there, or a test"
        ),
        .test: Definition(form: .choice(ChoiceShape(noun: "condition", variants: tests)), meaning: "a test of values"),
    ]

    private static let pair: Shape = .list(.defined(.expression), minimum: 2)

    private static let tests: [ChoiceShape.Variant] =
        [
            variant(required("not", .defined(.condition), "the opposite")),
            variant(required("all", .list(.defined(.condition), minimum: 1), "every one holds")),
            variant(required("any", .list(.defined(.condition), minimum: 1), "at least one holds")),
            variant(required("equal", pair, "two values are the same")),
            variant(required("before", pair, "the first is before, or less than, the second")),
            variant(required("contains", pair, "the first, a list, a set of options or a text, contains the second")),
            variant(required("error", .name(.dotted), "the error at hand is this one")),
        ] + functions.filter { $0.verb != "error" && $0.verb != "is" }

    private static let itemName = required("as", .name(.identifier), "what an item is called, behind `$`")

    private static let functions: [ChoiceShape.Variant] =
        [
            variant(required("later", .defined(.expression), "now plus seconds")),
            variant(required("random", .name(.identifier), "a fresh opaque string of this kind")),
            variant(required("url", .name(.dotted), "the URL of an endpoint"), [with]),
            variant(required("case", .name(.enumCase), "`Enum.case`"), [with]),
            variant(
                required("enum", .name(.identifier), "an enum"), [required("from", .defined(.expression), "the raw value or wire value")]),
            variant(required("error", .name(.dotted), "`ErrorEnum.case`"), [with]),
            variant(required("ask", .name(.dotted), "a capability's operation that needs no waiting"), [with]),
            variant(required("object", .table(.defined(.expression)), "an object of these fields")),
            variant(required("duration", .name(.identifier), "the seconds of a duration")),
            variant(
                required("make", .name(.usedType), "a class"),
                [required("from", .defined(.expression), "the response, or the error, that fills it; a list makes a list")]
            ),
            variant(
                required("kept", .name(.identifier), "a state group with a key"), [required("key", .defined(.expression), "which record")]),
            variant(
                required("if", .defined(.condition), "which of two values it is"),
                [
                    required("then", .defined(.expression), "the value when it holds"),
                    required("else", .defined(.expression), "the value when it does not"),
                ]
            ),
            variant(required("is", .defined(.condition), "a condition as a Boolean")),
            variant(
                required("map", .defined(.expression), "a list of what follows from each item of a list"),
                [itemName, required("to", .defined(.expression), "the value; an item for which it is missing is left out")]
            ),
            variant(
                required("filter", .defined(.expression), "the items of a list for which something holds"),
                [itemName, required("where", .defined(.condition), "what has to hold")]
            ),
            variant(
                required("named", .defined(.expression), "a dictionary of the items of a list, which are types of the spec"),
                [itemName, required("by", .defined(.expression), "the text under which an item stands")]
            ),
        ] + Expression.Function.allCases.map { variant(required($0.rawValue, .defined(.expression), $0.signature.meaning)) }
}
