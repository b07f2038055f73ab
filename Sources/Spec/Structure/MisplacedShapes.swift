import YAMLTree

/// Values of another kind than their key takes, and which keys beside it take such a value: `path: /devices` is a `url:`.
///
/// The keys exist, so that nothing calls them unknown; what their writer means by them is another key's matter here. By the part of the
/// language, like `ForeignWords`.
enum MisplacedShapes {
    /// The keys of `definition` that take what stands under `key`.
    static func keys(for key: String, _ kind: YAMLNode.Kind, in definition: DefinitionName?) -> [String] {
        definition.flatMap { table[$0]?[key]?[kind] } ?? []
    }

    static let table: [DefinitionName: [String: [YAMLNode.Kind: [String]]]] = [
        .endpoint: [
            "path": [.scalar: ["url"]], "methods": [.scalar: ["method"]], "method": [.sequence: ["methods"]],
            "body": [.sequence: ["json", "form", "multipart"]], "response": [.sequence: ["alternatives"]],
            "alternatives": [.mapping: ["response"]], "failure": [.sequence: ["errors"]], "onInvalid": [.sequence: ["errors"]],
        ],
        .response: ["body": [.sequence: ["fields"]]],
        .alternative: ["body": [.sequence: ["fields"]]],
        .field: field, .parameter: field,
        .classType: ["superclass": [.sequence: ["conforms"]], "carries": [.scalar: ["superclass"]]],
        .method: [
            "steps": [.scalar: ["flow", "calls"]], "flow": [.sequence: ["steps"]], "calls": [.sequence: ["steps"]],
        ],
        .errorCase: ["code": [.mapping: ["wire"]], "status": [.mapping: ["wire"]]],
        .failure: ["body": [.sequence: ["errors"]]],
        .step: ["complete": [.scalar: ["return"], .sequence: ["return"]], "keep": [.scalar: ["forget"], .sequence: ["forget"]]],
        .mockStep: ["respond": [.scalar: ["respondWith"]], "respondWith": [.mapping: ["respond"]]],
    ]

    private static let field: [String: [YAMLNode.Kind: [String]]] = [
        "values": [.scalar: ["const"]], "const": [.sequence: ["values"]], "fields": [.scalar: ["type"]], "type": [.sequence: ["fields"]],
        "required": [.sequence: ["fields"]], "example": [.sequence: ["values"]],
    ]
}
