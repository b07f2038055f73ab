import Foundation
import Testing

/// `guidewright import openapi` of a description in Swagger 2.0, which says elsewhere what OpenAPI 3 says.
@Suite struct SwaggerImportTests {
    private let scratch: Scratch
    private let tool: Tool

    init() throws {
        scratch = try Scratch()
        tool = Tool(folder: scratch.url)
        try scratch.write(Self.kiosk, to: "Guides/kiosk.yaml")
    }

    private func start() throws -> Tool.Result { try tool("import", "openapi", "Guides/kiosk.yaml", "--system", "kiosk") }

    @Test func theDraftStandsAndTheDescriptionBearsItOut() throws {
        let result = try start()
        #expect(result.code == 0 && result.errors == "", "\(result.errors)")
        #expect(result.lines.first == "kiosk: drafted 1 enum of errors and 6 endpoints in Specs/kiosk")
        let validation = try tool("validate", "kiosk", "--format", "json")
        #expect(validation.output.contains("spec-todo-text") && !validation.output.contains("\"error\""), "\(validation.output)")
        let check = try tool("check", "kiosk", "--coverage")
        #expect(check.code == 0 && check.output.contains("no findings"), "\(check.output)")
        try scratch.write(Self.kiosk.replacing("basePath: /v1", with: "basePath: /v2"), to: "Guides/kiosk.yaml")
        #expect(try tool("check", "kiosk").code == 1)
    }

    /// The address in three keys, types beside names, bodies among parameters, media types once for all, schemas in answers themselves.
    @Test(arguments: [
        "url: \"https://kiosk.example.net/v1/papers\"",
        "- {name: topics, type: \"[string]\", wire: commas, text: {en: TODO}}",
        "- {name: towns, type: \"[string]\", wire: repeated}",
        "- {name: limit, type: integer, example: \"20\"}",
        "- {name: Kiosk-Key, type: string, required: true, secret: true}",
        "- {name: Authorization, type: string, scheme: Basic, required: true, secret: true, text: {en: TODO}}",
        "- {name: title, type: string, required: true, example: \"Morning\", text: {en: TODO}}",
        "- {name: printed, type: date, wire: iso8601, text: {en: TODO}}",
        "- name: Paper", "- {name: Kiosk-Left, type: integer, text: {en: TODO}}", "kind: redirect",
        "form:", "- {name: copies, type: integer, required: true, text: {en: TODO}}",
        "kind: bytes", "- {name: Content-Type, type: string, const: \"application/pdf\", text: {en: TODO}}",
        "- {name: body, type: data, required: true, text: {en: TODO}}",
        "multipart:", "- {name: scan, type: data, required: true, text: {en: TODO}}",
    ])
    func endpointsSayWhatTheDescriptionStates(_ line: String) throws {
        #expect(try start().code == 0)
        let lines = try scratch.read("Specs/kiosk/endpoints.yaml").split(separator: "\n").map { String($0.drop { $0 == " " }) }
        #expect(lines.contains(line), "\(lines.joined(separator: "\n"))")
    }

    @Test func whatASpecCannotHoldIsListedWithItsPlace() throws {
        let lines = try start().lines
        for (name, reason) in [
            ("papers.codes", "have tabs between them"), ("orders", "its body is `text/csv`"),
        ] {
            #expect(lines.contains { $0.contains("kiosk.yaml:") && $0.contains(name) && $0.contains(reason) }, "\(name): \(lines)")
        }
    }

    private static let kiosk = """
        swagger: "2.0"
        info: {title: Kiosk, version: "1"}
        host: kiosk.example.net
        basePath: /v1
        schemes: [http, https]
        consumes: [application/json]
        produces: [application/xml, application/json]
        securityDefinitions:
          key: {type: apiKey, in: header, name: Kiosk-Key}
          person: {type: basic}
        security: [{key: []}]
        paths:
          /papers:
            parameters: [{$ref: "#/parameters/limit"}]
            get:
              operationId: papers
              parameters:
                - {name: topics, in: query, type: array, items: {type: string}}
                - {name: towns, in: query, type: array, items: {type: string}, collectionFormat: multi}
                - {name: codes, in: query, type: array, items: {type: string}, collectionFormat: tsv}
              responses:
                200:
                  description: Papers.
                  schema: {type: array, items: {$ref: "#/definitions/Paper"}}
                  headers: {Kiosk-Left: {type: integer}}
                404: {$ref: "#/responses/nothing"}
            post:
              operationId: print
              security: [{person: []}]
              parameters: [{name: paper, in: body, required: true, schema: {$ref: "#/definitions/Paper"}}]
              responses:
                201:
                  description: Printed.
                  schema: {$ref: "#/definitions/Paper"}
                  examples: {application/json: {title: Morning}}
          /papers/{title}/orders:
            post:
              operationId: order
              consumes: [application/x-www-form-urlencoded]
              parameters:
                - {name: title, in: path, required: true, type: string}
                - {name: copies, in: formData, required: true, type: integer}
                - {name: towns, in: formData, type: array, items: {type: string}, collectionFormat: multi}
              responses: {303: {description: Paid elsewhere., headers: {Location: {type: string}}}}
          /papers/{title}/scans:
            parameters: [{name: title, in: path, required: true, type: string}]
            put:
              operationId: scan
              consumes: [multipart/form-data]
              parameters: [{name: scan, in: formData, required: true, type: file}]
              responses: {204: {description: Kept.}}
            get:
              operationId: scans
              produces: [application/pdf]
              responses: {200: {description: A scan., schema: {type: file}}}
          /orders:
            put:
              operationId: orders
              consumes: [text/csv]
              parameters: [{name: list, in: body, schema: {type: string}}]
              responses: {200: {description: Taken., schema: {type: object, properties: {taken: {type: integer, x-nullable: true}}}}}
        parameters:
          limit: {name: limit, in: query, type: integer, default: 20}
        responses:
          nothing: {description: There is none., schema: {type: object, properties: {message: {type: string}}}}
        definitions:
          Paper:
            type: object
            required: [title]
            properties:
              title: {type: string}
              printed: {type: string, format: date-time}
              next: {$ref: "#/definitions/Paper"}
        """
}
