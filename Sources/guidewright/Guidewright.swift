import ArgumentParser

/// The command line. Every command is thin: it reads files, calls one stage of the pipeline, prints, and answers with a stable exit code.
@main
struct Guidewright: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "guidewright",
        abstract: "Proves specs of mobile SDKs against their guides, and generates clients, mocks, tests and references from them.",
        discussion: """
            Exit codes: 0 all is well; 1 there are findings or differences; 2 wrong use, or input that cannot be read.

            Examples:
              guidewright new my-sdks             start a project of your own
              guidewright run                     validate, check and generate all
              guidewright check my-sdk            where do spec and guide disagree?
              guidewright generate --check        is everything generated current?
              guidewright mock my-sdk             serve its mock, without generating anything
              guidewright explain guide-only      what does this rule mean?
            """,
        version: "0.1.0",
        subcommands: [
            New.self, Run.self, Validate.self, Check.self, Generate.self, Facts.self, Explain.self, Init.self, DriftCommand.self,
            Guides.self, Sources.self, Stats.self, Import.self, Export.self, Mock.self, Faults.self, MutantsCommand.self, Promise.self,
        ]
    )

    /// Where the tool and its runtimes are published.
    static let url = "https://github.com/guidewright/guidewright"

    static func main() {
        Allocator.returnLargeBlocks()
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            Exit.with(error, of: Guidewright.self)
        }
    }
}
