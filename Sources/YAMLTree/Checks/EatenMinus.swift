import Diagnostics
import SourceText

/// An Objective-C method that is written in a list without quotes: YAML takes its minus for the list's dash.
enum EatenMinus {
    static let rule = Rule(
        "yaml-eaten-minus",
        .warning,
        "a list entry starts with `(`, as an Objective-C method without its minus does",
        explanation: """
            In YAML, `- (void)logout;` is a list with the entry `(void)logout;`: the minus is the list's dash, and nobody says a word. \
            Put the declaration into quotes, with the dash of the list before it: `- "- (void)logout;"`. If the entry is meant to be the text \
            `(void)logout`, quote it as well.
            """
    )

    static func check(_ report: Report, _ scalar: ArraySlice<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, at span: Span) {
        guard isMethod(scalar), isAfterDash(bytes, span.start) else { return }
        let place = report.place(span.start, span.end)
        let excerpt = Report.excerpt(place)
        report.add(
            Diagnostic(
                rule,
                "the minus before `\(excerpt)` is taken for the list's dash",
                at: [Label(place)],
                help: "an Objective-C method needs quotes: - \(YAMLQuote.quoted("- " + excerpt))"
            )
        )
    }

    /// A type in brackets, and right behind it a name that ends a declaration, or goes on as one does: `(void)logout`, `(id)a:(int)b;`. What
    /// else stands in brackets is a text, `(null)`, `(optional) a name`.
    private static func isMethod(_ scalar: ArraySlice<UInt8>) -> Bool {
        guard let end = closing(scalar), scalar.dropFirst().first.map(isNameStart) == true else { return false }
        let rest = scalar[(end + 1)...].drop { $0 == 0x20 }
        let name = rest.prefix { isNameStart($0) || (0x30...0x39).contains($0) }
        guard name.first.map(isNameStart) == true else { return false }
        let behind = rest.dropFirst(name.count)
        // `(see) below` is a text.
        guard let next = behind.first else { return rest.startIndex == end + 1 }
        if next == UInt8(ascii: ":") || next == UInt8(ascii: ";") { return true }
        // A macro: `(void)logout NS_SWIFT_NAME(logOut())`.
        return next == 0x20 && behind.drop { $0 == 0x20 }.prefix(while: isNameStart).contains(UInt8(ascii: "_"))
    }

    /// Where the bracket is closed with which the text begins: a block's type has brackets of its own.
    private static func closing(_ scalar: ArraySlice<UInt8>) -> Int? {
        var depth = 0
        for index in scalar.indices {
            if scalar[index] == UInt8(ascii: "(") { depth += 1 }
            guard scalar[index] == UInt8(ascii: ")") else { continue }
            depth -= 1
            if depth == 0 { return index }
        }
        return nil
    }

    private static func isNameStart(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
    }

    private static func isAfterDash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        var index = start - 1
        while index >= 0, bytes[index] == 0x20 || bytes[index] == 0x09 { index -= 1 }
        guard index >= 0, index < start - 1, bytes[index] == UInt8(ascii: "-") else { return false }
        return index == 0 || bytes[index - 1] <= 0x20
    }
}
