import CrossCheck
import Diagnostics
import Drafting
import Guide
import SourceText
import Testing

/// Names with type parameters are drafted, and seen by `check`, as what each use of them means.
@Suite struct GenericAliasTests {
    private func folder(_ files: [(String, String)]) throws -> (folder: DraftFolder, api: String) {
        let sheets = try files.map { try #require(FactSheet.of($0.0, $0.1)) }
        let folder = DraftFolder(sheets, id: "door", module: "DoorKit", languages: files.map { _ in "en" })
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return (folder, folder.files.first { $0.name == "api.yaml" }?.text ?? "")
    }

    private static let source = """
        import Foundation
        public typealias ABDone<T> = (Result<T, ABError>) -> Void
        public typealias ABBoth<Key, Value> = ((Key, [Value]) -> Void)?
        public enum ABError: Error { case broken }
        public struct ABKey { public let id: String }
        public final class ABDoor {
            public init() {}
            public func open(id: String, completion: @escaping ABDone<ABKey>) {}
            public func shut(id: String, completion: @escaping ABDone<Void>) {}
            public func all(then: ABDone<[ABKey]>?) {}
            public func watch(told: ABBoth<String, Int>) {}
        }
        """

    @Test func eachUseIsDraftedAsWhatItMeans() throws {
        let (folder, api) = try folder([("Door.swift", Self.source)])
        let declarations = [
            "func open(id: String, completion: (Result<ABKey, ABError>) -> Void)",
            "func shut(id: String, completion: (Result<Void, ABError>) -> Void)",
            "func all(then: ((Result<[ABKey], ABError>) -> Void)?)", "func watch(told: ((String, [Int]) -> Void)?)",
        ]
        for declaration in declarations { #expect(api.contains("declaration: \"\(declaration)\""), "\(declaration) in \(api)") }
        #expect(!api.contains("typedefs:") && !api.contains("ABDone"), "\(api)")
        #expect(folder.report?.open.map(\.diagnostic.message) == [])
        #expect(folder.files.first { $0.name == "errata.yaml" } == nil)
        let told = folder.leftOut.filter { ["ABDone", "ABBoth"].contains($0.name) }
        #expect(told.count == 2 && told.allSatisfy { $0.reason.contains("type parameters") }, "\(folder.leftOut)")
    }

    /// A closure behind the brackets goes without its label, also behind parameters that have defaults.
    @Test func trailingClosuresAreNoSlips() throws {
        let source = """
            public enum ABError: Error { case broken }
            public final class ABDoor {
                public init() {}
                public func open(for id: String, completion: @escaping (Result<String, ABError>) -> Void) {}
                public func shut(id: String, times: Int = 1, done: @escaping (Bool) -> Void) {}
                public func watch(id: String, opened: @escaping (Bool) -> Void, failed: @escaping (Error) -> Void) {}
            }
            """
        let guide = """
            # Doors

            ```swift
            let door: ABDoor = ABDoor()
            door.open(for: "a") { result in
                print(result)
            }
            door.shut(id: "a") { done in
                print(done)
            }
            door.watch(id: "a") { isOpen in
                print(isOpen)
            } failed: { error in
                print(error)
            }
            ```
            """
        let (folder, _) = try folder([("Door.swift", source), ("guide.md", guide)])
        let errata = folder.files.first { $0.name == "errata.yaml" }?.text ?? ""
        #expect(!errata.contains("misspelled-name"), "\(errata)")
        #expect(folder.report?.findings.map { "\($0.rule.id) \($0.name)" }.filter { $0.hasPrefix("misspelled") } == [])
    }
}
