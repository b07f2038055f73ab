import Guide
import Testing

@Suite("Initializers with empty braces, and lists of cases in code")
struct ShownDeclarationTests {
    @Test("an initializer outside of any type is declared, and its comment explains what it takes")
    func initializers() throws {
        let found = try sheet(
            """
            ## Lamps

            ```swift
            /// Makes a lamp
            /// - Parameters:
            ///   - level: how bright
            ///   - watcher: who is told
            init(level: ABLevel,
                 watcher: ABWatcher? = nil) {}

            let lamp = ABLamp(level: .bright)
            ```
            """)
        #expect(lines(found, .method) == ["method/declaration init(level:watcher:)"])
        #expect(
            lines(found, .parameter) == [
                "parameter/declaration init(level:watcher:) level", "parameter/declaration init(level:watcher:) watcher",
            ])
    }

    @Test("one that does something, or stands in a class, is the app's")
    func bodies() throws {
        #expect(try lines(sheet("```swift\ninit(level: ABLevel) { self.level = level }\n```\n"), .method).isEmpty)
        #expect(try lines(sheet("```swift\nclass MyRoom: UIViewController {\n  init(level: ABLevel) {}\n}\n```\n"), .method).isEmpty)
    }

    @Test("lines of a type and a small name each are its cases")
    func cases() throws {
        let found = try sheet("```swift\nABLampColor.red     // like a rose\nABLampColor.blue    // like the sky\n```\n")
        #expect(lines(found, .case) == ["case/sample ABLampColor red", "case/sample ABLampColor blue"])
        #expect(try lines(sheet("```swift\nABLampState.lit\nABLampState.dark\n```\n"), .case).count == 2)
    }

    @Test("calls, several types, one line, and lines without a word of what they are, are not")
    func others() throws {
        for text in [
            "ABLamps.light()\nABLamps.dim()", "ABLampState.lit\nABRoomState.open", "ABLampState.lit", "ABLamps.shared\nABLamps.other",
            "ABLamps.shared.lit // a\nABLamps.shared.dark // b",
        ] {
            #expect(try lines(sheet("```swift\n\(text)\n```\n"), .case).isEmpty)
        }
    }

    @Test("a list explains what a closure is handed")
    func closures() throws {
        let found = try sheet(
            """
            ## Light

            ```swift
            lamps.light(level: level) { lamp, error in
                show(lamp)
            }
            ```

            - **level**: how bright
            - **error**: what went wrong
            - **other**: nothing
            """)
        #expect(lines(found, .parameter) == ["parameter/list level", "parameter/list error"])
    }
}
