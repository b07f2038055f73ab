public import ArgumentParser
import MockRuntime

/// What the command line of a served mock takes, for commands that serve mocks of their own.
public struct MockServingOptions: ParsableArguments {
    @Option(help: "The address to listen on. Anything but a loopback address makes the control interface want a token.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 8080

    @Option(help: "The token that the control interface wants. Made up and shown if the host asks for one and none is given.")
    var token: String?

    @Option(
        help: """
            A number, where random values start from (1 if none is given: the same number gives the same values), or a JSON file of what \
            the mock begins with: {"app": {…}, "records": {kind: […]}}, or a snapshot. May be given for each: one number, and files, of which \
            the later say more or otherwise.
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

    @Option(
        help: "A further host whose servers the mock may call, besides this machine's; may be given several times. By http only.")
    var callbackHost: [String] = []

    @OptionGroup
    var secure: TLSOption

    @OptionGroup
    var serving: ServingOptions

    @OptionGroup
    var connections: ConnectionOptions

    /// What means nothing is an error.
    public func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("a port is a number from 0 to 65535, and \(port) is none") }
        if token?.isEmpty == true { throw ValidationError("an empty token protects nothing") }
        if let chaos, !(chaos > 0 && chaos <= 100) { throw ValidationError("chaos is more than 0 and up to 100 of a hundred requests") }
        try Self.checkHosts(allowHost, of: "--allow-host")
        try Self.checkHosts(callbackHost, of: "--callback-host")
        let numbers = seed.compactMap { if case .number(let number) = $0 { number } else { nil } }
        if numbers.count > 1 {
            let said = numbers.map(String.init).joined(separator: " and ")
            throw ValidationError("random values start from one number, and \(said) are given; leave one out")
        }
        for case .file(let name) in seed where name.allSatisfy(\.isWholeNumber) {
            throw ValidationError("a seed is a number up to \(UInt64.max), and \(name) is more")
        }
    }

    /// A host that no request names would never be of use to anybody.
    private static func checkHosts(_ hosts: [String], of option: String) throws {
        for host in hosts where !ServerAddress.canBeHost(host) {
            throw ValidationError("'\(host)' is no host; \(option) takes a name or an address alone, such as app.example.com")
        }
    }

    /// Options as they stand where the command line says nothing.
    public init() {}

    /// Serves mocks until SIGTERM, SIGINT or SIGHUP: each on a port of its own, counted from the one that was asked for. Of several, each port also
    /// answers for the others where a request names a host of theirs.
    ///
    /// - Throws: `ListenFailure` where it can't listen; `ValidationError` where a file does not fit.
    public func serve(_ mocks: [ServedMock]) async throws {
        guard port + mocks.count <= 65_536 else { throw ValidationError("\(mocks.count) mocks have no ports from \(port) on") }
        let isLocal = ServerAddress.isLoopback(host)
        let token = token ?? (isLocal ? nil : Self.makeToken())
        if !isLocal, self.token == nil, let token { Output.error("control token: \(token)") }
        var options = MockOptions(
            controlToken: token,
            allowedHosts: Set((allowHost + [host]).map { $0.lowercased() }),
            allowsAnyHost: !isLocal && token != nil,
            faults: chaos.map { [MockFault("*", .chaos, share: .percent($0), count: nil)] } ?? [],
            allowsAnyOrigin: cors,
            callbackHosts: Set(callbackHost.map { $0.lowercased() })
        )
        for case .number(let number) in seed { options.seed = number }
        let files = seed.compactMap { if case .file(let path) = $0 { path } else { nil } }
        if mocks.count > 1, let file = files.first {
            throw ValidationError("\(file) says what one mock begins with, and \(mocks.count) are served; serve each by itself")
        }
        let live = try mocks.map { mock in try LiveMock(mock, options) { try Self.seeded($0, from: files) } }
        if serving.exitWithParent { ParentWatch.start() }
        let readyFile = serving.readyFile
        // Whoever waits for the file would wait for ever.
        do { try readyFile.map(SystemFile.checkWriting) } catch { throw ListenFailure(description: "\(error)") }
        defer { if let readyFile { SystemFile.remove(readyFile) } }
        let group = MockServerGroup(
            mocks: live, host: host, port: port, limits: connections.limits, log: serving.log, security: try secure.securing(host: host))
        try await group.run { addresses in
            let lines = Self.lines(addresses, mocks)
            // Who has read the lines finds the file, too.
            defer { Output.line(lines) }
            guard let readyFile else { return }
            do { try SystemFile.write(lines + "\n", to: readyFile) } catch { Output.error("\(error)") }
        }
    }

    /// The address of the only mock; of several each with its system.
    private static func lines(_ addresses: [ServerAddress], _ mocks: [ServedMock]) -> String {
        if mocks.count == 1 { return addresses[0].url }
        return zip(addresses, mocks).map { "\($0.url) \($1.system.id)" }.joined(separator: "\n")
    }

    /// The system with what the files say that it begins with.
    private static func seeded(_ system: MockSystem, from files: [String]) throws -> MockSystem {
        try files.reduce(system) { try SeedFile($1).seeding($0) }
    }

    private static func makeToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in String(generator.next() as UInt64, radix: 36) }.joined()
    }
}
