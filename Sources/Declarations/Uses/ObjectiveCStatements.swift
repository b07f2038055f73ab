package import SourceText

/// Statements of Objective-C, as far as their ends tell something.
package enum ObjectiveCStatements {
    /// Messages and assignments of messages that no semicolon ends.
    package static func unended(in bytes: [UInt8]) -> [Span] {
        let stream = ObjectiveCReader(bytes, baseOffset: 0).cursor.stream
        var spans: [Span] = []
        for start in stream.tokens.indices where opensStatement(start, in: stream) {
            let end = end(of: start, in: stream)
            guard end > start, isMessage(start..<end, in: stream), isOpen(end, in: stream) else { continue }
            spans.append(stream.span(from: stream.tokens[start].start, to: stream.tokens[end - 1].end))
        }
        return spans
    }

    /// At the start, behind another statement or a brace, or on a line of its own behind a message that nothing ended,
    /// or behind `...`.
    private static func opensStatement(_ index: Int, in stream: TokenStream) -> Bool {
        guard index > 0 else { return true }
        return isPunctuation(index - 1, ";{}", in: stream)
            || isPunctuation(index - 1, "].", in: stream) && beginsStatement(index, in: stream)
    }

    /// The index behind a statement's last token: at `;`, a brace, or where a line begins that does not go on with it.
    private static func end(of start: Int, in stream: TokenStream) -> Int {
        var index = start
        while index < stream.tokens.count {
            if isPunctuation(index, ";{}", in: stream) { return index }
            if index > start, isPunctuation(index - 1, "]", in: stream), beginsStatement(index, in: stream) { return index }
            let partner = Int(stream.partners[index])
            index = partner > index ? partner + 1 : index + 1
        }
        return index
    }

    /// `[a b]`, or `c = [a b]`, and nothing behind it.
    private static func isMessage(_ range: Range<Int>, in stream: TokenStream) -> Bool {
        guard isPunctuation(range.upperBound - 1, "]", in: stream), stream.tokens[range.lowerBound].startsLine || range.lowerBound == 0
        else {
            return false
        }
        guard let bracket = range.first(where: { Int(stream.partners[$0]) == range.upperBound - 1 }) else { return false }
        guard isPunctuation(bracket, "[", in: stream), Int(stream.partners[bracket]) - bracket > 2 else { return false }
        let isAssigned = bracket > range.lowerBound && isPunctuation(bracket - 1, "=", in: stream)
        return bracket == range.lowerBound || isAssigned
    }

    /// Nothing ends the statement: the text is over, the block is, or another statement begins.
    private static func isOpen(_ end: Int, in stream: TokenStream) -> Bool {
        end == stream.tokens.count || isPunctuation(end, "}", in: stream) || beginsStatement(end, in: stream)
    }

    /// On a line of its own, and nothing that could go on with an expression.
    private static func beginsStatement(_ index: Int, in stream: TokenStream) -> Bool {
        let token = stream.tokens[index]
        guard token.startsLine else { return false }
        switch token.kind {
        case .identifier, .atWord: return true
        case .punctuation: return isPunctuation(index, "[", in: stream) || isSign(index, in: stream) || isEllipsis(index, in: stream)
        case .number, .string, .foreign: return false
        }
    }

    /// `- (void)…`
    private static func isSign(_ index: Int, in stream: TokenStream) -> Bool {
        isPunctuation(index, "+-", in: stream) && index + 1 < stream.tokens.count && isPunctuation(index + 1, "(", in: stream)
    }

    /// `...`: code that the sample leaves out.
    private static func isEllipsis(_ index: Int, in stream: TokenStream) -> Bool {
        isPunctuation(index, ".", in: stream) && index + 1 < stream.tokens.count && isPunctuation(index + 1, ".", in: stream)
    }

    private static func isPunctuation(_ index: Int, _ characters: StaticString, in stream: TokenStream) -> Bool {
        guard index >= 0, stream.tokens[index].kind == .punctuation else { return false }
        return characters.withUTF8Buffer { $0.contains(stream.tokens[index].byte) }
    }
}
