import Guide
import Testing

@Suite("Tables below an address that a sample shows")
struct ShownAddressTests {
    private static func page(_ rows: String) -> String {
        "# Log in\n\nOpen this:\n\n```\nhttps://lamps.test/authorize/<app_id>?state=<state>&scope=read\n```\n\nParameter | Required | Meaning\n--- | --- | ---\n\(rows)"
    }

    @Test("what explains some of its parameters explains all of them")
    func explained() throws {
        let found = try sheet(Self.page("scope | yes | What for\nstate | yes | A text\nintention | no | Where to\n"))
        #expect(
            lines(found, .parameter).filter { $0.hasPrefix("parameter/table") } == [
                "parameter/table https://lamps.test/authorize/{app_id} scope required",
                "parameter/table https://lamps.test/authorize/{app_id} state required",
                "parameter/table https://lamps.test/authorize/{app_id} intention optional",
            ])
    }

    @Test("a table of anything else is nobody's")
    func other() throws {
        let found = try sheet(Self.page("watts | yes | Power\nroom | no | Where\n"))
        #expect(lines(found, .parameter).filter { $0.hasPrefix("parameter/table") }.allSatisfy { !$0.contains("authorize") })
    }
}
