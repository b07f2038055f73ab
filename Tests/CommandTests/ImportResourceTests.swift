import Foundation
import Testing

/// Calls of a description that keep records: `guidewright import openapi` has the mock keep them.
@Suite struct ImportResourceTests {
    private let scratch: Scratch
    private let tool: Tool

    init() throws {
        scratch = try Scratch()
        tool = Tool(folder: scratch.url)
    }

    private func start() throws -> Tool.Result { try tool("import", "openapi", "Guides/ferry.yaml", "--system", "ferry") }

    /// Calls that list, make, read, change and drop by one address keep records; those of another address answer their examples.
    @Test func callsOfOneAddressKeepRecords() throws {
        try scratch.write(Self.shelves, to: "Guides/ferry.yaml")
        let result = try start()
        #expect(result.code == 0 && !result.output.contains("left out"), "\(result.output)\(result.errors)")
        let mock = try scratch.read("Specs/ferry/mock.yaml")
        #expect(
            mock.contains("resource: \"https://shelf.example.net/books\"") && mock.contains("{id: \"b-1\", title: \"Rice\", pages: 90}"),
            "\(mock)")
        #expect(!mock.contains("authors") && !mock.contains("  answers:"))
        #expect(!(try tool("validate", "ferry", "--format", "json")).output.contains("\"error\""))
        #expect(try tool("generate", "ferry").code == 0)
    }

    /// A call that sends what no record has is no record's.
    @Test func callsThatDoMoreKeepNothing() throws {
        try scratch.write(
            Self.shelves.replacing("properties: {title: {type: string}}", with: "properties: {weight: {type: string}}"),
            to: "Guides/ferry.yaml")
        #expect(try start().code == 0)
        #expect(try scratch.read("Specs/ferry/mock.yaml").contains("mock: {}"))
    }

    private static let shelves = """
        openapi: 3.0.3
        info: {title: Shelves, version: "1"}
        servers: [{url: "https://shelf.example.net"}]
        paths:
          /books:
            get:
              operationId: listBooks
              responses:
                "200": {description: All., content: {application/json: {schema: {type: array, items: {$ref: "#/components/schemas/Book"}}}}}
            post:
              operationId: addBook
              requestBody: {content: {application/json: {schema: {type: object, required: [title], properties: {title: {type: string}}}}}}
              responses: {"201": {description: Made., content: {application/json: {schema: {$ref: "#/components/schemas/Book"}}}}}
          /books/{bookId}:
            parameters: [{name: bookId, in: path, required: true, schema: {type: string}, example: b-1}]
            get:
              operationId: readBook
              responses:
                "200": {description: One., content: {application/json: {schema: {$ref: "#/components/schemas/Book"}}}}
                "404": {description: None.}
            patch:
              operationId: changeBook
              requestBody: {content: {application/json: {schema: {type: object, properties: {title: {type: string}}}}}}
              responses:
                "200": {description: One., content: {application/json: {schema: {$ref: "#/components/schemas/Book"}}}}
                "404": {description: None.}
            delete: {operationId: removeBook, responses: {"204": {description: Gone.}, "404": {description: None.}}}
          /authors/{id}:
            get:
              operationId: author
              parameters: [{name: id, in: path, required: true, schema: {type: string}, example: "1"}]
              responses:
                "200": {description: One., content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}}
                "404": {description: None.}
        components:
          schemas:
            Book: {type: object, required: [id, title], properties: {id: {type: string}, title: {type: string, example: Rice}, pages: {type: integer, example: 90}}}

        """
}
