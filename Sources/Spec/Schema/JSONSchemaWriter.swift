import Diagnostics

/// The grammar as JSON Schema (draft 2020-12), for editors that complete and check YAML with it.
///
/// It says what the loader's structural rules say, no more and no less. What a name refers to, types of values and the order of steps are
/// beyond it.
package enum JSONSchemaWriter {
    /// A kind of file that people write.
    package enum Document: String, CaseIterable, Sendable {
        case spec = "guidewright.schema.json"
        case project = "project.schema.json"

        var root: DefinitionName {
            switch self {
            case .spec: .file
            case .project: .project
            }
        }

        var title: String {
            switch self {
            case .spec: "A Guidewright spec file"
            case .project: "guidewright.yaml, what a project says of its output"
            }
        }

        /// The parts that the root leads to.
        package var definitions: [DefinitionName] {
            let ofProject: [DefinitionName] = [.projectSystem]
            switch self {
            case .spec: return DefinitionName.allCases.filter { $0 != .file && $0 != .project && !ofProject.contains($0) }
            case .project: return ofProject
            }
        }
    }

    /// The schema of spec files, with a line break at its end.
    package static var text: String { text(of: .spec) }

    package static func text(of document: Document) -> String { schema(document).text + "\n" }

    private static func schema(_ document: Document) -> JSONValue {
        var definitions: [String: JSONValue] = [:]
        for name in document.definitions { definitions[name.rawValue] = value(of: Grammar.definition(name)) }
        guard case .object(var root) = value(of: Grammar.definition(document.root)) else { return .null }
        root["$schema"] = .string("https://json-schema.org/draft/2020-12/schema")
        root["$id"] = .string(document.rawValue)
        root["title"] = .string(document.title)
        root["$defs"] = .object(definitions)
        return .object(root)
    }

    private static func value(of definition: Definition) -> JSONValue {
        var object: [String: JSONValue] =
            switch definition.form {
            case .mapping(let mapping): members(of: mapping)
            case .choice(let choice): ["oneOf": .array(choice.variants.map { .object(members(of: $0.mapping)) })]
            case .shape(let shape): members(of: shape)
            case .localizedText: members(of: localizedText)
            }
        if !definition.meaning.isEmpty { object["description"] = .string(definition.meaning) }
        return .object(object)
    }

    private static let localizedText = MappingShape(
        TextLanguage.allCases.map { Grammar.optional($0.rawValue, .text, $0.englishName) },
        atLeastOne: [TextLanguage.allCases.map(\.rawValue)])

    private static func members(of mapping: MappingShape) -> [String: JSONValue] {
        var properties: [String: JSONValue] = [:]
        for key in mapping.keys { properties[key.name] = value(of: key) }
        var object: [String: JSONValue] = [
            "type": .string("object"), "properties": .object(properties), "additionalProperties": .bool(false),
        ]
        let required = mapping.keys.filter(\.isRequired).map(\.name)
        if !required.isEmpty { object["required"] = JSONValue(required) }
        let rules = mapping.atLeastOne.map(atLeastOne) + mapping.atMostOne.flatMap(atMostOne)
        if !rules.isEmpty { object["allOf"] = .array(rules) }
        return object
    }

    private static func value(of key: MappingShape.Key) -> JSONValue {
        var object = members(of: key.shape)
        object["description"] = .string(key.meaning)
        return .object(object)
    }

    private static func atLeastOne(_ keys: [String]) -> JSONValue {
        .object(["anyOf": .array(keys.map { .object(["required": JSONValue([$0])]) })])
    }

    /// No two of the keys.
    private static func atMostOne(_ keys: [String]) -> [JSONValue] {
        keys.indices.flatMap { later in
            keys[..<later].map { .object(["not": .object(["required": JSONValue([$0, keys[later]])])]) }
        }
    }

    private static func members(of shape: Shape) -> [String: JSONValue] {
        switch shape {
        case .text: ["type": .string("string"), "pattern": .string("[^ \\t\\r\\n]")]
        case .name(let form): ["type": .string("string"), "pattern": .string(form.pattern)]
        case .integer: ["type": .string("integer")]
        case .boolean: ["type": .string("boolean")]
        case .plain: ["type": JSONValue(["string", "number", "boolean"])]
        case .scalar: ["type": JSONValue(["string", "number", "boolean", "null"])]
        case .word(let words): ["type": .string("string"), "enum": JSONValue(words)]
        case .list(let item, let minimum): list(item, minimum)
        case .table(let value): ["type": .string("object"), "additionalProperties": .object(members(of: value))]
        case .defined(let name): ["$ref": .string("#/$defs/\(name.rawValue)")]
        case .byKind(let scalar, let list, let mapping):
            ["anyOf": .array([scalar, list, mapping].compactMap { $0 }.map { .object(members(of: $0)) })]
        }
    }

    private static func list(_ item: Shape, _ minimum: Int) -> [String: JSONValue] {
        var object: [String: JSONValue] = ["type": .string("array"), "items": .object(members(of: item))]
        if minimum > 0 { object["minItems"] = .int(minimum) }
        return object
    }
}
