import SourceText
import YAMLTree

/// What a body or an answer is in one of its media types.
struct MediaContent {
    /// `application/json`.
    var type: String
    var place: Place
    var schema: YAMLNode?
    /// What the description shows of it.
    var example: YAMLNode?
    /// How the members of a form travel.
    var encoding: YAMLNode?

    /// Those under `content:`.
    static func all(of node: YAMLNode) -> [MediaContent] {
        (node["content"]?.entries ?? []).map { entry in
            MediaContent(
                type: entry.name, place: entry.keyPlace, schema: entry.value["schema"],
                example: entry.value["example"] ?? OperationReader.firstExample(entry.value), encoding: entry.value["encoding"])
        }
    }

    /// One schema in each of those types; in JSON where none is named.
    static func all(of schema: YAMLEntry?, as types: [String], examples: YAMLNode? = nil) -> [MediaContent] {
        guard let schema else { return [] }
        return (types.isEmpty ? ["application/json"] : types).map { type in
            MediaContent(type: type, place: schema.keyPlace, schema: schema.value, example: examples?[type])
        }
    }

    var isJSON: Bool {
        let type = type.prefix { $0 != ";" }.lowercased()
        return type == "application/json" || type == "text/json" || type.hasSuffix("+json") || type == "*/*"
    }

    var isForm: Bool { type.lowercased().hasPrefix("application/x-www-form-urlencoded") }
    var isMultipart: Bool { type.lowercased().hasPrefix("multipart/form-data") }
    var isText: Bool { type.lowercased().hasPrefix("text/") || type.lowercased().prefix { $0 != ";" }.hasSuffix("xml") }
    var isEvents: Bool { type.lowercased().hasPrefix("text/event-stream") }
}
