import Guide
import Testing

@Suite("Lists that are closed too early")
struct LooseListTests {
    @Test("objects behind an empty list are its own")
    func objects() throws {
        let page = """
            # Lamps

            `GET https://api.lamps.test/v1/lamps`

            ```json
            {
                "lamps":[]
                {
                    "id":"7",
                    "room": { "name":"hall" }
                },
                {
                    "id":"8"
                },
                "parts":[]
                {
                    "bulb":"E27"
                },
                "total": 2
            }
            ```

            """
        let names = try sheet(page).facts.filter { $0.kind == .parameter }.map(\.name)
        #expect(names == ["lamps", "lamps.id", "lamps.room", "lamps.room.name", "parts", "parts.bulb", "total"])
    }

    @Test("an empty list that nothing follows has none")
    func empty() throws {
        let page = "# Lamps\n\n`GET https://api.lamps.test/v1/lamps`\n\n```json\n{\"lamps\": [], \"total\": {\"count\": 2}}\n```\n"
        #expect(try sheet(page).facts.filter { $0.kind == .parameter }.map(\.name) == ["lamps", "total", "total.count"])
    }
}
