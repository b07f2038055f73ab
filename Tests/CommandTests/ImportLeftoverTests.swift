import Foundation
import Testing

/// What a draft of a description leaves out: no more than has to be, and all of it listed.
@Suite struct ImportLeftoverTests {
    private let scratch: Scratch
    private let tool: Tool

    init() throws {
        scratch = try Scratch()
        tool = Tool(folder: scratch.url)
    }

    private func start(_ paths: String, schemas: String = "", servers: String = "[{url: https://dock.example.net}]", _ more: String...)
        throws
        -> Tool.Result
    {
        let text = """
            openapi: 3.0.3
            info: {title: Docks, version: "1"}
            servers: \(servers)
            paths:
            \(paths)
            components:
              schemas:
                Port: {type: object, properties: {name: {type: string}}}
            \(schemas)

            """
        try scratch.write(text, to: "Guides/docks.yaml")
        return try tool.run(["import", "openapi", "Guides/docks.yaml", "--system", "docks"] + more)
    }

    private func endpoints() throws -> String { try scratch.read("Specs/docks/endpoints.yaml") }

    private static func answering(_ schema: String) -> String {
        "{description: Done., content: {application/json: {schema: \(schema)}}}"
    }

    /// A member without a name is left out alone, not with its object and all calls that name it.
    @Test func oneMemberCostsNeitherItsObjectNorItsCalls() throws {
        let crane = Self.answering("{type: object, properties: {crane: {$ref: '#/components/schemas/Crane'}}}")
        let result = try start(
            """
              /cranes: {get: {operationId: cranes, responses: {"200": \(crane)}}}
              /cranes/first: {get: {operationId: firstCrane, responses: {"200": \(crane)}}}
            """,
            schemas: """
                    Crane:
                      type: object
                      properties:
                        load: {type: integer}
                        "": {type: string}
                """)
        #expect(result.code == 0 && result.lines.first == "docks: drafted 2 endpoints in Specs/docks", "\(result.output)\(result.errors)")
        #expect(result.lines.contains { $0.contains("docks.yaml:14:") && $0.contains("Crane.: the text is empty") }, "\(result.output)")
        #expect(result.lines.contains("left out (1):"))
        let written = try endpoints()
        #expect(written.contains("name: load") && !written.contains("name: \"\""))
        #expect(!(try tool("validate", "docks", "--format", "json")).output.contains("\"error\""))
    }

    /// Two calls of one address are two lines, each at its own place.
    @Test func methodsOfOneAddressAreToldApart() throws {
        let result = try start(
            """
              /cranes:
                get: {operationId: cranes, responses: {"204": {description: Done.}}}
                options: {operationId: askCranes, responses: {"204": {description: Done.}}}
                trace: {operationId: traceCranes, responses: {"204": {description: Done.}}}
                additionalOperations: {LIFT: {operationId: lift, responses: {"204": {description: Done.}}}}
            """)
        for (line, method) in [(7, "OPTIONS"), (8, "TRACE"), (9, "LIFT")] {
            let found = result.lines.contains { $0.contains("docks.yaml:\(line):") && $0.contains("no spec has the method \(method)") }
            #expect(found, "\(method): \(result.output)")
        }
    }

    /// The terminal shows the first lines; the file beside the draft, and `--verbose`, all of them.
    @Test func nothingIsCutInSilence() throws {
        let paths = (0..<50).map {
            "  /docks/\($0): {put: {operationId: dock\($0), requestBody: {content: {text/csv: {}}}, responses: {\"204\": {description: Done.}}}}"
        }
        let result = try start(paths.joined(separator: "\n"))
        #expect(result.lines.contains("  and 10 more: Specs/docks/DRAFT.txt lists all"), "\(result.output)")
        #expect(!result.output.contains("dock49:"))
        let written = try scratch.read("Specs/docks/DRAFT.txt")
        #expect(written.contains("left out (50):") && written.contains("dock49:") && !written.contains("more:"))
        let verbose = try start(paths.joined(separator: "\n"), "--force", "--verbose")
        #expect(verbose.output.contains("dock49:") && !verbose.output.contains(" more:"))
        #expect(!(try tool("validate", "docks", "--format", "json")).output.contains("\"error\""))
    }

    @Test func whatIsCompleteLeavesNoList() throws {
        #expect(try start("  /docks: {get: {operationId: docks, responses: {\"204\": {description: Done.}}}}").code == 0)
        #expect(!FileManager.default.fileExists(atPath: scratch.url.appendingPathComponent("Specs/docks/DRAFT.txt").path))
    }

    /// Where a description does not say which host its calls are of, the host is a parameter: mocks find their calls by what follows it.
    @Test(arguments: [
        ("[]", "https://{server}/docks"), ("[{url: /}]", "https://{server}/docks"), ("[{url: /v3}]", "https://{server}/v3/docks"),
        ("[{url: v3}]", "https://{server}/v3/docks"), ("[{url: //dock.example.net/v3}]", "https://dock.example.net/v3/docks"),
        (
            "[{url: '{scheme}://dock.example.net', variables: {scheme: {default: https, enum: [https, http]}}}]",
            "https://dock.example.net/docks"
        ),
    ])
    func serversHaveAHost(_ servers: String, _ url: String) throws {
        let result = try start("  /docks: {get: {operationId: docks, responses: {\"204\": {description: Done.}}}}", servers: servers)
        #expect(result.code == 0, "\(result.errors)")
        let written = try endpoints()
        #expect(written.contains("url: \"\(url)\"") || written.contains("url: \(url)\n"), "\(written)")
        #expect(!(try tool("validate", "docks", "--format", "json")).output.contains("\"error\""))
    }

    @Test func aServerWithAChoiceInItIsListed() throws {
        let result = try start(
            "  /docks: {get: {operationId: docks, responses: {\"204\": {description: Done.}}}}",
            servers: """
                [{url: https://dock.example.net}, {url: "https://{region}.dock.example.net", variables: {region: {default: eu, enum: [eu, us]}}}]
                """)
        #expect(result.lines.contains { $0.contains("https://{region}.dock.example.net: its address has parts that differ") })
    }

    /// Nothing of this is for a person to settle: an object that is too large to be written down, an empty word among the values, a name that two methods of one address have.
    @Test func whatTheDraftItselfLeftOpenIsNoFinding() throws {
        let many = (0..<410).map { "m\($0): {type: string}" }.joined(separator: ", ")
        let result = try start(
            """
              /docks:
                put:
                  operationId: putDock
                  requestBody: {content: {application/json: {schema: {$ref: "#/components/schemas/Ids"}}}}
                  responses: {"204": {description: Done.}}
                delete:
                  operationId: deleteDock
                  parameters: [{name: depth, in: query, schema: {type: string, enum: ["", low, high]}}]
                  requestBody: {content: {application/json: {schema: {type: object, properties: {ids: {type: string}}}}}}
                  responses: {"204": {description: Done.}}
              /harbours:
                post:
                  operationId: addHarbour
                  requestBody: {content: {application/json: {schema: {type: object, properties: {harbour: {$ref: "#/components/schemas/Harbour"}, others: {type: array, items: {$ref: "#/components/schemas/Harbour"}}}}}}}
                  responses: {"204": {description: Done.}}
            """,
            schemas: """
                    Ids: {type: object, required: [ids], properties: {ids: {type: string}}}
                    Harbour: {type: object, properties: {\(many)}}
                """)
        #expect(result.code == 0 && !result.output.contains("to settle"), "\(result.output)")
    }
}
