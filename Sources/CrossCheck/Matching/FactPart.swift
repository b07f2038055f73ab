import Guide
import SourceText

extension GuideFact {
    /// Where what it speaks of travels, as far as its surroundings are clear: a body that is named in a title may be that of the answer, and
    /// JSON below a table of the request may be what comes back.
    var part: ParameterPlace? {
        guard let place = fact.detail.place, place != .answer else { return fact.detail.place }
        guard let heading = fact.detail.headingLine else { return fact.source == .sample ? nil : place }
        if Self.speaksOfAnswer(file.text(file.lineSpan(heading))) { return .answer }
        guard fact.source == .sample, fact.value == nil else { return place }
        guard [.json, .body].contains(place), line - heading < 60, heading < line else { return nil }
        let between = (heading + 1)..<line
        return between.contains { number in Self.mayBeginAnswer(file.text(file.lineSpan(number))) } ? nil : place
    }

    /// A row or an item below a title that speaks of requests, and not of what comes back.
    var isListedInRequest: Bool {
        guard [.table, .list].contains(fact.source), let heading = fact.detail.headingLine else { return false }
        let title = file.text(file.lineSpan(heading)).lowercased()
        return Self.requestWords.contains(where: title.has) && !Self.answerWords.contains(where: title.has)
    }

    /// A row below a header that calls it a parameter.
    var isCalledParameter: Bool {
        guard fact.source == .table else { return false }
        for number in (max(1, line - 60)..<max(1, line)).reversed() {
            let text = file.text(file.lineSpan(number))
            guard text.has("|") else { return false }
            // The row above the rule.
            if text.allSatisfy({ "|-: ".contains($0) }), number > 1 {
                let header = file.text(file.lineSpan(number - 1)).split(separator: "|").lazy.map { $0.lowercased().trimmingBlanks() }
                return header.first { !$0.isEmpty }.map { ["parameter", "parameters", "param"].contains($0) } ?? false
            }
        }
        return false
    }

    private static func speaksOfAnswer(_ title: String) -> Bool {
        let title = title.lowercased()
        return answerWords.contains(where: title.has) && !requestWords.contains(where: title.has)
    }

    /// A status of success, or a word for what comes back.
    private static func mayBeginAnswer(_ line: String) -> Bool {
        guard line.utf8.count < 400 else { return true }
        let line = line.lowercased()
        return ["200", "201", "202", "204"].contains(where: line.has) || answerWords.contains(where: line.has)
    }

    private static let answerWords = [
        "response", "answer", "return", "result", "レスポンス", "応答", "응답", "结果", "響應", "响应", "返回", "回應", "回应", "réponse", "respuesta",
        "antwort",
        "ответ",
    ]
    private static let requestWords = ["request", "リクエスト", "요청", "请求", "請求"]
}
