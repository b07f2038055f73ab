/// How a point in time is written on the wire.
public enum TimeForm: String, Sendable, Hashable, CaseIterable {
    /// Whole seconds since 1970, as a number.
    case seconds
    /// Whole milliseconds since 1970, as a number.
    case milliseconds
    /// `2025-01-31T08:15:00Z`.
    case iso8601
    /// `2025-01-31 08:15:00Z`.
    case spaced

    /// The form of a time given in seconds since 1970.
    public func value(_ seconds: Double) -> JSONValue {
        switch self {
        case .seconds: .int(Self.whole(seconds))
        case .milliseconds: .int(Self.whole(seconds * 1000))
        case .iso8601: .string(DateText.text(seconds))
        case .spaced: .string(DateText.text(seconds).replacing("T", with: " "))
        }
    }

    private static func whole(_ number: Double) -> Int { Int(exactly: number.rounded(.down)) ?? 0 }
}
