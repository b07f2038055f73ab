import Spec

/// Where a value stands: not every function means something everywhere.
enum MadePlace { case flow, mock, scenario }

/// A value that steps can name.
struct KnownValue {
    /// With its dollar.
    var reference: String
    var type: ValueType
    /// Whether it is written out: a test of it would always be the same.
    var isFixed = false

    /// A dictionary of types of the spec, of whose names or values the type is a list.
    func isAsked(for list: ValueType) -> Bool {
        if case .table(let item) = type { list == .list(.string) || list == .list(item) } else { false }
    }
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
    /// Of an enum whose cases hold values: what each of them does.
    var held: [String: [MadeField]] = [:]
    /// Of errors: those with which servers close WebSockets.
    var closing: Set<String> = []

    /// Its cases are texts, so that a dictionary may have them as keys, where they are no errors.
    var isText = false

    /// Whether its values may stand in requests, answers and records.
    var travels: Bool { !isErrors && held.isEmpty }
}

struct MadeClass {
    var name: String
    /// The class is filled from a response, by the members of these names.
    var filled: [MadeField]?
    var properties: [MadeField] = []
    var settable: [MadeField] = []
    var events: [MadeField] = []
    var delegate: MadeProtocol?
    /// Of an error class: the enums that it is made from.
    var wraps: [String] = []
    /// The object of an environment, or those that steps or apps make.
    var isShared = false
    var methods: [MadeMethod] = []
    var language = Language.objectiveC

    enum Language { case objectiveC, swift }
}

/// A method that scenarios can call.
struct MadeMethod {
    var name: String
    var parameters: [MadeField]
    /// What a handler is given; nil where there is none.
    var handler: [MadeField]?
    var result: ValueType?
    var isStatic: Bool
    var canFail: Bool
    /// It makes an object of its class.
    var isMaker = false
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
    /// Those of its errors with which its server closes it.
    var closings: [String] = []
    /// Further answers, by name.
    var alternatives: [(name: String, fields: [MadeField])] = []
    var details: [String] = []
    /// What is given of that which the app chooses.
    var partsOfApp: SpecNode = [:]
    var isOpened = false
    var isInbound = false
    var kind = "json"
    /// Of a message, the WebSocket on which it is said, and that one's parameters.
    var socket: String?
    var remembered: [MadeField] = []
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
    /// A block of the method is called meanwhile.
    var hasProgress = false
    /// The elements of the stream that its methods answer.
    var emits: ValueType?
}

/// A type as a declaration spells it, and as flows see it.
struct SpelledType {
    var objectiveC: String
    var swift: String
    var value: ValueType

    /// In front of a name, as a property has it: `NSString *key`, `BOOL open`.
    func objectiveC(naming name: String) -> String { objectiveC.hasSuffix("*") ? objectiveC + name : "\(objectiveC) \(name)" }
}

extension [SpelledType] {
    /// A block that is given values of the types, in Swift.
    var swiftBlock: String { "(\(map(\.swift).joined(separator: ", "))) -> Void" }

    /// What such a block is given in Objective-C: `NSString *value0, BOOL value1`.
    var objectiveCValues: String {
        isEmpty ? "void" : enumerated().map { $1.objectiveC(naming: "value\($0)") }.joined(separator: ", ")
    }
}
