package import SourceText

/// Why a text that should be one declaration is none, and where it stops making sense.
package struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// As a diagnostic's message: "expected a type in parentheses, found `foo`".
    package var message: String
    /// In the text that was parsed, moved by the base offset.
    package var span: Span

    package init(_ message: String, span: Span) {
        self.message = message
        self.span = span
    }

    package var description: String { message }
}

extension TokenCursor {
    /// What was expected, what stands here instead, and where.
    func error(expected: String) -> ParseError {
        guard let token = current else {
            let end = stream.bytes.count
            return ParseError("expected \(expected) at the end", span: stream.span(from: end, to: end))
        }
        return ParseError("expected \(expected), found `\(stream.text(token))`", span: stream.span(token))
    }
}
