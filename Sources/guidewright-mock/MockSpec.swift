import Diagnostics
import Foundation
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
        /// The files as they were looked at last.
        var seen: FileSnapshot
        /// Those of the newest version without errors.
        var good: FileSnapshot
        var doubt: Doubt?
        /// A version that is not in force yet.
        var next: MockSystem?
    }

    /// What was saved, and may be half of it: a program that empties a file and then writes it is not done yet.
    private struct Doubt {
        let reading: Reading
        let since = ContinuousClock.now
        /// After so long without a change it is what was meant.
        var isOver: Bool { since.duration(to: .now) >= .milliseconds(400) }
    }

    /// What came of reading a spec: its mock, if it has no errors, and what is to be said of it.
    private struct Reading {
        var system: MockSystem?
        var text = ""
    }

    /// - Returns: nil for one that has no mock, unless somebody named it.
    /// - Throws: where it has errors, which are printed.
    init?(_ folder: SystemFolder, of workspace: Workspace, isNamed: Bool) throws {
        // Taken first: what is saved while it is read is read again.
        let files = FileSnapshot(of: [folder.path])
        state = Mutex(State(seen: files, good: files))
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
        let files = files(since: state.seen)
        let isSame = files == state.seen
        state.seen = files
        if isSame {
            if let doubt = state.doubt, doubt.isOver { decide(doubt.reading, &state) }
        } else {
            let reading = readAgain()
            // The last version that was good stays until it is sure that nothing better is about to be written.
            if reading.system == nil || files.lacksContent(of: state.good) {
                state.doubt = Doubt(reading: reading)
            } else {
                decide(reading, &state)
            }
        }
    }

    /// The files as they are, once nothing has changed for a moment: what is being written is not read.
    private func files(since earlier: FileSnapshot) -> FileSnapshot {
        let folder = ["\(workspace.specs)/\(id)"]
        var files = FileSnapshot(of: folder)
        guard files != earlier else { return files }
        for _ in 0..<10 {
            Thread.sleep(forTimeInterval: 0.02)
            let now = FileSnapshot(of: folder)
            if now == files { break }
            files = now
        }
        return files
    }

    private func decide(_ reading: Reading, _ state: inout State) {
        state.doubt = nil
        if !reading.text.isEmpty { StandardError.shared.say(reading.text) }
        guard let system = reading.system else { return StandardError.shared.say("\(id): the mock stays as it was") }
        (state.next, state.good) = (system, state.seen)
        StandardError.shared.say("\(id): the saved spec is in force")
    }

    private func readAgain() -> Reading {
        do {
            let (mock, findings) = Self.read(try SystemFolder(id: id, workspace: workspace))
            let reading = Reading(system: mock?.system, text: findings.isEmpty ? "" : Console.text(findings))
            if mock != nil || findings.contains(where: { $0.severity == .error }) { return reading }
            return Reading(text: "error: `\(id)` says nothing of a mock")
        } catch let failure as Failure {
            return Reading(text: failure.text)
        } catch {
            return Reading(text: "error: \(error)")
        }
    }

    /// The mock of a spec without errors, and what is to be said of it.
    private static func read(_ folder: SystemFolder) -> (mock: InterpretedMock?, findings: [Diagnostic]) {
        let (spec, diagnostics) = SpecLoader.load(folder: folder.specFiles, module: folder.module)
        let findings = diagnostics.filter { $0.severity != .note }
        let isSound = !findings.contains { $0.severity == .error }
        return (isSound ? spec.flatMap { InterpretedMock($0) } : nil, findings)
    }
}
