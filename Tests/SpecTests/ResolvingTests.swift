import Declarations
import Diagnostics
import SourceText
import Spec
import Testing

@Suite("Values and their types")
struct ResolvingTests {
    /// Loads the base with a flow of one `let` in it, run by a method with a URL and a count, and answers the value.
    private static func value(_ yaml: String) throws -> (Expression?, [Diagnostic]) {
        let more = """
            classes:
              - name: SampleProbe
                shared: probe
                carries: [{name: note, type: string}]
                text: {en: Words., ko: 말입니다.}
                properties:
                  - declaration: "@property (nonatomic) NSInteger tries;"
                    text: {en: Words., ko: 말입니다.}
                methods:
                  - declaration: "+ (instancetype)probe;"
                    text: {en: Words., ko: 말입니다.}
                  - declaration: "- (void)lookAt:(NSURL *)url count:(NSUInteger)count;"
                    flow: look
                    text: {en: Words., ko: 말입니다.}
            settings:
              - {kind: plist, name: SAMPLE_KEY, text: {en: Words., ko: 말입니다.}}
            state:
              - name: orders
                key: id
                text: {en: Words., ko: 말입니다.}
                fields: [{name: id, type: string}, {name: price, type: number}]
            flows:
              - name: look
                text: {en: Words., ko: 말입니다.}
                steps:
                  - call: token
                    with: {key: k}
                  - let: {probe: \(yaml)}
            """
        let base = try Repository.file("Tests/SpecTests/Good/base.yaml", shownAs: "0-base.yaml")
        let (spec, diagnostics) = SpecLoader.load(folder: [base, SourceFile(path: "more.yaml", text: more)])
        let steps = spec?.flows.first { $0.name.value == "look" }?.steps ?? []
        guard case .control(.bind(_, let value)) = steps.last?.verb else { return (nil, diagnostics) }
        return (value, diagnostics)
    }

    @Test("a parameter of a flow that need not be given is one that may be missing")
    func parametersOfFlows() throws {
        let more = """
            flows:
              - name: list
                text: {en: Words., ko: 말입니다.}
                parameters:
                  - {name: cursor, type: string, required: false}
                  - {name: word, type: string}
                  - {name: count, type: integer, required: true}
                steps: []
            """
        let base = try Repository.file("Tests/SpecTests/Good/base.yaml", shownAs: "0-base.yaml")
        let (spec, _) = SpecLoader.load(folder: [base, SourceFile(path: "more.yaml", text: more)])
        let flow = try #require(spec?.flows.first { $0.name.value == "list" })
        #expect(flow.parameters.map(\.type.spelling) == ["string?", "string", "integer"])
    }

    @Test(
        "have these types",
        arguments: [
            ("text", "string"), ("12", "integer"), ("1.5", "number"), ("true", "boolean"), ("$$5", "string"),
            ("\"{$self.note}!\"", "string"),
            ("$self.tries", "integer"), ("$self.note", "string"), ("$arg.url", "url?"), ("$arg.count", "integer"),
            ("$arg.url.host", "string?"),
            ("$arg.url.query.code", "string?"), ("$response.access", "string"), ("$response.expires_in", "integer"),
            ("$tokens.expires", "date?"),
            ("$clock.now", "date"), ("$settings.SAMPLE_KEY", "string?"), ("$shared.SampleSession.appKey", "string?"),
            ("$orders", "[object]"),
            ("{later: 5}", "date"), ("{random: token}", "string"), ("{duration: tokenLife}", "integer"),
            ("{until: $tokens.expires}", "integer"),
            ("{url: token, with: {key: k}}", "url"), ("{case: SampleMode.SampleModeWeb}", "SampleMode"),
            ("{enum: SampleMode, from: 1}", "SampleMode?"),
            ("{error: SampleError.SampleErrorBusy}", "SampleError"), ("{ask: opener.canOpen, with: {url: \"x://\"}}", "boolean"),
            ("{object: {a: 1}}", "object"), ("{is: {not: $tokens.access}}", "boolean"), ("{first: [$tokens.access, none]}", "string"),
            ("{first: [$tokens.access, $self.note]}", "string"), ("{count: $orders}", "integer"), ("{sum: [1, 2]}", "integer"),
            ("{sum: [1, 2.5]}", "number"), ("{kept: orders, key: \"1\"}", "object?"), ("{split: a b}", "[string]"), ("[1, 2]", "[integer]"),
            ("[a, 2]", "[json]"), ("{claims: $response.access}", "json?"),
        ]
    )
    func types(_ yaml: String, _ type: String) throws {
        let (value, diagnostics) = try Self.value(yaml)
        // The parameters of the method are there for those values that read them.
        #expect(diagnostics.filter { $0.severity != .note }.map(\.message) == [])
        #expect(value?.type.spelling == type)
    }

    @Test(
        "are refused",
        arguments: [
            ("$self.tires", "spec-unknown-reference", "did you mean `$self.tries`?"),
            ("$respnse.access", "spec-unknown-reference", "did you mean `$response.access`?"),
            ("$tokens.acess", "spec-unknown-reference", "did you mean `$tokens.access`?"),
            ("$arg.url.hots", "spec-unknown-reference", "did you mean `$arg.url.host`?"),
            // Neither the same end nor the same beginning makes two names alike, and what is named exists.
            (
                "$coins.balance", "spec-unknown-reference",
                "known here: `$response`, `$self`, `$arg`, `$clock.now`, `$orders` and `$tokens`"
            ),
            ("$tokns.access", "spec-unknown-reference", "did you mean `$tokens.access`?"),
            ("$tokens.balance", "spec-unknown-reference", "known here: `$tokens.access` and `$tokens.expires`"),
            ("{until: 5}", "spec-type-mismatch", "a date of seconds since 1970 is written `{at: …}`"),
            (
                "{case: SampleMode.SampleModeWab}", "spec-dangling-reference",
                "did you mean `SampleMode.SampleModeWeb` or `SampleMode.SampleModeApp`?"
            ),
            ("{url: token}", "spec-missing-argument", "add it under `with:`"), ("{difference: [1]}", "spec-wrong-count", nil),
            ("{make: SampleProbe, from: 5}", "spec-type-mismatch", nil),
            ("{durations: x}", "spec-missing-verb", "did you mean `duration`?"),
        ]
    )
    func refuses(_ yaml: String, _ rule: String, _ help: String?) throws {
        let (_, diagnostics) = try Self.value(yaml)
        #expect(diagnostics.map(\.rule.id) == [rule])
        #expect(diagnostics.first?.help == help)
    }

    @Test("a reference inside a text is reported at its own place")
    func placesInterpolation() throws {
        let (_, diagnostics) = try Self.value("\"a {$self.nope} b\"")
        #expect(diagnostics.first?.primary?.place.text == "$self.nope")
    }

    @Test("flows wait for what they call, and for the flows they run")
    func marksWaiting() throws {
        let more = """
            flows:
              - name: starts
                text: {en: Words., ko: 말입니다.}
                steps: [{start: waits}]
              - name: runs
                text: {en: Words., ko: 말입니다.}
                policies: [polite]
                steps: []
              - name: waits
                text: {en: Words., ko: 말입니다.}
                steps:
                  - when:
                      - if: $tokens.access
                        steps: [{call: token, with: {key: k}}]
                      - else: []
            policies:
              - name: polite
                text: {en: Words., ko: 말입니다.}
                before: [{run: waits}]
            """
        let base = try Repository.file("Tests/SpecTests/Good/base.yaml", shownAs: "0-base.yaml")
        let (spec, diagnostics) = SpecLoader.load(folder: [base, SourceFile(path: "more.yaml", text: more)])
        #expect(diagnostics.filter { $0.severity == .error }.isEmpty)
        #expect(spec?.flows.filter(\.isAsync).map(\.name.value) == ["open", "runs", "waits"])
    }
}

@Suite("Static APIs")
struct StaticFlowTests {
    @Test("flows of static methods have a static delegate, and no `$self`")
    func staticDelegate() throws {
        let more = """
            classes:
              - name: SampleStore
                delegate: {property: delegate, protocol: SampleSessionDelegate, static: true}
                text: {en: Words., ko: 말입니다.}
                properties:
                  - declaration: "@property (nonatomic) NSInteger tries;"
                    text: {en: Words., ko: 말입니다.}
                methods:
                  - declaration: "+ (void)setDelegate:(nullable id<SampleSessionDelegate>)delegate;"
                    flow: setDelegate
                    text: {en: Words., ko: 말입니다.}
            flows:
              - name: setDelegate
                text: {en: Words., ko: 말입니다.}
                steps:
                  - set: {delegate: $arg.delegate}
                  - set: {tries: 1}
                  - run: tell
              - name: tell
                text: {en: Words., ko: 말입니다.}
                steps:
                  - notify: "session:didFail:"
                    with: [null, {error: SampleError.SampleErrorBusy}]
                  - let: {tries: $self.tries}
            """
        let base = try Repository.file("Tests/SpecTests/Good/base.yaml", shownAs: "0-base.yaml")
        let found = SpecLoader.load(folder: [base, SourceFile(path: "more.yaml", text: more)]).diagnostics
        #expect(found.map(\.message) == ["no property is called `tries`", "`$self.tries` does not exist here"])
    }
}
