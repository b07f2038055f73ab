/// Numbers that are divided, rounded and written out, alike in clients and mocks.
extension TextForm {
    /// A number divided by another; nothing by 0.
    public static func divided(_ number: Double, by other: Double) -> Double? { other == 0 ? nil : number / other }

    /// The whole number that a number is rounded to. One that is too large becomes the largest, and what is none 0.
    public static func whole(_ number: Double, rounded rule: FloatingPointRoundingRule) -> Int {
        if number.isNaN { return 0 }
        return Int(exactly: number.rounded(rule)) ?? (number < 0 ? .min : .max)
    }

    /// A number with so many digits behind its point, at most 15, as `%.2f` writes it: rounded by what the number really is, which for `1.005`
    /// is a little less.
    public static func decimals(_ number: Double, _ places: Int) -> String {
        guard number.magnitude < 0x1p63 else { return String(number) }
        let places = max(0, min(15, places))
        var whole = UInt64(number.magnitude)
        // What is behind the point in units of 2^-60, and whether something is left: ten times it still fits.
        let scaled = (number.magnitude - Double(whole)) * 0x1p60
        var rest = UInt64(scaled)
        let isMore = Double(rest) != scaled
        var digits: [UInt8] = []
        for _ in 0..<places {
            rest *= 10
            digits.append(UInt8(rest >> 60))
            rest &= 0xFFF_FFFF_FFFF_FFFF
        }
        let half: UInt64 = 1 << 59
        let isLastOdd = (digits.last.map(UInt64.init) ?? whole) % 2 == 1
        if rest > half || rest == half && (isMore || isLastOdd) {
            var place = digits.endIndex
            repeat {
                place -= 1
                if place < 0 { whole += 1 } else { digits[place] = (digits[place] + 1) % 10 }
            } while place >= 0 && digits[place] == 0
        }
        let behind = String(decoding: digits.map { $0 + 48 }, as: UTF8.self)
        return (number.sign == .minus ? "-" : "") + String(whole) + (places > 0 ? "." + behind : "")
    }
}
