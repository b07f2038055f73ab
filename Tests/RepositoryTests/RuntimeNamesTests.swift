import Foundation
import Generator
import Spec
import Testing

/// Names of the runtimes that generated tests see beside a client's.
@Suite struct RuntimeNamesTests {
    private static func types(of module: String) throws -> Set<String> {
        let head = /^(?:@[A-Za-z]+(?:\([^)]*\))? )*public (?:final |indirect )*(?:class|struct|enum|protocol|actor|typealias) ([A-Za-z]+)/
            .anchorsMatchLineEndings()
        let files = Repository.files(below: ["Sources/\(module)"], endingWith: [".swift"])
        return try files.reduce(into: []) { names, file in
            for match in try Repository.text(file).matches(of: head) { names.insert(String(match.1)) }
        }
    }

    /// A client may have a type of any of these names: tests say it with its module, or a spec is refused that has it.
    @Test(arguments: ["ClientRuntime", "MockClient", "MockRuntime", "MockTesting"]) func areToldApart(_ module: String) throws {
        let types = try Self.types(of: module)
        #expect(types.count > 5)
        let unknown = types.subtracting(NamesBesideTests.unsaid).subtracting(LibraryName.names).subtracting(LibraryName.ofMockTesting)
        #expect(unknown.sorted() == [], "add them to NamesBesideTests, or to LibraryName where tests say them")
    }

    /// No type of a spec may be called like one that the generator writes into clients by itself, or that would be meant there.
    @Test func thoseThatClientsSayAreRefused() throws {
        let ofTests = ["TestSuite/", "Mock/", "Reference/"]
        let files = Repository.files(below: ["Sources/Generator"], endingWith: [".swift"]).filter { file in
            !ofTests.contains { file.contains("Generator/\($0)") }
        }
        let said = try files.reduce(into: Set<String>()) { names, file in
            for match in try Repository.text(file).matches(of: /"(?:any )?([A-Z][A-Za-z]+)\b/) { names.insert(String(match.1)) }
        }
        let runtimes = try ["ClientRuntime", "WireValues", "TextDigests"].map(Self.types).reduce(Set(), { $0.union($1) })
        let swift: Set = [
            "AsyncSequence", "CancellationError", "Codable", "Decoder", "DecodingError", "Encoder", "EncodingError", "Hashable",
            "LocalizedError", "ObjectIdentifier", "Result", "Sendable", "Task", "URLError", "WritableKeyPath",
        ]
        #expect(said.isSuperset(of: swift.subtracting(["Result"])))
        // Refused where a spec has what they are written for.
        let ofParts: Set = ["AddedListener", "Event", "EventForAll", "Listeners", "Once"]
        let unknown = said.intersection(runtimes.union(swift)).subtracting(LibraryName.names).subtracting(ofParts)
        #expect(unknown.sorted() == [], "add them to LibraryName")
    }

    @Test func thoseThatTestsSayAreThere() throws {
        #expect(LibraryName.ofMockTesting.subtracting(try Self.types(of: "MockTesting")).sorted() == [])
    }
}
