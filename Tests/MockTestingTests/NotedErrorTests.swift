import ClientRuntime
import MockRuntime
import MockTesting
import Testing
import ToySystem

/// A method that promises errors of one type tells a caller nothing of the cause: the client notes it, and a scenario that ends there says it.
@Suite(.timeLimit(.minutes(30))) struct NotedErrorTests {
    private enum Refusal: String, DocumentedError {
        case refused, other

        static var errorDomain: String { "com.example.door" }
        var errorCode: Int { self == .refused ? 1 : 2 }
        var meaning: String { rawValue }
        var remedy: String? { nil }
        var details: JSONValue { .null }
        func caused(by cause: any Error) -> Self { self }
    }

    private struct Cause: Error {}

    @Test func theCauseIsSaid() async throws {
        let device = try MockDevice(MockService(ToySystem.system), session: "refused")
        let error = await #expect(throws: (any Error).self) {
            try await device.tell { device in
                throw device.environment.documented(Cause(), by: "open()", or: Refusal.other)
            }
        }
        #expect(device.notes == ["open(): Cause(), told as other"])
        let words = "\(try #require(error))"
        #expect(words == "refused: other\nthe client noted: open(): Cause(), told as other")
    }

    @Test func whatIsPromisedIsNotNoted() async throws {
        let device = try MockDevice(MockService(ToySystem.system), session: "promised")
        await #expect(throws: Refusal.refused) {
            try await device.tell { device in
                throw device.environment.documented(Refusal.refused, by: "open()", or: Refusal.other)
            }
        }
        #expect(device.notes == [])
    }

    @Test func aCallThatShouldSucceedSaysWhyItDoesNot() throws {
        let device = try MockDevice(MockService(ToySystem.system), session: "succeeding")
        device.succeeded("open()", nil)
        withKnownIssue {
            device.succeeded("open()", Refusal.refused)
        } matching: {
            $0.comments.contains { "\($0)".contains("succeeding: `open()` failed with .refused, and no `fails:` stands there") }
        }
    }
}
