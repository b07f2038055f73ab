import Declarations
import Diagnostics
import SourceText
import Spec
import Testing

@Suite("Loading")
struct LoaderTests {
    private static func base() throws -> SourceFile { try Repository.file("Tests/SpecTests/Good/base.yaml", shownAs: "0-base.yaml") }

    private static func load(_ more: String) throws -> (spec: Spec?, diagnostics: [Diagnostic]) {
        SpecLoader.load(folder: [try base(), SourceFile(path: "more.yaml", text: more)])
    }

    @Test("lists of all files are joined in the order of their names, whatever order they are given in")
    func joinsLists() throws {
        let first = SourceFile(path: "a.yaml", text: "durations: [{name: one, seconds: 1, text: {en: One., ko: 하나.}}]")
        let second = SourceFile(path: "b.yaml", text: "durations: [{name: two, seconds: 2, text: {en: Two., ko: 둘.}}]")
        let (spec, diagnostics) = SpecLoader.load(folder: [second, try Self.base(), first])
        #expect(diagnostics.isEmpty)
        #expect(spec?.durations.map(\.name.value) == ["tokenLife", "one", "two"])
    }

    @Test("the machine-written evidence is no spec")
    func skipsEvidence() throws {
        let evidence = SourceFile(path: "folder/evidence.yaml", text: "anything: at all")
        #expect(SpecLoader.load(folder: [try Self.base(), evidence]).diagnostics.isEmpty)
    }

    @Test("a spec is answered beside its errors")
    func answersBesideErrors() throws {
        let (spec, diagnostics) = try Self.load("durations: [{name: bad}]\nendpoints: 7")
        #expect(spec?.endpoints.count == 1)
        #expect(Set(diagnostics.map(\.rule.id)) == ["spec-missing-key", "spec-wrong-type"])
    }

    @Test("diagnostics are in the order of files and places")
    func ordersDiagnostics() throws {
        let (_, diagnostics) = try Self.load("nonsense: 1\nendpoints: 7\nflows: x\n")
        #expect(diagnostics.map { $0.primary?.place.start.line } == [1, 2, 3])
    }

    @Test(
        "what makes an object, and what has a handler, may name a flow that waits; what fills members needs none",
        arguments: [
            "- (instancetype)initWithKey:(NSString *)key;", "+ (SampleTask *)taskWithKey:(NSString *)key;",
            "- (NSProgress *)runWithHandler:(void (^)(BOOL done))handler;",
        ])
    func waitingMakers(declaration: String) throws {
        let more = """
            classes:
              - name: SampleTask
                carries: [{name: key, type: string}]
                text: {en: Words., ko: 말입니다.}
                methods:
                  - {declaration: "\(declaration)", flow: wait, text: {en: Words., ko: 말입니다.}}
                  - {declaration: "- (instancetype)initWithOwnKey:(NSString *)key;", text: {en: Words., ko: 말입니다.}}
            flows:
              - name: wait
                text: {en: Words., ko: 말입니다.}
                steps: [{call: token, with: {key: k}}]
            """
        #expect(try Self.load(more).diagnostics.map(\.message) == [])
    }

    @Test("a computed property of an error class sees the error")
    func errorOfAnErrorClass() throws {
        let more = """
            classes:
              - name: SampleFailure
                language: swift
                wraps: [SampleError]
                text: {en: Words., ko: 말입니다.}
                properties:
                  - {declaration: "var errorDescription: String? { get }", get: $error.message, text: {en: Words., ko: 말입니다.}}
            """
        #expect(try Self.load(more).diagnostics.map(\.message) == [])
    }

    @Test("an erratum may quote the guide")
    func erratumSays() throws {
        let more = "errata: [{rule: type-differs, name: appKey, says: NSData *, reason: {en: Words., ko: 말입니다.}}]"
        let (spec, diagnostics) = try Self.load(more)
        #expect(diagnostics.isEmpty)
        #expect(spec?.errata.first?.says?.value == "NSData *")
    }

    @Test("a file cut off anywhere, or filled with bytes, is reported and never stops the loader")
    func survivesDamage() throws {
        let bytes = try Self.base().bytes
        for length in stride(from: 0, to: bytes.count, by: 97) {
            _ = SpecLoader.load(folder: [SourceFile(path: "cut.yaml", bytes: Array(bytes[..<length]))])
        }
        for text in [
            "", "\u{0}", "[", "- - -", "a: &x 1", "system: []", "flows: [[[]]]", "mock: {answers: [1, {steps: {}}]}",
            "endpoints: [{name: {}}]",
        ] {
            let (spec, diagnostics) = SpecLoader.load(folder: [SourceFile(path: "odd.yaml", text: text)])
            #expect(spec == nil && !diagnostics.isEmpty, "\(text)")
        }
    }

    @Test("an error of a declaration stands at its place inside the YAML scalar")
    func placesDeclarationErrors() throws {
        let yaml = """
            classes:
              - name: SampleTask
                text: {en: Words., ko: 말입니다.}
                methods:
                  - declaration: "- (void)foo:(NSString *bar;"
                    text: {en: Words., ko: 말입니다.}
            """
        let found = try Self.load(yaml).diagnostics.first { $0.rule.id == "spec-broken-declaration" }
        let place = try #require(found?.primary?.place)
        #expect(place.start.line == 5)
        #expect(place.start.column > 28 && place.start.column <= 46)
    }

    @Test("the specs of the repository load without an error", arguments: Repository.systems)
    func loadsSystems(_ system: String) throws {
        let (spec, diagnostics) = SpecLoader.load(folder: try Repository.specFiles(system))
        #expect(spec != nil)
        #expect(diagnostics.filter { $0.severity == .error }.map { "\($0.primary?.place.description ?? "") \($0.message)" } == [])
    }

    @Test("what a name stands for keeps what it says of nil, in a class whose header assumes that pointers are not nil")
    func typedefsInNonnullRegions() throws {
        let (spec, _) = try Self.load(
            """
            typedefs:
              - {declaration: "typedef void (^LampBlock)(NSString *name);", text: {en: Hears., ko: 듣습니다.}}
            classes:
              - name: RegionLamp
                nonnullFrom: lamp-headers
                text: {en: A lamp., ko: 램프.}
                methods:
                  - {declaration: "- (void)find:(NSString *)key with:(LampBlock)block;", text: {en: Finds., ko: 찾습니다.}}
            """)
        let method = try #require(spec?.classes.first { $0.name.value == "RegionLamp" }?.methods.first)
        let types = method.declaration.parameters.compactMap(\.type)
        guard case .named(let key) = types[0], case .function(let block) = types[1], case .named(let name) = block.parameters[0].type
        else {
            Issue.record("\(types)")
            return
        }
        #expect(key.nullability == .nonnull && block.nullability == .nonnull && name.nullability == .unspecified)
    }
}
