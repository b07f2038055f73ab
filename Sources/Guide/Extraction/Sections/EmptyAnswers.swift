import SourceText

extension Extraction {
    /// "If the door is removed, the response is empty": what the call answers has no body.
    mutating func noteEmptyAnswer(in text: Text) {
        guard let endpoint = context.endpoint, !context.isBelowFailure, let place = EmptyAnswerReading.place(in: text.characters) else {
            return
        }
        emptyAnswers.append(EmptyAnswer(endpoint: endpoint, span: text.fileSpan(place)))
    }
}

/// Finds the words that say that an answer has no body.
private enum EmptyAnswerReading {
    static func place(in text: String) -> Span? {
        let length = text.utf8.count
        guard length < 1000 else { return nil }
        let text = text.lowercased()
        for phrase in phrases {
            guard let found = text.firstRange(of: phrase), isFree(text, found) else { continue }
            // Small letters may be longer than capitals.
            let start = min(text.utf8.distance(from: text.startIndex, to: found.lowerBound), length)
            return Span(start, min(start + phrase.utf8.count, length))
        }
        return nil
    }

    /// "If the response is empty, …" says what to do then, and "the response is empty if there are no doors" when it is so.
    private static func isFree(_ text: String, _ found: Range<String.Index>) -> Bool {
        let whole = String(text[..<found.lowerBound].suffix(16))
        let before = ["the ", "la ", "die ", "a "].first(where: whole.hasSuffix).map { String(whole.dropLast($0.count)) } ?? whole
        guard !conditions.contains(where: before.hasSuffix) else { return false }
        let behind = text[found.upperBound...]
        guard behind.first.map({ !$0.isLetter || $0.unicodeScalars.first.map { $0.value > 0x2E7F } == true }) ?? true else { return false }
        let next = behind.prefix { !".,;。、".contains($0) }.split { !$0.isLetter }.first.map(String.init) ?? ""
        return !objects.contains(next)
    }

    private static let conditions = [
        "if ", "when ", "whether ", "unless ", "case ", "cuando ", "si ", "wenn ", "quando ", "se ", "a non-", "a non ", "not ",
    ]
    private static let objects: Set<String> = [
        "list", "array", "object", "json", "string", "lista", "liste", "objeto", "set", "result", "results", "if", "when", "unless",
        "field",
        "value", "data", "cuando", "si", "wenn", "quando", "se",
    ]
    private static let phrases = [
        "response is empty", "response will be empty", "response body is empty", "response has no body", "response does not have a body",
        "response doesn't have a body", "returns an empty response", "returns empty response", "returns an empty body",
        "returns no content",
        "returns no body", "returns no response body", "no response body", "with an empty body", "with an empty response",
        "respuesta es vacía", "respuesta está vacía", "respuesta vacía", "cuerpo vacío", "réponse est vide", "réponse vide",
        "antwort ist leer",
        "leere antwort", "resposta é vazia", "resposta vazia", "risposta è vuota", "ответ пуст", "пустой ответ", "レスポンスは空", "レスポンスボディは空",
        "レスポンスボディはありません", "空のレスポンス", "응답 본문이 없", "응답 본문은 없", "응답 본문 없음", "응답이 비어", "빈 응답", "响应为空", "响应体为空", "空响应",
        "无响应体", "無回應內容",
    ]
}
