internal import struct WireValues.DatePattern

/// `wire: {pattern: yyyyMMddHHmmss, zone: "+09:00"}` — the text that a date travels as.
package struct DateForm: Sendable {
    package var pattern: Located<String>
    /// The offset of the service's clock; `Z` where the spec says none.
    package var zone: Located<String>?

    /// Of 31 January 2025, a quarter past eight by Greenwich; nil where the pattern is none.
    package var sample: String? { form?.text(1_738_311_300) }

    package var isKnown: Bool { DatePattern(pattern.value) != nil }

    /// Whether the zone is an offset.
    package var hasOffset: Bool { !isKnown || form != nil }

    /// The seconds since 1970 of a text of this form.
    package func seconds(_ text: String) -> Double? { form?.seconds(text) }

    private var form: DatePattern? { DatePattern(pattern.value, zone: zone?.value ?? "Z") }
}

extension Field {
    /// A date as it travels, where it travels as a text.
    package var sampleDate: String? {
        switch wire {
        case .iso8601: "2025-01-31T08:15:00Z"
        case .pattern: datePattern?.sample
        default: nil
        }
    }

    /// What the form is called where facts are shown: `commas`, `yyyyMMdd`.
    package var wireName: String { datePattern?.pattern.value ?? wire.rawValue }
}
