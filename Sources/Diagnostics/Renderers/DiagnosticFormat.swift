/// How a command prints diagnostics; the raw values are what `--format` takes.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
    case text, json, sarif, github

    /// Everything that a renderer may need to know besides the diagnostics.
    package struct Setting: Sendable {
        package var style: TerminalStyle
        package var catalog: RuleCatalog
        package var tool: SARIFRenderer.Tool

        package init(style: TerminalStyle = .plain, catalog: RuleCatalog, tool: SARIFRenderer.Tool) {
            self.style = style
            self.catalog = catalog
            self.tool = tool
        }
    }

    /// The diagnostics in this format. Text ends with the summary, if there is anything to sum up.
    package func render(_ diagnostics: [Diagnostic], _ setting: Setting) -> String {
        switch self {
        case .text:
            let summary = diagnostics.isEmpty ? "" : Summary(diagnostics).styled(setting.style) + "\n"
            return TextRenderer.render(diagnostics, style: setting.style) + summary
        case .json: return JSONRenderer.render(diagnostics)
        case .sarif: return SARIFRenderer.render(diagnostics, catalog: setting.catalog, tool: setting.tool)
        case .github: return GitHubRenderer.render(diagnostics)
        }
    }
}
