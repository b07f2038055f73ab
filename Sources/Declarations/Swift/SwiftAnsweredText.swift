import SourceText

extension TokenCursor {
    /// The text that is all of a body that begins here: `{ "Door" }`, `{ return "Door" }`, `{ get { "Door" } }`; nil of any other.
    var answeredText: String? {
        guard isPunctuation("{"), let end = partner else { return nil }
        var reader = self
        var last = end
        reader.index += 1
        if reader.isWord("get"), reader.isPunctuation("{", at: 1), let inner = reader.stream.partner(of: reader.index + 1) {
            guard inner + 1 == end else { return nil }
            reader.index += 2
            last = inner
        }
        reader.takeWord("return")
        guard reader.index + 1 == last, let token = reader.current, token.kind == .string else { return nil }
        let text = stream.text(token)
        guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\""), !text.hasPrefix("\"\"\""), !text.contains("\\") else {
            return nil
        }
        return String(text.dropFirst().dropLast())
    }
}
