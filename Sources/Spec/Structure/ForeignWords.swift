/// The words of other descriptions of APIs (OpenAPI, JSON Schema, Swagger's older form) and which keys of ours say the same.
///
/// By the part of the language in which they are written, since one word is another thing at each place. Misspellings are no matter of
/// this table, and a word that a part has as a key of its own cannot stand in it.
enum ForeignWords {
    /// The keys of `definition` that do what the word does elsewhere.
    static func keys(for word: String, in definition: DefinitionName?, known: [String]) -> [String] {
        if let keys = definition.flatMap({ table[$0]?[word] }) { return keys }
        return prose.contains(word) && known.contains("text") ? ["text"] : []
    }

    /// The key that says what a word does elsewhere, where `key` of `definition` takes other words.
    static func key(for word: String, of key: String, in definition: DefinitionName?) -> String? {
        guard let definition, key == "kind", [.response, .alternative].contains(definition) else { return nil }
        return ["list", "array", "object", "string", "text", "integer", "number", "boolean"].contains(word) ? "body" : nil
    }

    /// What is said in words, wherever a part has a text.
    static let prose: Set<String> = ["summary", "description", "title", "documentation", "doc", "comment"]

    static let table: [DefinitionName: [String: [String]]] = [
        .file: [
            "info": ["system"], "servers": ["hosts"], "host": ["hosts"], "basePath": ["hosts"], "paths": ["endpoints"],
            "operations": ["endpoints"], "webhooks": ["endpoints"], "schemas": ["objects"], "definitions": ["objects"],
            "components": ["objects", "failures"], "externalDocs": ["guides", "sources"], "examples": ["requests"],
        ],
        .system: ["name": ["id", "title"], "description": ["summary"]],
        .host: ["servers": ["environments"], "url": ["environments"], "variables": ["environments"]],
        .environment: ["host": ["url"], "baseURL": ["url"]],
        .endpoint: [
            "operationId": ["name"], "host": ["url"], "uri": ["url"], "endpoint": ["url"], "route": ["url"], "servers": ["url"],
            "parameters": ["path", "query", "headers"], "queryParameters": ["query"], "pathParameters": ["path"],
            "requestBody": ["json", "form", "multipart", "body"], "request": ["json", "form", "multipart", "body"],
            "formData": ["form", "multipart"], "schema": ["json", "form", "body"], "responses": ["response", "alternatives", "errors"],
            "callbacks": ["direction"],
        ],
        .parameter: field.merging(["style": ["wire"], "explode": ["wire"], "collectionFormat": ["wire"]]) { first, _ in first },
        .field: field,
        .objectType: ["properties": ["fields"], "schema": ["fields"], "id": ["name"]],
        .body: ["schema": ["type"], "items": ["fields"], "properties": ["fields"]],
        .response: answer, .alternative: answer.merging(["id": ["name"]]) { first, _ in first },
        .failure: ["statusCode": ["status"], "code": ["status"], "content": ["body"], "schema": ["body"], "fields": ["body"]],
        .enumeration: ["enum": ["cases"], "values": ["cases"]],
        .errors: ["enum": ["cases"], "values": ["cases"]],
        .errorCase: ["statusCode": ["status"], "id": ["name"], "message": ["text"]],
    ]

    private static let field = [
        "schema": ["type"], "format": ["type", "wire"], "items": ["type", "fields"], "$ref": ["type"],
        "enum": ["values"], "properties": ["fields"], "examples": ["example"],
    ]
    private static let answer = [
        "statusCode": ["status"], "code": ["status"], "content": ["kind", "fields", "body"], "contentType": ["kind"],
        "schema": ["fields", "body"], "properties": ["fields"], "json": ["kind", "fields"],
    ]
}
