public import Foundation
import WireValues

extension JSONValue {
    /// A date: the seconds since 1970, or a text of ISO 8601; nil for anything else.
    public var dateValue: Date? {
        (stringValue.map(DateText.seconds) ?? doubleValue).map { Date(timeIntervalSince1970: $0) }
    }
}
