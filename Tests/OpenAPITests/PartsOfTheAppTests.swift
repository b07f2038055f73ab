import Diagnostics
import OpenAPI
import SourceText
import Spec
import Testing

/// What an app chooses when it runs, as OpenAPI has it.
@Suite struct PartsOfTheAppTests {
    private static let text = """
        system:
          id: tide
          module: TideKit
          title: {en: Tide, ko: 조석}
          summary: {en: Tells the tide., ko: 조석을 알려 줍니다.}
        endpoints:
          - name: relay
            method: POST
            url: https://tide.example.com/relay
            text: {en: Hands on., ko: 전달합니다.}
            anyHeaders: {name: sent}
            anyQuery: {name: items, text: {en: Items., ko: 항목입니다.}}
            anyBody: {name: bytes}
            response: {}

        """

    private func operation() throws -> [String: JSONValue] {
        let spec = try #require(SpecLoader.load(folder: [SourceFile(path: "system.yaml", text: Self.text)]).spec)
        var found = OpenAPIDocument(spec).value
        for key in ["paths", "/relay", "post"] {
            guard case .object(let members) = found else { break }
            found = try #require(members[key])
        }
        guard case .object(let members) = found else { return [:] }
        return members
    }

    /// Items of any name are an object whose members each are an item; headers of any name have no place in a description.
    @Test func itemsAreOpen() throws {
        let items: JSONValue = .object([
            "name": .string("items"), "in": .string("query"), "style": .string("form"), "explode": .bool(true),
            "schema": .object(["type": .string("object"), "additionalProperties": .bool(true)]), "description": .string("Items."),
        ])
        #expect(try operation()["parameters"] == .array([items]))
    }

    @Test func aBodyIsOfAnyType() throws {
        let body: JSONValue = .object(["content": .object(["*/*": .object(["schema": .object([:])])]), "required": .bool(false)])
        #expect(try operation()["requestBody"] == body)
    }
}
