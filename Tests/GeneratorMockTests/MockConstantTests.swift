import Spec
import Testing

@testable import Generator
@testable import SwiftCode

/// Endpoints, errors and records of a generated mock.
struct MockConstantTests {
    private func file(_ name: String) throws -> String {
        let spec = try Sample.spec(Sample.mock("- respond: {id: \"1\", left: 2}"))
        return try #require(MockGenerator(SettledSystem(spec), .builtIn).files().first { $0.path == name }?.swift.text)
    }

    @Test
    func endpointHasItsPathWithoutTheHost() throws {
        let text = try file("Mock/Endpoints.swift")
        #expect(text.contains("path: \"/v1/orders/{kind}\""))
        #expect(text.contains("ValueField(\"count\", .integer, isRequired: false)"))
        #expect(text.contains("ValueField(\"left\", .integer, wire: .string)"))
        #expect(text.contains("onInvalid: \"unknownItem\""))
    }

    @Test
    func errorsAreEscapedAndKeepTheirStatus() throws {
        let text = try file("Mock/Errors.swift")
        #expect(text.contains("code: \"unknown_item\", message: \"No \\\"such\\\" item.\""))
        #expect(text.contains("status: 409"))
    }

    @Test
    func failureFieldsFollowTheirPaths() throws {
        let text = try file("Mock/Failures.swift")
        #expect(text.contains("FailureField(path: [\"error\", \"code\"], .code)"))
        #expect(text.contains("FailureField(\"item\", .value(\"item\"))"))
    }

    @Test
    func recordsLiveAsLongAsTheirDuration() throws {
        #expect(try file("Mock/Records.swift").contains("lives: Double(Durations.orderLife)"))
        #expect(try file("Mock/Durations.swift").contains("static let orderLife = 60"))
    }

    @Test(arguments: [
        ("https://a.example.com/b/c?d=e", nil, "/b/c"), ("https://a.example.com", nil, "/"), ("shop://open/now", "shop", "open/now"),
        ("{base}/b", nil, "{base}/b"), ("{scheme}://back", nil, "/"),
    ])
    func routeLosesTheHost(_ url: String, _ scheme: String?, _ path: String) {
        let route = Endpoint.route(of: url)
        #expect(route.scheme == scheme)
        #expect(route.path == path)
    }

    @Test
    func sameSpecGivesTheSameBytes() throws {
        let spec = try Sample.spec(Sample.mock("- respond: {id: \"1\", left: 2}"))
        let texts = (0..<2).map { _ in MockGenerator(SettledSystem(spec), .builtIn).files().map(\.swift) }
        #expect(texts[0] == texts[1] && !texts[0].isEmpty)
    }

    @Test
    func executableServesTheMock() throws {
        let text = try file("MockServer/Main.swift")
        #expect(text.contains("import MockServer\nimport SampleShopMock\n"))
        #expect(text.contains("@main\nstruct Main {\n    static func main() async {\n"))
        #expect(text.contains("        await MockServerCommand.main(SampleShopMock.system)\n"))
    }
}
