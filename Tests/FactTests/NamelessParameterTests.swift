import Guide
import Testing

@Suite("Declarations that leave out what their parameters are called")
struct NamelessParameterTests {
    @Test("an initialiser with an empty body, and what the comment above explains by its labels")
    func initializer() throws {
        let guide = """
            # Lamps

            ```objc
            /// Makes a lamp.
            /// params:
            ///   level: how bright
            ///   room: where it hangs
            - (nonnull instancetype)initWithLevel:(enum ABLevel)
            \t\t\t room:(id<ABRoom> _Nullable) {}
            ```
            """
        let found = try sheet(guide)
        #expect(
            lines(found, .method, .parameter) == [
                "parameter/declaration initWithLevel:room: level", "parameter/declaration initWithLevel:room: room",
                "method/declaration initWithLevel:room: : instancetype _Nonnull",
            ])
        #expect(found.facts.first { $0.kind == .method }?.detail.parameterNames == ["level", "room"])
    }

    @Test("a body that does something is an app's")
    func implemented() throws {
        let guide = "```objc\n- (instancetype)initWithLevel:(int)level {\n    return [super init];\n}\n```\n"
        #expect(try lines(sheet(guide), .method) == [])
    }
}
