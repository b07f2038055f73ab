/// Where a value of a call travels, as a document says it.
package enum ParameterPlace: String, Sendable, CaseIterable {
    case query, path, form, json
    /// A body, of which kind is not said.
    case body
    case answer

    /// Of a title or of the line before a table; nil where it speaks of none of these, or of several.
    init?(words: String) {
        let text = words.lowercased()
        let found = Self.words.filter { row in row.words.contains(where: text.has) }.map(\.place)
        let places = found.filter { $0 != .body }
        // "JSON/Form Params": either is a body.
        if Set(places) == [.form, .json] {
            self = .body
            return
        }
        // "JSON body", "Form data in the body": the word that says more counts.
        guard let place = places.isEmpty ? found.first : places.first, places.count < 2 else { return nil }
        self = place
    }

    private static let words: [(place: ParameterPlace, words: [String])] = [
        (.query, ["query", "querystring", "쿼리", "查询参数", "查詢參數", "クエリ"]),
        (.path, ["path param", "path variable", "경로 변수", "경로 파라미터", "路径参数", "路徑參數", "パスパラメータ"]),
        (.form, ["form-data", "form data", "form param", "urlencoded", "表单", "表單"]),
        (.json, ["json"]),
        (.body, ["body", "payload", "본문", "바디", "请求体", "請求體", "请求正文", "ボディ"]),
    ]
}
