import Diagnostics
import SourceText

/// What may be a key: a text that is not empty.
enum Keys {
    static let notText = Rule(
        "yaml-complex-key",
        "a list or a mapping is used as a key",
        explanation: """
            YAML allows `[a, b]: c` and `? {a: b}`; the spec language has names for keys and nothing else. This also happens by accident \
            where a template mark such as `{{name}}: x` is not quoted. Quote the key, or remove the brackets.
            """
    )

    static let empty = Rule(
        "yaml-empty-key",
        "a key is left out",
        explanation: """
            A colon with nothing before it makes an entry without a name, which nobody can look up. Write the key; if the colon belongs \
            to a text, as in an Objective-C selector, quote the text.
            """
    )

    static let merge = Rule(
        "yaml-merge-key",
        "a merge key (`<<`) is used",
        explanation: """
            `<<` was a way of YAML 1.1 to mix another mapping in, together with anchors and aliases. YAML 1.2 knows it no more and the \
            spec language refuses it. Write the entries out.
            """
    )

    static func check(_ report: Report, _ text: UnsafeBufferPointer<UInt8>, at span: Span) {
        if text.isEmpty {
            let place = report.place(span.start, span.end)
            report.add(Diagnostic(empty, "an entry has no key", at: [Label(place)], help: "write a key; quote a text that holds a colon"))
        } else if text.count == 2, text[0] == UInt8(ascii: "<"), text[1] == UInt8(ascii: "<") {
            let place = report.place(span.start, span.end)
            report.add(Diagnostic(merge, "the merge key `<<` is not allowed", at: [Label(place)], help: "write the entries out"))
        }
    }

    static func refuseCollection(_ report: Report, _ span: Span, isMapping: Bool) {
        let labels = [Label(report.place(span.start, span.end))]
        report.add(
            Diagnostic(notText, "a \(isMapping ? "mapping" : "list") can't be a key", at: labels, help: "quote the key if it is a text"))
    }
}
