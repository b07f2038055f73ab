import Guide
import Testing

@Suite("What only samples show in full: settings, and calls that sentences have in short")
struct ShownSettingTests {
    private func guide(_ type: String, _ lead: String) -> String {
        """
        # Doors

        ### \(type)

        \(lead)

        ```swift
        let options = \(type)(
            key: "front",        // whose it is
            retries: 3,
            timeout: 512
        )
        let door = try await kit.open(at: 1, options: options)
        ```
        """
    }

    @Test("an object of settings, made with each of them on a line", arguments: ["All available options:", "Settings:", "Properties:"])
    func settings(lead: String) throws {
        #expect(
            try lines(sheet(guide("DoorOptions", lead)), .property).map { $0.replacing("property/sample ", with: "") } == [
                "DoorOptions key", "DoorOptions retries", "DoorOptions timeout",
            ])
    }

    @Test(
        "what is no object of settings, or nothing announces",
        arguments: [("DoorClient", "All available options:"), ("DoorOptions", "So it is used:")])
    func others(type: String, lead: String) throws {
        #expect(try lines(sheet(guide(type, lead)), .property) == [])
    }

    @Test("of calls with one name, a sentence speaks of the one that comes next")
    func overloads() throws {
        let guide = """
            # Doors

            ```swift
            let kit = DoorKit(key: "a")
            ```

            Use `openWide` to open one:

            ```swift
            kit.openWide(at: 1, options: nil)
            ```

            ## Shorter

            ```swift
            kit.openWide(at: 1)
            ```
            """
        #expect(try lines(sheet(guide), .method) == ["method/prose DoorKit openWide(at:options:)"])
    }

    @Test(
        "a word for methods before the name, in languages that say it first",
        arguments: ["Quando o método openWide é chamado", "Вызывая метод openWide"])
    func words(text: String) throws {
        let guide = "# Doors\n\n```swift\nlet kit = DoorKit(key: \"a\")\nkit.openWide(at: 1)\n```\n\n\(text), abre-se.\n"
        #expect(try lines(sheet(guide), .method).count == 1)
        #expect(try lines(sheet(guide.replacing("método ", with: "").replacing("метод ", with: "")), .method) == [])
    }
}
