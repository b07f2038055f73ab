import CrossCheck
import Diagnostics
import Drafting
import Guide
import Spec
import Testing

/// Protocols of an SDK's own that its structs adopt.
@Suite struct StructConformanceTests {
    private func draft(_ source: String) throws -> DraftFolder {
        let folder = DraftFolder([try #require(FactSheet.of("Door.swift", source))], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return folder
    }

    private func adopted(_ folder: DraftFolder) -> [String] {
        folder.spec?.classes.map { type in "\(type.name.value): \(type.conformances.map(\.value).joined(separator: " "))" } ?? []
    }

    @Test func structsAdoptWhatTheDraftHas() throws {
        let folder = try draft(
            """
            public protocol ABItem: Sendable { var id: String { get }; func title() -> String }
            public struct ABKey: ABItem, Codable { public let id: String; public func title() -> String { id } }
            public struct ABLamp: Codable, ABItem { public let id: String; public let tone: Int; public func title() -> String { id } }
            public final class ABBag { public func put(_ item: any ABItem) {} }
            """)
        #expect(adopted(folder) == ["ABKey: ABItem Codable", "ABLamp: Codable ABItem", "ABBag: "])
        #expect(folder.leftOut.map(\.name) == [])
        #expect(folder.report?.open.map(\.diagnostic.message) == [])
    }

    /// What a struct cannot adopt is told of it, and the struct stays as it is declared.
    @Test func whatCannotBeAdoptedIsTold() throws {
        let folder = try draft(
            """
            public protocol ABNamed { var name: String? { get } }
            public protocol ABHeard: AnyObject { var note: String { get } }
            public protocol ABDoorDelegate: AnyObject { func opened() }
            public struct ABKey: ABNamed { public let name: String }
            public struct ABNote: ABHeard { public let note: String }
            public struct ABEar: ABDoorDelegate { public let side: Int; public func opened() {} }
            """)
        #expect(adopted(folder).contains("ABKey: ") && adopted(folder).contains("ABEar: "), "\(adopted(folder))")
        #expect(folder.spec?.classes.first { $0.name.value == "ABKey" }?.properties.map(\.name) == ["name"])
        let told = folder.leftOut.map { "\($0.name): \($0.reason)" }
        #expect(told.contains("ABKey: drafted without `ABNamed`: `name` is `String` where the protocol's is `String?`"), "\(told)")
        #expect(told.contains("ABEar: drafted without `ABDoorDelegate`: a struct adopts no protocol of delegates"), "\(told)")
    }
}
