/// `NSString *path = @"/v1/doors";` and `[api post:path …]` below it: what is called with a path that a variable holds.
extension RequestCode {
    /// The method of HTTP that the call is named after to which the variable is handed that the statement around a text gives its value.
    func verbOfVariable(holding index: Int) -> String? { call(holding: index)?.verb }

    /// That call.
    func call(holding index: Int) -> CallPlace? {
        guard let end = bodyEnd(around: index), let name = variable(holding: index) else { return nil }
        return ((index + 1)..<end).lazy
            .filter { [stream] in stream.tokens[$0].kind == .identifier && stream.text(stream.tokens[$0]) == name }
            .map { CallPlace(stream, $0, language) }.first { $0.verb != nil }
    }

    /// `path` of `NSString *path = [NSString stringWithFormat:@"…"` and of `let path = "…"`.
    private func variable(holding index: Int) -> String? {
        for place in (0..<index).reversed().prefix(Self.longestStatement) {
            let cursor = TokenCursor(stream: stream, index: place)
            if cursor.isPunctuation(";") || cursor.isPunctuation("{") || cursor.isPunctuation("}") { return nil }
            if cursor.isAssignment, place > 0, stream.tokens[place - 1].kind == .identifier {
                return stream.text(stream.tokens[place - 1])
            }
        }
        return nil
    }

    private static var longestStatement: Int { 14 }
}
