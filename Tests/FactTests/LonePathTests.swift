import Guide
import Testing

@Suite("Headings that are a path of one part")
struct LonePathTests {
    @Test("below a heading on endpoints, or above a request's parts", arguments: ["Endpoints", "REST API", "엔드포인트"])
    func announced(title: String) throws {
        let guide = "# Doors\n\n## \(title)\n\n### /doors\n\n#### Parameters\n\n| Name | Type |\n|---|---|\n| door_key | string |\n"
        #expect(try lines(sheet(guide), .endpoint) == ["endpoint/heading /doors = /doors"])
        #expect(try lines(sheet(guide), .parameter) == ["parameter/table /doors door_key : string"])
        let parted = "# Doors\n\n## Doors\n\n### `/doors/`\n\n#### Request\n\nNothing.\n"
        #expect(try lines(sheet(parted), .endpoint) == ["endpoint/heading /doors/ = /doors/"])
    }

    @Test("its method may stand below it or in brackets")
    func methods() throws {
        let guide = "# Doors\n\n## Endpoints\n\n### /doors\n\n- Method: POST, GET\n\n### /keys (DELETE)\n\nDrops them.\n"
        #expect(
            Set(try sheet(guide).facts.filter { $0.kind == .endpoint }.map(\.name)).isSuperset(of: [
                "POST /doors", "GET /doors", "DELETE /keys",
            ]))
    }

    @Test("elsewhere it may be a command")
    func commands() throws {
        #expect(try lines(sheet("# Bot\n\n## Commands\n\n### /start\n\nIt says hello.\n"), .endpoint) == [])
    }
}
