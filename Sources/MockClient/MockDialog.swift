public import ClientRuntime

/// Has a person of a test answer what the client asks: who approves agrees, nobody else does.
public final class MockDialog: ConfirmationDialog {
    private let person: MockPerson
    private let questions: Locked<[String]> = Locked([])

    /// A dialog that this person sees.
    public init(_ person: MockPerson) { self.person = person }

    /// What was asked, in order.
    public var asked: [String] { questions.value }

    /// The person's decision.
    public func confirm(_ message: String, accept: String, decline: String) async -> Bool {
        questions.withLock { $0.append(message) }
        return person.decision(on: nil) == .approve
    }
}
