extension Result {
    /// Why it failed; `nil` where it did not.
    public var failureOrNone: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
