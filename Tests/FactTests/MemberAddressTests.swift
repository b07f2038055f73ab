import Guide
import Testing

@Suite("Addresses inside of messages")
struct MemberAddressTests {
    @Test("what a member of a message holds is not called, and owns no parameters")
    func members() throws {
        let found = try sheet(
            """
            ## Light

            ```shell
            curl
            --request POST "https://api.lamps.test/1/lights"
            --data-binary
            {
               "Level": 7,
               "ReturnUrl":"https://www.shop.test",
               "Picture" : "https://www.shop.test/a.png"
            }
            ```

            | Field | Type | Required |
            |---|---|---|
            | Level | Number | Yes |
            """)
        #expect(lines(found, .endpoint) == ["endpoint/sample POST https://api.lamps.test/1/lights = https://api.lamps.test/1/lights"])
        #expect(
            lines(found, .parameter).filter { $0.hasPrefix("parameter/table") } == [
                "parameter/table POST https://api.lamps.test/1/lights Level : Number required"
            ])
        #expect(lines(found, .key).contains("key/sample https://www.shop.test = https://www.shop.test"))
    }

    @Test("an address in quotes behind anything else is called")
    func calls() throws {
        let found = try sheet("```shell\ncurl -X PUT \"https://api.lamps.test/1/lights\"\n```\n")
        #expect(lines(found, .endpoint).count == 1)
    }
}
