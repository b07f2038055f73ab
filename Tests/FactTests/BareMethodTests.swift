import Guide
import Testing

@Suite("A method of HTTP, and its address behind it")
struct BareMethodTests {
    @Test(
        "stand on two lines or in two blocks",
        arguments: ["POST\n\n/v1/lamps", "`POST`\n\n`/v1/lamps`", "**POST**\n\n/v1/lamps", "**POST**  \n/v1/lamps"])
    func lines(text: String) throws {
        #expect(try FactTests.lines(sheet("# Lamps\n\n\(text)\n\nLights.\n"), .endpoint) == ["endpoint/prose POST /v1/lamps = /v1/lamps"])
    }

    @Test("touch each other")
    func glued() throws {
        #expect(
            try FactTests.lines(sheet("# Lamps\n\nGET/v1/lamps/{id}\n"), .endpoint) == [
                "endpoint/prose GET /v1/lamps/{id} = /v1/lamps/{id}"
            ])
        #expect(try FactTests.lines(sheet("# Lamps\n\nGET/POST\n"), .endpoint).isEmpty)
    }

    @Test("an address that is not right below a method is not its")
    func apart() throws {
        #expect(try FactTests.lines(sheet("# Lamps\n\nPOST\n\nLights a lamp.\n\n/v1/lamps\n"), .endpoint).isEmpty)
    }
}
