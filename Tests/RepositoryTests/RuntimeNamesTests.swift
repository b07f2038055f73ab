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

    @Test func thoseThatTestsSayAreThere() throws {
        #expect(LibraryName.ofMockTesting.subtracting(try Self.types(of: "MockTesting")).sorted() == [])
    }
}
