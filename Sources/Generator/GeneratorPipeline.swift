package import Diagnostics
package import Spec

/// The whole of generation, as values between named stages:
///
/// specs ─▶ models (names and types decided) ─▶ texts (view models through templates) ─▶ artifacts (paths and bytes)
///
/// Nothing here reads or writes a file. `TemplateLibrary.load` reads before, `ArtifactWriter` writes afterwards.
package enum Generator {
    /// One kind of output: the templates it needs, and the files it makes of a system below `<Module>/`.
    package struct Output: Sendable {
        package let folder: String
        package let templates: [(template: String, model: any ViewModel.Type)]
        package let files: @Sendable (SystemModel, TemplateLibrary) -> [(path: String, text: String)]
    }

    package static let outputs: [Output] = [
        Output(folder: "Client", templates: ClientGenerator.outputs) { ClientGenerator($0, $1).files() }
    ]

    /// - Returns: all files of all systems; none where a diagnostic is an error.
    package static func generate(_ specs: [Spec], templates: TemplateLibrary) -> (artifacts: ArtifactSet, diagnostics: [Diagnostic]) {
        var diagnostics = check(templates)
        guard diagnostics.isEmpty else { return (ArtifactSet(), diagnostics) }
        var artifacts = ArtifactSet()
        for model in specs.map(SystemModel.init) {
            for output in outputs {
                for file in output.files(model, templates) {
                    let path = "\(model.module)/\(output.folder)/\(file.path)"
                    if !artifacts.add(path, file.text) {
                        diagnostics.append(Diagnostic(ArtifactRules.clash, "`\(path)` is generated twice, or is no path"))
                    }
                }
            }
        }
        return diagnostics.isEmpty ? (artifacts, []) : (ArtifactSet(), diagnostics)
    }

    /// What is wrong with the templates, before any of them is rendered.
    package static func check(_ templates: TemplateLibrary) -> [Diagnostic] {
        outputs.flatMap(\.templates).flatMap { templates.check($0.template, prints: $0.model) }
    }

    /// The list of systems that Package.swift holds.
    package static func systems(_ specs: [Spec]) -> [SystemsList.Entry] {
        specs.map { SystemsList.Entry(module: $0.system.module.value, mock: "\($0.system.id.value)-mock") }
    }

    package static let rules = TemplateRules.rules + ArtifactRules.rules
}
