public import Foundation

extension NSNumber {
    /// A number as JSON writes it: a whole one is an integer, so that `stringValue` has no fraction.
    public convenience init(number: Double) {
        if let whole = Int64(exactly: number) { self.init(value: whole) } else { self.init(value: number) }
    }
}

extension Decimal {
    /// The decimal number that JSON wrote: `19.99`, where the nearest binary fraction is `19.98999999999999488`.
    public init(shown number: Double) {
        self = Decimal(string: "\(number)", locale: Locale(identifier: "en_US_POSIX")) ?? Decimal(number)
    }
}

extension Double {
    /// What JSON writes for a decimal number: for 19.99 `19.99`, where Foundation's own way from one to the other may end at `19.990000000000002`.
    public init(shown number: Decimal) { self = Double(number.description) ?? NSDecimalNumber(decimal: number).doubleValue }
}

extension NSDecimalNumber {
    /// The decimal number that JSON wrote, and no binary fraction near it.
    public convenience init(shown number: Double) { self.init(decimal: Decimal(shown: number)) }

    /// What JSON writes for it.
    public var shownValue: Double { Double(shown: decimalValue) }
}
