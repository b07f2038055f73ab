/// Requests that the mock answers as documented.
extension Grammar {
    static let requestsPart: [DefinitionName: Definition] = [
        .request: Definition(form: .choice(ChoiceShape(noun: "request", variants: requests)), meaning: "a request to the mock")
    ]

    private static let order = [
        optional("as", .name(.identifier), "what later requests call its answer"),
        optional("after", .list(.name(.identifier)), "earlier requests that are sent before it"),
    ]

    private static let requests: [ChoiceShape.Variant] = [
        variant(
            required("endpoint", .name(.dotted), "the endpoint"),
            [
                optional("with", values, "parameters that have no example, or want another value"),
                optional("answer", .name(.identifier), "the alternative that answers it; the documented response by default"),
            ] + order
        ),
        variant(required("put", .name(.identifier), "a kind of record"), [required("fields", values, "its fields")] + order),
        variant(
            required("read", .name(.identifier), "a kind of record"),
            [matching] + order
        ),
    ]
}
