/// Dates as texts in a form that a service made up: `yyyy-MM-dd HH:mm:ss`, `yyyyMMddHHmmss`, `EEE, dd MMM yyyy HH:mm:ss zzz`.
///
/// The letters are those of Unicode's date patterns, as `DateFormatter` and Java's `SimpleDateFormat` have them, as far as they are numbers
/// or English names. It is written out here because mocks do without Foundation.
public struct DatePattern: Sendable, Hashable {
    /// As it was given.
    public let pattern: String
    /// East of Greenwich, in seconds: where the service's clock stands.
    let offset: Int
    let parts: [Part]

    /// Why a pattern is none, in the order in which it is looked for.
    public enum Flaw: Error, Sendable, Hashable {
        /// Letters that stand for nothing that is known here, or not as many of them.
        case unknown(String)
        /// Text that begins with an apostrophe, and has none behind it.
        case openText
        /// A year, a month or a day: without them a text tells no day.
        case missing(String)
        /// What stands twice would have to agree with itself.
        case twice
        /// `h` without `a` leaves half of the day open, and `a` without `h` says nothing.
        case halfDay
        /// The zone is no offset.
        case zone
    }

    /// - Parameters:
    ///   - pattern: Has a year, a month and a day; what follows them may be left out.
    ///   - zone: The offset of the times, `Z`, `+09:00` or `-0500`. A text that tells its own is read by that.
    /// - Returns: nil for letters that are unknown, for a pattern that leaves the day open, and for an offset that is none.
    public init?(_ pattern: String, zone: String = "Z") {
        guard let form = try? DatePattern(checking: pattern, zone: zone) else { return nil }
        self = form
    }

    /// The same, saying why a pattern is none.
    public init(checking pattern: String, zone: String = "Z") throws(Flaw) {
        let parts = try Part.parts(of: pattern)
        let units = parts.compactMap(\.unit)
        for (unit, name) in [(Unit.year, "year"), (.month, "month"), (.day, "day")] where !units.contains(unit) { throw .missing(name) }
        guard Set(units).count == units.count else { throw .twice }
        guard units.contains(.halfDay) == units.contains(.hourOfHalfDay) else { throw .halfDay }
        guard let offset = DateText.offset(zone[...]) else { throw .zone }
        (self.pattern, self.parts, self.offset) = (pattern, parts, offset)
    }

    /// The text of a time in seconds since 1970.
    public func text(_ seconds: Double) -> String {
        let moment = Moment(seconds, offset: offset)
        return parts.map { $0.text(of: moment) }.joined()
    }

    /// The seconds since 1970 that a text tells; nil for one of another form, and for a day that no calendar has.
    public func seconds(_ text: String) -> Double? {
        var rest = text[...]
        var moment = Moment()
        var told = offset
        for part in parts {
            guard part.read(&rest, &moment, &told) else { return nil }
        }
        return rest.isEmpty ? moment.seconds(offset: told) : nil
    }
}

/// A time by calendar and clock, at one place.
struct Moment {
    var year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0
    var fraction = 0.0
    var isAfternoon: Bool?
    /// East of Greenwich, in seconds.
    var offset = 0

    init() {}

    init(_ seconds: Double, offset: Int) {
        let whole = seconds.rounded(.down)
        // A time near the ends of `Int` must not overflow.
        let local = (Int(exactly: whole) ?? 0).addingReportingOverflow(offset).partialValue
        let remainder = local % 86_400
        let clock = remainder < 0 ? remainder + 86_400 : remainder
        (year, month, day) = DateText.civil(local / 86_400 - (remainder < 0 ? 1 : 0))
        (hour, minute, second) = (clock / 3600, clock / 60 % 60, clock % 60)
        fraction = seconds.isFinite ? seconds - whole : 0
        self.offset = offset
    }

    /// From Sunday, 0.
    var weekday: Int { ((DateText.days(year, month, day) + 4) % 7 + 7) % 7 }

    func seconds(offset: Int) -> Double? {
        guard (1...12).contains(month), (1...DateText.length(of: month, in: year)).contains(day) else { return nil }
        var hour = hour
        if let isAfternoon {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (isAfternoon ? 12 : 0)
        }
        guard hour < 24, minute < 60, second < 61 else { return nil }
        return Double(DateText.days(year, month, day)) * 86_400 + Double(hour * 3600 + minute * 60 + second - offset) + fraction
    }
}
