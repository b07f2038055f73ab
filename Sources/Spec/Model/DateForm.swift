internal import struct WireValues.DatePattern

/// `wire: {pattern: yyyyMMddHHmmss, zone: "+09:00"}` — the text that a date travels as.
package struct DateForm: Sendable {
    package var pattern: Located<String>
    /// The offset of the service's clock; `Z` where the spec says none.
    package var zone: Located<String>?

    /// Of 31 January 2025, a quarter past eight by Greenwich; nil where the pattern is none.
    package var sample: String? { form?.text(1_738_311_300) }

    package var isKnown: Bool { flaw == nil }

    /// Why the pattern is none: what is said of it, and what to do.
    package var flaw: (what: String, help: String)? {
        do throws(DatePattern.Flaw) {
            _ = try DatePattern(checking: pattern.value)
            return nil
        } catch {
            return Self.words(error)
        }
    }

    private static func words(_ flaw: DatePattern.Flaw) -> (what: String, help: String) {
        let example = "write for example `yyyy-MM-dd'T'HH:mm:ss.SSSXXX`; text of its own stands between apostrophes"
        switch flaw {
        case .unknown(let letters):
            return (
                "has `\(letters)`, which means nothing here",
                "write `yyyy yy MMM MM M dd d HH H hh h a mm ss S… E ZZZZZ Z XXX XX X xxx xx x z`; text of its own stands between apostrophes"
            )
        case .openText: return ("has an apostrophe without another behind it", example)
        case .missing(let unit): return ("is no pattern of a date: it has no \(unit)", example)
        case .twice: return ("has one part of a date twice", "write each of them once")
        case .halfDay: return ("needs `a` with `h`, and `h` with `a`", "write `hh:mm a`, or `HH:mm`")
        case .zone: return ("has a zone that is no offset", "write `Z`, `+09:00` or `-0500`")
        }
    }

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
