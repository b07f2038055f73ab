extension Error {
    /// The error as one of a documented kind, also where details came with it; `nil` where it is of another kind.
    public func documented<Kind: DocumentedError>(as kind: Kind.Type = Kind.self) -> Kind? {
        self as? Kind ?? (self as? FailureDetails)?.error as? Kind
    }
}

extension ClientEnvironment {
    /// The error as one of the kind that a method promises. One of another kind becomes `other`, and is noted: its caller is not told of it.
    public func documented<Kind: DocumentedError>(_ error: any Error, by method: String, or other: Kind) -> Kind {
        if let known = error.documented(as: Kind.self) { return known }
        log("\(method): \(error), told as \(other)")
        return other
    }
}
