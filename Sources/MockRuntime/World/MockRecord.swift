/// One record of a session: what it says, since when, and until when it lives.
public struct MockRecord: Sendable, Hashable {
    /// The record's number, unique in its session.
    let id: Int
    /// The name of its kind.
    public let type: String
    /// Its fields.
    public internal(set) var fields: JSONObject
    /// When it was put, in seconds since 1970 of the session's time.
    public let created: Double
    /// When its life ends; never where there is no number.
    public internal(set) var ends: Double?

    /// The value of a field, `.null` where it has none.
    public subscript(_ name: String) -> JSONValue { fields[name] ?? .null }

    /// All its fields, for records that are answered whole.
    public var value: JSONValue { .object(fields) }

    /// Whether its life has ended at that time.
    public func hasEnded(at now: Double) -> Bool { ends.map { $0 <= now } ?? false }

    /// The whole seconds that it still lives at that time, none when it has ended, `.null` when it lives forever.
    public func remaining(at now: Double) -> JSONValue {
        guard let ends else { return .null }
        return .int(Int(exactly: max(0, ends - now).rounded(.up)) ?? Int.max)
    }
}
