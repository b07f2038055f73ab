import Declarations

/// What an initialiser of an error class is told of its object's error, besides what fills members.
extension ClassType {
    /// What parameters are called that say what went wrong, in words.
    package static let wordsForErrorText: Set<String> = ["message", "description", "errorDescription", "localizedDescription", "reason"]

    /// Whether a parameter is the error, or says what it is in words.
    func tellsOwnError(_ parameter: MethodDeclaration.Parameter) -> Bool {
        guard !wraps.isEmpty, let type = parameter.type else { return false }
        return type.isErrorType || wraps.contains { $0.value == type.name } || Self.wordsForErrorText.contains(parameter.name)
    }
}
