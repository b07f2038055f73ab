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
            Put the declaration into quotes, with the dash of the list before it: `- "- (void)logout;"`. If the entry is meant to start \
            with a bracket, quote it as well.
            """
    )

    static func check(_ report: Report, _ bytes: UnsafeBufferPointer<UInt8>, at span: Span) {
        guard isAfterDash(bytes, span.start) else { return }
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

    private static func isAfterDash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        var index = start - 1
        while index >= 0, bytes[index] == 0x20 || bytes[index] == 0x09 { index -= 1 }
        guard index >= 0, index < start - 1, bytes[index] == UInt8(ascii: "-") else { return false }
        return index == 0 || bytes[index - 1] <= 0x20
    }
}
