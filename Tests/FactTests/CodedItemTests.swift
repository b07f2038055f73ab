import Guide
import Testing

@Suite("Codes in lists, and codes with their words in cells")
struct CodedItemTests {
    @Test("every item of a list of codes is an error in a document on errors, whatever its words and the heading right above")
    func items() throws {
        let found = try sheet(
            """
            # エラーコード一覧

            ## 鍵のエラー

            - 20001 KEY認証に失敗しました
            - 20002 鍵がありません

            ## 値が不正

            - 60001 保有数量が不足しています
            - 60002 post値が不正です

            ## ドアの状態により停止

            * 70001: Door is open
            * 70002: Lock jammed
            """)
        #expect(
            lines(found, .error) == [
                "error/list 20001 = 20001", "error/list 20002 = 20002", "error/list 60001 = 60001", "error/list 60002 = 60002",
                "error/list 70001 = 70001", "error/list 70002 = 70002",
            ])
    }

    @Test("numbers in sentences are none")
    func amounts() throws {
        let found = try sheet(
            """
            # Errors

            ## Limits

            - 3000 requests per minute
            - A door may be opened by its owner
            """)
        #expect(lines(found, .error).isEmpty)
    }

    @Test("a status and its words in one cell are one error")
    func cells() throws {
        let found = try sheet(
            """
            # Errors

            Response code | Meaning
            --- | ---
            `200`<br>OK | All is well.
            `400`<br>Bad Request | Something is missing.
            `401`<br>Unauthorized | Who are you?
            `404`<br>Door Not Found | There is none.
            """)
        #expect(lines(found, .error) == ["error/table 400 = 400", "error/table 401 = 401", "error/table 404 = 404"])
        #expect(found.facts.filter { $0.kind == .error }.map(\.detail.status) == [400, 401, 404])
    }
}
