import Foundation
import Testing

@testable import Generator
@testable import SwiftCode

/// The calls that a generated mock makes of an app's server, and their tests.
struct CallbackTests {
    private static let given = "with: {Authorization: $app.key}"

    private func mock(_ edits: [(String, String)] = []) throws -> [String: String] {
        let files = MockGenerator(SettledSystem(try LampFixture.spec(edits: edits)), .builtIn).files()
        return Dictionary(files.map { ($0.path, $0.swift.text) }) { first, _ in first }
    }

    private func tests(_ edits: [(String, String)] = []) throws -> String? {
        let files = TestSuiteGenerator(SettledSystem(try LampFixture.spec(edits: edits)), .builtIn).files()
        return files.first { $0.path == "Tests/InboundTests.swift" }?.swift.text
    }

    @Test(arguments: [
        "static let all: [MockCallback] = [unlinked]", "given: [\"Authorization\"],", "within: Double(Durations.answerTime),",
        "MockParameter(.query, ValueField(\"reason\", .string, values: [\"PERSON\", \"ADMIN\"])),",
        "let left = call.list(\"codes\", [\"person\": \"1\"])", "call.drop(\"codes\", [\"code\": code[\"code\"]])",
        "return [\"Authorization\": call.app(\"key\")]",
    ])
    func aCallIsDataAndSteps(line: String) throws {
        let text = try #require(try mock()["Mock/Callbacks.swift"])
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains(line), "\(text)")
        #expect(!text.contains("\"server\""), "the path goes with the URL")
        #expect(try mock()["Mock/LampKitMock.swift"]?.contains("callbacks: Callbacks.all") == true)
    }

    @Test func whatTheMockGivesMayComeOfItsSteps() throws {
        let edits = [(Self.given, "with: {Authorization: {json: $left}}")]
        let text = try #require(try mock(edits)["Mock/Callbacks.swift"])
        #expect(text.contains("return [\"Authorization\": call.json(.array(left.map(\\.value)))]"), "\(text)")
    }

    @Test func theTestsKnowWhatIsRegistered() throws {
        let text = try #require(try tests())
        #expect(text.contains("answer(request, body: body, authorization: Facts.registered(\"key\"), clock: clock) { call in"), "\(text)")
        #expect(text.contains("values: [\"reason\": \"PERSON\"],") && text.contains("#expect(call.reason == \"PERSON\")"))
    }

    @Test func whatNoAppCanKnowIsNotTested() throws {
        #expect(try tests([(Self.given, "with: {Authorization: {random: token}}")]) == nil)
    }
}
