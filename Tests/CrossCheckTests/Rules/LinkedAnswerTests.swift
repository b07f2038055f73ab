import CrossCheck
import Guide
import Spec
import Testing

/// A call that answers what another section of the page describes.
@Suite("Answers behind links")
struct LinkedAnswerTests {
    private static func page(_ one: String, _ all: String) -> String {
        """
        # Lamps

        ## Lamp Object

        ### Lamp Structure

        | Field | Type | Description |
        |-------|------|-------------|
        | id | string | which it is |
        | watts | integer | its power |
        | room_name? | string | where it stands |

        ## Get Lamp

        `GET https://api.lamps.example/v1/lamps/{id}`

        \(one)

        ## List Lamps

        `GET https://api.lamps.example/v1/lamps`

        \(all)
        """
    }

    private static let sentences = [
        ("Returns a [lamp](#lamp-object) object.", "Returns a list of [lamp](#lamp-object) objects."),
        ("On success this returns the [lamp](/docs/lamps#lamp-object) object.", "Returns an array of [lamps](#lamp-object)."),
        ("Devuelve un [lamp](#lamp-object).", "Devuelve una lista de [lamp](#lamp-object)."),
        ("[Lamp](#lamp-object)オブジェクトを返します。", "[Lamp](#lamp-object)の配列を返します。"),
    ]

    private func spec(
        watts: String = "integer", name: String = "room_name", required: Bool = false, one: String = "Lamp", all: String = "\"[Lamp]\""
    ) -> String {
        """
        objects:
          - name: Lamp
            text: {en: A lamp., ko: 말.}
            fields:
              - {name: id, type: string, required: true, text: {en: Which., ko: 말.}}
              - {name: watts, type: \(watts), required: true, text: {en: Power., ko: 말.}}
              - {name: \(name), type: string, required: \(required), text: {en: Where., ko: 말.}}
        endpoints:
          - name: getLamp
            method: GET
            url: 'https://api.lamps.example/v1/lamps/{id}'
            text: {en: One., ko: 말.}
            path: [{name: id, type: string, text: {en: Which., ko: 말.}}]
            response: {kind: json, body: {name: lamp, type: \(one)}}
          - name: listLamps
            method: GET
            url: 'https://api.lamps.example/v1/lamps'
            text: {en: All., ko: 말.}
            response: {kind: json, body: {name: lamps, type: \(all)}}
        """
    }

    private func messages(_ page: String, _ spec: String) throws -> [String] {
        let bench = SourceBench(spec: spec, guide: page, sources: [])
        return try #require(bench.report).findings.map(\.message)
    }

    @Test("a right spec is borne out", arguments: sentences)
    func right(one: String, all: String) throws {
        #expect(try messages(Self.page(one, all), spec()) == [])
    }

    @Test("types, names, presence and lists are those of the section", arguments: sentences.prefix(2))
    func wrong(one: String, all: String) throws {
        let page = Self.page(one, all)
        #expect(try messages(page, spec(watts: "string")).contains { $0.contains("`watts`") })
        #expect(try messages(page, spec(name: "room")).contains { $0.contains("`room`") })
        #expect(try messages(page, spec(required: true)).contains { $0.contains("`room_name`") && $0.contains("missing") })
        #expect(try messages(page, spec(one: "\"[Lamp]\"")).contains { $0.contains("is a list in the spec and an object") })
        #expect(try messages(page, spec(all: "Lamp")).contains { $0.contains("is an object in the spec and a list") })
    }

    @Test(
        "what has the object inside, or answers it sometimes, says nothing of the whole",
        arguments: [
            "Returns an object with a [lamp](#lamp-object) in it.", "Returns the id of the [lamp](#lamp-object).",
            "Returns 404 if the [lamp](#lamp-object) is unknown.", "See the [lamp](#lamp-object) object.",
        ])
    func open(sentence: String) throws {
        let page = Self.page(sentence, "Returns a list of [lamp](#lamp-object) objects.")
        #expect(try messages(page, spec(one: "\"[Lamp]\"")) == [])
    }
}
