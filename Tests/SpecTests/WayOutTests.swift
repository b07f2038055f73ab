import Diagnostics
import Testing

/// What messages propose to somebody who writes a first spec.
@Suite("Ways out")
struct WayOutTests {
    @Test("a function in the place of a step is told where it may stand")
    func functionsAreNoSteps() {
        let helps = MadeUp.load("flows: [{name: go, \(MadeUp.text), steps: [{make: Lamp, from: $seen}]}]").diagnostics.compactMap(\.help)
        #expect(helps.contains { $0.hasPrefix("`make` is a function, which stands in a value: `let: {name: {make: …}}`; one of `let`, ") })
    }

    @Test(
        "a message says what to write instead",
        arguments: [
            (
                """
                classes:
                  - {name: Lamp, shared: lamp, \(MadeUp.text), properties: [{declaration: "@property (readonly) BOOL lit;", get: {equal: [1, 1]}, \(MadeUp.text)}], methods: [{declaration: "+ (instancetype)lamp;", \(MadeUp.text)}]}
                """,
                "whether a condition holds is written `{is: {equal: …}}`"
            ),
            (
                """
                classes:
                  - {name: Lamp, \(MadeUp.text), methods: [{declaration: "- (void)go:(NSString * _Nullable)name;", steps: [{if: {is: $arg.name}, steps: []}], \(MadeUp.text)}]}
                """,
                "leave `is:` out: `if: $arg.name` asks whether it is there, or true"
            ),
            (
                """
                classes:
                  - {name: Lamp, shared: lamp, \(MadeUp.text), methods: [{declaration: "+ (instancetype)lamp;", \(MadeUp.text)}]}
                  - {name: Bulb, shared: bulb, \(MadeUp.text), methods: [{declaration: "+ (instancetype)bulb;", \(MadeUp.text)}]}
                scenarios: [{name: one, text: {en: Words., ko: 말입니다.}, steps: [{set: {size: 1}}]}]
                """,
                "`$self` is the only shared object; here say which: `$shared.Bulb` or `$shared.Lamp`, or `of:` it beside `set:` and `call:`"
            ),
            (
                """
                classes:
                  - {name: Lamp, language: swift, \(MadeUp.text), properties: [{declaration: "var link: URL?", \(MadeUp.text)}], methods: [{declaration: "init()", \(MadeUp.text)}, {declaration: "func go(_ link: String)", steps: [{set: {link: $arg.link}}], \(MadeUp.text)}]}
                """,
                "write it inside of a text, `\"{$name}\"`: one that holds an address becomes a URL"
            ),
            (
                "classes: [{name: Lamp, text: {en: A file is read, stored}}]",
                "a text with a comma wants quotes inside of `{…}`"
            ),
            (
                """
                errors: [{name: LampError, form: swift, domain: lamp, \(MadeUp.text), cases: [{name: dark, code: 1, \(MadeUp.text)}]}]
                classes:
                  - {name: Lamp, language: swift, \(MadeUp.text), properties: [{declaration: "private(set) var last: LampError?", \(MadeUp.text)}], methods: [{declaration: "init()", \(MadeUp.text)}, {declaration: "func go() async", steps: [], onFailure: [{set: {last: $error}}], \(MadeUp.text)}]}
                """,
                "`$error` is one where it is rescued: `try: […]` with `rescue: [{errors: [LampError], steps: […]}]`"
            ),
            (
                "scenarios: [{name: one, text: {en: Words., ko: 말입니다.}, steps: [{expect: $self.size}]}]",
                "no class has a shared object: make one, `new: Class`, and say which with `of:`"
            ),
            (
                """
                classes:
                  - {name: Lamp, \(MadeUp.text), properties: [{declaration: "@property (readonly) NSInteger size;", get: $shared.Bulb.size, \(MadeUp.text)}]}
                  - {name: Bulb, \(MadeUp.text), properties: [{declaration: "@property NSInteger size;", \(MadeUp.text)}]}
                """,
                "`shared:` of the class `Bulb` says which of its static members answers the one object"
            ),
            (
                """
                classes:
                  - {name: Lamp, \(MadeUp.text), methods: [{declaration: "- (instancetype)initWithSize:(NSInteger)size;", steps: [], \(MadeUp.text)}]}
                scenarios: [{name: one, text: {en: Words., ko: 말입니다.}, steps: [{new: Lamp, with: {size: 1}}]}]
                """,
                "add `as:` — a name for the object, or `fails:` with the error that its initialiser throws"
            ),
            (
                """
                classes:
                  - {name: Lamp, \(MadeUp.text), properties: [{declaration: "@property NSInteger id;", \(MadeUp.text)}], methods: [{declaration: "- (instancetype)initWithID:(NSInteger)ID;", \(MadeUp.text)}, {declaration: "- (void)go;", steps: [], \(MadeUp.text)}]}
                """,
                "add `flow:`, or `calls:` with an endpoint, or `steps:`; `steps: []` where it does nothing, `adds:` where it keeps a listener; or say which property a parameter fills, `with: {id: $arg.ID}`"
            ),
            (
                """
                classes:
                  - {name: Lamp, shared: lamp, \(MadeUp.text), methods: [{declaration: "+ (instancetype)lamp;", \(MadeUp.text)}, {declaration: "- (void)goWithHearer:(id<Hears>)hearer;", steps: [], \(MadeUp.text)}]}
                protocols: [{name: Hears, \(MadeUp.text), methods: [{declaration: "- (void)failed:(NSError *)error;", \(MadeUp.text)}]}]
                errors: [{name: LampError, form: nsEnum, domain: lamp, \(MadeUp.text), cases: [{name: LampErrorDark, code: 1, text: {en: Words., ko: 말입니다.}}]}]
                scenarios: [{name: one, text: {en: Words., ko: 말입니다.}, steps: [{call: "goWithHearer:", fails: LampError.LampErrorDark}]}]
                """,
                "look for the error with `notified:`, whose `with:` or `as:` has it"
            ),
            (
                """
                classes:
                  - {name: Lamp, \(MadeUp.text), methods: [{declaration: "+ (instancetype)lampWithSize:(NSInteger)size;", steps: [], \(MadeUp.text)}]}
                scenarios: [{name: one, text: {en: Words., ko: 말입니다.}, steps: [{new: Lamp, with: {size: 1}, as: lamp}]}]
                """,
                "say which method makes it: `by: lampWithSize:`"
            ),
            (
                """
                classes: [{name: Lamp, \(MadeUp.text)}]
                scenarios: [{name: one, text: {en: Words., ko: 말입니다.}, steps: [{new: Lamp, as: lamp}]}]
                """,
                "declare one among the methods of `Lamp`, or name the method that makes one: `by: …`; that of `NSObject`, too: `- (instancetype)init;`"
            ),
            (
                """
                flows:
                  - {name: hear, together: true, \(MadeUp.text), steps: [{listen: news, as: each, steps: [], waits: false}]}
                endpoints:
                  - {name: news, method: GET, url: "https://a.example/news", \(MadeUp.text), response: {kind: events, fields: [{name: line, type: string}]}}
                """,
                "begin the flow with `claim:`, so that it listens once, and leave `together` out"
            ),
            ("languages: [en]", "it is written under `system:`"),
            (
                """
                enums:
                  - name: Way
                    form: swift
                    \(MadeUp.text)
                    cases: [{name: left, holds: Bool, \(MadeUp.text)}, {name: right, \(MadeUp.text)}]
                    properties: [{declaration: "var yes: Bool? { get }", values: {left: $bool}, \(MadeUp.text)}]
                """,
                "it holds `$leftValue`"
            ),
            (
                """
                enums:
                  - {name: Load, form: swift, \(MadeUp.text), cases: [{name: idle, \(MadeUp.text)}, {name: loaded, holds: "[String]", \(MadeUp.text)}]}
                classes:
                  - name: Hub
                    language: swift
                    \(MadeUp.text)
                    properties: [{declaration: "private(set) var state: Load", \(MadeUp.text)}]
                    methods: [{declaration: "init()", \(MadeUp.text)}]
                """,
                "call a parameter like it, write `with: {state: $arg.…}` with the parameter that it is, or let it be missing: `?`, `nullable`; it may begin with a case that holds nothing, `initial: idle`"
            ),
            (
                """
                classes:
                  - name: Hub
                    language: swift
                    \(MadeUp.text)
                    properties: [{declaration: "var door: Door = Door(4)", \(MadeUp.text)}]
                  - {name: Door, language: swift, \(MadeUp.text), methods: [{declaration: "init(size: Int)", \(MadeUp.text)}]}
                """,
                "let a parameter of an initialiser give it, compute it with `get:`, or leave the value out of the declaration"
            ),
            (
                "endpoints: [{name: all, method: GET, url: \"https://a.example\", \(MadeUp.text), response: {kind: list}}]",
                "what is all of the answer is written under `body:`, with its `type:`"
            ),
            (
                """
                enums:
                  - name: Way
                    form: swift
                    wire: shape
                    \(MadeUp.text)
                    cases: [{name: left, holds: Bool, \(MadeUp.text)}, {name: right, holds: Road, \(MadeUp.text)}]
                classes:
                  - {name: Road, language: swift, form: structure, \(MadeUp.text), properties: [{declaration: "let size: Int", field: size, \(MadeUp.text)}]}
                flows: [{name: go, parameters: [{name: way, type: Way}], \(MadeUp.text), steps: [{let: {size: $arg.way.rightValue}}]}]
                """,
                "what `right` holds is `$arg.way.road`"
            ),
            (
                "classes: [{name: Lamp, \(MadeUp.text), methods: [{declaration: \"func go()\", \(MadeUp.text)}]}]",
                "this is Swift: write `language: swift` beside the name of its class or protocol"
            ),
            (
                "classes: [{name: Lamp, language: swift, \(MadeUp.text), methods: [{declaration: \"- (void)go;\", \(MadeUp.text)}]}]",
                "this is Objective-C: remove `language: swift` beside the name of its class or protocol, or declare the member in Swift"
            ),
            (
                "classes: [{name: Lamp, delegate: {property: listener, protocol: Hears}, \(MadeUp.text)}]\nprotocols: [{name: Hears, \(MadeUp.text), methods: []}]",
                "declare it under `properties:`"
            ),
            ("info: {title: Made}", "here that is `system:`"),
            (
                "endpoints: [{name: more, operationId: more, method: GET, url: \"https://example.com/more\", \(MadeUp.text)}]",
                "here that is `name:`"
            ),
            (
                "endpoints: [{name: more, method: GET, url: \"https://example.com/more\", summary: More., \(MadeUp.text)}]",
                "here that is `text:`"
            ),
            (
                "objects: [{name: lamp, \(MadeUp.text), fields: [{name: id, schema: {type: string}}]}]",
                "here that is `type:`"
            ),
            (
                "endpoints: [{name: more, method: GET, url: \"https://example.com/more\", path: /devices, \(MadeUp.text)}]",
                "a value alone is `url:` here; `path:` says: parameters in the URL"
            ),
            (
                "classes: [{name: Lamp, language: swift, conforms: Sendable, \(MadeUp.text)}]",
                "one alone wants its brackets: `[Sendable]`"
            ),
            ("objects: {name: lamp, \(MadeUp.text), fields: [{name: id, type: string}]}", "one alone wants its hyphen: `- name: …`"),
            ("objects: {lamp: {fields: []}}", "each is an item of a list, with its name inside: `- name: lamp`"),
            (
                "objects: [{name: lamp, text: \"A lamp, or two.\", fields: [{name: id, type: string}]}]",
                "say in which language it is: `{en: \"A lamp, or two.\"}`"
            ),
            ("enums: [{name: Mode, form: swift, \(MadeUp.text), cases: [calm]}]", "write `{name: calm, text: …}`"),
            (
                "endpoints: [{name: more, method: GET, url: \"https://example.com/more\", failure: {status: 400}, \(MadeUp.text)}]",
                "`failure:` says: the shape of its error answers; by default the only one that carries its errors"
            ),
            (
                "flows: [{name: go, parameters: [{name: rows, type: \"[json]\"}], steps: [{let: {one: $arg.rows.0.name}}], \(MadeUp.text)}]",
                "an item is `{item: [$arg.rows, 0]}`; give it a name (`let:`) to read what it has"
            ),
            (
                "classes: [{name: Door, language: swift, \(MadeUp.text), methods: [{declaration: \"func open(_ at: Door = .front)\", steps: [], \(MadeUp.text)}]}]",
                "declare it under `properties:` of the class (`static let front: Door`), or leave the default out"
            ),
            (
                """
                classes:
                  - {name: Hall, language: swift, \(MadeUp.text), methods: [{declaration: "func go()", steps: [], \(MadeUp.text)}]}
                  - name: Kit
                    language: swift
                    \(MadeUp.text)
                    properties: [{declaration: "var hall: Hall { get }", \(MadeUp.text)}]
                    methods: [{declaration: "init(key: String)", \(MadeUp.text)}]
                """,
                "call a parameter like it, write `with: {hall: $arg.…}` with the parameter that it is, or let it be missing: `?`, `nullable`; "
                    + "one `Hall` for all is `get: $shared.Hall`, where the class says `shared:`"
            ),
            (
                Self.failing("- (void)countWithCompletion:(void (^)(NSInteger count))completion;", "countWithCompletion:"),
                "its handler is given no error: name what it is given with `as:` and `expect:` what that says, or declare an error among it"
            ),
            (
                Self.failing("- (NSInteger)count;", "count"),
                "declare that it throws, or a handler with an error, as the vendor has it; else look at what it answers with `as:`"
            ),
            (
                "flows: [{name: go, parameters: [{name: rows, type: \"[json]\"}], steps: [{let: {one: $arg.rows.last}}], \(MadeUp.text)}]",
                "an item is `{item: [$arg.rows, -1]}`"
            ),
            (
                "classes: [{name: Door, language: swift, \(MadeUp.text), methods: [{declaration: \"static func isOpen() -> Bool\", steps: [{return: true}], \(MadeUp.text)}]}]\nscenarios: [{name: one, \(MadeUp.text), steps: [{new: Door, as: door}, {expect: $door.isOpen}]}]",
                "`isOpen` is a method: `call: isOpen()` with `of: $door` and `as:` gives its answer a name"
            ),
            (
                "classes: [{name: Row, \(MadeUp.text)}, {name: Door, \(MadeUp.text), properties: [{declaration: \"@property (nonatomic, readonly) NSArray *rows;\", \(MadeUp.text)}], methods: [{declaration: \"- (void)go:(NSArray<Row *> *)rows;\", steps: [{set: {rows: $arg.rows}}], \(MadeUp.text)}]}]",
                "declare what it holds, as `NSArray<Row *> *` or `[Row]`; that the documents do not say so is an erratum"
            ),
        ])
    func help(part: String, expected: String) {
        #expect(MadeUp.load(part).diagnostics.compactMap(\.help).contains(expected))
    }

    @Test(
        "what a `find` lacks is said once, with how to ask for absence",
        arguments: ["[{find: rows, as: row}, {respond: {}}]", "[{require: $request.id, otherwise: []}]"])
    func findWithoutOtherwise(steps: String) {
        let found = MadeUp.load(
            """
            endpoints: [{name: row, method: GET, url: "https://api.example.com/row", \(MadeUp.text), query: [{name: id, type: string}]}]
            mock:
              records: [{name: rows, key: id, fields: [{name: id, type: string}]}]
              answers: [{endpoint: row, steps: \(steps)}]
            """
        ).diagnostics.filter { ["spec-missing-key", "spec-open-otherwise"].contains($0.rule.id) }
        #expect(found.count == 1, "\(found.map(\.message))")
        guard steps.contains("find") else { return }
        #expect(
            found.first?.help
                == "add `otherwise:` — what ends the answer when there is none; where there has to be none, `list:` them and `require: {not: $name}`"
        )
    }

    @Test("that two failure shapes carry the same errors is said once for all endpoints")
    func secondShapesAreSaidOnce() {
        let found = MadeUp.load(
            """
            errors: [{name: DoorError, form: nsEnum, domain: door, \(MadeUp.text), cases: [{name: DoorErrorShut, code: 1, status: 404, wire: {code: shut}, \(MadeUp.text)}]}]
            failures:
              - {name: api, status: 400, body: {error: $wire.code}, errors: [DoorError]}
              - {name: bare, status: 400, body: {code: $wire.code}, errors: [DoorError]}
            endpoints:
              - {name: one, method: GET, url: "https://api.example.com/one", \(MadeUp.text), response: {kind: empty}, errors: [DoorErrorShut]}
              - {name: two, method: GET, url: "https://api.example.com/two", \(MadeUp.text), response: {kind: empty}, errors: [DoorErrorShut]}
            mock: {}
            """
        ).diagnostics.filter { $0.severity != .note && $0.message.contains("Shut") || $0.rule.id == "spec-endpoint-without-failure" }
        #expect(found.map(\.message) == ["several failure shapes carry errors of `one` and `two`: `api`, `bare`"])
        #expect(found.first?.labels.count == 2)
    }

    @Test("what answers `HEAD` has no body that tells an error, and needs no other status than its own")
    func headsAreToldByStatus() {
        func rules(_ status: String) -> [String] {
            MadeUp.load(
                """
                errors: [{name: DoorError, form: nsEnum, domain: door, \(MadeUp.text), cases: [{name: DoorErrorShut, code: 1\(status), wire: {code: shut}, \(MadeUp.text)}]}]
                failures: [{name: api, status: 400, body: {error: $wire.code}, errors: [DoorError]}]
                endpoints: [{name: one, method: HEAD, url: "https://api.example.com/one", \(MadeUp.text), response: {kind: empty}, errors: [DoorErrorShut]}]
                mock: {}
                """
            ).diagnostics.filter { $0.severity == .error }.map(\.rule.id)
        }
        #expect(rules(", status: 404") == [])
        #expect(rules("") == ["spec-error-without-wire"])
    }

    @Test("a list is empty where it does not hold")
    func absenceIsAskedFor() {
        let found = MadeUp.load(
            """
            endpoints: [{name: row, method: GET, url: "https://api.example.com/row", \(MadeUp.text), query: [{name: id, type: string, required: true}]}]
            mock:
              records: [{name: rows, key: id, fields: [{name: id, type: string}]}]
              answers: [{endpoint: row, steps: [{list: rows, where: {id: $request.id}, as: found}, {require: {not: $found}, otherwise: [{respond: {}}]}, {respond: {}}]}]
            """
        ).diagnostics.filter { $0.severity == .error }
        #expect(found.map(\.message) == [])
    }

    /// A scenario that expects an error of a method.
    private static func failing(_ declaration: String, _ name: String) -> String {
        """
        errors: [{name: DoorError, form: nsEnum, domain: door, \(MadeUp.text), cases: [{name: DoorErrorShut, code: 1, \(MadeUp.text)}]}]
        classes: [{name: Door, \(MadeUp.text), methods: [{declaration: "\(declaration)", steps: [], \(MadeUp.text)}]}]
        scenarios: [{name: one, \(MadeUp.text), steps: [{call: "\(name)", fails: DoorError.DoorErrorShut}]}]
        """
    }
}
