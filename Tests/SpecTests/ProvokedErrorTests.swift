import Diagnostics
import Spec
import Testing

/// Which errors a scenario provokes: also those that a call becomes which gets no answer, and that the flow keeps to itself.
@Suite struct ProvokedErrorTests {
    private func load(_ fault: String) throws -> (errors: Set<String>, notes: [String]) {
        let text = "text: {en: Words., ko: 말입니다.}"
        let (spec, diagnostics) = MadeUp.load(
            """
            errors: [{name: NewsError, form: swift, domain: news, \(text), cases: [{name: offline, code: 1, \(text)}]}]
            failures: [{name: plain, status: 400, invented: A test., body: {}, errors: [NewsError], transport: {unreachable: NewsError.offline}}]
            endpoints:
              - {name: news, method: GET, url: "https://news.example.com/news", failure: plain, \(MadeUp.text), response: {fields: [{name: text, type: string}]}}
            classes:
              - name: News
                language: swift
                \(text)
                invented: A test.
                methods:
                  - declaration: "static func latest() async -> String?"
                    \(text)
                    steps: [{try: [{call: news}], rescue: [{steps: [], gives: null}], gives: $response.text, as: found}, {return: $found}]
            mock: {}
            scenarios: [{name: quiet, \(text), steps: [{fault: news, \(fault)}, {call: "News.latest()", as: found}, {expect: {not: $found}}]}]
            """)
        let scenario = try #require(spec?.scenarios.first)
        #expect(diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return (spec?.provokedErrors(by: scenario) ?? [], diagnostics.map(\.message))
    }

    @Test func aCallWithoutAnAnswerProvokesWhatItBecomes() throws {
        let (errors, notes) = try load("cut: true")
        #expect(errors == ["NewsError.offline"] && !notes.contains { $0.contains("the error `offline`") }, "\(notes)")
    }

    @Test func aLateAnswerProvokesNothing() throws {
        let (errors, notes) = try load("latency: 20")
        #expect(errors == [] && notes.contains("nothing provokes the error `offline`"), "\(notes)")
    }
}
