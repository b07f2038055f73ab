import CrossCheck
import Diagnostics
import Drafting
import Guide
import Spec
import Testing

/// Types that stand for one text or one number: in JSON they are that, and no object.
@Suite struct TypedIdentifierTests {
    private func draft(_ source: String) throws -> (folder: DraftFolder, api: String) {
        let folder = DraftFolder([try #require(FactSheet.of("Door.swift", source))], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return (folder, folder.files.first { $0.name == "api.yaml" }?.text ?? "")
    }

    private func enums(_ folder: DraftFolder) -> [String] {
        folder.spec?.enums.map {
            "\($0.name.value) \($0.form) \($0.rawType?.value ?? "") \($0.cases.map(\.name.value).joined(separator: " "))"
        } ?? []
    }

    @Test func identifiersNeedNoNames() throws {
        let (folder, _) = try draft(
            """
            public struct ABDoorID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
                public let rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
                public init(stringLiteral value: String) { rawValue = value }
            }
            public struct ABLevel: RawRepresentable, Codable {
                public typealias RawValue = Int
                public var rawValue: RawValue
                public init(rawValue: Int) { self.rawValue = rawValue }
                public static let ground = ABLevel(rawValue: 0)
                public static let roof = Self(rawValue: 12)
                public static var top: ABLevel { roof }
            }
            public struct ABDoor: Codable { public let id: ABDoorID; public let level: ABLevel? }
            """)
        #expect(enums(folder) == ["ABDoorID typed NSString * ", "ABLevel typed Int ground roof"])
        #expect(folder.spec?.classes.map(\.name.value) == ["ABDoor"])
        #expect(folder.leftOut.map(\.name) == ["top", "ABDoorID"], "\(folder.leftOut)")
        #expect(folder.report?.open.map(\.name) == ["top"])
    }

    /// What an initialiser reads out of a single value is no object either, wherever it stands; and a protocol of the vendor's may refine Swift's.
    @Test func whatIsCodedAsOneValue() throws {
        let (folder, _) = try draft(
            """
            public struct ABKey: Codable, Hashable {
                public let value: String
                public init(_ value: String) { self.value = value }
                public init(from decoder: any Decoder) throws {
                    let container = try decoder.singleValueContainer()
                    value = try container.decode(String.self)
                }
            }
            public struct ABCode { public let rawValue: String }
            extension ABCode: RawRepresentable { public init(rawValue: String) { self.rawValue = rawValue } }
            public protocol ABName: RawRepresentable, Codable where RawValue == String {}
            public struct ABRoom: ABName { public let rawValue: String; public var description: String { rawValue } }
            public struct ABCount: Decodable {
                public let number: Int
                public init(from decoder: Decoder) throws { number = try Int(from: decoder) }
            }
            public struct ABPair: Decodable {
                public let first: String
                public init(from decoder: Decoder) throws {
                    let container = try decoder.singleValueContainer()
                    if let text = try? container.decode(String.self) { first = text } else { first = String(try container.decode(Int.self)) }
                }
            }
            public struct ABText: Codable { public let rawValue: String }
            public final class ABDoors { public func open(_ key: ABKey, code: ABCode, in room: ABRoom, count: ABCount) {} }
            """)
        #expect(enums(folder) == ["ABKey typed NSString * ", "ABCode typed NSString * ", "ABRoom typed NSString * ", "ABCount typed Int "])
        let told = folder.leftOut.map { "\($0.name): \($0.reason)" }
        #expect(told.contains("value: what the enum `ABKey` holds: drafted as `rawValue`, as typed texts and numbers call it"), "\(told)")
        #expect(folder.spec?.classes.map(\.name.value).contains("ABText") == true)
    }
}
