public import ClientRuntime
public import MockRuntime
public import Testing

/// What the documents state of one system: its mock, and the requests that a client may send. With what an app of it takes from its
/// platform, a test has a device: `MockDevice(Facts.self, session: "a test")`.
///
/// A generated test suite has one type that conforms. Everything else here asks it.
public protocol DocumentedFacts: Sendable {
    /// The mock as a value.
    static var system: MockSystem { get }
    /// Every request that the documents know.
    static var requests: [DocumentedRequest] { get }
    /// The names of the notifications that a device writes down; none unless a suite names some.
    static var notifications: [String] { get }
    /// What the app takes from its platform, answering by a script; nothing of its own unless a suite says so.
    static func capabilities(_ script: CapabilityScript) -> Capabilities
}

extension DocumentedFacts {
    /// None.
    public static var notifications: [String] { [] }
    /// Nothing of its own.
    public static func capabilities(_ script: CapabilityScript) -> Capabilities { Capabilities() }
    /// The text of what is registered of the app under that name; empty where there is nothing.
    public static func registered(_ name: String) -> String { system.app.first { $0.name == name }?.value.wireText ?? "" }

    /// Fails the test for a request that no document knows, or that carries what none does.
    public static func check(_ request: HTTPRequest, body: [UInt8], at location: SourceLocation = #_sourceLocation) {
        let text = RequestText(request)
        guard let documented = requests.first(where: { text.isInstance(of: $0.template) }) else {
            Issue.record("\(text) is not documented", sourceLocation: location)
            return
        }
        // A placeholder in front stands for the app's own address: what it takes is the app's business.
        if documented.template.contains(" {") { return }
        for (name, value) in RequestText.carried(by: request, body) {
            #expect(documented.knows(name, value), "\(name)=\(value) is not documented for \(text)", sourceLocation: location)
        }
    }

    /// The mock's endpoint of that name; the test fails where there is none.
    public static func endpoint(_ name: String, at location: SourceLocation = #_sourceLocation) throws -> MockEndpoint {
        try #require(system.endpoints.first { $0.name == name }, sourceLocation: location)
    }

    /// The mock's kind of record of that name; the test fails where there is none.
    public static func record(_ name: String, at location: SourceLocation = #_sourceLocation) throws -> RecordType {
        try #require(system.records.first { $0.name == name }, sourceLocation: location)
    }

    /// What is registered of the app under that name; the test fails where there is nothing.
    public static func app(_ name: String, at location: SourceLocation = #_sourceLocation) throws -> AppValue {
        try #require(system.app.first { $0.name == name }, sourceLocation: location)
    }
}
