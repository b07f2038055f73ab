package import ArgumentParser

/// Options that every command shares.
package struct WorkspaceOptions: ParsableArguments {
    @Option(name: .long, help: "The folder that holds Specs/ (otherwise the nearest one upwards).", completion: .directory)
    package var root: String?

    package init() {}
}

/// The systems a command works on.
package struct SystemArguments: ParsableArguments {
    @ArgumentParser.Argument(
        help: ArgumentHelp("The systems, by the names of their folders in Specs/; all when left out.", valueName: "system"))
    package var systems: [String] = []

    package init() {}
}
