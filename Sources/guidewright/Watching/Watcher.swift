import ArgumentParser
import Foundation
import Generator
import SourceText
import Spec

/// Runs a command again at every change of what it reads. Only systems that a change concerns are read and looked at anew.
struct Watcher {
    let workspace: Workspace
    let names: [String]
    let guides: GuideOptions?
    let templates: String?
    let load: @Sendable (SystemFolder) -> LoadedSystem
    let memory: Pass.Memory
    let options: PassOptions

    /// Between two looks at the files. A change is answered well within a fifth of a second.
    private static let pause: TimeInterval = 0.05

    /// Never ends by itself.
    func loop(_ body: (Pass) throws -> Void) -> Never {
        var seen = FileSnapshot(of: watched)
        var changes: Set<String>?
        while true {
            Screen.turn()
            attempt { try pass(changes, body) }
            Console.standardOutput("Watching \(names.isEmpty ? "all systems" : names.joined(separator: ", ")); Ctrl-C ends.")
            repeat { Thread.sleep(forTimeInterval: Self.pause) } while !look(&seen, &changes)
        }
    }

    /// Whether anything changed.
    private func look(_ seen: inout FileSnapshot, _ changes: inout Set<String>?) -> Bool {
        let now = FileSnapshot(of: watched)
        let found = now.changes(since: seen)
        seen = now
        changes = found
        return !found.isEmpty
    }

    /// Specs and settings always; guides and templates where they are read.
    private var watched: [String] {
        let project = (try? Workspace.locate(workspace.root))?.project ?? Project()
        let guides = guides.flatMap { try? $0.resolved(in: Workspace(root: workspace.root, project: project)) }
        let templates = templates.map(Workspace.absolute) ?? workspace.path(project.templates)
        return [workspace.specs, "\(workspace.root)/\(ProjectLoader.fileName)", templates] + (guides.map { [$0] } ?? [])
    }

    /// What goes wrong in one pass is said, and the next change may mend it.
    private func attempt(_ work: () throws -> Void) {
        do {
            try work()
        } catch let failure as Failure {
            failure.print()
        } catch is ExitCode {
            // The findings were printed.
        } catch {
            Console.standardError("error: \(error)")
        }
    }

    private func pass(_ changes: Set<String>?, _ body: (Pass) throws -> Void) throws {
        let space = try Workspace.locate(workspace.root)
        let folders = try space.systems(named: names)
        let ids = folders.map(\.id)
        let found = concern(changes, ids, space)
        let concern = (ids: found.ids.union(memory.left.ids), isWhole: found.isWhole || memory.left.isWhole)
        let (known, load) = (memory.systems, load)
        let systems = options.stage("read") {
            folders.concurrentMap(counting: .standardError, "systems") { folder in
                concern.ids.contains(folder.id) ? load(folder) : known[folder.id] ?? load(folder)
            }
        }
        let isWhole = names.isEmpty && (concern.isWhole || Set(memory.systems.keys) != Set(ids))
        memory.systems = Dictionary(systems.map { ($0.folder.id, $0) }) { first, _ in first }
        memory.left = (concern.ids, isWhole)
        try body(Pass(workspace: space, systems: systems, changed: concern.ids, isWhole: isWhole, memory: memory))
        memory.left = ([], false)
    }

    /// The systems that changed files concern, and whether something that holds for all is among them.
    private func concern(_ changes: Set<String>?, _ ids: [String], _ space: Workspace) -> (ids: Set<String>, isWhole: Bool) {
        guard let changes else { return (Set(ids), true) }
        var (found, isWhole): (Set<String>, Bool) = ([], false)
        for path in changes {
            if path.hasPrefix(space.specs + "/") {
                let parts = path.dropFirst(space.specs.count + 1).split(separator: "/")
                if let id = parts.first { found.insert(String(id)) }
                // It holds the module and the title, which pages over all systems show.
                if parts.last == "system.yaml" { isWhole = true }
            } else if let users = users(ofGuide: path) {
                found.formUnion(users)
            } else {
                return (Set(ids), true)
            }
        }
        return (found, isWhole)
    }

    /// The systems that rest on a guide; nil where the file is none of a known system.
    private func users(ofGuide path: String) -> [String]? {
        let name = (path as NSString).lastPathComponent
        let users = memory.systems.values.filter { $0.spec?.guides.contains { $0.file.value == name } ?? false }
        return users.isEmpty ? nil : users.map(\.folder.id)
    }
}
