/// Ends the program: an app calls a method of which the spec only has the declaration, and waits for an object that nothing makes.
///
/// - Parameter method: the method's name in Swift.
public func unanswered<Answer>(_ method: String) -> Answer {
    preconditionFailure("`\(method)` has no flow: its spec does not say what it answers")
}
