import Spec

/// A value that steps can name.
struct KnownValue {
    /// With its dollar.
    var reference: String
    var type: ValueType
}

struct MadeField {
    var name: String
    var type: ValueType
    var isRequired: Bool
    var fields: [MadeField] = []
}

struct MadeEnum {
    var name: String
    var cases: [String]
    /// As a type of Objective-C is written in a Swift declaration, too.
    var isErrors = false
}

struct MadeClass {
    var name: String
    /// The class is filled from a response, by the members of these names.
    var filled: [MadeField]?
    var properties: [MadeField] = []
    var settable: [MadeField] = []
    var events: [MadeField] = []
    var delegate: MadeProtocol?
    var language = Language.objectiveC

    enum Language { case objectiveC, swift }
}

struct MadeProtocol {
    struct Method {
        var selector: String
        var parameters: [ValueType]
        var result: ValueType?
    }

    var name: String
    var methods: [Method]
}

struct MadeEndpoint {
    var name: String
    var parameters: [MadeField]
    var answer: [MadeField]
    /// Its errors as a step of an answer names them.
    var errors: [String]
    var isOpened = false
    var kind = "json"
    var hasBody: Bool { !answer.isEmpty }
}

struct MadeState {
    var name: String
    var fields: [MadeField]
    var key: String?
}

/// What a flow may do, and how it ends.
struct MadeFlow {
    var name: String
    var known: [KnownValue]
    /// Whether its methods can wait.
    var waits: Bool
    var result: ValueType?
    /// The parameters of the handler.
    var handler: [MadeField]?
    var owner: MadeClass?
    var hasObject: Bool
}

/// A type as a declaration spells it, and as flows see it.
struct SpelledType {
    var objectiveC: String
    var swift: String
    var value: ValueType
}
