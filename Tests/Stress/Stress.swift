import ArgumentParser

/// Looks for input that breaks the tool: `make fuzz` and `make growth`.
@main
struct Stress: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stress",
        abstract: "Look for input that crashes, hangs or slows the readers, the validator, the generator and mocks.",
        subcommands: [Fuzz.self, Worker.self, Growth.self, Hostile.self, Suites.self]
    )
}
