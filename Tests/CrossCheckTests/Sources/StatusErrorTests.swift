import CrossCheck
import Testing

@Suite("Errors that are statuses of HTTP")
struct StatusErrorTests {
    private let page = """
        # Errors

        Response code | Meaning
        --- | ---
        `400`<br>Bad Request | Something is missing.
        `401`<br>Unauthorized | Who are you?
        `404`<br>Door Not Found | There is none.
        """

    private func outline(_ status: Int) -> [String] {
        let spec = """
            errors:
              - name: DoorError
                form: swift
                language: swift
                invented: One enum is this project's choice.
                text: {en: Why., ko: 이유입니다.}
                cases:
                  - {name: badRequest, code: 400, status: 400, documented: page, text: {en: Bad., ko: 잘못입니다.}}
                  - {name: unauthorized, code: \(status), status: \(status), documented: page, text: {en: Who., ko: 누구입니다.}}
                  - {name: doorNotFound, code: 404, status: 404, documented: page, text: {en: None., ko: 없습니다.}}

            """
        return SourceBench(spec: spec, sources: [("page", [("Page.md", page)])]).outline
    }

    @Test("are known by their number, and by no other")
    func numbers() {
        #expect(outline(401) == [])
        #expect(outline(403) == ["spec-only unauthorized", "guide-only DoorError says 401"])
    }
}
