internal import MockRuntime
public import Testing

/// What the documents state of an endpoint, each parameter and field in words.
public struct DocumentedEndpoint: Sendable, CustomTestStringConvertible {
    private let name: String
    private let path: String
    private let methods: [String]
    private let parameters: [String]
    private let response: [String]
    private let alternatives: [String: [String]]
    private let errors: KeyValuePairs<String, String>
    private let onInvalid: String?

    /// A row of the table of endpoints.
    ///
    /// - Parameters:
    ///   - name: the endpoint's name in the spec.
    ///   - response: its main answer: status, what its body is, and each field.
    ///   - alternatives: its other answers by name.
    ///   - errors: its errors by name, with the codes that travel.
    ///   - onInvalid: the error for a parameter that is missing or wrong.
    public init(
        _ name: String,
        path: String,
        methods: [String] = ["GET"],
        parameters: [String] = [],
        response: [String] = ["200, nothing"],
        alternatives: [String: [String]] = [:],
        errors: KeyValuePairs<String, String> = [:],
        onInvalid: String? = nil
    ) {
        self.name = name
        self.path = path
        self.methods = methods
        self.parameters = parameters
        self.response = response
        self.alternatives = alternatives
        self.errors = errors
        self.onInvalid = onInvalid
    }

    /// The endpoint's name.
    public var testDescription: String { name }

    /// The mock's endpoint of that name is as documented.
    public func expect(of facts: (some DocumentedFacts).Type, at location: SourceLocation = #_sourceLocation) throws {
        let endpoint = try facts.endpoint(name, at: location)
        #expect(endpoint.path == path, sourceLocation: location)
        #expect(endpoint.methods.map(\.rawValue) == methods, sourceLocation: location)
        #expect(endpoint.parameters.map { facts.words($0) } == parameters, sourceLocation: location)
        #expect(facts.words(endpoint.response) == response, sourceLocation: location)
        #expect(endpoint.alternatives.mapValues { facts.words($0) } == alternatives, sourceLocation: location)
        #expect(endpoint.errors.map(\.name) == errors.map(\.key), sourceLocation: location)
        #expect(endpoint.errors.map(\.code.wireText) == errors.map(\.value), sourceLocation: location)
        #expect(endpoint.onInvalid == onInvalid, sourceLocation: location)
    }
}

/// What the documents state of a kind of record that the mock keeps, each field in words.
public struct DocumentedRecord: Sendable, CustomTestStringConvertible {
    private let name: String
    private let words: [String]
    private let lives: Double?

    /// A row of the table of records.
    ///
    /// - Parameters:
    ///   - name: the kind's name in the spec.
    ///   - words: its key, and each field.
    ///   - lives: seconds after which a record ends by itself.
    public init(_ name: String, _ words: [String], lives: Double? = nil) {
        self.name = name
        self.words = words
        self.lives = lives
    }

    /// The kind's name.
    public var testDescription: String { name }

    /// The mock's kind of record of that name is as documented.
    public func expect(of facts: (some DocumentedFacts).Type, at location: SourceLocation = #_sourceLocation) throws {
        let record = try facts.record(name, at: location)
        #expect(facts.words(record) == words, sourceLocation: location)
        #expect(record.lives == lives, sourceLocation: location)
    }
}
