import ArgumentParser
import Foundation
import SourceText
import Spec

/// Where guides are looked for: `--guides`, then `GUIDEWRIGHT_GUIDES`, then `Guides/` in the workspace. Files of sources lie there too, or in a
/// folder of their own.
struct GuideOptions: ParsableArguments {
    @Option(
        name: .customLong("guides"),
        help: "The folder that holds the vendors' guides (otherwise $GUIDEWRIGHT_GUIDES, then Guides/).",
        completion: .directory
    )
    var folder: String?

    @Option(
        name: .customLong("sources"),
        help: "The folder that holds headers and references (otherwise $GUIDEWRIGHT_SOURCES; where the guides are in any case).",
        completion: .directory
    )
    var sources: String?

    /// The folder in force, or nil where there is none: then checks work on the evidence.
    func resolved(in workspace: Workspace) throws -> String? {
        if let folder {
            let path = Workspace.absolute(folder)
            guard Workspace.isFolder(path) else { throw Failure("there is no folder `\(folder)` with guides") }
            return path
        }
        if let folder = Self.variable("GUIDEWRIGHT_GUIDES") {
            let path = Workspace.absolute(folder)
            guard Workspace.isFolder(path) else {
                throw Failure(
                    "GUIDEWRIGHT_GUIDES names `\(folder)`, which is no folder", help: "unset it, or let it name the folder with the guides")
            }
            return path
        }
        let path = workspace.path(workspace.project.guides)
        return Workspace.isFolder(path) ? path : nil
    }

    /// A source's file, or nil where it is not here: in the folder of its system, or among all, where sources lie and then where guides lie.
    func document(_ name: String, of system: String, in workspace: Workspace) throws -> SourceFile? {
        let folders = [try sourceFolder(), try resolved(in: workspace)].compactMap { $0 }
        let paths = folders.flatMap { ["\($0)/\(system)/\(name)", "\($0)/\(name)"] }
        return try paths.first { FileManager.default.fileExists(atPath: $0) }.map(Workspace.read)
    }

    private func sourceFolder() throws -> String? {
        if let sources {
            let path = Workspace.absolute(sources)
            guard Workspace.isFolder(path) else { throw Failure("there is no folder `\(sources)` with sources") }
            return path
        }
        guard let folder = Self.variable("GUIDEWRIGHT_SOURCES") else { return nil }
        let path = Workspace.absolute(folder)
        guard Workspace.isFolder(path) else {
            throw Failure(
                "GUIDEWRIGHT_SOURCES names `\(folder)`, which is no folder",
                help: "unset it, or let it name the folder with headers and references")
        }
        return path
    }

    /// What the environment says, unless it says nothing. It is asked for every document, and `ProcessInfo` copies all of it each time.
    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The guide's file, or nil where it is not here.
    func guide(_ name: String, in workspace: Workspace) throws -> SourceFile? {
        guard let folder = try resolved(in: workspace) else { return nil }
        let path = "\(folder)/\(name)"
        return FileManager.default.fileExists(atPath: path) ? try Workspace.read(path) : nil
    }
}
