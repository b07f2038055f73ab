/// What an app sees of the SDK: constants, enums, errors, classes, protocols, hooks.
extension Grammar {
    static let typesPart: [DefinitionName: Definition] = [
        .constant: Definition(
            form: sourced([
                required("kind", words(Constant.Kind.self), "how the SDK declares it"),
                required("name", .name(.identifier), "the constant's name"),
                optional("type", .text, "its type as Objective-C spells it"),
                optional("value", .plain, "its value, without quotes of the language"),
                optional("swift", .name(.dotted), "what apps call it in Swift, where that is another name, or a class's: `Lamp.key`"),
                optional("valuesFrom", .name(.hyphenated), "the source of its value, where the guide is silent about it"),
                text,
            ]),
            meaning: "a constant, or the name of a notification"
        ),
        .enumeration: Definition(
            form: sourced(
                [
                    required("name", .name(.swiftName), "the enum's name"),
                    swiftName,
                    typeParameters,
                    required("form", .word(["nsEnum", "nsOptions", "cEnum", "swift", "typed"]), "how the SDK declares it"),
                    optional(
                        "rawType", .text,
                        "the type of its raw values: of integers, or `String`; a Swift enum without it, and without any `value:`, has none"),
                    text,
                    optional(
                        "cases", .list(.defined(.enumCase), minimum: 1),
                        "its cases, in the guide's order; `form: typed`, whose values are any texts or numbers, may have none"),
                ] + enumMembers + [
                    optional("unknown", .name(.identifier), "the case that a value on the wire becomes which no case has"),
                    optional(
                        "wire", .byKind(scalar: .word(["shape"]), list: nil, mapping: .defined(.enumForm)),
                        "of one whose cases hold values: how JSON tells them apart, by their shape or by a member"),
                    optional("valuesFrom", .name(.hyphenated), "the source of the raw values, where the guide is silent about them"),
                    optional("casesFrom", .name(.hyphenated), "the source of the cases that do not say themselves where they come from"),
                ]),
            meaning: "an enum that is no error"
        ),
        .enumForm: Definition(
            form: .mapping(
                MappingShape([
                    required("by", .text, "the member of an object that names the case: its `wire:`, or what it is called"),
                    optional("in", .text, "the member that holds what the case does, where that stands not beside it"),
                ])
            ),
            meaning: "objects that say which case they are"
        ),
        .enumCase: Definition(
            form: sourced([
                required("name", .name(.identifier), "the case's name as the guide writes it"),
                optional("value", .plain, "its raw value; of texts its name by default"),
                text,
                optional("swift", .name(.swiftName), "its name in Swift, where the importer's rules do not give it"),
                optional("wire", .plain, "its value on the wire, where it travels as a string"),
                optional("sameAs", .name(.identifier), "the case before it that has the same value: it is another name for that one"),
                optional("holds", .text, "the values that come with it, as in the brackets of a Swift enum: `receipt: Receipt, Int`"),
            ]),
            meaning: "a case of an enum"
        ),
        .enumProperty: Definition(
            form: sourced(
                [
                    required("declaration", .text, "its declaration in Swift: `var title: String { get }`"),
                    optional("values", .table(.plain), "what it is, by the names of the cases; of one that may be missing not of all"),
                    optional("said", .text, "of errors that are a struct: what a server says of it, `$message`, `$wire.code`, `$status`"),
                    text,
                ], atLeastOne: [["values", "said"]]),
            meaning: "a property of an enum"
        ),
        .enumMethod: Definition(
            form: sourced([
                required(
                    "declaration", .text, "`func next() -> Mode` in Swift, or a function of C: `NSString *NSStringFromMode(Mode mode);`"),
                required("values", .table(.plain), "what it answers, by the names of the cases; of one that may be missing not of all"),
                text,
            ]),
            meaning: "a method of an enum that takes nothing, or a function of C that takes a case"
        ),
        .errors: Definition(
            form: sourced(
                [
                    required("name", .name(.swiftName), "the enum's name"),
                    swiftName,
                    required("form", .word(["nsEnum", "nsOptions", "cEnum", "swift", "structure"]), "how the SDK declares it"),
                    optional("rawType", .text, "the type of its raw values, which are its codes; of `form: swift` also `String`"),
                    optional("domain", .text, "the domain's string; `Module.Name` by default where the errors are declared in Swift"),
                    optional("domainConstant", .name(.identifier), "the constant that holds the domain"),
                    text,
                    required("cases", .list(.defined(.errorCase), minimum: 1), "the errors, in the guide's order"),
                    optional(
                        "userInfo", .table(.text),
                        "what `userInfo` of the errors has of a server's answer, by key: `$message`, `$wire.code`, `$detail.title`, `$status`, `$body`"
                    ),
                    optional("unraised", .defined(.text), "why nothing raises those of its errors that nothing raises"),
                ] + enumMembers + [
                    optional("valuesFrom", .name(.hyphenated), "the source of the codes, where the guide is silent about them"),
                    optional("casesFrom", .name(.hyphenated), "the source of the cases that do not say themselves where they come from"),
                ]),
            meaning: "an enum of errors"
        ),
        .errorCase: Definition(
            form: sourced([
                required("name", .name(.identifier), "the case's name as the guide writes it"),
                optional("code", .integer, "its code; one more than that of the case before by default"),
                optional("value", .text, "the text that it is in Swift, of errors with `rawType: String`; its name by default"),
                optional(
                    "codeFrom", .text,
                    "where a server says the code that apps are told instead, if it is a whole number: `$wire.code`, `$status`"),
                text,
                optional("sameAs", .name(.identifier), "the case before it that has the same code: it is another name for that one"),
                optional("remedy", .defined(.text), "what to do about it"),
                optional("swift", .name(.swiftName), "its name in Swift, where the importer's rules do not give it"),
                optional(
                    "wire", .byKind(scalar: nil, list: .list(.table(.plain), minimum: 1), mapping: .table(.plain)),
                    "how servers spell it, by the placeholders of the failure shape; a list where they do so in several ways"),
                optional("status", .integer, "the HTTP status it comes with, where it is not the failure shape's"),
                optional(
                    "closes", .integer, "the code of the service's own with which a server closes a WebSocket for it, from 3000 to 4999"),
                optional("holds", .text, "the values that come with it, as in the brackets of a Swift enum: `wait: Int, String?`"),
                optional("unraised", .defined(.text), "why nothing raises it, where nothing can"),
            ]),
            meaning: "one error"
        ),
        .classType: classType,
        .delegate: Definition(
            form: .mapping(
                MappingShape([
                    required("property", .name(.identifier), "the property that holds it"),
                    required("protocol", .name(.identifier), "its protocol"),
                    optional("static", .boolean, "it belongs to the class and not to an object"),
                ])
            ),
            meaning: "the delegate of a class"
        ),
        .objectBase: Definition(
            form: .mapping(
                MappingShape([
                    required("host", .name(.identifier), "the host, of `hosts:`"),
                    required("url", .defined(.expression), "what URLs begin with: a value of the object"),
                ])
            ),
            meaning: "where requests of an object go"
        ),
        .property: Definition(
            form: sourced(
                [
                    required("declaration", .text, "the property's declaration"),
                    optional("get", .defined(.expression), "what it is computed from"),
                    optional("initial", .defined(.expression), "its value before anything is set"),
                    optional("setter", .defined(.method), "a setter that the guide documents as a method"),
                    optional("onSet", .name(.identifier), "the flow that runs when an app has set it"),
                    optional(
                        "field", .text,
                        "the field of a response that fills it; behind a dot a member of it, `place.room`, or an item, `points.0`"),
                    optional("trueFor", .list(.name(.dotted), minimum: 1), "the errors for which this predicate is true"),
                    optional("swift", .name(.swiftName), "its name in Swift, where its declaration has no `NS_SWIFT_NAME`"),
                    text,
                    optional(
                        "failsAs", .name(.dotted), "of one with `{ get throws(ErrorEnum) }`: the error that any other becomes"),
                    optional(
                        "flow", .name(.identifier), "of one that is read with `await` or `try`, or is a stream: the flow that gives it"),
                ] + ownFlowKeys,
                // Where the field does not come, the first value counts.
                atMostOne: [["get", "initial", "trueFor", "flow", "calls", "steps"], ["get", "onSet"], ["trueFor", "onSet"]]
                    + ["get", "trueFor", "flow", "calls", "steps"].map { [$0, "field"] }
            ),
            meaning: "a property of a class"
        ),
        .requirement: Definition(
            form: sourced([
                required("declaration", .text, "the property's declaration"),
                optional("optional", .boolean, "an app need not have it"),
                optional("requirednessFrom", .name(.hyphenated), "the source of `optional`, where the guide is silent about it"),
                text,
            ]),
            meaning: "a property that a protocol asks for"
        ),
        .method: method,
        .errorCode: Definition(
            form: .mapping(
                MappingShape([
                    required("parameter", .name(.identifier), "the parameter of the block"),
                    required("of", .name(.identifier), "the enum of errors whose codes these are"),
                    optional("success", .integer, "what it is when nothing went wrong, of an enum the number of the case; 0 by default"),
                ])
            ),
            meaning: "a handler that is given a number, or a case, instead of an error"
        ),
        .typeAlias: Definition(
            form: sourced([required("declaration", .text, "the `typedef`, or the `typealias`"), language, text]),
            meaning: "a name for a type"
        ),
        .protocolType: Definition(
            form: sourced([
                required("name", .name(.swiftName), "the protocol's name"),
                swiftName,
                language,
                optional("conforms", .list(.name(.identifier)), "the protocols it refines"),
                optional("implementedBy", .name(.identifier), "the class of the SDK that implements it, where apps do not"),
                optional("missing", .name(.dotted), "the error of a call that would tell an optional method which the app left out"),
                optional("atOnce", .boolean, "whether flows call the app's methods in their midst, on the thread that they run on"),
                nonnullFrom,
                text,
                optional("properties", list(of: .requirement), "its properties"),
                optional("methods", list(of: .method), "its methods"),
            ]),
            meaning: "a delegate, or a protocol whose methods the SDK implements"
        ),
        .platformType: Definition(
            form: .mapping(
                MappingShape([
                    required("name", .name(.identifier), "the type as declarations name it"),
                    required("framework", .name(.swiftName), "the framework that brings it"),
                    optional("form", words(PlatformType.Form.self), "a class by default"),
                    optional("swift", .name(.dotted), "its name in Swift, where that is another"),
                    language,
                    optional("members", .list(.text, minimum: 1), "declarations of the properties that flows read"),
                ])
            ),
            meaning: "a type of the platform whose name does not say so, or whose members flows read"
        ),
        .hook: Definition(
            form: sourced([
                required("declaration", .text, "the method's declaration"),
                required("owner", .name(.identifier), "the app's type that it belongs to"),
                optional("calls", .list(.text), "the methods of the SDK that it must call"),
                text,
            ]),
            meaning: "a method that apps write in a class of their own"
        ),
    ]

    /// What cases have besides.
    private static let enumMembers = [
        optional("properties", list(of: .enumProperty), "what each case has besides: `var title: String { get }`"),
        optional("methods", list(of: .enumMethod), "methods that say something else for each case: `func next() -> Mode`"),
    ]

    private static let method = Definition(
        form: sourced(
            [
                required("declaration", .text, "the method's declaration"),
                text,
                optional("parameters", .table(.defined(.text)), "what each parameter is, by its name"),
                optional("result", .defined(.text), "what the result is"),
                optional("flow", .name(.identifier), "the flow that says what it does"),
            ] + ownFlowKeys + [
                optional("swift", .name(.swiftMethod), "its name in Swift, where the importer's rules do not give it"),
                optional(
                    "failsAs", .name(.dotted),
                    "of `throws(ErrorEnum)`, a handler of it, a delegate that is told one, and `errorCode`: the error that any other becomes"
                ),
                optional("errorCode", .defined(.errorCode), "the parameter of a handler that holds an error's code"),
                optional("progress", .list(.name(.identifier), minimum: 1), "the handlers that are called while it goes on"),
                optional("atOnce", .list(.name(.identifier), minimum: 1), "the handlers that are called before it returns"),
            ] + listenerKeys + [
                optional("setter", .defined(.method), "of a subscript with `{ get set }`: what assigning does, as a method"),
                optional("unread", .list(.name(.identifier), minimum: 1), "parameters that no step of its flow reads"),
                optional("optional", .boolean, "in a protocol: an app need not implement it"),
                optional("requirednessFrom", .name(.hyphenated), "the source of `optional`, where the guide is silent about it"),
            ],
            atMostOne: [["flow", "calls", "steps"], ["adds", "replaces", "removes"]]
        ),
        meaning: "a method of a class or protocol"
    )

    private static let enumForm = required("form", .word(["nsEnum", "nsOptions", "cEnum", "swift"]), "how the SDK declares it")
    private static let nonnullFrom = optional(
        "nonnullFrom", .name(.hyphenated), "the source whose header has its declarations between NS_ASSUME_NONNULL_BEGIN and _END")
    private static let swiftName = optional(
        "swift", .name(.dotted), "what apps call it in Swift, where that is another name, or a type's that it stands in: `Lamp.Mode`")
    private static let language = optional(
        "language", .word(["objc", "swift"]), "the language of its declarations; Objective-C by default")
    private static let typeParameters = optional(
        "typeParameters", .list(.text, minimum: 1), "what a generic type leaves open, as the vendor writes it: `Item: Codable`")
    private static let classType = Definition(
        form: sourced([
            required("name", .name(.swiftName), "the type's name"),
            swiftName,
            typeParameters,
            optional("form", words(ClassType.Form.self), "a class by default"),
            language,
            optional("superclass", .name(.identifier), "what it inherits from"),
            optional("conforms", .list(.name(.identifier)), "the protocols it conforms to"),
            optional("shared", .name(.swiftMethod), "the static method that always answers the same object"),
            optional("delegate", .defined(.delegate), "its delegate"),
            optional("wraps", .list(.name(.identifier), minimum: 1), "of an error class: the enums of errors it is made from"),
            optional("events", list(of: .objectEvent), "what flows await of an object"),
            optional("once", .name(.dotted), "a state object: a method may be called once; the error that a second call fails with"),
            optional("bases", list(of: .objectBase), "where requests of its objects go: servers of their own"),
            optional("requires", .name(.swiftName), "the platform's module without which it does not exist"),
            nonnullFrom,
            text,
            optional("carries", list(of: .field), "values of an object that are no documented property"),
            optional("properties", list(of: .property), "its properties"),
            optional("methods", list(of: .method), "its methods"),
        ]),
        meaning: "a class or struct"
    )
}
