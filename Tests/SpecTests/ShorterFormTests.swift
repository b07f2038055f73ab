import Diagnostics
import SourceText
import Spec
import Testing

/// What a spec need not say means what it would have said.
@Suite struct ShorterFormTests {
    private func load(_ more: String) throws -> (spec: Spec?, messages: [String]) {
        let base = try Repository.file("Tests/SpecTests/Good/base.yaml", shownAs: "0-base.yaml")
        let (spec, diagnostics) = SpecLoader.load(folder: [base, SourceFile(path: "more.yaml", text: more)])
        return (spec, diagnostics.map(\.message))
    }

    private func endpoint(_ lines: String) throws -> (Endpoint?, [String]) {
        let (spec, messages) = try load(
            """
            endpoints:
              - name: made
                method: GET
                url: https://api.example.com/made
                text: {en: Words., ko: 말입니다.}
            \(lines.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
            """)
        return (spec?.endpoints.first { $0.name.value == "made" }, messages)
    }

    // MARK: answers

    @Test(
        arguments: [
            ("{fields: [{name: a, type: string}]}", 200, "json"), ("{body: {name: a, type: \"[string]\"}}", 200, "json"),
            ("{}", 200, "empty"), ("{status: 204}", 204, "empty"), ("{kind: text}", 200, "text"), ("{kind: redirect}", 302, "redirect"),
            ("{status: 303, kind: redirect}", 303, "redirect"),
        ])
    func anAnswerIsJSONWithStatus200(_ response: String, _ status: Int, _ kind: String) throws {
        let (endpoint, _) = try endpoint("response: \(response)")
        #expect(endpoint?.response?.status.value == status)
        #expect(endpoint?.response?.kind.rawValue == kind)
    }

    @Test func errorsGoInTheOnlyShapeThatCarriesThem() throws {
        let (found, messages) = try endpoint("response: {}\nerrors: [SampleErrorBusy]")
        #expect(found?.failure?.value == "plain")
        #expect(messages == [])
        let dotted = try endpoint("response: {}\nerrors: [SampleError.SampleErrorBusy]").0
        #expect(dotted?.failure?.value == "plain")
        let redirected = try endpoint("direction: open\nresponse: {kind: redirect}\nerrors: [SampleErrorBusy]").0
        #expect(redirected?.failure == nil)
        #expect(try endpoint("response: {}").0?.failure == nil)
    }

    @Test func whereTwoShapesWouldDoNoneIsTaken() throws {
        let shape = "failures:\n  - {name: other, status: 500, body: {error: $wire.code}, errors: [SampleError]}\n"
        let (spec, _) = try load(
            shape + """
                endpoints:
                  - name: made
                    method: GET
                    url: https://api.example.com/made
                    text: {en: Words., ko: 말입니다.}
                    response: {}
                    errors: [SampleErrorBusy]
                """)
        #expect(spec?.endpoints.last?.failure == nil)
    }

    // MARK: errors

    private let errors = """
        errors:
          - name: CountedError
            form: swift
            rawType: Int
            domain: com.example.counted
            casesFrom: headers
            invented: A case.
            text: {en: Words., ko: 말입니다.}
            cases:
              - {name: first, code: -2, text: {en: Words., ko: 말입니다.}, unraised: {en: Words., ko: 말입니다.}}
              - {name: second, text: {en: Words., ko: 말입니다.}, unraised: {en: Words., ko: 말입니다.}, invented: Nobody knows it.}
              - {name: third, code: 7, text: {en: Words., ko: 말입니다.}, unraised: {en: Words., ko: 말입니다.}}
              - {name: fourth, text: {en: Words., ko: 말입니다.}, unraised: {en: Words., ko: 말입니다.}}
        """

    @Test func codesCountOn() throws {
        let (spec, messages) = try load(errors)
        #expect(spec?.errors.last?.cases.map(\.code.value) == [-2, -1, 7, 8])
        #expect(messages == [])
    }

    @Test func errorsOfSwiftThatServersSpellInWordsNeedNoNumbersAndNoDomain() throws {
        let short = errors.replacing("            domain: com.example.counted\n", with: "")
            .replacing("    domain: com.example.counted\n", with: "").replacing("code: -2, ", with: "wire: {code: busy}, ")
        let (spec, messages) = try load(short)
        #expect(spec?.errors.last?.cases.map(\.code.value) == [0, 1, 7, 8])
        #expect(spec?.errors.last?.domain.value.hasSuffix(".CountedError") == true)
        #expect(!messages.contains { $0.contains("domain") || $0.contains("no code") }, "\(messages)")
        let (_, refused) = try load(short.replacing("form: swift", with: "form: nsEnum"))
        #expect(refused.contains { $0.contains("lacks `domain`") }, "\(refused)")
    }

    /// What refers to an error without a number is told nothing of it.
    @Test func aCodeThatIsNotKnownIsToldOnce() throws {
        let (spec, messages) = try load(errors.replacing("code: -2, ", with: ""))
        #expect(spec?.errors.last?.cases.count == 4)
        #expect(messages.count { $0.contains("has no code") } == 1, "\(messages)")
    }

    @Test func casesComeFromTheSourceOfAllUnlessTheySayOtherwise() throws {
        let (spec, _) = try load(errors)
        let sources = spec?.errors.last?.cases.map { item -> String? in
            if case .documented(let source) = item.provenance { source.value } else { nil }
        }
        #expect(sources == ["headers", nil, "headers", "headers"])
    }

    // MARK: steps

    private func answer(_ steps: String, shared: String = "") throws -> ([AnswerStep], [String]) {
        let text = """
            mock:
              records:
                - {name: users, key: id, fields: [{name: id, type: string}, {name: age, type: integer}]}
                - {name: guests, key: id, fields: [{name: id, type: string}, {name: age, type: integer}, {name: note, type: string}]}
            \(shared)
              answers:
                - endpoint: token
                  steps:
            \(steps.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n"))
            """
        // The base has a mock of its own.
        let whole = try Repository.file("Tests/SpecTests/Good/base.yaml", shownAs: "0-base.yaml")
        let base = whole.text(whole.lineSpan(1).union(whole.lineSpan(whole.lineCount))).components(before: "\nmock:")
        let (spec, diagnostics) = SpecLoader.load(folder: [
            SourceFile(path: "0-base.yaml", text: base), SourceFile(path: "more.yaml", text: text),
        ])
        let unraised = Set(["spec-unraised-error"])
        return (spec?.mock?.answers.first?.steps ?? [], diagnostics.filter { !unraised.contains($0.rule.id) }.map(\.message))
    }

    private let respond = "- respond: {access: {random: token}, expires_in: 1}"

    @Test func aConditionAloneIsAWhenWhoseRestDoesNothing() throws {
        for (step, last) in [("", 0), ("\n  else: [{drop: users, where: {id: a}}]", 1)] {
            let (steps, messages) = try answer("- if: $request.key\n  steps: [{list: users, as: all}]\(step)\n" + respond)
            #expect(messages == [])
            guard case .control(.when(let branches)) = steps.first?.verb else { Issue.record("no `when`"); return }
            #expect(branches.map(\.steps.count) == [1, last])
            #expect(branches.map { $0.condition == nil } == [false, true])
        }
    }

    @Test func sharedStepsStandWhereTheyAreIncluded() throws {
        let shared = "  shared: [{name: known, steps: [{list: users, as: all}, {put: users, fields: {id: $request.key}, as: made}]}]"
        let (steps, messages) = try answer("- include: known\n- {drop: users, where: {id: $made.id}}\n" + respond, shared: shared)
        #expect(messages == [])
        #expect(steps.count == 4)
    }

    @Test func whatIsWrongWithSharedStepsOnlyHereSaysWhereThatIs() throws {
        let shared = "  shared: [{name: known, steps: [{require: $request.kye, otherwise: [{fail: SampleErrorDenied}]}]}]"
        let text = """
            mock:
            \(shared)
              answers: [{endpoint: token, steps: [{include: known}, {respond: {access: a, expires_in: 1}}]}]
            """
        let whole = try Repository.file("Tests/SpecTests/Good/base.yaml", shownAs: "0-base.yaml")
        let base = whole.text(whole.lineSpan(1).union(whole.lineSpan(whole.lineCount))).components(before: "\nmock:")
        let found = SpecLoader.load(folder: [SourceFile(path: "0-base.yaml", text: base), SourceFile(path: "more.yaml", text: text)])
            .diagnostics
        let wrong = try #require(found.first { $0.rule.id == "spec-unknown-reference" })
        #expect(wrong.labels.map(\.text) == ["", "included here"])
        #expect(wrong.labels.last?.place.text == "known")
    }

    @Test func aRecordIsPutAsAnotherOneIs() throws {
        let put = "- put: guests\n  from: $user\n  fields: {note: $request.key, age: 3}\n"
        let (steps, messages) = try answer("- {put: users, fields: {id: a, age: 2}, as: user}\n" + put + respond)
        #expect(messages == [])
        guard case .records(.put(_, let fields, _)) = steps.dropFirst().first?.verb else { Issue.record("no `put`"); return }
        #expect(fields.map(\.name.value) == ["id", "age", "note"])
        #expect(fields.first?.value.reference?.path == ["id"])
        guard case .integer(3)? = fields.dropFirst().first?.value.kind else { Issue.record("the field of `fields:` goes first"); return }
    }
}

extension String {
    /// What stands before a part.
    fileprivate func components(before part: String) -> String { firstRange(of: part).map { String(self[..<$0.lowerBound]) } ?? self }
}
