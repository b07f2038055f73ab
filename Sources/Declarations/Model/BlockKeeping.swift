/// How long a block is kept that a method is handed.
extension MethodDeclaration.Parameter {
    /// `@escaping` in Swift, `NS_NOESCAPE` in Objective-C.
    package enum Keeping: Sendable { case longer, untilReturn }

    /// Whether a block is over when the method returns: so says `NS_NOESCAPE`, and a closure of Swift that does not say otherwise.
    package func isOverAtReturn(in language: Language) -> Bool {
        guard case .function(let block)? = type else { return false }
        guard language == .swift else { return keeping == .untilReturn }
        // One that may be missing is an optional's, which keeps it.
        return keeping == nil && block.nullability != .nullable && block.nullability != .implicitlyUnwrapped
    }
}
