import Guide
import Testing

@Suite("Columns that count rows")
struct CountedRowTests {
    @Test("names stand in the next column", arguments: ["№", "No.", "#", "番号", "序号", "STT", "번호", "Nº"])
    func names(title: String) throws {
        let found = try sheet(
            """
            ## Errors

            |\(title)|Error code|Meaning|
            |---|---|---|
            |1|lamp_broken|It is broken|
            |2|lamp_missing|There is none|
            |3|lamp_missing|Nor here|
            """)
        #expect(found.facts.filter { $0.kind == .error }.map(\.name) == ["lamp_broken", "lamp_missing", "lamp_missing"])
    }

    @Test("numbers beside words, and numbers that do not count, are codes")
    func codes() throws {
        let words = try sheet("## Errors\n\n|No.|Error|Meaning|\n|---|---|---|\n|1|It is broken|Mend it|\n|2|There is none|Buy one|\n")
        #expect(lines(words, .error).count == 2)
        let codes = try sheet("## Errors\n\n|No.|Name|Meaning|\n|---|---|---|\n|17|lamp_broken|It is|\n|4|lamp_missing|None|\n")
        #expect(lines(codes, .error).contains { $0.contains("17") })
    }

    @Test("kinds of errors are errors", arguments: ["Error type", "Типы ошибок", "错误类型"])
    func kinds(title: String) throws {
        let found = try sheet("## Lamps\n\n|\(title)|Meaning|\n|---|---|\n|lamp_broken|It is broken|\n|lamp_missing|There is none|\n")
        #expect(lines(found, .error) == ["error/table lamp_broken", "error/table lamp_missing"])
    }
}
