import SourceText

/// "Send your parameters by `GET` to the URL below", and some paragraphs on, under "Endpoint", an address that stands alone.
extension Extraction {
    /// The method that a sentence before has said for an address, if nothing else was called since.
    func methodSaidBefore(_ address: Address, _ passage: Passage) -> String? {
        let whole = passage.withoutQuotes(passage.trimmed(passage.wholeSpan))
        guard whole == address.span, Self.speaksOfEndpoint(context.lead) || Self.speaksOfEndpoint(context.title) else { return nil }
        let called = facts.lastIndex { $0.kind == .endpoint }.map { blockOfFact[$0] } ?? -1
        for before in document.blocks[max(0, called + 1, block - Self.farthest)..<block].reversed() {
            guard case .paragraph(let text) = before.kind else { continue }
            if let method = Self.methodOfRequest(in: text.characters) { return method }
        }
        return nil
    }

    private static let farthest = 8

    private static func speaksOfEndpoint(_ words: String) -> Bool {
        ["endpoint", "Endpoint", "엔드포인트", "エンドポイント", "端点", "接口地址"].contains(where: words.has)
    }

    /// The one method of HTTP that a sentence about requests names.
    static func methodOfRequest(in sentence: String) -> String? {
        let words = sentence.split { !$0.isASCII || !$0.isLetter }
        let methods = Set(words.filter { HTTPMethod.all.contains(String($0)) })
        guard methods.count == 1, let method = methods.first else { return nil }
        let speaksOfRequests =
            words.contains { ["request", "requests", "method", "call", "petición"].contains($0.lowercased()) }
            || ["요청", "호출", "メソッド", "リクエスト", "请求", "請求", "запрос", "petición", "requête"].contains(where: sentence.has)
        return speaksOfRequests ? String(method) : nil
    }
}
