package import Diagnostics
internal import SourceText
package import Spec
internal import SwiftCode

/// What generation takes of one system.
package struct GeneratorInput: Sendable {
    let system: SettledSystem
    /// The lines of the guide that references lead to.
    package let lines: GuideLines
    /// What is made of the system.
    package let parts: Set<OutputPart>

    /// A system whose mock is not made is as one that has none.
    package init(spec: Spec, lines: GuideLines = GuideLines(), parts: Set<OutputPart> = Set(OutputPart.allCases)) {
        var spec = spec
        if !parts.contains(.mock) { spec.mock = nil }
        system = SettledSystem(spec)
        self.lines = lines
        self.parts = parts
    }

    package var spec: Spec { system.spec }
}

/// One file of an output, its path below the folder of its system.
package struct GeneratedFile: Sendable {
    package let path: String
    package let bytes: [UInt8]

    init(_ path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    init(_ path: String, _ swift: PrintedSwift) { self.init(path, bytes: swift.fileBytes) }
}

/// The whole of generation, as values between named stages:
///
/// specs ─▶ models (names and types decided) ─▶ trees of Swift, pages ─▶ files, printed or put into templates ─▶ artifacts
///
/// Nothing here reads or writes a file. `TemplateLibrary.load` reads before, `ArtifactWriter` writes afterwards.
package enum Generator {
    /// One kind of output: what is wrong with its templates, and the files it makes of a system below `<Module>/`.
    package struct Output: Sendable {
        let part: OutputPart
        var check: @Sendable (TemplateLibrary) -> [Diagnostic] = { _ in [] }
        package let files: @Sendable (GeneratorInput, TemplateLibrary) -> [GeneratedFile]
    }

    package static let outputs = [client, mock, tests, reference]

    /// The templates that are printed by themselves; all others are partials.
    package static let templates = [FileHeader.template] + PagePrinter.templates.map(\.name)

    /// What is wrong with the templates; nothing, mostly.
    package static func check(_ templates: TemplateLibrary, for outputs: [Output] = Generator.outputs) -> [Diagnostic] {
        FileHeader.check(templates) + outputs.flatMap { $0.check(templates) }
    }

    package static let client = Output(part: .client) { input, templates in
        ClientGenerator(input.system, templates).files().map { GeneratedFile("Client/\($0.path)", $0.swift) }
    }

    package static let mock = Output(part: .mock) { input, templates in
        MockGenerator(input.system, templates).files().map { GeneratedFile($0.path, $0.swift) }
    }

    package static let tests = Output(part: .tests) { input, templates in
        TestSuiteGenerator(input.system, templates).files().map { GeneratedFile($0.path, $0.swift) }
    }

    static let reference = Output(part: .reference, check: ReferenceGenerator.check) { input, templates in
        ReferenceGenerator.files(for: input.system, lines: input.lines, templates: templates).map {
            GeneratedFile("Reference/\($0.path)", bytes: $0.bytes)
        }
    }

    /// - Parameters:
    ///   - listed: all systems that are generated, these and others, for the index over them; nil: it stays as it is.
    ///   - finished: called, on any thread, when one kind of output of one system is there.
    /// - Returns: all files of all systems; none where a diagnostic is an error.
    package static func generate(
        _ inputs: [GeneratorInput],
        templates: TemplateLibrary,
        outputs: [Output] = Generator.outputs,
        listed: [GeneratorInput]? = nil,
        finished: @Sendable () -> Void = {}
    ) -> (artifacts: ArtifactSet, diagnostics: [Diagnostic]) {
        var diagnostics = check(templates, for: outputs)
        guard diagnostics.isEmpty else { return (ArtifactSet(), diagnostics) }
        let parts = inputs.flatMap { input in
            outputs.filter { input.parts.contains($0.part) }.map { (input: input, output: $0) }
        }
        // As bytes at once: the texts of all outputs together are never held twice.
        var files = parts.concurrentMap { part in
            defer { finished() }
            return part.output.files(part.input, templates).map { ("\(part.input.spec.system.module.value)/\($0.path)", $0.bytes) }
        }.flatMap { $0 }
        let referred = (listed ?? []).filter { $0.parts.contains(.reference) }.map(\.spec)
        if !referred.isEmpty { files += ReferenceIndex.files(referred, templates) }
        var artifacts = ArtifactSet()
        for (path, bytes) in files where !artifacts.add(path, bytes) {
            diagnostics.append(Diagnostic(ArtifactRules.clash, "`\(path)` is generated twice, or is no path"))
        }
        return diagnostics.isEmpty ? (artifacts, []) : (ArtifactSet(), diagnostics)
    }

    /// The list of systems that Package.swift holds; a system without a mock has no executable, and one of which no code is made is not in it.
    package static func systems(_ inputs: [GeneratorInput]) -> [SystemsList.Entry] {
        inputs.compactMap { input in
            let spec = input.spec
            let code: [(OutputPart, String, Bool)] = [
                (.client, "Client", true), (.mock, "Mock", spec.mock != nil), (.tests, "Tests", spec.mock != nil),
            ]
            let parts = code.filter { input.parts.contains($0.0) && $0.2 }.map(\.1)
            guard !parts.isEmpty else { return nil }
            let mock = parts.contains("Mock") ? "\(spec.system.id.value)-mock" : ""
            let isSecured = parts.contains("Tests") && DeviceBuilder.isSecured(spec)
            let extras = (isSecured ? ["Encryption"] : []) + (spec.hasDigests ? ["Digests"] : [])
            return SystemsList.Entry(module: spec.system.module.value, mock: mock, parts: parts + extras)
        }
    }

    package static let rules = TemplateRules.rules + ArtifactRules.rules
}
