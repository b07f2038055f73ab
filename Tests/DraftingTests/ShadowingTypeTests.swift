import CrossCheck
import Diagnostics
import Drafting
import Guide
import Spec
import Testing

/// Names for types inside of types, and types that are called like the library's.
@Suite struct ShadowingTypeTests {
    private func draft(_ source: String) throws -> (folder: DraftFolder, api: String) {
        let folder = DraftFolder([try #require(FactSheet.of("Door.swift", source))], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return (folder, folder.files.first { $0.name == "api.yaml" }?.text ?? "")
    }

    @Test func namesInsideOfTypes() throws {
        let (folder, api) = try draft(
            """
            public struct ABDoor: Identifiable, Codable {
                public typealias ID = String
                public typealias Width = Double
                public let id: ID
                public let width: Width
                public let lock: Lock.ID
                public struct Lock: Identifiable, Codable { public var id: Int; public let name: String }
            }
            public struct ABLamp: Codable { public typealias ID = Int; public let id: Self.ID }
            public final class ABDoors {
                public func door(id: ABDoor.ID, lamp: ABLamp.ID?) async throws -> ABDoor { fatalError() }
                public func locks(of ids: [ABDoor.ID], in widths: [ABDoor.Width]) -> [ABDoor.Lock.ID] { [] }
                public func read(_ type: ABPair<ABDoor, String>.Type, count: Int) -> Int { 0 }
                public func shut() {}
            }
            """)
        for line in [
            "\"var id: String { get }\"", "\"var lock: Int { get }\"", "\"typealias Width = Double\"", "\"var width: Width { get }\"",
            "\"func door(id: String, lamp: Int?) async throws -> ABDoor\"", "\"func locks(of ids: [String], in widths: [Width]) -> [Int]\"",
            "\"func shut()\"",
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        #expect(!api.contains("typealias ID"))
        let told = folder.leftOut.map { "\($0.name): \($0.reason)" }
        #expect(told.contains("ID: drafted as `String`, not `ABDoor.ID`: `typedefs:` stand outside of all types"), "\(told)")
        #expect(told.contains { $0.hasPrefix("read(_:count:): ") }, "\(told)")
    }

    @Test func aStructThatIsCalledError() throws {
        let (folder, api) = try draft(
            """
            public struct Error: Swift.Error, Codable { public let code: Int; public let message: String }
            public struct ABAnswer: Codable { public let error: Error? }
            public final class ABDoors {
                public func last() -> Error? { nil }
                public func failure() -> (any Swift.Error)? { nil }
                public func report(_ error: Swift.Error) {}
            }
            """)
        for line in [
            "name: DoorKitError", "\"var message: String { get }\"", "\"var error: DoorKitError?", "\"func last() -> DoorKitError?\"",
            "\"func failure() -> (any Error)?\"",
        ] { #expect(api.contains(line), "\(line) in \(api)") }
        let told = folder.leftOut.map { "\($0.name): \($0.reason)" }
        #expect(told.contains("Error: drafted as `DoorKitError`: generated code needs the name `Error` for another type"), "\(told)")
    }

    @Test func anEnumThatIsCalledError() throws {
        let (_, api) = try draft(
            """
            public enum Error: Swift.Error { case shut, jammed(String) }
            public final class ABDoors {
                public func last() -> Error? { nil }
                public func failure() -> Swift.Error? { nil }
                public func report(_ error: Swift.Error, known: Error) {}
            }
            """)
        for line in [
            "name: DoorKitError", "\"func last() -> DoorKitError?\"", "\"func failure() -> (any Error)?\"",
            "\"func report(_ error: any Error, known: DoorKitError)\"",
        ] { #expect(api.contains(line), "\(line) in \(api)") }
    }
}
