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

    /// The same, also where apps are told a server's.
    public var documentedCode: Int { kind.rawValue }

    /// Whether they are of one kind.
    public static func == (first: Self, second: Self) -> Bool { first.kind == second.kind }

    /// By the kind.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A documented error that is the same whatever a server said, and tells of it: to Foundation by its `userInfo`, and by a code of the server's.
///
/// Generated structs of errors conform, of SDKs whose errors apps know as `NSError`. Each documented error is a constant of the struct.
public protocol TellingError: HoldingError, CaseIterable where Kind: CaseIterable {
    /// The error of that kind with what the server said.
    init(_ kind: Kind, _ details: JSONValue)
}

extension TellingError {
    /// One of each kind.
    public static var allCases: [Self] { Kind.allCases.map { Self($0, .null) } }

    /// Whether an error is this one: `catch LampError.gone`.
    public static func ~= (pattern: Self, error: any Error) -> Bool { (error as? Self) == pattern }

    /// The documented code.
    public var rawValue: Int { kind.rawValue }

    /// The error of that documented code.
    public init?(rawValue: Int) {
        guard let kind = Kind(rawValue: rawValue) else { return nil }
        self.init(kind, .null)
    }
}

/// An error of a struct that vendors compare by a code of the server's: of those that nobody has documented each is the same as itself alone.
public protocol SpelledError: TellingError {
    associatedtype Spelling: Hashable
    /// By what two of these errors are the same.
    var spelling: Spelling { get }
}

extension SpelledError {
    /// Whether both have one code.
    public static func == (first: Self, second: Self) -> Bool { first.spelling == second.spelling }

    /// By the code.
    public func hash(into hasher: inout Hasher) { hasher.combine(spelling) }
}
