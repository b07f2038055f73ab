import Diagnostics
import Foundation
import Generator
import SourceText
import Spec

/// One run of the generator: what it makes, and where that goes.
struct Generation {
    let workspace: Workspace
    var options = OutputChoice()
    var templates: String?
    /// All systems are generated: modules of systems that are gone are removed, and Package.swift is brought up to date.
    let isWhole: Bool
    /// What is generated beside these systems: lists of all of them have to name it. Nil where no list is looked at.
    var beside: [LoadedSystem]?

    struct Made {
        let destination: Destination
        var artifacts: ArtifactSet
        /// Package.swift with the systems listed, where it has to change.
        var package: (file: SourceFile, text: String)?
        /// Where each system's module is named.
        var modules: [String: Place]
    }

    struct Result {
        var summary: String
        var hasFindings: Bool
    }

    func make(_ systems: [LoadedSystem]) throws -> Made {
        let destination = try Destination(workspace, options)
        let library = try Self.templates(templates, workspace)
        let inputs = systems.concurrentMap(input).compactMap { $0 }
        let others = (beside ?? []).filter { other in !systems.contains { $0.folder.id == other.folder.id } && destination.holds(other) }
        try Self.stop(at: SharedNames.check(others.compactMap(\.spec) + inputs.map(\.spec)))
        let listed = isWhole ? inputs : listed(inputs, systems, destination)
        ProgressLine.standardError.expect(inputs.map(\.parts.count).reduce(0, +), "parts")
        let (artifacts, diagnostics) = Generator.generate(inputs, templates: library, listed: listed) {
            ProgressLine.standardError.advance()
        }
        try Self.stop(at: diagnostics)
        let list = PackageList(workspace: workspace, destination: destination, path: options.path, isWhole: listed != nil)
        let package = try list.update(listed ?? inputs)
        let modules = inputs.map(\.spec.system.module).map { ($0.value, $0.place) }
        let places = Dictionary(modules) { first, _ in first }
        return Made(destination: destination, artifacts: artifacts, package: package, modules: places)
    }

    private func input(_ system: LoadedSystem) -> GeneratorInput? {
        system.spec.map { GeneratorInput(spec: $0, lines: system.guideLines, parts: workspace.project.parts(of: system.folder.id)) }
    }

    /// All that is generated when this is, in the order of the systems' names; nil where that cannot be told.
    private func listed(_ inputs: [GeneratorInput], _ systems: [LoadedSystem], _ destination: Destination) -> [GeneratorInput]? {
        guard let beside else { return nil }
        let own = Set(systems.map(\.folder.id))
        let others = beside.filter { !own.contains($0.folder.id) && destination.holds($0) }
        // A spec with errors says nothing for certain: the lists stay as they are.
        guard !others.contains(where: \.hasErrors) else { return nil }
        let all = others.compactMap { other in input(other).map { (other.folder.id, $0) } } + zip(systems.map(\.folder.id), inputs)
        return all.sorted { $0.0 < $1.0 }.map(\.1)
    }

    func write(_ made: Made, force: Bool) throws -> Result {
        let plans = made.destination.writers(made.artifacts).map { _, writer, artifacts in
            (writer: writer, plan: writer.plan(artifacts, force: force, removesOtherModules: isWhole))
        }
        // What is in the way of one folder keeps the other as it was, too.
        let blocked = plans.contains { !$0.plan.changes(.blocked).isEmpty }
        let reports = plans.filter { !blocked || !$0.plan.changes(.blocked).isEmpty }.map { $0.writer.write($0.plan) }
        let diagnostics = reports.flatMap(\.diagnostics)
        Console.standardError(DiagnosticFormat.text.render(diagnostics))
        let isRefused = diagnostics.contains { $0.rule == ArtifactRules.unwritable || $0.rule == ArtifactRules.blocked }
        if isRefused { throw Exit.misuse }
        if let package = made.package { try OutputFile.write(package.text, to: Workspace.absolute(package.file.path)) }
        let counts = [
            (reports.flatMap(\.created), "created"), (reports.flatMap(\.updated), "updated"), (reports.flatMap(\.removed), "removed"),
        ].filter { !$0.0.isEmpty }
        let changes = counts.isEmpty ? "nothing to change" : counts.map { "\($0.0.count) \($0.1)" }.joined(separator: ", ")
        let text = "\(Wording.count(made.artifacts.paths.count, "generated file")) in \(made.destination.shown): \(changes)"
        return Result(summary: text, hasFindings: Summary(diagnostics).findings > 0)
    }

    /// The tool's templates with those of a folder over them, all of them sound.
    ///
    /// - Parameter option: the folder; otherwise the workspace's own is looked for.
    static func templates(_ option: String?, _ workspace: Workspace) throws -> TemplateLibrary {
        let folder = option.map(Workspace.absolute) ?? workspace.templates
        guard Workspace.isFolder(folder) else {
            guard option != nil else { return .builtIn }
            throw Failure(
                "there is no folder `\(workspace.display(folder))` with templates", help: "leave `--templates` out to use the tool's own")
        }
        let (library, problems) = TemplateLibrary.load(workspace.display(folder))
        try stop(at: problems + library.unprinted(by: Generator.templates))
        return library
    }

    static func stop(at diagnostics: [Diagnostic]) throws {
        guard !diagnostics.isEmpty else { return }
        Console.standardError(DiagnosticFormat.text.render(diagnostics))
        if diagnostics.contains(where: { $0.severity == .error }) { throw Exit.misuse }
    }
}
