import Guide
import Testing

@Suite("Placeholders in italics")
struct ItalicPlaceholderTests {
    @Test(
        "a segment in italics stands for something else",
        arguments: [
            "`GET /lamps/`*id*`/rooms/`*room*`.json`", "The call is `GET /lamps/`*id*`/rooms/`*room*`.json` here.",
            "GET /lamps/*id*/rooms/*room*.json", "<code>GET /lamps/<em>id</em>/rooms/<var>room</var>.json</code>",
            "### `GET /lamps/`*id*`/rooms/`*room*`.json`",
        ])
    func segments(line: String) throws {
        let found = try sheet("# Lamps\n\n## One\n\n\(line)\n")
        #expect(found.facts.filter { $0.kind == .endpoint }.map(\.name) == ["GET /lamps/{id}/rooms/{room}.json"])
    }

    @Test("so it does in a whole address, and behind a label")
    func addresses() throws {
        let whole = try sheet("# Lamps\n\n`PUT https://api.lamps.test/lamps/`*id*\n")
        #expect(whole.facts.filter { $0.kind == .endpoint }.map(\.name) == ["PUT https://api.lamps.test/lamps/{id}"])
        let labelled = try sheet("# Lamps\n\n## One\n\nURL: `/lamps/`*id*\n\nMethod: PUT\n")
        #expect(labelled.facts.filter { $0.kind == .endpoint }.map(\.name) == ["PUT /lamps/{id}"])
    }

    @Test("an address that is emphasised as a whole has none", arguments: ["*GET /lamps/all*", "GET */lamps/all*"])
    func wholes(line: String) throws {
        let found = try sheet("# Lamps\n\n## One\n\n\(line)\n")
        #expect(found.facts.filter { $0.kind == .endpoint }.allSatisfy { $0.name == "GET /lamps/all" })
    }
}
