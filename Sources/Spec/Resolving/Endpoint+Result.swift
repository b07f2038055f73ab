import SourceText

extension Endpoint {
    /// What `$response` has: what is documented, and the status and all headers of whichever answer came.
    var resultFields: [Field] {
        let documented = documentedFields
        return documented + [statusField, headersField].filter { field in !documented.contains { $0.name.value == field.name.value } }
    }

    /// Whether the answer has a field of that name.
    func documents(_ name: String) -> Bool { documentedFields.contains { $0.name.value == name } }

    package var statusField: Field {
        var field = Field(name: Self.statusName, .integer, isRequired: true, at: place)
        field.text = LocalizedText(
            [
                .english: "The status of the answer.", .korean: "응답의 상태 코드입니다.", .japanese: "応答のステータスです。",
                .simplifiedChinese: "应答的状态码。",
            ], place: place)
        return field
    }

    package static let statusName = "status"

    package var headersField: Field {
        var field = Field(name: Self.headersName, .json, isRequired: true, at: place)
        field.members = .headers
        field.text = LocalizedText(
            [
                .english: "All headers of the answer, by name.", .korean: "응답의 모든 헤더를 이름별로 담은 값입니다.",
                .japanese: "応答のすべてのヘッダーを名前ごとに持ちます。", .simplifiedChinese: "应答的所有标头，按名称。",
            ], place: place)
        return field
    }

    static let headersName = "headers"

    /// The fields and headers of the answer, and each alternative under its name.
    var documentedFields: [Field] {
        let main = response.map { $0.fields + $0.headers } ?? []
        let optional = !alternatives.isEmpty
        let fields = main.map { field in
            var field = field
            if optional { field.isRequired = false }
            return field
        }
        return fields
            + alternatives.compactMap { answer in
                answer.mark
                    ?? answer.name.map {
                        Field(name: $0.value, .object, isRequired: false, fields: answer.fields + answer.headers, at: answer.place)
                    }
            }
    }
}

extension Endpoint.Response {
    /// Of an alternative that carries nothing: whether it is the one that came, as its status says; nil of any other.
    package var mark: Field? {
        guard let name, fields.isEmpty, headers.isEmpty else { return nil }
        return Field(name: name.value, .boolean, isRequired: true, at: place)
    }
}
