extension Error {
    /// The error as one of a documented kind, also where details came with it; `nil` where it is of another kind.
    public func documented<Kind: DocumentedError>(as kind: Kind.Type = Kind.self) -> Kind? {
        self as? Kind ?? (self as? FailureDetails)?.error as? Kind
    }
}
