import ArgumentParser

/// `guidewright mock [SYSTEM…]`
struct Mock: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mock",
        abstract: "Serve mocks straight from specs: nothing is generated or compiled.",
        discussion: """
            The server is a program of its own beside this one, guidewright-mock, which this command becomes. `guidewright mock --help` lists its options.

            Examples:
              guidewright mock my-sdk
              guidewright mock my-sdk --watch              a saved spec is in force at the next request, and records stay
              guidewright mock my-sdk other-sdk --port 0   two systems in one process
            """,
        helpNames: []
    )

    @ArgumentParser.Argument(parsing: .captureForPassthrough, help: "Systems and options of the server.")
    var arguments: [String] = []

    func run() throws { try Sibling(name: "guidewright-mock").become(with: arguments) }
}
