import ArgumentParser
import MockInterpreter
import MockRuntime
import MockServer
import Workspaces

/// `guidewright mock [SYSTEM…]`
@main
struct MockCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "guidewright-mock",
        abstract: "Serve mocks straight from specs: nothing is generated or compiled.",
        usage: "guidewright mock [<system> ...] [--watch] [<option> ...]",
        discussion: """
            Answers, records, errors and all else are as in the mock that is generated. The first line on the standard output is the address, as soon as it \
            answers; of several systems there is a line for each, address and system, with ports from --port on. Each of these ports also plays the other \
            systems: a request whose Host is one of a vendor's, or SYSTEM.localhost, is for that system. Requests are logged on the standard error. \
            GET /__mock tells what can be set up and looked at while it runs.

            Exit codes: 0 stopped; 1 a spec has errors; 2 wrong use, or it cannot listen.

            Examples:
              guidewright mock my-sdk
              guidewright mock my-sdk --watch               a saved spec is in force at the next request, and records stay
              guidewright mock my-sdk other-sdk             two systems, on the ports 8080 and 8081
              guidewright mock my-sdk --seed users.json     with users, tokens and app of one's own
              guidewright mock my-sdk --port 0 --ready-file address --exit-with-parent
                                                            for a test run: the address is in that file once requests are answered
            """,
        version: MockService.version
    )

    @OptionGroup var arguments: SystemArguments
    @OptionGroup var workspace: WorkspaceOptions

    @Flag(help: "Look at the specs before each request. One with errors is told of, and the mock stays as it was.")
    var watch = false

    @OptionGroup var serving: MockServingOptions

    static func main() async {
        do {
            var command = try parseAsRoot()
            // Anything else is ArgumentParser's own, such as its help.
            guard let serve = command as? MockCommand else { return try command.run() }
            try await serve.serve()
        } catch let failure as ListenFailure {
            Exit.with(Failure("\(failure)"), of: MockCommand.self)
        } catch {
            Exit.with(error, of: MockCommand.self)
        }
    }

    private func serve() async throws {
        let specs = try chosen()
        let following = watch ? Task { await Self.follow(specs) } : nil
        defer { following?.cancel() }
        try await serving.serve(specs.map(served))
    }

    private func served(_ spec: MockSpec) -> ServedMock {
        guard watch else { return ServedMock(spec.mock.system, hosts: spec.mock.hosts) }
        return ServedMock(spec.mock.system, hosts: spec.mock.hosts) { spec.update() }
    }

    /// Those that were asked for, or all that have a mock.
    private func chosen() throws -> [MockSpec] {
        let space = try Workspace.locate(workspace.root)
        let specs = try space.systems(named: arguments.systems).compactMap { folder in
            try MockSpec(folder, of: space, isNamed: !arguments.systems.isEmpty)
        }
        guard specs.isEmpty else { return specs }
        throw Failure("no system in `\(space.display(space.specs))` has a mock", help: "write its `mock:`; Specs/README.md says how")
    }

    /// Tells of a spec with errors when it is saved, and not only when it is asked for.
    private static func follow(_ specs: [MockSpec]) async {
        while !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(200))
            for spec in specs { spec.look() }
        }
    }
}
