import SourceText

extension Extraction {
    /// "Returns the picture as binary data": what the call answers is no JSON.
    mutating func noteRawAnswer(in text: Text) {
        guard let endpoint = context.endpoint, !context.isBelowFailure else { return }
        guard let place = RawAnswerReading(isInAnswer: context.speaksOfAnswer).place(in: text.characters) else { return }
        rawAnswers.append(RawAnswer(endpoint: endpoint, span: text.fileSpan(place)))
    }

    /// An answer that is shown with its head, which says what it is made of.
    mutating func noteRawAnswer(shown text: Text) {
        guard let endpoint = context.endpoint, !context.isBelowFailure, text.characters.hasPrefix("HTTP/"),
            let place = RawAnswerReading.header(in: text.characters.lowercased())
        else { return }
        rawAnswers.append(RawAnswer(endpoint: endpoint, span: text.fileSpan(place)))
    }
}

/// Finds the words that say that an answer is made of bytes.
private struct RawAnswerReading {
    /// The section is about the answer: then a sentence need not say so.
    var isInAnswer: Bool

    func place(in text: String) -> Span? {
        let length = text.utf8.count
        guard length < 1000 else { return nil }
        let text = text.lowercased()
        if isInAnswer, let header = Self.header(in: text) { return header }
        for phrase in Self.phrases {
            guard let found = text.firstRange(of: phrase), isOfAnswer(Self.sentence(around: found, in: text)) else { continue }
            return Self.span(of: found, in: text, within: length)
        }
        return nil
    }

    /// `Content-Type: image/png`
    static func header(in text: String) -> Span? {
        guard let name = text.firstRange(of: "content-type"), let type = media.first(where: text[name.upperBound...].has) else {
            return nil
        }
        let between = text[name.upperBound...].prefix(4 + type.utf8.count)
        return between.has(type) ? span(of: name, in: text, within: text.utf8.count) : nil
    }

    private func isOfAnswer(_ sentence: Substring) -> Bool {
        guard !Self.otherwise.contains(where: sentence.has) else { return false }
        return isInAnswer || Self.verbs.contains(where: sentence.has)
    }

    private static func sentence(around found: Range<String.Index>, in text: String) -> Substring {
        let isEnd = { (letter: Character) in ".!?。\n".contains(letter) }
        let start = text[..<found.lowerBound].lastIndex(where: isEnd) ?? text.startIndex
        return text[start..<(text[found.upperBound...].firstIndex(where: isEnd) ?? text.endIndex)]
    }

    /// Small letters may be longer than capitals.
    private static func span(of found: Range<String.Index>, in text: String, within length: Int) -> Span {
        let start = min(text.utf8.distance(from: text.startIndex, to: found.lowerBound), length)
        return Span(start, min(start + text[found].utf8.count, length))
    }

    private static let phrases = [
        "as binary data", "as binary", "binary data", "binary content", "binary stream", "binary file", "binary image", "raw bytes",
        "raw binary",
        "raw image", "バイナリデータ", "バイナリ", "二进制", "二進制", "바이너리",
    ]
    private static let verbs = [
        "return", "respond", "answer", "response", "返却", "返す", "返し", "レスポンス", "応答", "返回", "响应", "응답", "반환",
    ]
    /// What is sent, or is a text in JSON after all.
    private static let otherwise = [
        "upload", "send", "sent", "request", "post ", "multipart", "base64", "encoded", "json", "not ", "アップロード", "送信", "リクエスト", "上传",
        "上傳", "请求", "請求", "업로드", "요청",
    ]
    private static let media = [
        "image/", "audio/", "video/", "application/pdf", "application/zip", "application/octet-stream",
    ]
}
