import Diagnostics
import Drafting
import Guide
import Testing

/// Types that their own name alone says too little of, and enums of texts with a case for the rest.
@Suite struct JoinedNameTests {
    private func draft(_ source: String) throws -> (api: String, leftOut: [String]) {
        let sheet = try #require(FactSheet.of("Door.swift", source))
        let folder = DraftFolder([sheet], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return (folder.files.first { $0.name == "api.yaml" }?.text ?? "", folder.leftOut.map { "\($0.name): \($0.reason)" })
    }

    @Test func theLibrarysNameInsideOfAType() throws {
        let source = """
            public final class ABClient {
                public enum Error: Swift.Error { case shut, lost }
                public func open(id: String) async throws(Error) -> String { id }
                public func load(completion: @escaping (Result<String, Error>) -> Void) {}
                public func other(completion: @escaping (Result<String, any Swift.Error>) -> Void) {}
            }
            public class ABDoor { public func shut(then: @escaping (Result<String, Error>) -> Void) {} }
            """
        let api = try draft(source).api
        for line in [
            "name: ABClientError", "swift: ABClient.Error", "func open(id: String) async throws(ABClientError) -> String",
            "func load(completion: (Result<String, ABClientError>) -> Void)", "func other(completion: (Result<String, any Error>) -> Void)",
            "func shut(then: (Result<String, Error>) -> Void)",
        ] { #expect(api.contains(line), "\(line) in \(api)") }
    }

    @Test func theLibrarysErrorBesideOnesOwn() throws {
        let source = """
            public final class ABLock {
                public enum Error: Swift.Error { case shut, lost }
                public func all() -> AsyncThrowingStream<String, any Swift.Error> { fatalError() }
                public func open(_ done: @escaping (Result<String, Swift.Error>) -> Void) {}
                public func shut(_ done: @escaping (String?, Swift.Error?) -> Void) {}
                public func turn(_ done: @escaping (Swift.Result<String, Error>) -> Void) {}
            }
            """
        let (api, leftOut) = try draft(source)
        for line in [
            "func all() -> AsyncThrowingStream<String, any Error>", "func open(_ done: (Result<String, Error>) -> Void)",
            "func shut(_ done: (String?, Error?) -> Void)", "func turn(_ done: (Result<String, ABLockError>) -> Void)",
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        #expect(!leftOut.contains { $0.contains("open") || $0.contains("all()") })
    }

    @Test func eachTypeKeepsItsMembers() throws {
        let source = """
            public class ABUser: Codable { public var id: Int = 0 }
            public struct ABOptions: Codable {
                public struct ABUser: Codable { public let email: String }
                public struct Key: Codable { public let code: String }
                public let user: Self.ABUser?
                public let key: Self.Key
            }
            public struct ABDoor { public let owner: ABUser; public let last: ABOptions.ABUser }
            public typealias ABBody = [String: Encodable]
            """
        let (api, leftOut) = try draft(source)
        for line in [
            "name: ABUser\n", "name: ABOptionsABUser", "swift: ABOptions.ABUser", "var user: ABOptionsABUser? { get }",
            "var key: Key { get }",
            "var owner: ABUser { get }", "var last: ABOptionsABUser { get }", "field: email", "typealias ABBody = [String: Any]",
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        #expect(leftOut == [])
    }

    @Test func aNameThatTheVendorHasAlreadyStays() throws {
        let source = """
            public struct ABDoor { public struct Mode { public let id: String } }
            public typealias ABDoorMode = ABDoor.Mode
            public struct ABLamp {
                public struct Mode { public let name: String }
                public let mode: Mode
            }
            """
        let api = try draft(source).api
        #expect(api.contains("name: ABLampMode") && api.contains("var mode: ABLampMode") && !api.contains("name: ABDoorMode"), "\(api)")
    }

    @Test func textsWithACaseForTheRest() throws {
        let source = """
            public enum ABKind: RawRepresentable, Hashable, Sendable {
                case transfer, wireOut
                case unknown(String)
                public init(rawValue: String) {
                    switch rawValue {
                    case "transfer": self = .transfer
                    case "wire_out": self = .wireOut
                    default: self = .unknown(rawValue)
                    }
                }
                public var rawValue: String { "" }
            }
            public class ABDoor { public func kind(_ kind: ABKind) -> Bool { true } }
            """
        let api = try draft(source).api
        for line in [
            "rawType: String", #"{name: wireOut, value: "wire_out""#, #"{name: unknown, holds: "String""#, "{name: transfer, text",
        ] {
            #expect(api.contains(line), "\(line) in \(api)")
        }
    }
}
