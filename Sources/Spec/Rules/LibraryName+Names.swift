/// The names that generated code is written with, and what can be said where something else has one.
extension LibraryName {
    package static let names = FoundationTypes.swift.union(FoundationTypes.swiftNames).union(essentials).union(sayable)

    /// Those that stand for themselves: literals, conformances and attributes have them, or every app does.
    package static let essential = names.subtracting(sayable).subtracting(unsaid)

    /// Classes and values of Foundation that generated code says only where a declaration does.
    static let unsaid = Set(FoundationTypes.renamed.values).union(FoundationTypes.bridged.values).subtracting([
        "String", "Date", "URL", "Data", "UUID", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSession",
    ])

    /// What a type asks of those inside of it, by conformances that it may have.
    static let lookedForInClasses: Set<String> = ["CodingKeys", "Self", "Any", "MainActor"]

    /// The same of enums; `Kind` is what generated code calls cases without their values.
    static let lookedForInEnums = lookedForInClasses.union(["RawValue", "AllCases", "Element", "ArrayLiteralElement", "Kind"])

    private static let essentials: Set<String> = [
        "HTTPURLResponse", "URLResponse", "URLRequest", "URLSession",
        "Date", "URL", "Data", "UUID", "Sendable", "Hashable", "Equatable", "Codable", "Encodable", "Decodable",
        "StringLiteralType", "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "Identifiable", "Comparable", "CaseIterable",
        "OptionSet", "RawRepresentable", "CodingKey", "MainActor", "AsyncStream", "AsyncThrowingStream", "NSObject", "NSError", "NSCoder",
        "NSNotification",
        // What the macros of all tests say.
        "Testing",
    ]

    /// What generated tests say, beside the client's names, of the libraries that all tests share, and which has it.
    package static let ofTests: [String: String] = Dictionary(
        uniqueKeysWithValues: ofMockTesting.map { ($0, "MockTesting") } + [("AppServer", "MockServer")])

    /// What they declare themselves.
    package static let inTests: Set<String> = [
        "CancelledCalls", "ClientCallTests", "EndpointTests", "ErrorTests", "EventScenarios", "FactTests", "Facts", "InboundTests",
        "ReferenceSamples", "ScenarioTests", "Scenarios", "TwinScenarios",
    ]

    /// The types of `MockTesting` that tests say.
    package static let ofMockTesting: Set<String> = [
        "CallLog", "CapabilityScript", "ClientCall", "DocumentedEndpoint", "DocumentedFacts", "DocumentedRecord", "DocumentedRequest",
        "EndpointErrors", "ExpectedError", "HandlerAnswer", "Heard", "InboundCall", "MockDevice", "MockScenario", "ProvokedError",
        "ProvokedErrors", "StandIn", "StartedCall", "UnheardEvent", "WireCall", "WireError", "WireParameter",
    ]

    /// Those before which a module can stand, and which apps may well have from the vendor.
    private static let sayable: Set<String> = [
        "Task", "Result", "Locale", "ClientEnvironment", "ClientHost", "OutgoingRequest", "IncomingResponse", "JSONValue", "JSONObject",
        "StateBox", "StateGroup", "StateRecord", "RecordGroup", "FailureDetails", "MissingValue", "DocumentedError", "HoldingError",
        "TellingError", "Locked",
        "Handed", "WeakBox", "StrongBox", "Storage", "ResponseReader", "ResponseError", "TransportErrors", "UnknownError", "Capabilities",
        "CapabilityKey", "ClientClock", "SystemClock", "TextDigest", "CallbackRequest", "CallbackAnswer", "CallbackRefusal",
        "MissingMethods", "EventIterator", "AnswerEvents", "CapabilityEvents", "StorageCipherKey", "DateText", "TextForm", "BlockAnswer",
        "BlockBox", "Chance", "Followed", "SpelledError", "ToldApart",
        "AsyncSequence", "CancellationError", "Decoder", "DecodingError", "Encoder", "EncodingError", "HTTPRequest", "HTTPResponse",
        "LocalizedError", "NSCoding", "NSCopying", "NSSecureCoding", "ObjectIdentifier", "URLError", "WritableKeyPath",
    ]
}
