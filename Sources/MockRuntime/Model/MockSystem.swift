/// One system as its mock knows it: what a spec says, as plain data plus one handler per endpoint.
///
/// A generated mock is such a value. Nothing in it changes while the mock runs; what changes lives in sessions.
public struct MockSystem: Sendable {
    /// The system's id, such as `toy-login`.
    public var id: String
    /// Its title for people, in the languages of the spec.
    public var title: MockText
    /// What can be called. Among endpoints of one path and method, earlier ones are asked first.
    public var endpoints: [MockEndpoint]
    /// The kinds of record that the mock keeps.
    public var records: [RecordType]
    /// What the mock knows of the app that calls it: client id, secret, redirect URI and so on.
    public var app: [AppValue]
    /// The calls that it makes of the app's own server.
    public var callbacks: [MockCallback]
    /// What happens at the vendor's when somebody says so.
    public var actions: [MockAction]
    /// The documented errors that no answer says.
    public var clientErrors: [MockClientError]

    /// A system of these parts.
    public init(
        id: String,
        title: MockText,
        endpoints: [MockEndpoint],
        records: [RecordType] = [],
        app: [AppValue] = [],
        callbacks: [MockCallback] = [],
        actions: [MockAction] = [],
        clientErrors: [MockClientError] = []
    ) {
        self.id = id
        self.title = title
        self.endpoints = endpoints
        self.records = records
        self.app = app
        self.callbacks = callbacks
        self.actions = actions
        self.clientErrors = clientErrors
    }
}

/// A value of the registered app that calls the mock: editable per session through the control interface.
public struct AppValue: Sendable {
    /// Its name, as handlers ask for it.
    public var name: String
    /// Its value where a session has not set another.
    public var value: JSONValue
    /// Whether the journal and the control interface hide it.
    public var isSecret: Bool

    /// A value of that name.
    public init(_ name: String, _ value: JSONValue, isSecret: Bool = false) {
        self.name = name
        self.value = value
        self.isSecret = isSecret
    }
}
