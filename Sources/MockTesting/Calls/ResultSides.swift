extension Result {
    /// What came of it; `nil` where it failed.
    public var successOrNone: Success? { try? get() }

    /// Why it failed; `nil` where it did not.
    public var failureOrNone: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
