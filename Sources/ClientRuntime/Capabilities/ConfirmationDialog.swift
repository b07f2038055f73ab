/// Asks the person who holds the device a question that is answered by one of two buttons.
public protocol ConfirmationDialog: Sendable {
    /// Shows the question over whatever the app shows, and waits for an answer.
    ///
    /// - Parameters:
    ///   - message: the question.
    ///   - accept: the button of who agrees.
    ///   - decline: the button of who does not.
    /// - Returns: whether the person agreed; not so where nobody can be asked.
    func confirm(_ message: String, accept: String, decline: String) async -> Bool
}

/// Where nobody can be asked: every question is declined.
public struct NoDialog: ConfirmationDialog {
    /// A dialog that nobody sees.
    public init() {}
    /// Never.
    public func confirm(_ message: String, accept: String, decline: String) async -> Bool { false }
}
