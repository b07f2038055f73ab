/// What methods do: capabilities, state, policies, flows and their steps.
extension Grammar {
    static let flowsPart: [DefinitionName: Definition] = [
        .capability: Definition(
            form: .mapping(
                MappingShape([
                    required("name", .name(.identifier), "what flows ask"),
                    text,
                    required("operations", .list(.defined(.operation), minimum: 1), "what it can be asked"),
                ])
            ),
            meaning: "what the system takes from its platform"
        ),
        .operation: Definition(
            form: .mapping(
                MappingShape([
                    required("name", .name(.identifier), "the operation's name"),
                    text,
                    optional("parameters", list(of: .field), "what it is given"),
                    optional("result", .defined(.type), "what it answers; nothing by default"),
                    optional("fields", list(of: .field), "the fields of a result that is an `object`"),
                    optional(
                        "events", .boolean, "it tells of something again and again; flows `listen:` to it, and `fields:` are each event's"),
                    optional("waits", .boolean, "whether one has to wait for the answer; true by default"),
                    optional("errors", .list(.name(.dotted)), "the errors it documents"),
                    optional("endpoint", .name(.dotted), "the endpoint of the mock that answers where the app gave nothing"),
                ])
            ),
            meaning: "one question to a capability"
        ),
        .state: Definition(
            form: .mapping(
                MappingShape([
                    required("name", .name(.identifier), "what flows call it: `$name`"),
                    optional("durable", .boolean, "outlives the process, in the storage capability"),
                    optional("securedBy", .name(.identifier), "the setting that makes the durable copy encrypted"),
                    optional("key", .name(.identifier), "the field by which records are told apart, where there are several"),
                    text,
                    required("fields", .list(.defined(.field), minimum: 1), "what is kept"),
                ])
            ),
            meaning: "values that the client keeps between calls"
        ),
        .policy: Definition(
            form: .mapping(
                MappingShape(
                    [
                        required("name", .name(.identifier), "what flows refer to"),
                        text,
                        optional("before", list(of: .step), "run before the steps of each flow"),
                        optional("retry", .list(.defined(.retry), minimum: 1), "tried when the steps fail; then they are run again"),
                    ],
                    atLeastOne: [["before", "retry"]]
                )
            ),
            meaning: "what is common to a group of flows"
        ),
        .retry: Definition(
            form: .mapping(
                MappingShape([
                    required("errors", .list(.name(.dotted), minimum: 1), "the errors it is for: cases, or whole enums"),
                    required("steps", list(of: .step), "what mends it, if anything has to be done"),
                    optional("atMost", .integer, "how often it is tried again; once by default"),
                    optional(
                        "wait", .defined(.expression),
                        "seconds before it is tried again; `$attempt` is 1 before the first time, and `$error` the error"),
                ])
            ),
            meaning: "what a policy tries when a flow fails"
        ),
        .rescue: Definition(
            form: .mapping(
                MappingShape([
                    optional("errors", .list(.name(.dotted), minimum: 1), "the errors it is for: cases, or whole enums; any by default"),
                    required("steps", list(of: .step), "what is done; `$error` is the error"),
                    optional("gives", .defined(.expression), "the value of `as` then; `false`, or none, by default"),
                ])
            ),
            meaning: "what a flow does about the error of a `try`"
        ),
        .flow: Definition(
            form: .mapping(
                MappingShape([
                    required("name", .name(.identifier), "what methods and `run` refer to"),
                    text,
                    optional("parameters", list(of: .field), "what `run` and `start` hand over"),
                    optional("result", .defined(.type), "what it answers to `run`, where no method says so"),
                    optional("policies", .list(.name(.identifier), minimum: 1), "the policies around its steps"),
                    optional("together", .defined(.expression), "callers share a run: `true`, or a value that tells runs apart"),
                    required("steps", list(of: .step), "what it does"),
                    optional("always", list(of: .step), "run after the steps, whether they failed or not"),
                    optional("onSuccess", list(of: .step), "run when the steps did not fail"),
                    optional("onFailure", list(of: .step), "handles `$error`"),
                ])
            ),
            meaning: "what a method does, step by step"
        ),
        .step: Definition(form: .choice(ChoiceShape(noun: "step", variants: flowSteps)), meaning: "one step of a flow"),
        .branch: Definition(form: .choice(branches(of: .step)), meaning: "one branch of `when`"),
    ]

    private static let flowSteps: [ChoiceShape.Variant] =
        control(of: .step, .branch) + [
            variant(required("call", .name(.dotted), "an endpoint"), [with, binding]),
            variant(
                required("listen", .name(.dotted), "an endpoint that answers with events, or an operation that tells of them"),
                [
                    with, required("as", .name(.identifier), "a name for the event at hand"),
                    required("steps", .list(.defined(.step), minimum: 1), "what is done about each event"),
                    optional("until", .defined(.condition), "looked at behind each event; else it goes on till the server ends it"),
                    optional(
                        "reconnect", .byKind(scalar: .boolean, list: .list(.name(.dotted), minimum: 1), mapping: nil),
                        "whether it is listened to again once it breaks off, or the errors that are no end either"),
                    optional("waits", .boolean, "whether the flow waits for the end of it; true by default"),
                    optional("of", .defined(.expression), "the object that listens, or a text: `leave:` ends it alone"),
                ]
            ),
            variant(
                required(
                    "leave", .name(.dotted), "an endpoint or an operation with events that this client listens to, and no longer wants to"),
                [optional("of", .defined(.expression), "the object that listens, or a text; all that listen by default")]),
            variant(required("ask", .name(.dotted), "a capability's operation"), [with, binding]),
            variant(required("keep", values, "state to keep: `group.field: value`"), [recordKey]),
            variant(
                required(
                    "claim",
                    .byKind(scalar: .name(.identifier), list: nil, mapping: values),
                    "state to keep if nobody has: `group.field: value`, or a group"
                ),
                [recordKey, otherwise(.step)]
            ),
            variant(
                required(
                    "forget", .byKind(scalar: .name(.dotted), list: .list(.name(.dotted), minimum: 1), mapping: nil), "state to forget"),
                [recordKey]
            ),
            variant(required("set", values, "properties of the object itself, or of another one"), [owner]),
            variant(
                required("notify", .text, "a method of the delegate"),
                [
                    optional("with", list(of: .expression), "arguments in order"),
                    optional("to", .defined(.expression), "the delegate, where it is not the class's own"),
                    optional("toAll", .name(.identifier), "a list of delegates that methods of the class add to, each of which is told"),
                    binding,
                ]
            ),
            variant(
                required("post", .name(.identifier), "a notification"),
                [optional("with", values, "what it carries: its `object`, the one who posts it by default, and its `userInfo`")]),
            variant(required("complete", values, "values for the method's handler, by its parameters' names")),
            variant(
                required(
                    "report", .name(.identifier),
                    "a handler that is called while the method goes on, or blocks that the object holds: a property's, or listeners"),
                [
                    with, optional("key", .defined(.expression), "which of the blocks that methods with `key:` add"), binding,
                ]),
            variant(required("emit", .defined(.expression), "the next element of the method's stream")),
            variant(required("return", .defined(.expression), "the method's result")),
            variant(required("stop", .boolean, "ends the flow without a result")),
            variant(required("fail", .defined(.expression), "`ErrorEnum.case`, or `$error`; `{error: ErrorEnum.case, with: {…}}`")),
            variant(required("run", .name(.identifier), "another flow, and waits for it"), [with, ofOther, binding]),
            variant(required("start", .name(.identifier), "another flow, without waiting for it"), [with, ofOther]),
            variant(
                required("repeat", .list(.defined(.step), minimum: 1), "steps that are done again"),
                [
                    optional("from", values, "names that rounds hand on, with their values in the first"),
                    optional("again", values, "the values of these names in the next round"),
                    optional("until", .defined(.condition), "looked at behind each round"),
                    optional("atMost", .integer, "how many rounds there are at most"),
                    optional("otherwise", list(of: .step), "what is done instead of one round more"),
                ]
            ),
            variant(
                required("try", .list(.defined(.step), minimum: 1), "steps whose errors are handled here"),
                [
                    optional("gives", .defined(.expression), "the value of `as` when they went well; `true` by default"), binding,
                    required("rescue", .list(.defined(.rescue), minimum: 1), "what is done when they fail"),
                ]
            ),
            variant(required("new", .name(.usedType), "a class"), [with, required("as", .name(.identifier), "a name for the object")]),
            variant(required("await", .name(.identifier), "an event of an object"), [owner, binding]),
            variant(
                required("signal", .name(.identifier), "an event of an object"),
                [owner, optional("value", .defined(.expression), "what it carries")]),
        ]

    private static let recordKey = optional("key", .defined(.expression), "which record of a group that has several")
    private static let ofOther = optional("of", .defined(.expression), "another object, whose flow it is")
    private static let owner = optional("of", .defined(.expression), "the object, where it is not this one")
}
