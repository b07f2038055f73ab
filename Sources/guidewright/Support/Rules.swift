import CrossCheck
import Diagnostics
import Generator
import Guide
import Spec
import YAMLTree

extension RuleCatalog {
    /// Every rule of every stage.
    static let all = RuleCatalog(YAMLTree.rules, SpecRules.all, GuideRules.all, CrossCheckRules.all, GeneratorRules.all)
}

extension DiagnosticFormat {
    /// Diagnostics as this command prints them.
    func render(_ diagnostics: [Diagnostic]) -> String {
        render(diagnostics, Setting(style: Console.style, catalog: .all, tool: .guidewright))
    }
}

extension SARIFRenderer.Tool {
    static let guidewright = SARIFRenderer.Tool(
        name: "guidewright",
        version: Guidewright.configuration.version,
        informationURI: "https://github.com/guidewright/guidewright"
    )
}
