/// What the mock knows and how it answers.
extension Grammar {
    static let mockPart: [DefinitionName: Definition] = [
        .mock: Definition(
            form: .mapping(
                MappingShape([
                    optional("app", list(of: .appValue), "what is registered with the vendor: `$app`"),
                    optional("records", list(of: .record), "kinds of records"),
                    optional("shared", list(of: .sharedSteps), "steps that several answers have in common: they `include:` them"),
                    optional("answers", list(of: .answer), "how each endpoint answers, where its example will not do"),
                    optional("callbacks", list(of: .callback), "the calls that the mock makes of the app's own server"),
                    optional("actions", list(of: .action), "what happens at the vendor's when somebody says so, one call each"),
                    optional("cors", words(CrossOrigin.self), "whether web pages of other origins may call the endpoints that do not say"),
                ])
            ),
            meaning: "the mock server"
        ),
        .appValue: Definition(
            form: .mapping(
                MappingShape([
                    required("name", .name(.identifier), "`$app.<name>`"),
                    required("type", .defined(.type), "its type"),
                    required("value", .defined(.expression), "the value it starts with"),
                    optional("secret", .boolean, "never shown in logs and journals"),
                    optional("text", .defined(.text), "what it is, in our own words"),
                ])
            ),
            meaning: "a value that is registered with the vendor"
        ),
        .record: Definition(
            form: .mapping(
                MappingShape([
                    required("name", .name(.swiftName), "what steps call it"),
                    required("key", .name(.identifier), "the field that tells records apart"),
                    required("fields", .list(.defined(.field), minimum: 1), "what a record holds"),
                    optional("lives", .defined(.expression), "seconds until a record ends; for ever by default"),
                    optional("seeds", .list(values), "the records a session starts with"),
                    optional("editable", .boolean, "the control interface may add and change them"),
                    optional(
                        "pushes", .name(.dotted), "an endpoint that answers with events: those who listen there hear of each new record"),
                    optional(
                        "resource", .text,
                        "the URL, as the endpoints have it, whose endpoints list, make, read, change and drop the records"),
                ])
            ),
            meaning: "a kind of record"
        ),
        .answer: Definition(
            form: .mapping(
                MappingShape([
                    required("endpoint", .name(.dotted), "the endpoint"),
                    required("steps", .list(.defined(.mockStep), minimum: 1), "how it answers"),
                ])
            ),
            meaning: "how one endpoint answers"
        ),
        .sharedSteps: Definition(
            form: .mapping(
                MappingShape([
                    required("name", .name(.identifier), "what `include:` says"),
                    optional("text", .defined(.text), "what they do, in our own words"),
                    required("steps", .list(.defined(.mockStep), minimum: 1), "the steps, as they would stand in each answer"),
                ])
            ),
            meaning: "steps that several answers have in common"
        ),
        .callback: Definition(
            form: .mapping(
                MappingShape([
                    required("endpoint", .name(.dotted), "the inbound endpoint"),
                    optional("steps", list(of: .mockStep), "what happens before the call; no step that ends an answer"),
                    optional("with", values, "the parameters that the mock gives; all others are given by whoever has it call"),
                    optional("retries", .list(.defined(.expression)), "after how many seconds a call that failed is made again, each"),
                ])
            ),
            meaning: "a call that the mock makes of the app's own server, when it is told to or a step sends it"
        ),
        .action: Definition(
            form: .mapping(
                MappingShape([
                    required("name", .name(.identifier), "what has it done: `POST /__mock/actions/<name>`"),
                    optional("of", .name(.identifier), "a kind of record: it is done to one of them, which is `$item`"),
                    optional("text", .defined(.text), "what happens, in our own words"),
                    optional("parameters", list(of: .field), "what it is told: `$request.<name>`"),
                    required("steps", .list(.defined(.mockStep), minimum: 1), "what is done; no step that ends an answer"),
                ])
            ),
            meaning: "something that happens at the vendor's"
        ),
        .mockStep: Definition(form: .choice(ChoiceShape(noun: "step", variants: mockSteps)), meaning: "one step of an answer"),
        .mockBranch: Definition(form: .choice(branches(of: .mockStep)), meaning: "one branch of `when`"),
        .page: Definition(
            form: .mapping(
                MappingShape([
                    required("title", .defined(.text), "the page's heading"),
                    optional("message", .defined(.text), "a sentence below it; may hold references"),
                    optional("list", .name(.identifier), "a kind of record: the choices are shown for each, as `$item`"),
                    required("choices", .list(.defined(.pageChoice), minimum: 1), "one button each"),
                ])
            ),
            meaning: "a page for a person"
        ),
        .pageChoice: Definition(
            form: .mapping(
                MappingShape([
                    required("title", .defined(.text), "the button's label; may hold `{$item.…}`"),
                    required("items", values, "what is added to the request's own URL"),
                    optional("fields", list(of: .pageField), "what a person fills in or ticks before the button is pressed"),
                ])
            ),
            meaning: "a button"
        ),
        .pageField: Definition(
            form: .mapping(
                MappingShape([
                    required("name", .name(.identifier), "what it is called in the request's own URL, such as `mock_login`"),
                    required("title", .defined(.text), "its label; may hold `{$item.…}`"),
                    optional("kind", words(AnswerVerb.PageField.Kind.self), "what it looks like; a line of text by default"),
                    optional("value", .defined(.expression), "what stands there at first; of a tick, what it sends"),
                    optional("list", .name(.identifier), "a kind of record: the field is there for each, as `$item`"),
                    optional("if", .defined(.condition), "when it is there"),
                    optional("required", .defined(.condition), "when it has to be filled in, or cannot be unticked"),
                ])
            ),
            meaning: "something that a person fills in or ticks"
        ),
    ]

    private static let mockSteps: [ChoiceShape.Variant] =
        control(of: .mockStep, .mockBranch) + records([binding], copies: true) + [
            variant(
                required("find", .name(.identifier), "a kind of record"),
                [
                    matching, required("as", .name(.identifier), "a name for the record"),
                    optional("ended", .boolean, "also finds records whose life has ended"),
                    otherwise(
                        .mockStep,
                        "what ends the answer when there is none; where there has to be none, `list:` them and `require: {not: $name}`"),
                ]
            ),
            variant(
                required("list", .name(.identifier), "a kind of record"),
                [matching, required("as", .name(.identifier), "a name for the list")]
            ),
            variant(
                required("change", .name(.identifier), "a record that was found"), [required("fields", values, "the fields to change")]),
            variant(required("include", .name(.identifier), "steps of `shared:`, as though they stood here")),
            variant(required("respond", values, "the documented response with these fields")),
            variant(
                required("respondWith", .name(.identifier), "an alternative response, by its name"),
                [optional("fields", values, "its fields")]
            ),
            variant(required("redirect", .defined(.expression), "a URL"), [optional("query", values, "items added to it")]),
            variant(required("page", .defined(.page), "a page for a person")),
            variant(
                required("send", .name(.dotted), "a call of the app's server, under `callbacks:`"),
                [
                    required("to", .defined(.expression), "the URL that is registered for it; nothing is sent where there is none"),
                    optional("with", values, "the parameters that the mock does not give itself"),
                ]
            ),
            variant(required("event", values, "the next event of the answer, with these fields")),
            variant(required("stream", words(AnswerVerb.Ending.self), "how an answer with events goes on behind the steps")),
            variant(
                required("push", .name(.dotted), "an endpoint that answers with events: those who listen there get one more"),
                [optional("with", values, "its fields"), listeners]
            ),
            variant(
                required("close", .name(.dotted), "an endpoint whose events end for those who listen there"),
                [
                    listeners, optional("cut", .boolean, "their connections break off, and nothing says that this was the end"),
                    optional("error", .name(.dotted), "of a WebSocket: its documented error with whose code, `closes:`, it is closed"),
                ]
            ),
            variant(
                required("fail", .name(.dotted), "an error of the endpoint"),
                [
                    optional("redirectTo", .defined(.expression), "the URL that carries it, where the endpoint redirects"),
                    optional("with", values, "values for the details of the failure shape"),
                ]
            ),
        ]

    private static let listeners = optional("where", values, "only those whose requests said so")
}
