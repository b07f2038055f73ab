import ArgumentParser
public import MockRuntime

/// The command line of every generated mock server.
public enum MockServerCommand {
    /// Runs a system's mock until SIGTERM or SIGINT, with the options on the command line, and ends the process: with 0 after a clean
    /// stop, 2 if it can't listen, and 64 for options that mean nothing.
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
            Command.exit(withError: error)
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
                """
        )
    }

    private static var name: String { "\(system?.id ?? "system")-mock" }

    /// That the mock also calls, where the vendor does.
    private static var calls: String {
        guard let name = system?.callbacks.first?.name else { return "" }
        return " POST /__mock/call/\(name) has it call an app's server on this machine, as the vendor would."
    }

    @Option(help: "The address to listen on. Anything but a loopback address makes the control interface want a token.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 8080

    @Flag(name: .shortAndLong, help: "Don't log requests.")
    var quiet = false

    @Option(help: "The token that the control interface wants. Made up and shown if the host asks for one and none is given.")
    var token: String?

    @Option(help: "Where random values start from: the same seed gives the same values.")
    var seed: UInt64 = 1

    @Option(help: "A further host name by which the control interface may be called; may be given several times.")
    var allowHost: [String] = []

    @OptionGroup
    var connections: ConnectionOptions

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("a port is a number from 0 to 65535, and \(port) is none") }
        if token?.isEmpty == true { throw ValidationError("an empty token protects nothing") }
    }

    func serve(_ system: MockSystem) async throws {
        let isLocal = ServerAddress.isLoopback(host)
        let token = token ?? (isLocal ? nil : Self.makeToken())
        if !isLocal, self.token == nil, let token { Output.error("control token: \(token)") }
        let options = MockOptions(
            seed: seed,
            controlToken: token,
            allowedHosts: Set((allowHost + [host]).map { $0.lowercased() }),
            allowsAnyHost: !isLocal && token != nil
        )
        let log = quiet ? nil : RequestLog()
        let service = MockService(system, options: options)
        try await MockServer(service, host: host, port: port, limits: connections.limits, log: log).run { address in
            Output.line(address.url)
        }
    }

    private static func makeToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in String(generator.next() as UInt64, radix: 36) }.joined()
    }
}
