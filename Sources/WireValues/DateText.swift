/// Dates as texts, by ISO 8601 and the Gregorian calendar: `2025-01-31T08:15:00Z`.
public enum DateText {
    /// The text of a date in seconds since 1970: in whole seconds, of UTC.
    public static func text(_ seconds: Double) -> String {
        let moment = Moment(seconds, offset: 0)
        let date = "\(padded(moment.year, 4))-\(padded(moment.month))-\(padded(moment.day))"
        return "\(date)T\(padded(moment.hour)):\(padded(moment.minute)):\(padded(moment.second))Z"
    }

    /// The seconds since 1970 of a text: a date, or a date and a time with `Z`, an offset or nothing, which counts as `Z`, and with parts of
    /// a second; `nil` for anything else.
    public static func seconds(_ text: String) -> Double? {
        guard let match = text.wholeMatch(of: form), let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
            (1...12).contains(month), (1...length(of: month, in: year)).contains(day)
        else { return nil }
        let date = Double(days(year, month, day)) * 86_400
        guard let hourText = match.4 else { return date }
        guard let hour = Int(hourText), let minute = match.5.flatMap({ Int($0) }), hour < 24, minute < 60 else { return nil }
        let second = match.6.flatMap { Double($0) } ?? 0
        guard second < 61, let offset = offset(match.7 ?? "Z") else { return nil }
        return date + Double(hour * 3600 + minute * 60) + second - Double(offset)
    }

    // The regular expression is a constant, which only its type keeps from being `Sendable`.
    nonisolated(unsafe) private static let form =
        /(\d{4})-(\d\d)-(\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d(?:[.,]\d+)?))?([Zz]|[+-]\d\d:?\d\d)?)?/

    static func offset(_ text: Substring) -> Int? {
        guard text != "Z", text != "z" else { return 0 }
        let digits = text.dropFirst().filter { $0 != ":" }
        guard digits.count == 4, text.first == "+" || text.first == "-", let hours = Int(digits.prefix(2)),
            let minutes = Int(digits.suffix(2)), hours < 24, minutes < 60
        else { return nil }
        return (hours * 60 + minutes) * (text.first == "-" ? -60 : 60)
    }

    static func padded(_ number: Int, _ width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    static func length(of month: Int, in year: Int) -> Int {
        if month == 2 { return year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28 }
        return [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// The days from 1 January 1970.
    static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// Year, month and day of the month, a number of days after 1 January 1970.
    static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }
}
