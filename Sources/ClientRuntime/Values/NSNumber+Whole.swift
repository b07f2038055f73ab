public import Foundation

extension NSNumber {
    /// A number as JSON writes it: a whole one is an integer, so that `stringValue` has no fraction.
    public convenience init(number: Double) {
        if let whole = Int64(exactly: number) { self.init(value: whole) } else { self.init(value: number) }
    }
}
