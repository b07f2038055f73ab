import CrossCheck
import Diagnostics
import Drafting
import Guide
import SourceText
import Testing

/// Codes of a page about a server's calls, and the body that they come in.
@Suite struct FailureDraftTests {
    private func draft(_ guide: String) throws -> (folder: DraftFolder, api: String, wire: String) {
        let sheet = try #require(FactSheet.of("door.md", guide))
        let folder = DraftFolder([sheet], id: "door", module: "Door", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        func text(_ name: String) -> String { folder.files.first { $0.name == name }?.text ?? "" }
        return (folder, text("api.yaml"), text("endpoints.yaml"))
    }

    private static func guide(failure: String, title: String = "Error", codes: [String] = ["5000", "5018"]) -> String {
        """
        # Door API

        ## Open a door

        ```
        POST https://api.door.example.net/v1/open
        ```

        ### Request Body

        | Name | Type | Description |
        |---|---|---|
        | key | String | The key |

        ### Response

        #### Success

        ```json
        { "header": { "isSuccessful": true, "resultCode": 0, "resultMessage": "SUCCESS" }, "door": "D1" }
        ```

        #### \(title)

        ```json
        \(failure)
        ```

        ### Error Code

        | Error Code | Description |
        |---|---|
        \(codes.map { "| \($0) | Something |" }.joined(separator: "\n"))
        """
    }

    @Test func codesAreErrorsOfTheBodyThatIsShown() throws {
        let failure = #"{ "header": { "isSuccessful": false, "resultCode": 5018, "resultMessage": "error message" } }"#
        let (folder, api, wire) = try draft(Self.guide(failure: failure))
        let errors = """
            errors:
              - name: DoorError
                form: swift
                domain: DoorError
                text: {en: TODO}
                cases:
                  - {name: code5000, code: 5000, wire: {code: "5000"}, text: {en: TODO}}
                  - {name: code5018, code: 5018, wire: {code: "5018"}, text: {en: TODO}}
            """
        #expect(api.contains(errors), "\(api)")
        let shape = """
            failures:
              - name: failure
                status: 200
                body:
                  header.isSuccessful: {value: "false", type: boolean}
                  header.resultCode: {value: $wire.code, type: integer}
                  header.resultMessage: $message
                errors: [DoorError]
            """
        #expect(wire.contains(shape), "\(wire)")
        #expect(wire.contains("errors: [code5000, code5018]"), "\(wire)")
        #expect(folder.report?.open.map(\.diagnostic.message) == [])
    }

    @Test func aCodeInsideOfAnErrorIsOne() throws {
        let failure = #"{ "error": { "code": 5018, "message": "No such door", "retry": 3 } }"#
        let wire = try draft(Self.guide(failure: failure, title: "Sample")).wire
        let shape = """
                status: 400
                body:
                  error.code: {value: $wire.code, type: integer}
                  error.message: $message
                  error.retry: {value: $detail.retry, type: integer}
            """
        #expect(wire.contains(shape), "\(wire)")
    }

    /// A client has a name and a number of its own for each.
    @Test func codesThatAreWordsAreSpelledInTheBody() throws {
        let failure = #"{ "error": { "code": "CA001", "msg": "No such door" } }"#
        let (folder, api, wire) = try draft(Self.guide(failure: failure, codes: ["CA001", "CA002"]))
        #expect(api.contains(#"- {name: ca001, code: 1, wire: {code: "CA001"}, text: {en: TODO}}"#), "\(api)")
        #expect(wire.contains("error.code: $wire.code\n"), "\(wire)")
        #expect(folder.report?.open.map(\.diagnostic.message) == [])
    }

    /// What does not say that something failed, or holds other codes than the table, is no shape of the table's codes.
    @Test(arguments: [
        #"{ "header": { "resultCode": 0, "resultMessage": "SUCCESS" } }"#, #"{ "code": "D1", "message": "Open" }"#,
        #"{ "error": "invalid_key", "error_description": "No such key" }"#,
    ])
    func otherBodiesAreNone(_ body: String) throws {
        let (_, api, wire) = try draft(Self.guide(failure: body, title: "Sample"))
        #expect(!wire.contains("failures:") && api.contains("form: cEnum"), "\(wire) \(api)")
    }
}
