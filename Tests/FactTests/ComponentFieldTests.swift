import Guide
import Testing

@Suite("Components that stand for a parameter")
struct ComponentFieldTests {
    @Test("their attributes say what the parameter is, also over several lines and inside of others")
    func fields() throws {
        let found = try sheet(
            """
            ## Make a lamp

            `POST /v1/lamps`

            ### Body

            <ParamField body="lampKey" type="string" required>
              Its key.
            </ParamField>

            <ParamField query='limit' type="integer" default="20" />

            <ParamField header="X-Lamp-Token" type="string">
              Who asks.
            </ParamField>

            <ParamField
              path="room_id"
              type="string"
              required={false}
            >
              Where it is.
            </ParamField>

            ### Response

            <ResponseField name="bulbs" type="object[]">
              <Expandable title="bulb">
                <ResponseField name="watts" type="number">Power</ResponseField>
              </Expandable>
            </ResponseField>
            """)
        #expect(
            lines(found, .parameter, .header) == [
                "parameter/list POST /v1/lamps lampKey : string required", "parameter/list POST /v1/lamps limit : integer",
                "header/list POST /v1/lamps X-Lamp-Token : string", "parameter/list POST /v1/lamps room_id : string optional",
                "parameter/list POST /v1/lamps bulbs : object[]", "parameter/list POST /v1/lamps watts : number",
            ])
        #expect(found.facts.first { $0.name == "limit" }?.detail.defaultValue == "20")
        #expect(found.facts.first { $0.name == "bulbs" }?.detail.isInAnswer == true)
    }

    @Test(
        "other components, and such tags in code, stand for nothing",
        arguments: [
            "<TextField name=\"mail\" type=\"string\">", "<Field name=\"mail\" type=\"text\">", "<Card name=\"lamp\" type=\"string\">",
            "<TextField name=>", "<ParamField type=\"string\">", "`<ParamField name=\"x\">`",
            "List<Field name=\"x\"", "<ParamField name=\"What it is\">", "<ParamField", "<ParamField name=\"",
        ])
    func others(text: String) throws {
        #expect(try sheet("# Lamps\n\n\(text)\n\nMore.\n").facts.allSatisfy { $0.kind != .parameter && $0.kind != .property })
    }
}
