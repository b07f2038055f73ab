import Diagnostics
import Spec
import Testing

/// The generated table of documented errors says the same as `validate`.
struct ErrorTableTests {
    private static let till = """
        errors:
          - name: TillError
            form: swift
            rawType: Int
            domain: com.example.till
            invented: A sample.
            text: {en: What goes wrong at the till., ko: 계산대 오류입니다.}
            cases:
              - {name: locked, code: 1, invented: A sample., text: {en: It is locked., ko: 잠겼습니다.}}
        classes:
          - name: Till
            language: swift
            invented: A sample.
            text: {en: Takes money., ko: 결제합니다.}
            methods:
              - {declaration: "static func open() async throws", flow: open, text: {en: Opens., ko: 엽니다.}}
        flows:
          - {name: open, text: {en: Opens., ko: 엽니다.}, steps: [{fail: TillError.locked}]}
        """

    private static func story(_ fails: String) -> String {
        "scenarios: [{name: shut, text: {en: Shut., ko: 닫힘.}, steps: [{call: \"open()\"\(fails)}]}]"
    }

    private func table(_ parts: String...) throws -> String {
        let till = Self.till + "\n" + parts.joined()
        let spec = try Sample.spec(Sample.mock("- respond: {id: \"1\", left: 2}"), till)
        return try #require(Sample.test("ErrorTests", of: spec)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test("what no scenario meets has no reason, so that the test fails, and `validate` says so")
    func unmetFails() throws {
        let told = try table(Self.story(""))
        #expect(told.contains(".nothing(\"\")"), "\(told)")
        let found = Sample.load([Sample.mock("- respond: {id: \"1\", left: 2}"), Self.till + "\n" + Self.story("")]).diagnostics
        let warning = found.first { $0.rule.id == "spec-unprovoked-error" && $0.message.contains("`locked`") }
        #expect(warning?.help?.contains("the generated test of errors fails") == true, "\(found.map(\.message))")
    }

    @Test("a spec that has no scenarios yet is not asked for them")
    func draftHasAReason() throws {
        let told = try table()
        #expect(told.contains(".nothing(\"the spec has no scenarios yet\")"), "\(told)")
    }

    @Test("what a scenario meets is provoked by it")
    func metIsProvoked() throws {
        let table = try table(Self.story(", fails: TillError.locked"))
        #expect(table.contains(".scenario(\"shut\")"), "\(table)")
    }
}
