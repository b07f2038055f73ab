import Diagnostics
import MockInterpreter
import MockRuntime
import MockServer
import Spec
import Synchronization
import Workspaces

/// A spec that is served, and read again when it was saved.
final class MockSpec: Sendable {
    /// What was served first.
    let mock: InterpretedMock
    private let id: String
    private let workspace: Workspace
    private let state: Mutex<State>

    private struct State {
        var seen: FileSnapshot
        /// A version that is not in force yet.
        var next: MockSystem?
    }

    /// - Returns: nil for one that has no mock, unless somebody named it.
    /// - Throws: where it has errors, which are printed.
    init?(_ folder: SystemFolder, of workspace: Workspace, isNamed: Bool) throws {
        // Taken first: what is saved while it is read is read again.
        state = Mutex(State(seen: FileSnapshot(of: [folder.path]), next: nil))
        id = folder.id
        self.workspace = workspace
        let (mock, findings) = Self.read(folder)
        if !findings.isEmpty { Console.standardError(Console.text(findings)) }
        if findings.contains(where: { $0.severity == .error }) { throw Exit.findings }
        if let mock {
            self.mock = mock
        } else if isNamed {
            throw Failure("`\(folder.id)` says nothing of a mock", help: "write its `mock:`; Specs/README.md says how")
        } else {
            return nil
        }
    }

    /// The version that was saved since, if there is one without errors. This is asked for each request.
    func update() -> MockSystem? {
        state.withLock { state in
            if !state.seen.isCurrent { look(&state) }
            return state.next.take()
        }
    }

    /// Reads the spec again where it was saved.
    func look() { state.withLock { look(&$0) } }

    private func look(_ state: inout State) {
        let before = state.seen
        state.seen = FileSnapshot(of: ["\(workspace.specs)/\(id)"])
        if state.seen != before, let system = readAgain() { state.next = system }
    }

    /// What is wrong is said, and the next save may mend it.
    private func readAgain() -> MockSystem? {
        do {
            let folder = try SystemFolder(id: id, workspace: workspace)
            let (mock, findings) = Self.read(folder)
            if !findings.isEmpty { StandardError.shared.say(Console.text(findings)) }
            if let mock {
                StandardError.shared.say("\(id): the saved spec is in force")
                return mock.system
            }
            if !findings.contains(where: { $0.severity == .error }) { StandardError.shared.say("error: `\(id)` says nothing of a mock") }
        } catch let failure as Failure {
            StandardError.shared.say(failure.text)
        } catch {
            StandardError.shared.say("error: \(error)")
        }
        StandardError.shared.say("\(id): the mock stays as it was")
        return nil
    }

    /// The mock of a spec without errors, and what is to be said of it.
    private static func read(_ folder: SystemFolder) -> (mock: InterpretedMock?, findings: [Diagnostic]) {
        let (spec, diagnostics) = SpecLoader.load(folder: folder.specFiles, module: folder.module)
        let findings = diagnostics.filter { $0.severity != .note }
        let isSound = !findings.contains { $0.severity == .error }
        return (isSound ? spec.flatMap { InterpretedMock($0) } : nil, findings)
    }
}
