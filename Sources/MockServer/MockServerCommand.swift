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

    @Option(help: "The address to listen on. Anything but a loopback address makes the control interface want a token.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 8080

    @Option(help: "The token that the control interface wants. Made up and shown if the host asks for one and none is given.")
    var token: String?

    @Option(
        help: """
            A number, where random values start from (1 if none is given: the same number gives the same values), or a JSON file of what \
            the mock begins with: {"app": {…}, "records": {kind: […]}}, or a snapshot. May be given twice.
            """)
    var seed: [SeedArgument] = []

    @Option(
        help:
            "Let so many of a hundred requests go wrong, as chance and the seed have it: documented errors, late answers, cut connections.")
    var chaos: Double?

    @Flag(help: "Let web pages of any origin call the mock, apart from its control interface.")
    var cors = false

    @Option(help: "A further host name by which the control interface may be called; may be given several times.")
    var allowHost: [String] = []

    @OptionGroup
    var serving: ServingOptions

    @OptionGroup
    var connections: ConnectionOptions

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("a port is a number from 0 to 65535, and \(port) is none") }
        if token?.isEmpty == true { throw ValidationError("an empty token protects nothing") }
        if let chaos, !(chaos > 0 && chaos <= 100) { throw ValidationError("chaos is more than 0 and up to 100, and \(chaos) is not") }
    }

    func serve(_ system: MockSystem) async throws {
        let isLocal = ServerAddress.isLoopback(host)
        let token = token ?? (isLocal ? nil : Self.makeToken())
        if !isLocal, self.token == nil, let token { Output.error("control token: \(token)") }
        var options = MockOptions(
            controlToken: token,
            allowedHosts: Set((allowHost + [host]).map { $0.lowercased() }),
            allowsAnyHost: !isLocal && token != nil,
            faults: chaos.map { [MockFault("*", .chaos, share: .percent($0), count: nil)] } ?? [],
            allowsAnyOrigin: cors
        )
        var system = system
        for seed in seed {
            switch seed {
            case .number(let number): options.seed = number
            case .file(let path): system = try Self.seeded(system, from: path)
            }
        }
        try await serve(MockService(system, options: options))
    }

    private func serve(_ service: MockService) async throws {
        if serving.exitWithParent { ParentWatch.start() }
        defer { if let file = serving.readyFile { SystemFile.remove(file) } }
        let server = MockServer(service, host: host, port: port, limits: connections.limits, log: serving.log)
        try await server.run { address in
            Output.line(address.url)
            guard let file = serving.readyFile else { return }
            do { try SystemFile.write(address.url + "\n", to: file) } catch { Output.error("\(error)") }
        }
    }

    private static func seeded(_ system: MockSystem, from path: String) throws -> MockSystem {
        do {
            return try system.seeded(with: JSONValue(parsing: try SystemFile.read(path)))
        } catch let failure as FileFailure {
            throw ValidationError("\(failure)")
        } catch {
            throw ValidationError("\(path): \(error)")
        }
    }

    private static func makeToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in String(generator.next() as UInt64, radix: 36) }.joined()
    }
}
