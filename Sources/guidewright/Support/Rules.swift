import APIDescriptions
import ArgumentParser
import CrossCheck
import Diagnostics
import Foundation
import Generator
import Guide
import Scoring
import Spec
import YAMLTree

extension RuleCatalog {
    /// Every rule of every stage.
    static let all = RuleCatalog(
        YAMLTree.rules + DescriptionRules.rules, SpecRules.rules, ReaderRules.all, CrossCheckRules.all, LabelReader.rules, Generator.rules)
}

extension DiagnosticFormat {
    /// Diagnostics as this command prints them.
    func render(_ diagnostics: [Diagnostic]) -> String {
        let folder = FileManager.default.currentDirectoryPath
        return render(diagnostics, Setting(style: Console.style, catalog: .all, tool: .guidewright, folder: folder))
    }
}

extension SARIFRenderer.Tool {
    static let guidewright = SARIFRenderer.Tool(
        name: "guidewright",
        version: Guidewright.configuration.version,
        informationURI: Guidewright.url
    )
}
