import ArgumentParser
import Diagnostics
import Spec

/// `guidewright validate [SYSTEM…]`
struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Check specs by themselves: structure, references, names, types, flows.",
        discussion: """
            Examples:
              guidewright validate
              guidewright validate my-sdk --format github
              guidewright validate --watch                  again at every save
            """
    )

    @OptionGroup var arguments: SystemArguments
    @OptionGroup var workspace: WorkspaceOptions
    @OptionGroup var pass: PassOptions

    @Option(help: ArgumentHelp(stringLiteral: DiagnosticFormat.list))
    var format: DiagnosticFormat = .text

    func run() throws {
        try pass.run(workspace.root, arguments.systems, readsEvidence: false) { try perform($0.systems) }
    }

    private func perform(_ systems: [LoadedSystem]) throws {
        let diagnostics = systems.flatMap(\.diagnostics) + SharedNames.check(systems.compactMap(\.spec))
        Console.standardOutput(format.render(diagnostics))
        if format == .text {
            for system in systems { pass.say("\(system.folder.id): \(Self.summary(of: system))") }
        }
        if Summary(diagnostics).findings > 0 { throw Exit.findings }
    }

    static func summary(of system: LoadedSystem) -> String {
        guard let spec = system.spec, !system.hasErrors else { return Summary(system.diagnostics).text }
        let counts = [
            Wording.count(spec.items.count, "item"), Wording.count(spec.endpoints.count, "endpoint"),
            Wording.count(spec.flows.count, "flow"),
        ]
        return "valid, " + Wording.list(counts)
    }
}

extension DiagnosticFormat: ExpressibleByArgument {}
