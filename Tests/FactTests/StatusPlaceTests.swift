import Guide
import SourceText
import Testing

/// The statuses of HTTP that a page speaks of, and where it says that values travel.
struct StatusPlaceTests {
    private func sheet(_ text: String) throws -> FactSheet {
        let document = try #require(DocumentReader.read(SourceFile(path: "page.md", text: text)).document)
        return FactExtractor.facts(of: document)
    }

    private static let call = "### GET https://lamps.example.com/v1/lamps\n\n"

    @Test(arguments: [
        ("#### Response\n\n##### 201 (Created)\n", [201]), ("#### Response\n\n##### 404\n", [404]), ("It answers HTTP/1.1 202.\n", [202]),
        ("Status code: 204\n", [204]), ("상태 코드 403\n", [403]), ("- `409` Conflict\n", [409]), ("404 Not Found if nobody has it.\n", [404]),
        ("```http\nHTTP/1.1 200 OK\nContent-Length: 404\n```\n", [200]), ("| HTTP status | meaning |\n|---|---|\n| 422 | Wrong |\n", [422]),
        ("Returns 201 on success.\n", [201]), ("Returns a 204 empty response.\n", [204]), ("Returns 200 lamps.\n", []),
        // Amounts, versions, and whatever else has three digits.
        ("At most 200 lamps, and 404.5 watts.\n", []), ("| lamps | meaning |\n|---|---|\n| 200 | Many |\n", []),
        ("See /v1/200 and 1.200.\n", []),
        ("```json\n{\"code\": 404}\n```\n", []), ("It costs $500.\n", []),
    ])
    func aStatusIsToldFromAnAmount(text: String, statuses: [Int]) throws {
        let found = try sheet(Self.call + text).statuses
        #expect(found.map(\.status) == statuses)
        #expect(found.allSatisfy { $0.endpoint == "GET https://lamps.example.com/v1/lamps" })
    }

    @Test(arguments: [
        ("Query parameters", ParameterPlace.query), ("Request body", .body), ("JSON body parameters", .json), ("请求体参数", .body),
        ("쿼리 파라미터", .query), ("Form data parameters", .form), ("Path parameters", .path), ("Response", .answer),
        ("Query String Params", .query), ("JSON/Form Params", .body),
    ])
    func aTitleSaysWhereValuesTravel(title: String, place: ParameterPlace) throws {
        let page = Self.call + "#### \(title)\n\n| name | type | description |\n|---|---|---|\n| hue | Integer | The colour |\n"
        let hue = try #require(try sheet(page).facts.first { $0.name == "hue" })
        #expect(hue.detail.place == place)
    }

    @Test(arguments: [
        ("If the lamp is out, the response is empty.", true), ("Returns no content.", true), ("응답 본문이 없습니다.", true),
        ("If the response is empty, the lamp is out.", false), ("The response is empty if nobody asks.", false),
        ("Returns an empty list.", false), ("The response is not empty.", false),
    ])
    func aSentenceSaysThatNothingComesBack(sentence: String, isEmpty: Bool) throws {
        let found = try sheet(Self.call + sentence + "\n").emptyAnswers
        #expect(found.map(\.endpoint) == (isEmpty ? ["GET https://lamps.example.com/v1/lamps"] : []))
    }

    @Test func whatACallDoesNotAcceptIsNoNameOfIt() throws {
        let page = Self.call + "This call does not accept `depot_id`, but `lamp_id`.\n"
        let names = try sheet(page).facts.filter { $0.kind == .use }.map(\.name)
        #expect(names == ["lamp_id"])
    }

    @Test func aTitleOfTwoPlacesSaysNeither() throws {
        let page =
            Self.call + "#### Query or form data parameters\n\n| name | type | description |\n|---|---|---|\n| hue | Integer | It |\n"
        let hue = try #require(try sheet(page).facts.first { $0.name == "hue" })
        #expect(hue.detail.place == nil)
    }

    @Test(arguments: [
        ("String", TravellingKind.text), ("varchar(20)", .text), ("Integer", .number), ("double", .number), ("bool", .boolean),
        ("Array<String>", .list), ("String[]", .list), ("[Lamp]", .list), ("Object", .object), ("문자열", .text), ("数组", .list),
    ])
    func aWordForATypeSaysWhatTravels(word: String, kind: TravellingKind) { #expect(TravellingKind(word: word) == kind) }

    @Test(arguments: ["Bearer", "string/int", "Lamp", ""]) func anotherWordSaysNothing(word: String) {
        #expect(TravellingKind(word: word) == nil)
    }
}
