extension DatePattern {
    enum Unit: Hashable { case year, month, day, hour, hourOfHalfDay, halfDay, minute, second, fraction, weekday, offset }

    /// A field of a pattern, or what stands between two.
    enum Part: Hashable {
        /// Digits: as many, or as needed where the width is 1.
        case number(Unit, width: Int)
        /// `Jan`, `Fri`, `PM`
        case name(Unit)
        /// `+09:00`, `+0900`; `Z` for none where the pattern says so. A short one leaves out minutes where there are none: `+09`.
        case offset(colon: Bool, zulu: Bool, short: Bool = false)
        /// `GMT`, which is all that a service can say by a name and be understood.
        case greenwich
        case literal(String)

        var unit: Unit? {
            switch self {
            case .number(let unit, _), .name(let unit): unit
            case .offset, .greenwich: .offset
            case .literal: nil
            }
        }
    }
}

extension DatePattern.Part {
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let halves = ["AM", "PM"]

    /// - Throws: Where letters stand for nothing that is known here.
    static func parts(of pattern: String) throws(DatePattern.Flaw) -> [Self] {
        var parts: [Self] = []
        var rest = pattern[...]
        while let first = rest.first {
            if first == "'" {
                guard let text = quoted(&rest) else { throw .openText }
                parts.append(.literal(text))
                continue
            }
            let run = rest.prefix { $0 == first }
            rest = rest.dropFirst(run.count)
            guard first.isASCII, first.isLetter else {
                parts.append(.literal(String(run)))
                continue
            }
            guard let part = field(first, run.count) else { throw .unknown(String(run)) }
            parts.append(part)
        }
        return parts
    }

    private static func field(_ letter: Character, _ count: Int) -> Self? {
        switch (letter, count) {
        case ("y", 4), ("y", 2): .number(.year, width: count)
        case ("M", 1...2): .number(.month, width: count)
        case ("M", 3): .name(.month)
        case ("d", 1...2): .number(.day, width: count)
        case ("H", 1...2): .number(.hour, width: count)
        case ("h", 1...2): .number(.hourOfHalfDay, width: count)
        case ("a", 1): .name(.halfDay)
        case ("m", 2): .number(.minute, width: 2)
        case ("s", 2): .number(.second, width: 2)
        case ("S", 1...9): .number(.fraction, width: count)
        case ("E", 1...3): .name(.weekday)
        case ("Z", 1...3): .offset(colon: false, zulu: false)
        case ("Z", 5): .offset(colon: true, zulu: true)
        case ("X", 1): .offset(colon: false, zulu: true, short: true)
        case ("x", 1): .offset(colon: false, zulu: false, short: true)
        case ("X", 2): .offset(colon: false, zulu: true)
        case ("X", 3): .offset(colon: true, zulu: true)
        case ("x", 2): .offset(colon: false, zulu: false)
        case ("x", 3): .offset(colon: true, zulu: false)
        case ("z", 1...3): .greenwich
        default: nil
        }
    }

    /// Text between apostrophes; two of them are one.
    private static func quoted(_ rest: inout Substring) -> String? {
        rest = rest.dropFirst()
        guard let end = rest.firstIndex(of: "'") else { return nil }
        let text = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        return text.isEmpty ? "'" : text
    }

    func text(of moment: Moment) -> String {
        switch self {
        case .literal(let text): text
        case .greenwich: "GMT"
        case .name(.month): Self.months[moment.month - 1]
        case .name(.weekday): Self.weekdays[moment.weekday]
        case .name: Self.halves[moment.hour / 12]
        case .offset(let colon, let zulu, let short): Self.offset(moment.offset, colon: colon, zulu: zulu, short: short)
        case .number(.fraction, let width): Self.fraction(moment.fraction, width)
        case .number(.year, 2): DateText.padded(moment.year % 100)
        case .number(let unit, let width): DateText.padded(Self.number(unit, moment), width)
        }
    }

    private static func number(_ unit: DatePattern.Unit, _ moment: Moment) -> Int {
        switch unit {
        case .year: moment.year
        case .month: moment.month
        case .day: moment.day
        case .hour: moment.hour
        case .hourOfHalfDay: (moment.hour + 11) % 12 + 1
        case .minute: moment.minute
        default: moment.second
        }
    }

    private static func fraction(_ fraction: Double, _ width: Int) -> String {
        let scale = (0..<width).reduce(1.0) { scale, _ in scale * 10 }
        return DateText.padded(min(Int((fraction * scale).rounded(.down)), Int(scale) - 1), width)
    }

    private static func offset(_ seconds: Int, colon: Bool, zulu: Bool, short: Bool) -> String {
        if zulu, seconds == 0 { return "Z" }
        let minutes = abs(seconds) / 60
        let hours = "\(seconds < 0 ? "-" : "+")\(DateText.padded(minutes / 60))"
        return short && minutes % 60 == 0 ? hours : "\(hours)\(colon ? ":" : "")\(DateText.padded(minutes % 60))"
    }

    // MARK: - Reading

    /// Takes this part off the front of a text; false where something else stands there.
    func read(_ rest: inout Substring, _ moment: inout Moment, _ offset: inout Int) -> Bool {
        switch self {
        case .literal(let text):
            guard rest.hasPrefix(text) else { return false }
            rest = rest.dropFirst(text.count)
            return true
        case .greenwich:
            guard let name = ["GMT", "UTC", "Z"].first(where: rest.hasPrefix) else { return false }
            rest = rest.dropFirst(name.count)
            offset = 0
            return true
        case .offset(_, _, let short): return Self.readOffset(&rest, &offset, short: short)
        case .name(let unit): return Self.readName(unit, &rest, &moment)
        case .number(let unit, let width): return Self.readNumber(unit, width, &rest, &moment)
        }
    }

    private static func readOffset(_ rest: inout Substring, _ offset: inout Int, short: Bool) -> Bool {
        let isZulu = rest.first == "Z"
        let hasColon = rest.dropFirst(3).first == ":"
        let isShort = short && !hasColon && rest.dropFirst(3).prefix(2).count { $0.isASCII && $0.isNumber } < 2
        let length = isZulu ? 1 : hasColon ? 6 : isShort ? 3 : 5
        guard rest.count >= length, isZulu || rest.first == "+" || rest.first == "-",
            let told = DateText.offset(isShort && !isZulu ? rest.prefix(length) + "00" : rest.prefix(length))
        else { return false }
        offset = told
        rest = rest.dropFirst(length)
        return true
    }

    /// A weekday is read over: the date tells it, too.
    private static func readName(_ unit: DatePattern.Unit, _ rest: inout Substring, _ moment: inout Moment) -> Bool {
        let names = unit == .month ? months : unit == .weekday ? weekdays : halves
        // No name is longer.
        let start = rest.prefix(3).lowercased()
        guard let index = names.firstIndex(where: { start.hasPrefix($0.lowercased()) }) else { return false }
        rest = rest.dropFirst(names[index].count)
        if unit == .month { moment.month = index + 1 }
        if unit == .halfDay { moment.isAfternoon = index == 1 }
        return true
    }

    private static func readNumber(_ unit: DatePattern.Unit, _ width: Int, _ rest: inout Substring, _ moment: inout Moment) -> Bool {
        let digits = rest.prefix(width == 1 && unit != .fraction ? 2 : width).prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), width == 1 || digits.count == width else { return false }
        rest = rest.dropFirst(digits.count)
        switch unit {
        case .year: moment.year = width == 2 ? 2000 + number : number
        case .month: moment.month = number
        case .day: moment.day = number
        case .hour, .hourOfHalfDay: moment.hour = number
        case .minute: moment.minute = number
        case .fraction: moment.fraction = Double("0.\(digits)") ?? 0
        default: moment.second = number
        }
        return true
    }
}
