/// What travels: fields, endpoints, answers, failures.
extension Grammar {
    static let wirePart: [DefinitionName: Definition] = [
        .type: Definition(form: .shape(.text), meaning: "`string`, `integer`, `[string]`, `date?`, or a type of the spec"),
        .field: Definition(form: .mapping(MappingShape(fieldKeys, atLeastOne: [["type", "const"]])), meaning: "a named, typed value"),
        .objectEvent: Definition(
            form: .mapping(
                MappingShape([
                    required("name", .name(.identifier), "what `signal:` and `await:` call it"),
                    required("type", .defined(.type), "what it brings; `void` for nothing"),
                    optional("required", .boolean, "whether it always brings something"),
                    optional("fields", list(of: .field), "the fields of an `object`"),
                    optional("toAll", .boolean, "each flow that awaits it hears all of it from where the flow begins"),
                    optional("text", .defined(.text), "what it is, in our own words"),
                ])),
            meaning: "something that happens to an object, for which flows wait"
        ),
        .objectType: Definition(
            form: .mapping(
                MappingShape([
                    required("name", .name(.identifier), "what stands under `type:` of fields"),
                    required("fields", .list(.defined(.field), minimum: 1), "its fields; objects may hold others, but not themselves"),
                    text,
                ])
            ),
            meaning: "an object that several bodies hold"
        ),
        .parameter: Definition(
            form: sourced(parameterKeys, atLeastOne: [["type", "const"]]), meaning: "a parameter of an endpoint"),
        .commonHeader: Definition(
            form: sourced(
                parameterKeys + [
                    optional(
                        "of", .byKind(scalar: .text, list: .list(.text, minimum: 1), mapping: nil),
                        "whose it is: hosts (`$api`), beginnings of URLs, endpoints; all requests by default"),
                    optional("value", .defined(.expression), "what calls send that give no other"),
                    optional("expected", .defined(.expression), "what the mock takes; another value is refused like a missing one"),
                ],
                atLeastOne: [["type", "const"]]
            ),
            meaning: "a header of many requests"
        ),
        .host: Definition(
            form: sourced([
                required("name", .name(.identifier), "what URLs begin with: `$name/…`"),
                text,
                optional(
                    "chosenBy", .defined(.expression), "the name of the environment, where the app has not chosen one; else it is the first"
                ),
                optional("setBy", .defined(.expression), "a URL that an app has set when it runs: then requests go there"),
                required("environments", .list(.defined(.environment), minimum: 1), "the places where it stands, the usual one first"),
            ]),
            meaning: "a server with a base URL in each environment"
        ),
        .environment: Definition(
            form: sourced([
                required("name", .name(.identifier), "how apps choose it"),
                required("url", .text, "what URLs begin with there"),
                text,
            ]),
            meaning: "a place where a server stands"
        ),
        .endpoint: Definition(
            form: sourced(
                [
                    required("name", .name(.dotted), "unique in the system"),
                    optional("direction", words(Endpoint.Direction.self), "who calls whom; outbound by default"),
                    optional("method", .word(methods), "the HTTP method"),
                    optional("methods", .list(.word(methods), minimum: 1), "HTTP methods; the client uses the first, the mock accepts all"),
                    optional("url", .text, "with `{name}` where a path parameter stands; `$host/…` or `/…` begins with a host of `hosts:`"),
                    optional("on", .name(.dotted), "the WebSocket on which a client says this, a message and no request of its own"),
                    text,
                    optional("path", list(of: .parameter), "parameters in the URL"),
                    optional("verb", list(of: .parameter), "what says which of the methods the client uses; one text"),
                    optional("query", list(of: .parameter), "query items"),
                    optional("headers", list(of: .parameter), "headers of the request"),
                    optional("form", list(of: .parameter), "fields of a form body"),
                    optional("json", list(of: .parameter), "fields of a JSON body"),
                    optional("body", .defined(.body), "all of a JSON body that is no object of documented fields"),
                    optional("multipart", list(of: .parameter), "parts of a body of several (`multipart/form-data`); `data` is a file"),
                    optional("anyHeaders", .defined(.ofApp), "headers of any name that the app chooses, as an object of texts"),
                    optional("anyQuery", .defined(.ofApp), "query items of any name that the app chooses, as an object"),
                    optional("anyBody", .defined(.ofApp), "a body of any bytes that the app chooses"),
                    optional("response", .defined(.response), "the answer"),
                    optional("alternatives", list(of: .alternative), "further documented answers that are no errors"),
                    optional(
                        "failure", .name(.identifier), "the shape of its error answers; by default the only one that carries its errors"),
                    optional("errors", .list(.name(.dotted)), "the errors it documents"),
                    optional("onInvalid", .name(.dotted), "the error for a missing or wrong parameter"),
                    optional("within", .name(.identifier), "the duration within which it has to be answered"),
                    optional("cors", words(CrossOrigin.self), "whether web pages of other origins may call it; as `mock:` says by default"),
                ],
                atMostOne: [["method", "methods"], ["form", "json", "body", "multipart", "anyBody"]] + notOfMessages.map { ["on", $0] },
                atLeastOne: [["url", "on"]]
            ),
            meaning: "one HTTP operation, or one URL that comes back to the app"
        ),
        .body: Definition(
            form: .mapping(
                MappingShape([
                    required("name", .name(.identifier), "what steps call it; it does not travel"),
                    required("type", .defined(.type), "its type: a list, `json`, a text, a number"),
                    optional("required", .boolean, "whether a request without it is refused; an answer always has it"),
                    optional("fields", list(of: .field), "the fields of each object in a list"),
                    optional("text", .defined(.text), "what it is, in our own words"),
                ])
            ),
            meaning: "a value that is all of a JSON body"
        ),
        .ofApp: Definition(
            form: .mapping(
                MappingShape([
                    required("name", .name(.identifier), "what steps call it; it does not travel"),
                    optional("text", .defined(.text), "what it is for, in our own words"),
                ])
            ),
            meaning: "a part of a request that the app chooses when it runs"
        ),
        .datePattern: Definition(
            form: .mapping(
                MappingShape([
                    required("pattern", .text, "by the letters of Unicode's date patterns: `yyyy-MM-dd HH:mm:ss`"),
                    optional("zone", .text, "the offset of the service's clock: `+09:00`; `Z` by default"),
                ])
            ),
            meaning: "a date as a text in a form of the service's own"
        ),
        .response: Definition(
            form: .mapping(MappingShape([status] + responseKeys() + eventKeys, atMostOne: [["fields", "body"]])),
            meaning: "a documented answer"),
        .alternative: Definition(
            form: .mapping(
                MappingShape(
                    [
                        required("name", .name(.identifier), "how flows and the mock refer to it"),
                        required("status", .integer, "the HTTP status"),
                    ] + responseKeys(but: [.events, .messages]),
                    atMostOne: [["fields", "body"]])),
            meaning: "a further documented answer that is no error"
        ),
        .failure: Definition(
            form: sourced([
                required("name", .name(.identifier), "what endpoints refer to"),
                required("status", .integer, "the HTTP status, unless an error says otherwise"),
                required(
                    "body", .byKind(scalar: .text, list: nil, mapping: .table(.defined(.failureValue))),
                    "by path: `$wire.<name>`, `$message`, `$status`, `$detail.<name>`, or a fixed value; one of them alone where all of the body is that text"
                ),
                optional(
                    "headers", .table(.defined(.failureValue)), "by name: `$detail.<name>`, or a fixed value"),
                optional("transport", .defined(.transport), "the errors that an app gets when no proper answer comes"),
                optional("redirect", .name(.identifier), "the request's parameter with the URL, where errors go back by a redirect"),
                required("errors", .list(.name(.identifier), minimum: 1), "the enums of errors that it carries"),
            ]),
            meaning: "a shape in which a server reports errors"
        ),
        .failureValue: Definition(
            form: .shape(.byKind(scalar: .plain, list: nil, mapping: .defined(.typedFailureValue))),
            meaning: "what stands at a path of an error's body"
        ),
        .transport: Definition(
            form: .mapping(
                MappingShape(TransportFailure.allCases.map { optional($0.rawValue, .name(.dotted), transportMeaning($0)) })
            ),
            meaning: "`ErrorEnum.case` for each way in which a call fails without an error answer"
        ),
        .typedFailureValue: Definition(
            form: .mapping(
                MappingShape([
                    required("value", .plain, "`$wire.<name>`, `$message`, `$status`, `$detail.<name>`, or a fixed value"),
                    required("type", .defined(.type), "its type on the wire"),
                ])
            ),
            meaning: "a value of an error's body that is no text"
        ),
    ]

    /// What the WebSocket has on which a client says a message, rather than the message.
    private static let notOfMessages = [
        "url", "direction", "method", "methods", "path", "verb", "query", "headers", "form", "multipart", "anyHeaders", "anyQuery",
        "response", "alternatives", "within", "cors",
    ]

    private static func transportMeaning(_ failure: TransportFailure) -> String {
        switch failure {
        case .unreachable: "no connection to the server"
        case .timeout: "no answer in time"
        case .status: "an undocumented status without an error body"
        case .code: "an error's code that no documented error has"
        case .unreadable: "a body that is not as documented"
        case .url: "a URL that cannot be made"
        case .insecure: "a connection that the platform refuses"
        }
    }

    private static func responseKeys(but kinds: [Endpoint.Response.Kind] = []) -> [MappingShape.Key] {
        [
            optional(
                "kind", .word(Endpoint.Response.Kind.allCases.filter { !kinds.contains($0) }.map(\.rawValue)),
                "what the body is; `json` by default, `empty` where there are neither fields nor a body"),
            optional("headers", list(of: .field), "headers of the answer that the client reads"),
            optional("prefix", .text, "what stands before the JSON of the body"),
            optional("suffix", .text, "what stands behind the JSON of the body"),
            optional("fields", list(of: .field), "the fields of the body, or of each event or message, or the query items of a redirect"),
            optional("body", .defined(.body), "all of a JSON body that is no object of documented fields"),
        ]
    }

    private static let status = optional("status", .integer, "the HTTP status; 200 by default, 302 of a redirect, 101 of messages")

    private static let eventKeys = [
        optional("event", .name(.identifier), "of events: the field that is their name, not a member of their data"),
        optional("id", .name(.identifier), "of events: the field that is their id, not a member of their data"),
        optional("data", .name(.identifier), "of events: the field that is all of their data, not a member of it"),
        optional("end", .text, "of events: data that ends them, such as `[DONE]`"),
        optional("bytes", .name(.identifier), "of messages: the field that a message of bytes is"),
        optional("retry", .integer, "of events: the milliseconds after which whoever lost them is to come again, told first"),
    ]

    static let methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"]

    private static let wireForms = Shape.byKind(
        scalar: .word(WireForm.words.map(\.rawValue)), list: nil, mapping: .defined(.datePattern))

    private static let parameterKeys =
        fieldKeys + [
            optional("scheme", .name(.token), "of a header: the word before the value, such as `Bearer`"),
            optional("onMissing", .name(.dotted), "the error where it is missing, if that is another than `onInvalid`"),
        ]

    static let fieldKeys = [
        required("name", .text, "its name as it travels"),
        optional("type", .defined(.type), "its type"),
        optional("required", .boolean, "whether it is always there"),
        optional("nullable", .boolean, "of a JSON answer's member: it may come as `null`, which is then told from one that does not come"),
        optional("const", .plain, "the only value it has"),
        optional("wire", wireForms, "how it travels, where that is not as its type"),
        optional("values", .list(.plain, minimum: 1), "the values it may have"),
        optional("fields", list(of: .field), "the fields of an `object`, or of each in a list of them"),
        optional("example", .plain, "a value as it may come"),
        optional("text", .defined(.text), "what it is, in our own words"),
        optional("secret", .boolean, "never shown in logs and journals"),
    ]
}
