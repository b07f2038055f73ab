import Diagnostics
import Drafting
import Guide
import Spec
import Testing

/// What a draft leaves unsaid because it goes without saying, and what it says once.
@Suite struct ShortFormTests {
    private func draft(_ guide: String) throws -> (folder: DraftFolder, text: (String) -> String) {
        let sheet = try #require(FactSheet.of("guide.md", guide))
        let folder = DraftFolder([sheet], id: "lamp", module: "LampKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return (folder, { name in folder.files.first { $0.name == name }?.text ?? "" })
    }

    private static let service = """
        ```swift
        public final class LampService {
            public static func report(id: String, note: String) async throws
            public static func deleteLamp(id: String) async throws
        }
        ```

        ### Report a lamp

        `POST https://lamps.example.net/v1/lamps/{id}/reports`

        | Parameter | Type | Required | Description |
        |---|---|---|---|
        | note | string | Y | What somebody has seen |

        ### Delete a lamp

        `DELETE https://lamps.example.net/v1/rooms/lamp/{id}`

        """

    /// A class whose methods are called like endpoints, and take what these need, calls them.
    @Test func methodsThatAreCallsSaySo() throws {
        let (_, text) = try draft(Self.service)
        #expect(text("api.yaml").contains("calls: reports") && text("api.yaml").contains("calls: lamp"), "\(text("api.yaml"))")
    }

    /// A class of which one method is no such call does nothing, since it would have to say what that one does.
    @Test func aMethodThatIsNoCallLeavesItsClassAlone() throws {
        let api = try draft(Self.service.replacing("note: String)", with: "stars: Int)")).text("api.yaml")
        #expect(api.contains("stars: Int") && !api.contains("calls:"), "\(api)")
    }

    @Test func endpointsAnswerTheirExamples() throws {
        #expect(try draft(Self.service).text("mock.yaml").contains("mock: {}"))
        #expect(try draft("```swift\nlet lamp = Lamp()\nlamp.turn(on: true)\n```\n").text("mock.yaml") == "")
    }

    /// Of methods and endpoints.
    @Test func textsOfParametersStandOnce() throws {
        let (_, text) = try draft(Self.service)
        #expect(text("api.yaml").contains("parameters:\n  id: {en: TODO}\n  note: {en: TODO}\n\n"), "\(text("api.yaml"))")
        #expect(text("endpoints.yaml").contains("- {name: note, type: string, required: true}"), "\(text("endpoints.yaml"))")
    }

    /// A name that is a number here and a text there has a text at each place.
    @Test func parametersOfTwoKindsHaveTextsOfTheirOwn() throws {
        let api = try draft(Self.service.replacing("report(id: String, note", with: "report(id: Int, note")).text("api.yaml")
        #expect(!api.contains("\n  id: {en: TODO}\n") && api.contains("          id: {en: TODO}\n"), "\(api)")
    }
}
