import CrossCheck
import Foundation
import Guide
import Spec
import Testing

/// Members of answers, held against what documents list.
struct UndocumentedFieldTests {
    private static let reference = """
        # Lamp

        ```
        POST https://lamps.example.com/v1/lamp
        ```

        ## Request body

        | Name | Type | Description |
        |---|---|---|
        | key | String | The key |

        ## Response

        ```json
        {"state": "on", "room": {"name": "hall"}}
        ```

        """

    private func outline(_ members: String, _ page: String = reference) -> [String] {
        let spec = """
            endpoints:
              - name: lamp
                method: POST
                url: https://lamps.example.com/v1/lamp
                documented: api
                text: {en: Reads it., ko: 읽습니다.}
                json:
                  - {name: key, type: string, required: true, text: {en: The key., ko: 키입니다.}}
                response:
                  status: 200
                  kind: json
                  fields:
                    \(members)

            """
        return SourceBench(spec: spec, sources: [("api", [("lamp.md", page)])]).outline.filter { $0.hasPrefix("undocumented-field") }
    }

    private let state = "- {name: state, type: string, text: {en: On or off., ko: 켜짐입니다.}}"
    private let watts = "- {name: watts, type: integer, text: {en: Power., ko: 전력입니다.}}"

    @Test func whatTheReferenceListsIsSilent() { #expect(outline(state) == []) }

    @Test func aMemberThatTheReferenceLacksIsFound() {
        #expect(outline("\(state)\n        \(watts)") == ["undocumented-field lamp.watts"])
    }

    @Test func itIsFoundInsideOfAnObject() {
        let room =
            "- {name: room, type: object, text: {en: Where., ko: 방입니다.}, fields: [{name: name, type: string}, {name: floor, type: integer}]}"
        #expect(outline(room) == ["undocumented-field lamp.floor"])
    }

    /// A request's table says nothing of the answer.
    @Test func anAnswerThatNobodyListsIsNotJudged() {
        let page = Self.reference.components(separatedBy: "## Response")[0]
        #expect(outline("- {name: key, type: string}\n        \(watts)", page) == [])
    }

    /// What another method of the same address takes says nothing of this one.
    @Test func anotherMethodOfTheAddressIsNotMeant() {
        let page = Self.reference.replacing("POST https", with: "PATCH https").components(separatedBy: "## Response")[0]
            .replacing("| key | String | The key |", with: "| state | String | What it becomes |")
        #expect(outline("\(state)\n        \(watts)", page) == [])
    }

    /// An object that the reference does not open may hold anything.
    @Test func anObjectThatIsNotOpenedIsNotJudged() {
        let more = "- {name: owner, type: object, text: {en: Whose., ko: 주인입니다.}, fields: [{name: id, type: string}]}"
        #expect(outline("\(state)\n        \(more)") == ["undocumented-field lamp.owner"])
    }
}
