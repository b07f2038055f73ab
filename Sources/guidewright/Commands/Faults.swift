import ArgumentParser
import CrossCheck
import Diagnostics
import Foundation
import Guide
import SourceText
import Spec

/// `guidewright faults [SYSTEM…]`
struct Faults: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    static let configuration = CommandConfiguration(
        commandName: "faults",
        abstract: "Measure the cross-check: put mistakes into specs, guides and sources, one at a time, and see whether it finds each.",
        discussion: """
            Every name, type, value, URL, header and duration that a guide or a source bears out is changed once, in the spec and in the document, by a fixed seed. Recall is the
            share of mistakes that bring a finding. Precision is the share of harmless changes (other blanks, line ends, wording, comments) that bring none.
            The exit code is 1 if either is below 0.99. Needs the guides themselves.

            Examples:
              guidewright faults
              guidewright faults my-sdk --seed 11 --count 200
              guidewright faults --format json > faults.json
            """
    )

    @OptionGroup var arguments: SystemArguments
    @OptionGroup var guides: GuideOptions
    @OptionGroup var workspace: WorkspaceOptions

    @Option(help: "Chooses the mistakes; the same seed, the same mistakes.")
    var seed: UInt64 = 7

    @Option(help: "At most so many mistakes in each system's specs, and in its guides (otherwise all).")
    var count: Int?

    @Option(help: "text: figures, and every miss; json: all of that as an object.")
    var format: Format = .text

    func validate() throws {
        if let count, count < 1 { throw ValidationError("`--count` is at least 1") }
    }

    func run() throws {
        let space = try Workspace.locate(workspace.root)
        let systems = try space.systems(named: arguments.systems).map { LoadedSystem($0) }
        try Check.refuse(systems, .text)
        var results: [FaultResult] = []
        for system in systems {
            guard let bench = try FaultBench(system, guides, space) else {
                Console.standardError("\(system.folder.id): left out, since its guides are not all here")
                continue
            }
            results.append(bench.run(seed: seed, count: count))
        }
        guard !results.isEmpty else {
            throw Failure("no system's guides are here", help: "name their folder with `--guides` or GUIDEWRIGHT_GUIDES")
        }
        let report = FaultReport(seed: seed, results: results)
        Console.standardOutput(format == .json ? try JSONOutput.text(report) : report.text)
        if !report.passes { throw Exit.findings }
    }
}
