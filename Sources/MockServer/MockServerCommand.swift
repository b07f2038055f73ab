import ArgumentParser
public import MockRuntime

/// The command line of every generated mock server.
public enum MockServerCommand {
    /// Runs a system's mock until SIGTERM or SIGINT, with the options on the command line, and ends the process: with 0 after a clean
    /// stop, and 2 if it can't listen or options mean nothing.
    public static func main(_ system: MockSystem) async {
        await Command.$system.withValue(system) { await run(system) }
    }

    private static func run(_ system: MockSystem) async {
        do {
            var command = try Command.parseAsRoot()
            // Anything else is ArgumentParser's own, such as its help.
            guard let serve = command as? Command else { return try command.run() }
            try await serve.serve(system)
        } catch let failure as ListenFailure {
            Output.error("\(system.id)-mock: \(failure)")
            Command.exit(withError: ExitCode(2))
        } catch {
            // Of ArgumentParser's own codes none means that the command was used wrongly, as it does everywhere else here.
            guard Command.exitCode(for: error) == .validationFailure else { Command.exit(withError: error) }
            Output.error(Command.fullMessage(for: error))
            Command.exit(withError: ExitCode(2))
        }
    }
}

/// What the command line takes. Its texts name the system that the task runs.
private struct Command: ParsableCommand {
    @TaskLocal static var system: MockSystem?

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: name,
            abstract: "A mock of \(system?.title.en ?? "a system") that keeps what it is told and can be told to fail.",
            discussion: """
                The first line on the standard output is the address, as soon as it answers. Requests are logged on the standard error. \
                GET /__mock tells what can be set up and looked at while it runs.\(calls)

                Examples:
                  \(name)
                  \(name) --port 0 --quiet          any free port, without a log
                  \(name) --seed 7                  other random values
                  \(name) --seed users.json         with users, tokens and app of one's own
                  \(name) --port 0 --ready-file address --exit-with-parent
                                                                   for a test run: the address is in that file once requests are answered
                """,
            version: MockService.version
        )
    }

    private static var name: String { "\(system?.id ?? "system")-mock" }

    /// That the mock also calls, where the vendor does.
    private static var calls: String {
        guard let name = system?.callbacks.first?.name else { return "" }
        return " POST /__mock/call/\(name) has it call an app's server on this machine, as the vendor would."
    }

    @OptionGroup
    var options: MockServingOptions

    func serve(_ system: MockSystem) async throws { try await options.serve([ServedMock(system)]) }
}
