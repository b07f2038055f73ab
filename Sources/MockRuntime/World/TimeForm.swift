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
        case .iso8601: .string(Self.text(seconds, between: "T"))
        case .spaced: .string(Self.text(seconds, between: " "))
        }
    }

    private static func whole(_ number: Double) -> Int { Int(exactly: number.rounded(.down)) ?? 0 }

    private static func text(_ seconds: Double, between: String) -> String {
        let whole = whole(seconds)
        // In whole numbers throughout: a time near the ends of `Int` must not overflow.
        let remainder = whole % 86_400
        let second = remainder < 0 ? remainder + 86_400 : remainder
        let day = whole / 86_400 - (remainder < 0 ? 1 : 0)
        let (year, month, date) = civil(day)
        return "\(padded(year, 4))-\(padded(month))-\(padded(date))\(between)"
            + "\(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))Z"
    }

    private static func padded(_ number: Int, _ width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// Year, month and day of the month, a number of days after 1 January 1970, by the Gregorian calendar.
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }
}
