import Foundation
import Testing

/// `guidewright import openapi`, with a description made up for it.
@Suite struct ImportTests {
    private let scratch: Scratch
    private let tool: Tool

    init() throws {
        scratch = try Scratch()
        tool = Tool(folder: scratch.url)
        try scratch.write(Self.ferry, to: "Guides/ferry.yaml")
    }

    private func start(_ more: String...) throws -> Tool.Result {
        try tool.run(["import", "openapi", "Guides/ferry.yaml", "--system", "ferry"] + more)
    }

    private func hasLine(_ line: String, in file: String) throws -> Bool {
        try scratch.read("Specs/ferry/\(file)").split(separator: "\n").contains { $0.drop { $0 == " " } == line }
    }

    @Test func theDraftStandsAndTheDescriptionBearsItOut() throws {
        let result = try start()
        #expect(result.code == 0 && result.errors == "", "\(result.errors)")
        #expect(result.lines.first == "ferry: drafted 1 enum of errors and 5 endpoints in Specs/ferry")
        let validation = try tool("validate", "ferry", "--format", "json")
        #expect(validation.output.contains("spec-todo-text") && !validation.output.contains("\"error\""))
        let check = try tool("check", "ferry", "--coverage")
        #expect(check.code == 0, "\(check.output)")
    }

    @Test(arguments: [
        "- name: ferries.list", "url: \"https://ferry.example.net/v2/ports/{port}/ferries\"",
        "- {name: port, type: string, example: \"oban\"}",
        "- {name: sort, type: string, values: [\"time\", \"price\"], text: {en: TODO}}",
        "- {name: Authorization, type: string, scheme: Bearer, required: true, secret: true}",
        "- {name: ferries, type: \"[Ferry]\", required: true}", "- name: Ferry", "port: {en: TODO}",
        "- {name: next, type: json, text: {en: TODO}}", "errors: [unauthorized, notFound]", "message: \"$message\"",
        "- name: status202", "- {name: name, type: string, required: true, text: {en: TODO}}",
        "- {name: pier, type: integer, text: {en: TODO}}", "form:", "name: postV2PortsPortTickets",
    ])
    func endpointsSayWhatTheDescriptionStates(_ line: String) throws {
        #expect(try start().code == 0)
        #expect(try hasLine(line, in: "endpoints.yaml") || hasLine("- " + line, in: "endpoints.yaml"))
    }

    /// Nothing has to be written for that: the fields have them.
    @Test func theMockAnswersWithTheExamples() throws {
        #expect(try start().code == 0)
        #expect(try scratch.read("Specs/ferry/mock.yaml").contains("mock: {}"))
        #expect(try hasLine("- {name: deck, type: string, example: \"upper\", text: {en: TODO}}", in: "endpoints.yaml"))
        #expect(try hasLine("- {name: count, type: integer, required: true, example: \"3\", text: {en: TODO}}", in: "endpoints.yaml"))
    }

    @Test func errorsAreToldByTheirStatus() throws {
        #expect(try start().code == 0)
        #expect(try hasLine("- {name: notFound, code: 404, status: 404, text: {en: TODO}}", in: "errors.yaml"))
    }

    @Test func whatASpecCannotHoldIsListedWithItsPlace() throws {
        let lines = try start().lines
        for (name, reason) in [
            ("uploadPhoto", "its body is `image/png`"), ("Ferry.next", "it holds itself"),
            ("PUT /ports/{port}/ferries", "is in another file"),
            ("ferries/list.pace", "several forms"), ("sailed", "a webhook's address"), ("ports", "stand as one object"),
        ] {
            #expect(lines.contains { $0.contains("ferry.yaml:") && $0.contains(name) && $0.contains(reason) }, "\(name): \(lines)")
        }
    }

    /// What a description says of events is what each of them holds; the other answer of the same operation is listed.
    @Test func eventsAreDrafted() throws {
        let events = """
            openapi: 3.1.0
            info: {title: Tide, version: "1"}
            servers: [{url: https://tide.example.net}]
            paths:
              /levels:
                get:
                  operationId: levels
                  responses:
                    "200":
                      description: Levels.
                      content:
                        text/event-stream:
                          schema: {type: object, required: [metres], properties: {metres: {type: number, example: 2.5}}}
              /ticks:
                get:
                  operationId: ticks
                  responses: {"200": {description: Ticks., content: {text/event-stream; charset=utf-8: {}}}}
              /words:
                get:
                  operationId: words
                  responses:
                    "200":
                      description: Words.
                      content:
                        text/event-stream: {schema: {type: string}}
                        application/json: {schema: {type: object, properties: {all: {type: string}}}}
            """
        try scratch.write(events, to: "Guides/ferry.yaml")
        let result = try start()
        #expect(result.code == 0 && result.lines.contains { $0.contains("words") && $0.contains("made of events") }, "\(result.lines)")
        let endpoints = try scratch.read("Specs/ferry/endpoints.yaml")
        #expect(endpoints.components(separatedBy: "kind: events").count == 3 && endpoints.contains("name: all"))
        #expect(try scratch.read("Specs/ferry/mock.yaml").contains("mock: {}"))
        #expect(!(try tool("validate", "ferry", "--format", "json")).output.contains("\"error\""))
        #expect(try tool("check", "ferry").code == 0)
    }

    @Test func noSentenceOfTheDescriptionIsCopied() throws {
        #expect(try start().code == 0)
        for name in try scratch.names(in: "Specs/ferry") {
            #expect(!(try scratch.read("Specs/ferry/\(name)")).contains("Where a ferry"), "\(name)")
        }
    }

    @Test func whatTheDescriptionTakesBackIsFound() throws {
        #expect(try start().code == 0)
        try scratch.write(Self.ferry.replacing("name: sort", with: "name: order"), to: "Guides/ferry.yaml")
        let check = try tool("check", "ferry")
        #expect(check.code == 1 && check.output.contains("sort"), "\(check.output)")
    }

    @Test(arguments: [
        ("swagger: \"1.2\"\npaths: {}\n", "Swagger 2.0 are read"), ("swagger: \"2.0\"\npaths: {}\n", "describes no call"),
        ("openapi: 3.0.0\n", "has no `paths`"), ("a: [\n", "error"),
        ("title: none\n", "no OpenAPI description"), ("openapi: 3.1.0\npaths: {}\n", "describes no call"), ("", "is empty"),
    ])
    func whatIsNoDescriptionIsRefused(_ text: String, _ message: String) throws {
        try scratch.write(text, to: "bad.yaml")
        let result = try tool("import", "openapi", "bad.yaml")
        #expect(result.code == 2 && result.errors.contains(message), "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: scratch.url.appendingPathComponent("Specs/bad").path))
    }

    @Test func aFolderThatIsThereIsKept() throws {
        #expect(try start().code == 0)
        let again = try start()
        #expect(again.code == 2 && again.errors.contains("--force"))
        #expect(try start("--force").code == 0)
    }

    /// Several servers are one host with an environment for each; what is all of a body is one; dates are dates, but for those in lists.
    @Test func serversAreEnvironmentsListsAreBodiesAndDatesAreDates() throws {
        try scratch.write(Self.islands, to: "Guides/islands.yaml")
        let result = try tool("import", "openapi", "Guides/islands.yaml", "--system", "islands")
        #expect(result.code == 0 && !result.output.contains("left out") && !result.output.contains("to settle"), "\(result.output)")
        let endpoints = try scratch.read("Specs/islands/endpoints.yaml")
        for line in [
            "- {name: production, url: \"https://api.islands.example.net/v1\", documented: description, text: {en: TODO}}",
            "- {name: sandbox, url: \"https://sandbox.islands.example.net\", documented: description, text: {en: TODO}}",
            "- {name: eu, url: \"https://eu.islands.example.net/v1\", documented: description, text: {en: TODO}}",
            "url: \"/islands\"", "url: \"https://maps.example.net/islands/{name}/height\"",
            "body: {name: items, type: \"[Island]\", required: true}",
            "body: {name: items, type: \"[string]\", text: {en: TODO}}",
            "- {name: at, type: date, wire: iso8601, example: \"2024-02-03T04:05:06Z\", text: {en: TODO}}",
            "- {name: day, type: date, wire: {pattern: yyyy-MM-dd}, text: {en: TODO}}",
            "- {name: mapped, type: \"[string]\", text: {en: TODO}}",
            "body: {name: value, type: number, required: true, text: {en: TODO}}",
        ] {
            #expect(endpoints.contains(line), "\(line)\n\(endpoints)")
        }
        #expect(try scratch.read("Specs/islands/mock.yaml").contains("mock: {}"))
        let check = try tool("check", "islands", "--coverage")
        #expect(check.code == 0 && check.output.contains("no findings"), "\(check.output)")
        try scratch.write(Self.islands.replacing("sandbox.islands", with: "test.islands"), to: "Guides/islands.yaml")
        #expect(try tool("check", "islands").code == 1)
    }

    private static let islands = """
        openapi: 3.1.0
        info: {title: Islands, version: "1"}
        servers:
          - {url: "https://api.islands.example.net/v1", description: Production server}
          - {url: "https://sandbox.islands.example.net/", description: Sandbox}
          - {url: "https://eu.islands.example.net/v1", description: For whoever is to keep what they send in Europe}
        paths:
          /islands:
            get:
              operationId: islands
              responses:
                "200":
                  description: All.
                  content: {application/json: {schema: {type: array, items: {$ref: "#/components/schemas/Island"}}}}
            post:
              operationId: addIslands
              requestBody: {content: {application/json: {schema: {type: array, items: {type: string}}}}}
              responses: {"204": {description: Done.}}
            patch:
              operationId: changeIslands
              requestBody:
                content: {application/json: {schema: {type: array, items: {type: object, required: [op], properties: {op: {type: string}}}}}}
              responses: {"204": {description: Done.}}
          /islands/{name}/height:
            servers: [{url: "https://maps.example.net"}]
            get:
              operationId: height
              parameters: [{name: name, in: path, required: true, schema: {type: string}}]
              responses: {"200": {description: Metres., content: {application/json: {schema: {type: number, example: 12}}}}}
        components:
          schemas:
            Island: {type: object, required: [name], properties: {name: {type: string}, seen: {$ref: "#/components/schemas/Seen"}, mapped: {type: array, items: {type: string, format: date}}}}
            Seen: {type: object, properties: {at: {type: string, format: date-time, example: "2024-02-03T04:05:06Z"}, day: {type: string, format: date, example: someday}}}

        """

    private static let ferry = """
        openapi: 3.1.0
        info: {title: Ferries, version: "2"}
        servers: [{url: "https://ferry.example.net/{version}/", variables: {version: {default: v2}}}]
        security: [{token: []}]
        paths:
          /ports/{port}/ferries:
            parameters:
              - {name: port, in: path, required: true, schema: {type: string}, example: oban}
            get:
              operationId: ferries/list
              description: Where a ferry leaves from.
              parameters:
                - $ref: "#/components/parameters/Sort"
                - {name: pace, in: query, schema: {oneOf: [{type: string}, {type: integer}]}}
              responses:
                "200":
                  description: All.
                  content:
                    application/json:
                      schema:
                        type: object
                        required: [ferries, count]
                        properties:
                          ferries: {type: array, items: {$ref: "#/components/schemas/Ferry"}}
                          count: {type: integer, example: 3}
                          deck: {type: [string, "null"], example: upper}
                "202": {description: Later.}
                "401": {$ref: "#/components/responses/Refused"}
                "404": {$ref: "#/components/responses/Refused"}
            put:
              $ref: "watch.yaml#/put"
          /ports/{port}/tickets:
            post:
              security: [{}]
              requestBody:
                content:
                  application/x-www-form-urlencoded:
                    schema: {type: object, required: [seats], properties: {seats: {type: integer}}}
              responses: {"201": {description: Sold., content: {application/json: {schema: {$ref: "#/components/schemas/Ferry"}}}}}
          /ports/{port}/photo:
            post:
              operationId: uploadPhoto
              requestBody: {content: {image/png: {}}}
              responses: {default: {description: Done.}}
          /ports:
            get:
              operationId: ports
              responses:
                "200":
                  description: One of two.
                  content:
                    application/json:
                      schema:
                        oneOf:
                          - {type: object, required: [name, pier], properties: {name: {type: string}, pier: {type: integer}}}
                          - {type: object, required: [name], properties: {name: {type: string}, ramp: {type: boolean}}}
          /ports/{port}:
            get:
              operationId: port
              responses: {"200": {description: Text., content: {text/plain: {schema: {type: string}}}}}
        webhooks:
          sailed: {post: {responses: {"200": {description: Heard.}}}}
        components:
          securitySchemes: {token: {type: http, scheme: bearer}}
          parameters:
            Sort: {name: sort, in: query, schema: {type: string, enum: [time, price]}}
          responses:
            Refused:
              description: No.
              content: {application/json: {schema: {type: object, properties: {message: {type: string}}}}}
          schemas:
            Vessel: {type: object, required: [name], properties: {name: {type: string}}}
            Ferry:
              allOf:
                - $ref: "#/components/schemas/Vessel"
                - type: object
                  properties: {next: {$ref: "#/components/schemas/Ferry"}, seats: {type: integer}}

        """
}
