import Guide
import SourceText
import Testing

@Suite("Lists below a call of nobody's method")
struct CallAboveTests {
    @Test(
        "what the one call of a sample is handed is its parameters",
        arguments: [
            ("swift", "lamp.light(room: room, level: 3)", "light(room:level:)"),
            ("objc", "[self.lamp lightRoom:room level:level];", "lightRoom:level:"),
        ])
    func handed(language: String, call: String, name: String) throws {
        let found = try sheet("# Lamps\n\n```\(language)\n\(call)\n```\n\nParameters:\n\n- `room`: which room\n- `level`: how bright\n")
        #expect(lines(found, .parameter) == ["parameter/list \(name) room", "parameter/list \(name) level"])
    }

    @Test("a list that the next sample takes is that one's")
    func next() throws {
        let found = try sheet(
            """
            # Lamps

            1. Light
                - Parameters:
                    - `key`: a key
                    - `level`: how bright
                ```objc
                [ABLamp light:key level:level];
                ```
            2. Dim
                - Parameters:
                    - `key`: a key
                    - `level`: how bright
                    - `speed`: how fast
                ```objc
                [ABLamp dim:key level:level speed:speed];
                ```

            """)
        #expect(!found.facts.contains { $0.kind == .parameter && $0.owner == "light:level:" && $0.span.start > 200 })
    }

    @Test("where a sample calls several methods that take something, nobody can tell")
    func several() throws {
        let found = try sheet(
            "# Lamps\n\n```swift\nlamp.light(room: room)\nlamp.dim(level: 3)\n```\n\nParameters:\n\n- `room`: which\n- `level`: how\n")
        #expect(lines(found, .parameter) == ["parameter/list room", "parameter/list level"])
    }
}
