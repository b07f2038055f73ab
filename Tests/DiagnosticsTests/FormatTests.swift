import Diagnostics
import SourceText
import Testing

@Suite struct FormatTests {
    private let setting = DiagnosticFormat.Setting(
        catalog: RuleCatalog([Samples.rule]),
        tool: SARIFRenderer.Tool(name: "tool", version: "1")
    )

    @Test func namesAreThoseOfTheCommandLine() {
        #expect(DiagnosticFormat.allCases.map(\.rawValue) == ["text", "json", "sarif", "github", "junit", "compiler"])
        #expect(DiagnosticFormat.allCases.allSatisfy { DiagnosticFormat.list.contains($0.rawValue) })
    }

    @Test func textEndsWithTheSummary() {
        let text = DiagnosticFormat.text.render([Diagnostic(Samples.rule, "m")], setting)
        #expect(text == "error[wrong-name]: m\n\n1 error\n")
        #expect(DiagnosticFormat.text.render([], setting) == "")
    }

    @Test func othersAreTheRenderersOwn() {
        let diagnostics = [Samples.full]
        #expect(DiagnosticFormat.json.render(diagnostics, setting) == JSONRenderer.render(diagnostics))
        #expect(DiagnosticFormat.github.render(diagnostics, setting) == GitHubRenderer.render(diagnostics))
        #expect(DiagnosticFormat.junit.render(diagnostics, setting) == JUnitRenderer.render(diagnostics, name: "tool"))
        #expect(DiagnosticFormat.compiler.render(diagnostics, setting) == CompilerRenderer.render(diagnostics))
        #expect(
            DiagnosticFormat.sarif.render(diagnostics, setting)
                == SARIFRenderer.render(diagnostics, catalog: setting.catalog, tool: setting.tool)
        )
    }

    @Test func orderIsByFileAndPlace() {
        let diagnostics = [
            Diagnostic(Samples.rule, "4", at: [Samples.label(Samples.guide, "one")]),
            Diagnostic(Samples.rule, "3", at: [Samples.label(Samples.spec, "three")]),
            Diagnostic(Samples.rule, "2", at: [Samples.label(Samples.spec, "one")]),
            Diagnostic(Samples.hint, "1", at: [Samples.label(Samples.spec, "one")]),
            Diagnostic(Samples.rule, "0"),
        ]
        #expect(diagnostics.sortedByPlace().map(\.message) == ["0", "1", "2", "3", "4"])
        #expect(diagnostics.reversed().sortedByPlace().map(\.message) == ["0", "1", "2", "3", "4"])
    }

    @Test func explanationsAreWrappedButExamplesAreNot() {
        let rule = Rule("id", .warning, "a summary", explanation: "one two three four\n\n    an example that is longer\nfive")
        #expect(
            ExplanationRenderer.render(rule, width: 10) == """
                warning[id]: a summary

                one two
                three four

                    an example that is longer
                five

                """
        )
    }
}
