/// How a command prints diagnostics; the raw values are what `--format` takes.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
    case text, json, sarif, github, junit, compiler

    /// The raw values in a sentence, for the help of commands.
    package static let list = "text, json, sarif, github, junit or compiler."

    /// Everything that a renderer may need to know besides the diagnostics.
    package struct Setting: Sendable {
        package var style: TerminalStyle
        package var catalog: RuleCatalog
        package var tool: SARIFRenderer.Tool
        /// What paths that are not absolute count from; empty to leave them as they are.
        package var folder: String

        package init(style: TerminalStyle = .plain, catalog: RuleCatalog, tool: SARIFRenderer.Tool, folder: String = "") {
            self.style = style
            self.catalog = catalog
            self.tool = tool
            self.folder = folder
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
        case .junit: return JUnitRenderer.render(diagnostics, name: setting.tool.name)
        case .compiler: return CompilerRenderer.render(diagnostics, folder: setting.folder)
        }
    }
}
