import Diagnostics
import SourceText

/// What libyaml's scanner and parser refuse, in its own words, with its places in bytes and with advice where the cause is a common one.
enum SyntaxErrors {
    static let rule = Rule(
        "yaml-syntax",
        "a file is not well-formed YAML",
        explanation: """
            The YAML parser could not go on at this place; what comes after it was not read, so more errors may show up later. Common \
            causes: a text that holds `: ` or starts with `@`, `%`, a backtick, `*`, `&` or `- ` and is not quoted; a quote or a bracket \
            that is never closed; a tab as indentation; an entry that is indented differently from its neighbours.
            """
    )

    static func diagnostic(_ failure: ParserFailure, _ cursor: inout EventCursor, _ file: SourceFile) -> Diagnostic {
        let problem = cursor.offset(of: failure.position)
        var labels = [Label(place(problem, cursor.bytes, file))]
        var message = failure.problem
        if let context = failure.context {
            message += " \(context.text)"
            let start = cursor.offset(of: .point(context.point))
            if start != problem {
                labels[0].text = failure.problem
                labels.append(Label(place(start, cursor.bytes, file), "\(context.text) that starts here"))
            }
        }
        if problem >= cursor.bytes.count, labels.count == 2 { labels.swapAt(0, 1) }
        return Diagnostic(rule, message, at: labels, help: help(failure.problem, cursor.bytes, at: problem))
    }

    /// One character, or nothing at the end of a line.
    private static func place(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ file: SourceFile) -> Place {
        let start = min(offset, bytes.count)
        guard start < bytes.count, bytes[start] != 0x0A, bytes[start] != 0x0D else { return Place(file, Span(start, start)) }
        var end = start + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return Place(file, Span(start, end))
    }

    private static func help(_ problem: String, _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String? {
        let byte = offset < bytes.count ? bytes[offset] : 0
        switch problem {
        case "found character that cannot start any token" where byte == 0x09, "found a tab character that violates indentation":
            return "indent with blanks, not with tabs"
        case "found character that cannot start any token" where byte > 0x20 && byte < 0x7F:
            return "quote a text that starts with \(byte == UInt8(ascii: "`") ? "a backtick" : "`\(Unicode.Scalar(byte))`")"
        case "mapping values are not allowed in this context":
            return "quote a text that holds a colon and a blank, or check the indentation"
        case "block sequence entries are not allowed in this context":
            return "quote a text that starts with a minus and a blank, such as an Objective-C method"
        case "found unexpected end of stream": return "close the quote"
        case "did not find expected key", "did not find expected '-' indicator", "could not find expected ':'":
            return "check the indentation, and that quotes and brackets are closed"
        case "did not find expected ',' or ']'": return "put a comma between entries, and close the list with `]`"
        case "did not find expected ',' or '}'": return "put a comma between entries, and close the mapping with `}`"
        default: return nil
        }
    }
}
