/// What happens, told from the app's side.
extension Grammar {
    static let scenariosPart: [DefinitionName: Definition] = [
        .scenario: Definition(
            form: .mapping(
                MappingShape([
                    required("name", .name(.identifier), "unique in the system"),
                    text,
                    optional("after", .name(.identifier), "an earlier scenario that has happened before"),
                    required("steps", .list(.defined(.scenarioStep), minimum: 1), "what is set up, done and seen, in order"),
                ])
            ),
            meaning: "one story of an app, as a test, a sample and a sequence"
        ),
        .scenarioStep: Definition(form: .choice(ChoiceShape(noun: "step", variants: scenarioSteps)), meaning: "one step of a scenario"),
        .scenarioDevice: Definition(
            form: .mapping(
                MappingShape([
                    optional("apps", .list(.text), "the URL schemes of the apps that are installed"),
                    optional("broken", .list(.text), "those of them that do not open after all"),
                    optional("person", .table(.plain), "what the person answers in a login: `user` or `deny`, as the mock's pages have it"),
                    optional("closes", .boolean, "the person closes the browser"),
                ])
            ),
            meaning: "the device and the person who holds it"
        ),
    ]

    private static let object = optional("of", .defined(.expression), "the object, where it is not the shared one")
    private static let holding = optional("holding", values, "what that error holds, by the names of its values; others are not looked at")
    private static let arguments = optional("with", values, "arguments by parameter name")
    private static let waits = optional("waits", .boolean, "whether to wait for the work it begins; true by default")

    private static let scenarioSteps: [ChoiceShape.Variant] =
        records() + [
            naming,
            variant(required("set", values, "properties"), [object]),
            variant(required("device", .defined(.scenarioDevice), "the device and the person")),
            variant(required("settings", values, "settings of the app: texts, before anything happens")),
            variant(
                required("fault", .name(.dotted), "an endpoint"),
                [
                    optional("error", .name(.dotted), "the documented error it answers"),
                    optional("with", values, "of an error: details, the message, and its code where it may have several"),
                    optional("latency", .integer, "how late it answers, in milliseconds"),
                    optional("cut", .boolean, "the connection ends without an answer"),
                    optional("unreadable", .boolean, "it answers what nobody can read"),
                    optional("status", .integer, "it answers with this status, which no document knows"),
                    optional("timeout", .boolean, "the client has waited too long"),
                    optional("insecure", .boolean, "the platform refuses the connection"),
                    optional("url", .boolean, "the URL is none that can be requested"),
                    optional("held", .boolean, "the answer does not arrive before `release:`"),
                    optional("count", .integer, "for how many calls; 1 by default"),
                ]
            ),
            variant(required("release", .name(.dotted), "an endpoint whose answers are held")),
            variant(required("advance", .defined(.expression), "seconds that pass")),
            variant(
                required("callback", .name(.dotted), "an inbound endpoint: the vendor calls the app's server"),
                [optional("with", values, "the parameters that the mock does not give itself")]
            ),
            variant(
                required("action", .name(.identifier), "an action of the mock: something happens at the vendor's"),
                [
                    optional("on", .defined(.expression), "the key of the record that it is done to"),
                    optional("with", values, "what it is told"),
                ]
            ),
            variant(
                required("capability", .name(.dotted), "a capability's operation"),
                [
                    optional("answer", .defined(.expression), "what it answers next"),
                    optional("error", .name(.dotted), "the error it fails with next"),
                    optional("never", .boolean, "it does not answer"),
                ]
            ),
            variant(required("restart", .boolean, "the app is ended and started again")),
            variant(
                required("call", .text, "a method"),
                [
                    object, arguments, optional("as", .name(.identifier), "a name for the result, or for what the handler is given"),
                    optional("fails", .name(.dotted), "the error it fails with"), holding,
                    optional("twin", .boolean, "through the `async` twin"), waits,
                ]
            ),
            variant(
                required("new", .name(.usedType), "a class"),
                [
                    optional("by", .text, "its initializer or factory; by default its only initializer"), arguments,
                    optional("as", .name(.identifier), "a name for the object"),
                    optional("fails", .name(.dotted), "the error that its initialiser throws: there is no object"), holding,
                ]
            ),
            variant(
                required("react", .text, "a method of the delegate, or a block that a method calls before it returns"),
                [
                    optional(
                        "steps", list(of: .scenarioStep),
                        "calls that the delegate makes, and properties that it sets; `$given` holds its arguments"),
                    optional("return", .defined(.expression), "what it answers"),
                    optional("fails", .name(.dotted), "the error it throws"),
                ]
            ),
            variant(
                required(
                    "cancel", .name(.identifier),
                    "a call through the `async` twin, or of a method that answers what cancels it, that was made with `waits: false`")),
            variant(
                required("ended", .name(.identifier), "a call that was made with `waits: false`"),
                [
                    optional("as", .name(.identifier), "a name for the result, or for what the handler is given"),
                    optional("fails", .name(.dotted), "the error it fails with"), holding,
                    optional("cancelled", .boolean, "it ends because it was cancelled"),
                ]
            ),
            variant(required("notified", .text, "a method of the delegate"), [arguments, binding]),
            variant(required("reported", .name(.identifier), "a handler that is called while a method goes on"), [arguments, binding]),
            variant(required("expect", .defined(.condition), "what holds")),
            variant(required("until", .defined(.condition), "what holds in five seconds at most")),
            variant(
                required("posted", .name(.identifier), "a notification"),
                [optional("with", values, "what it carries: its `object` and its `userInfo`"), binding]),
            variant(
                required("journal", .name(.dotted), "an endpoint"),
                [
                    required("count", .integer, "how often it was called"),
                    optional("waits", .boolean, "whether to wait until it was called that often; false by default"),
                ]
            ),
            variant(
                required("read", .name(.identifier), "a kind of record"),
                [
                    matching,
                    required("as", .name(.identifier), "a name for the only such record"),
                ]
            ),
            variant(
                required("stored", .defined(.expression), "a text"),
                [optional("readable", .boolean, "whether the durable storage holds it as it is; true by default")]
            ),
        ]
}
