import Foundation
import Testing

/// What descriptions say in many ways and specs in one: forms of a value, what may be `null`, what travels one way only, files, lists and objects
/// in URLs.
@Suite struct ImportFormsTests {
    private let scratch: Scratch
    private let tool: Tool
    private let endpoints: String
    private let mock: String
    private let result: Tool.Result

    init() throws {
        scratch = try Scratch()
        tool = Tool(folder: scratch.url)
        try scratch.write(Self.market, to: "Guides/market.yaml")
        result = try tool("import", "openapi", "Guides/market.yaml", "--system", "market")
        endpoints = try scratch.read("Specs/market/endpoints.yaml")
        mock = try scratch.read("Specs/market/mock.yaml")
    }

    @Test func theDescriptionBearsTheDraftOut() throws {
        #expect(result.code == 0 && result.errors == "" && !result.output.contains("to settle"), "\(result.output)\(result.errors)")
        let validation = try tool("validate", "market", "--format", "json")
        #expect(!validation.output.contains("\"error\""), "\(validation.output)")
        let check = try tool("check", "market")
        #expect(check.code == 0 && check.output.contains("no findings"), "\(check.output)")
    }

    @Test(arguments: [
        // Forms of one kind, by constants or by what the forms share; `null` is no form.
        "- {name: size, type: integer, values: [\"1\", \"2\"]", "- {name: weight, type: number,",
        "- {name: mood, type: string, values: [\"ripe\", \"raw\"]",
        "- {name: origin, type: string, values: [\"north\", \"south\"]", "- {name: grower, type: Grower}", "- {name: mixed, type: json,",
        // What may be `null`, and what comes in answers alone, need not be there.
        "- {name: note, type: string, text", "- {name: id, type: string, text",
        // Lists and objects in a URL.
        "- {name: tag, type: \"[string]\", wire: repeated", "- {name: ids, type: \"[integer]\", wire: repeated",
        "- {name: sort, type: \"[string]\", wire: commas",
        "- {name: words, type: \"[string]\", wire: spaces", "- {name: \"price[from]\", type: integer",
        "- {name: \"price[to]\", type: integer",
        "- {name: where, type: json, wire: json",
        // Files and objects in bodies that are no JSON.
        "multipart:", "- {name: photo, type: data, required: true", "- {name: about, type: About, wire: json",
        "- {name: labels, type: \"[string]\", wire: repeated",
    ])
    func formsAreToldByWhatTheyHold(_ line: String) {
        #expect(endpoints.contains(line), "\(endpoints)")
    }

    /// An object that goes one way has what travels that way.
    @Test func whatTravelsOneWayIsThereForThatWay() throws {
        #expect(endpoints.contains("- {name: number, type: string, required: true"))
        #expect(!endpoints.contains("pin"), "\(endpoints)")
    }

    /// A union of objects has a name, the values of what tells its forms apart, and nothing of a kind that only one form has.
    @Test func unionsAreObjects() {
        #expect(endpoints.contains("- {name: kind, type: string, required: true, values: [\"fruit\", \"tool\"]"), "\(endpoints)")
        #expect(endpoints.contains("- {name: amount, type: json"), "\(endpoints)")
        #expect(endpoints.contains("type: \"[Ware]\""), "\(endpoints)")
    }

    /// Each endpoint answers the examples of its fields, so that nothing is written twice.
    @Test func theMockShowsWhatTheDescriptionDoes() {
        #expect(mock.contains("mock: {}"), "\(mock)")
        #expect(endpoints.contains("example: \"green\"") && endpoints.contains("example: \"12\""), "\(endpoints)")
        #expect(endpoints.contains("const: \"crate\""), "\(endpoints)")
    }

    /// A generated test sends objects with what they have to have, or its call would not fit.
    @Test func generatedTestsSendWholeObjects() throws {
        let generated = try tool("generate", "market")
        #expect(generated.code == 0, "\(generated.output)\(generated.errors)")
        let tests = try scratch.read("Generated/Market/Tests/EndpointTests.swift")
        #expect(tests.contains("\"grower\", [\"name\": \"sample-name\"], isRequired: false"), "\(tests)")
    }

    @Test(arguments: [
        ("market.mixed", "several forms"), ("Ware", "stand as one object"),
        ("default", "refusals of one call"),
        ("sold", "a webhook's address"), ("upload.notes", "parts that are objects"), ("post", "its other body is `multipart/form-data`"),
    ])
    func whatIsSimplifiedIsListedOnce(_ name: String, _ reason: String) {
        let lines = result.lines.filter { $0.contains(name) && $0.contains(reason) }
        #expect(lines.count == 1, "\(result.output)")
    }

    /// Each file, and each text, of a list is a part of its own.
    @Test func listsOfPartsAreLists() {
        #expect(endpoints.contains("- {name: more, type: \"[data]\", wire: repeated"), "\(endpoints)")
        #expect(endpoints.contains("- {name: words, type: \"[string]\", wire: repeated"), "\(endpoints)")
    }

    @Test func anAnswerOfBytesIsOne() {
        #expect(endpoints.contains("kind: bytes"), "\(endpoints)")
        #expect(endpoints.contains("- {name: body, type: data, required: true, text: {en: TODO}}"), "\(endpoints)")
    }

    /// A component made of itself, in two ways at once, neither hangs nor is lost.
    @Test(.timeLimit(.minutes(30))) func circlesEnd() throws {
        let forms = (0..<40).map {
            "    V\($0): {oneOf: [{type: array, items: {$ref: '#/components/schemas/V\(($0 + 1) % 40)'}}, {type: array, items: {$ref: '#/components/schemas/V\(($0 + 7) % 40)'}}, {$ref: '#/components/schemas/O\($0)'}]}"
        }
        let objects = (0..<40).map {
            "    O\($0): {allOf: [{$ref: '#/components/schemas/O\(($0 + 1) % 40)'}, {$ref: '#/components/schemas/O\(($0 + 3) % 40)'}, {type: object, properties: {p\($0): {$ref: '#/components/schemas/V\($0)'}}}]}"
        }
        let text = """
            openapi: 3.1.0
            info: {title: Circles, version: "1"}
            servers: [{url: https://circles.example.net}]
            paths:
              /all: {get: {operationId: all, responses: {"200": {description: All., content: {application/json: {schema: {$ref: '#/components/schemas/O0'}}}}}}}
            components:
              schemas:
            \((forms + objects).joined(separator: "\n"))

            """
        try scratch.write(text, to: "Guides/circles.yaml")
        let result = try tool("import", "openapi", "Guides/circles.yaml", "--system", "circles")
        #expect(result.code == 0 && result.output.contains("1 endpoint"), "\(result.output)\(result.errors)")
        #expect(!(try tool("validate", "circles", "--format", "json")).output.contains("\"error\""))
    }

    /// A call for each of more headers of one name than are compared one by one.
    @Test func hundredsOfCallsWithOneHeaderAreBorneOut() throws {
        let paths = (0..<420).map { "  /things/\($0): {get: {operationId: thing\($0), responses: {\"204\": {description: Done.}}}}" }
        let text = """
            openapi: 3.1.0
            info: {title: Many, version: "1"}
            servers: [{url: https://many.example.net}]
            security: [{key: []}]
            components: {securitySchemes: {key: {type: apiKey, in: header, name: Authorization}}}
            paths:
            \(paths.joined(separator: "\n"))

            """
        try scratch.write(text, to: "Guides/many.yaml")
        let result = try tool("import", "openapi", "Guides/many.yaml", "--system", "many")
        #expect(result.code == 0 && !result.output.contains("to settle"), "\(result.output)")
    }

    private static let market = """
        openapi: 3.1.0
        info: {title: Market, version: "1"}
        servers: [{url: "https://market.example.net"}]
        paths:
          /wares:
            get:
              operationId: wares
              parameters:
                - {name: tag, in: query, schema: {type: array, items: {type: string}}}
                - {name: ids, in: query, schema: {type: array, items: {type: integer}}}
                - {name: sort, in: query, explode: false, schema: {type: array, items: {type: string}}}
                - {name: words, in: query, style: spaceDelimited, explode: false, schema: {type: array, items: {type: string}}}
                - {name: price, in: query, style: deepObject, schema: {type: object, properties: {from: {type: integer}, to: {type: integer}}}}
                - {name: where, in: query, content: {application/json: {schema: {type: object}}}}
                - {name: fresh, in: query, schema: {type: string, enum: ["yes", "no"]}}
                - {name: local, in: query, schema: {type: string, enum: ["yes", "no"]}}
              responses:
                "200":
                  description: All.
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          colour: {type: string}
                          stalls: {type: integer}
                          "yes": {type: string}
                          growers: {type: array, items: {$ref: "#/components/schemas/Grower"}}
                          wares: {type: array, items: {$ref: "#/components/schemas/Ware"}}
                      example: {colour: green, stalls: 12}
                "202": {description: A price list., content: {"*/*": {schema: {type: string, format: binary}}}}
                default: {description: No.}
          /market:
            put:
              operationId: market
              requestBody:
                content:
                  application/json:
                    schema:
                      type: object
                      required: [note, id]
                      properties:
                        size: {type: integer, oneOf: [{title: Small, const: 1}, {title: Large, const: 2}]}
                        weight: {anyOf: [{type: integer}, {type: number}, {type: "null"}]}
                        mood: {oneOf: [{type: string, enum: [ripe]}, {type: string, enum: [raw]}]}
                        origin: {allOf: [{$ref: "#/components/schemas/Origin"}, {description: Where from.}]}
                        grower: {anyOf: [{$ref: "#/components/schemas/Grower"}, {nullable: true}]}
                        mixed: {oneOf: [{type: string}, {type: boolean}]}
                        note: {type: [string, "null"]}
                        pin: {type: string, readOnly: true}
              responses: {"200": {description: Done., content: {application/json: {schema: {$ref: "#/components/schemas/Grower"}}}}}
              callbacks: {sold: {"{$request.body#/hook}": {post: {responses: {"200": {description: Heard.}}}}}}
          /photos:
            post:
              operationId: upload
              requestBody:
                content:
                  multipart/form-data:
                    schema:
                      type: object
                      required: [photo]
                      properties:
                        photo: {type: string, format: binary}
                        about: {$ref: "#/components/schemas/About"}
                        more: {type: array, items: {type: string, format: binary}}
                        words: {type: array, items: {type: string}}
                        notes: {type: array, items: {type: object, properties: {text: {type: string}}}}
              responses: {"201": {description: Kept., content: {application/json: {schema: {$ref: "#/components/schemas/Receipt"}}}}}
          /posts:
            post:
              operationId: post
              requestBody:
                content:
                  application/json: {schema: {type: object, properties: {text: {type: string}}}}
                  multipart/form-data: {schema: {type: object, properties: {file: {type: string, format: binary}}}}
              responses: {"200": {description: All., content: {application/json: {schema: {type: array, items: {$ref: "#/components/schemas/Crate"}}}}}}
          /labels:
            post:
              operationId: label
              requestBody:
                content:
                  application/x-www-form-urlencoded:
                    schema: {type: object, properties: {labels: {type: array, items: {type: string}}}}
              responses: {"204": {description: Done.}}
        components:
          schemas:
            Origin: {type: string, enum: [north, south]}
            Grower: {type: object, required: [id, name], properties: {id: {type: string, readOnly: true}, name: {type: string}}}
            About: {type: object, properties: {title: {type: string}}}
            Receipt: {type: object, required: [number], properties: {number: {type: string, readOnly: true}, pin: {type: string, writeOnly: true}}}
            Crate: {type: object, required: [unit, count], properties: {unit: {type: string, const: crate}, count: {type: integer}}}
            Ware:
              oneOf: [{$ref: "#/components/schemas/Fruit"}, {$ref: "#/components/schemas/Implement"}]
              discriminator: {propertyName: kind}
            Fruit: {type: object, required: [kind], properties: {kind: {type: string, const: fruit}, amount: {type: integer}}}
            Implement: {type: object, required: [kind], properties: {kind: {type: string, enum: [tool]}, amount: {type: string}}}

        """
}
