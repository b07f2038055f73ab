package import Diagnostics
package import Spec

/// What generation takes of one system.
package struct GeneratorInput: Sendable {
    let system: SettledSystem
    /// The lines of the guide that references lead to.
    package let lines: GuideLines

    package init(spec: Spec, lines: GuideLines = GuideLines()) {
        system = SettledSystem(spec)
        self.lines = lines
    }

    package var spec: Spec { system.spec }
}

/// The whole of generation, as values between named stages:
///
/// specs ─▶ models (names and types decided) ─▶ texts (view models through templates) ─▶ artifacts (paths and bytes)
///
/// Nothing here reads or writes a file. `TemplateLibrary.load` reads before, `ArtifactWriter` writes afterwards.
package enum Generator {
    /// One kind of output: what is wrong with its templates, and the files it makes of a system below `<Module>/`.
    package struct Output: Sendable {
        package let check: @Sendable (TemplateLibrary) -> [Diagnostic]
        package let files: @Sendable (GeneratorInput, TemplateLibrary) -> [(path: String, text: String)]
    }

    package static let outputs = [client, mock, tests, reference]

    /// The templates that are printed by themselves; all others are partials.
    package static let templates =
        ClientGenerator.outputs.map(\.template) + MockGenerator.templates.map(\.name) + TestSuiteGenerator.templates
        + PagePrinter.templates.map(\.name)

    package static let client = Output { templates in
        ClientGenerator.outputs.flatMap { templates.check($0.template, prints: $0.model) }
    } files: { input, templates in
        ClientGenerator(input.system, templates).files().map { ("Client/\($0.path)", $0.text) }
    }

    package static let mock = Output(check: MockGenerator.check) { input, templates in
        files(of: MockGenerator(input.spec, templates: templates).artifacts())
    }

    package static let tests = Output(check: TestSuiteGenerator.check) { input, templates in
        files(of: TestSuiteGenerator(input.system, templates: templates).artifacts())
    }

    static let reference = Output(check: ReferenceGenerator.check) { input, templates in
        ReferenceGenerator.files(for: input.system, lines: input.lines, templates: templates).map { ("Reference/\($0.path)", $0.text) }
    }

    private static func files(of set: ArtifactSet) -> [(path: String, text: String)] {
        set.paths.map { path in (path.split(separator: "/").dropFirst().joined(separator: "/"), set.text(path) ?? "") }
    }

    /// - Parameter isWhole: the inputs are all systems there are, so that an index over them is true.
    /// - Returns: all files of all systems; none where a diagnostic is an error.
    package static func generate(
        _ inputs: [GeneratorInput],
        templates: TemplateLibrary,
        outputs: [Output] = Generator.outputs,
        isWhole: Bool = false
    ) -> (artifacts: ArtifactSet, diagnostics: [Diagnostic]) {
        var diagnostics = outputs.flatMap { $0.check(templates) }
        guard diagnostics.isEmpty else { return (ArtifactSet(), diagnostics) }
        let parts = inputs.flatMap { input in outputs.map { (input: input, output: $0) } }
        // As bytes at once: the texts of all outputs together are never held twice.
        var files = parts.concurrentMap { part in
            part.output.files(part.input, templates).map { ("\(part.input.spec.system.module.value)/\($0.path)", Array($0.text.utf8)) }
        }.flatMap { $0 }
        if isWhole { files += ReferenceIndex.files(inputs.map(\.spec), templates).map { ($0.path, Array($0.text.utf8)) } }
        var artifacts = ArtifactSet()
        for (path, bytes) in files where !artifacts.add(path, bytes) {
            diagnostics.append(Diagnostic(ArtifactRules.clash, "`\(path)` is generated twice, or is no path"))
        }
        return diagnostics.isEmpty ? (artifacts, []) : (ArtifactSet(), diagnostics)
    }

    /// The list of systems that Package.swift holds; a system without a mock has no executable.
    package static func systems(_ specs: [Spec]) -> [SystemsList.Entry] {
        specs.map { SystemsList.Entry(module: $0.system.module.value, mock: $0.mock == nil ? "" : "\($0.system.id.value)-mock") }
    }

    package static let rules = TemplateRules.rules + ArtifactRules.rules
}
