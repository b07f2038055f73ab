import CrossCheck
import Diagnostics
import Drafting
import Guide
import SourceText
import Spec
import Testing

/// Structs and classes that are errors keep their names where something fails with them.
@Suite struct ErrorTypeTests {
    private func draft(_ source: String) throws -> (folder: DraftFolder, api: String) {
        let sheet = try #require(FactSheet.of("Door.swift", source))
        let folder = DraftFolder([sheet], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return (folder, folder.files.first { $0.name == "api.yaml" }?.text ?? "")
    }

    private func told(_ folder: DraftFolder) -> [String] {
        folder.leftOut.map { "\($0.place.start.line) \($0.name): \($0.reason)" }
    }

    private func expect(_ lines: [String], in api: String) {
        for line in lines { #expect(api.contains(line), "\(line) in \(api)") }
    }

    @Test func aStructOfErrorsWrapsAnEnumThatIsMadeUp() throws {
        let (folder, api) = try draft(
            """
            public struct ABError: Error, Codable, LocalizedError {
                public let code: String
                public let message: String
                public let hints: [String]
                public let wait: Double?
                public let at: Date?
                public var isFatal: Bool { code == "X" }
                public var errorDescription: String? { message }
                public init(code: String, message: String) {}
            }
            public enum ABKitError: Error { case api(ABError), shut }
            public class ABDoor {
                public func open(key: String, done: @escaping (Result<String, ABError>) -> Void) {}
                public func close(key: String) async throws(ABError) {}
                public func shut(done: @escaping (ABError?) -> Void) {}
            }
            """)
        expect(
            [
                "- name: ABErrorKind",
                "cases:\\n      - {name: failed, code: 0, holds: \"code: String, message: String, wait: Double?\""
                    .replacing("\\n", with: "\n"),
                "conforms: [Error, LocalizedError]", "wraps: [ABErrorKind]", "get: $error.codeValue", "get: $error.message",
                "get: $error.wait", "declaration: \"var hints: [String] { get }\"\n        get: []", "init(code: String, message: String)",
                "(Result<String, ABError>) -> Void", "async throws(ABError)", "(ABError?) -> Void",
                "{name: api, code: 0, holds: \"any Error\"",
            ], in: api)
        #expect(!api.contains("domain:"), "\(api)")
        #expect(told(folder) == ["1 ABError: drafted without `Codable`, which nothing has that `wraps:` errors"])
    }

    /// In an extension, by a protocol of the SDK's, as a class; what inherits from one is none of its own.
    @Test func errorsSayItInSeveralWays() throws {
        let (_, api) = try draft(
            """
            public protocol ABFailure: LocalizedError {}
            public struct ABLate { public var code: Int; public var detail: String }
            extension ABLate: Swift.Error {}
            public struct ABLost: ABFailure { public let message: String }
            public class ABTrouble: Error { public let code: Int; public init(code: Int) {}; public static var count: Int { 3 } }
            public class ABDeepTrouble: ABTrouble { public func dig() {} }
            public class ABDoor {
                public func open() throws(ABLate) {}
                public func find() async throws(ABLost) {}
                public func dig() throws(ABTrouble) {}
            }
            """)
        expect(
            [
                "wraps: [ABLateKind]", "wraps: [ABLostKind]", "wraps: [ABTroubleKind]", "throws(ABLate)", "throws(ABLost)",
                "throws(ABTrouble)",
                "get: {first: [$error.code, 0]}", "declaration: \"var detail: String { get }\"", "superclass: ABTrouble",
            ], in: api)
        #expect(!api.contains("ABDeepTroubleKind") && !api.contains("static"), "\(api)")
    }

    /// Functions that make errors are no cases where properties say what each error is.
    @Test func aStructOfErrorsWithFactoriesIsNoEnum() throws {
        let (_, api) = try draft(
            """
            public struct ABUploadError: Error {
                public var status: Int
                public var detail: String
                public static func defaultError() -> ABUploadError { ABUploadError(status: 0, detail: "") }
                public static func defaultError(withStatus status: Int) -> ABUploadError { ABUploadError(status: status, detail: "") }
            }
            """)
        expect(
            [
                "wraps: [ABUploadErrorKind]", "holds: \"status: Int, detail: String\"", "static func defaultError() -> ABUploadError",
                "static func defaultError(withStatus status: Int) -> ABUploadError", "get: $error.status",
            ], in: api)
        #expect(!api.contains("name: defaultError,"), "\(api)")
    }

    /// Of one name there is one kind of value in all errors: of two the first is held.
    @Test func whatAnotherErrorHoldsOtherwiseIsNotHeld() throws {
        let (_, api) = try draft(
            """
            public enum ABKitError: Error { case late(wait: Int) }
            public struct ABError: Error { public let wait: String; public let error: String; public let id: UUID }
            """)
        #expect(api.contains("declaration: \"var wait: String { get }\"\n        get: \"\""), "\(api)")
        #expect(!api.contains("var error:") && !api.contains("var id:"), "\(api)")
    }

    /// What validates as `holds:` stays, and closures keep their marks.
    @Test func valuesAndMarksStay() throws {
        let (folder, api) = try draft(
            """
            public enum ABKitError: Error {
                case late(retryAfter: TimeInterval), paid(amount: Decimal), wide(CGFloat), of(id: UUID)
            }
            public typealias ABTold = @Sendable (String) -> Void
            public class ABDoor {
                public init() {}
                public var onEvent: (@MainActor @Sendable (String) -> Void)?
                public func open(_ done: @escaping @MainActor (Result<Int, ABKitError>) -> Void) {}
                public func shut(_ then: (@Sendable (Int) -> Void)? = nil) {}
            }
            """)
        expect(
            [
                "holds: \"retryAfter: TimeInterval\"", "holds: \"amount: Decimal\"", "holds: \"CGFloat\"", "holds: \"id: UUID\"",
                "typealias ABTold = @Sendable (String) -> Void", "var onEvent: (@MainActor @Sendable (String) -> Void)?",
                "func open(_ done: @MainActor (Result<Int, ABKitError>) -> Void)", "func shut(_ then: (@Sendable (Int) -> Void)? = nil)",
            ], in: api)
        #expect(folder.report?.open.map(\.diagnostic.message) == [])
    }

    /// Swift's own comes without a word: `DoorKit.ABHub.Error` of a nested one.
    @Test func theDomainOfNestedErrorsIsSwiftsOwn() throws {
        let (folder, api) = try draft(
            """
            public class ABHub {
                public enum Error: Swift.Error { case shut, other(Swift.Error) }
                public init() {}
                public func open(_ done: @escaping (Result<String, ABHub.Error>) -> Void) {}
            }
            """)
        #expect(!api.contains("domain:"), "\(api)")
        #expect(folder.spec?.errors.map(\.domain.value) == ["DoorKit.ABHub.Error"])
        #expect(folder.report?.open.map(\.diagnostic.message) == [])
    }
}
