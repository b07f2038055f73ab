import ArgumentParser
import Foundation
import Generator
import SourceText
import Spec

/// What commands over systems have in common: how much they say, and whether they begin again at every change.
struct PassOptions: ParsableArguments {
    @Flag(help: "Begin again whenever a spec, a guide, a template or guidewright.yaml changes, until Ctrl-C.")
    var watch = false

    @Flag(help: "Say nothing but findings.")
    var quiet = false

    @Flag(help: "Say on standard error how long each stage takes.")
    var verbose = false

    func validate() throws {
        guard !quiet || !verbose else { throw ValidationError("`--quiet` and `--verbose` say the opposite of each other") }
    }

    /// A line about what went well.
    func say(_ text: @autoclosure () -> String) {
        if !quiet { Console.standardOutput(text()) }
    }

    /// Does a stage's work, shows on a terminal how far it is, and says how long it took where that is wanted.
    func stage<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        let result = quiet ? try work() : try ProgressLine.standardError.during(name, work)
        if verbose {
            let (seconds, parts) = (ContinuousClock.now - start).components
            let milliseconds = seconds * 1000 + parts / 1_000_000_000_000_000
            let padded = name.padding(toLength: 12, withPad: " ", startingAt: 0)
            Console.standardError("\(padded) \(milliseconds) ms")
        }
        return result
    }

    /// Runs a command once, or until somebody ends it.
    ///
    /// - Parameter readsEvidence: whether the command asks for what is recorded of guides and sources.
    func run(
        _ root: String?, _ names: [String], guides: GuideOptions? = nil, templates: String? = nil, readsEvidence: Bool = true,
        _ body: (Pass) throws -> Void
    ) throws {
        let load = { @Sendable (folder: SystemFolder) in LoadedSystem(folder, readsEvidence: readsEvidence) }
        guard watch else { return try body(first(Workspace.locate(root), names, load)) }
        let space = try Self.located(root)
        let watcher = Watcher(
            workspace: space, names: names, guides: guides, templates: templates, load: load, memory: Pass.Memory(), options: self)
        watcher.loop(body)
    }

    private func first(_ space: Workspace, _ names: [String], _ load: @Sendable (SystemFolder) -> LoadedSystem) throws -> Pass {
        let systems = try stage("read") {
            try space.systems(named: names).concurrentMap(counting: .standardError, "systems", load)
        }
        return Pass(
            workspace: space, systems: systems, changed: Set(systems.map(\.folder.id)), isWhole: names.isEmpty, memory: Pass.Memory())
    }

    /// A `guidewright.yaml` with a mistake is something to watch, too; only the folder has to be there.
    private static func located(_ root: String?) throws -> Workspace { try Workspace.locate(root, readsProject: false) }
}
