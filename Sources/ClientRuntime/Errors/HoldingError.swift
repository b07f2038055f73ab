/// A documented error that may come with values.
///
/// Generated enums of errors conform whose cases hold values. Errors of one kind are the same, as those of one code are to Foundation,
/// whatever comes with them.
public protocol HoldingError: DocumentedError, Hashable {
    /// Which errors there are, with their codes.
    associatedtype Kind: RawRepresentable<Int>, Hashable, Sendable
    /// Which error it is.
    var kind: Kind { get }
}

extension HoldingError {
    /// The documented code.
    public var errorCode: Int { kind.rawValue }

    /// Whether they are of one kind.
    public static func == (first: Self, second: Self) -> Bool { first.kind == second.kind }

    /// By the kind.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}
