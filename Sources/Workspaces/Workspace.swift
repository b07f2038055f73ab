internal import Diagnostics
internal import Foundation
package import SourceText
package import Spec

/// The folder that holds `Specs/` and `Generated/`, and `Templates/` where somebody has templates of their own; and everything that is read
/// from it. What its `guidewright.yaml` says otherwise holds.
package struct Workspace: Sendable {
    /// The absolute path of the folder.
    package let root: String
    package var project = Project()

    package init(root: String, project: Project = Project()) {
        self.root = root
        self.project = project
    }

    /// The folder given, or else the nearest one upwards from the current folder that holds `Specs/`.
    ///
    /// - Parameter readsProject: whether `guidewright.yaml` is read, in which a mistake is an error.
    package static func locate(_ option: String?, readsProject: Bool = true) throws -> Workspace {
        let found = Workspace(root: try root(option))
        return readsProject ? try found.readingProject() : found
    }

    private static func root(_ option: String?) throws -> String {
        let files = FileManager.default
        if let option {
            let path = absolute(option)
            guard isFolder(path + "/Specs") else {
                throw Failure(
                    "`\(option)` holds no folder `Specs`", help: "name the folder that holds `Specs/`, or leave `--root` out inside of it")
            }
            return path
        }
        var folder = files.currentDirectoryPath
        while true {
            if isFolder(folder + "/Specs") { return folder }
            guard folder != "/" else { break }
            folder = (folder as NSString).deletingLastPathComponent
        }
        throw Failure(
            "no folder `Specs` here or above",
            help: "run this inside a project with specs, name one with `--root`, or start one with `guidewright new DIRECTORY`"
        )
    }

    package var specs: String { root + "/Specs" }
    package var templates: String { path(project.templates) }

    /// A path that `guidewright.yaml` gives, which counts from its folder on.
    package func path(_ given: String) -> String {
        given.hasPrefix("/") ? given : URL(fileURLWithPath: "\(root)/\(given)").standardizedFileURL.path
    }

    private func readingProject() throws -> Workspace {
        let path = "\(root)/\(ProjectLoader.fileName)"
        // A link that leads nowhere is no file for the file manager, and is not passed over.
        guard (try? FileManager.default.attributesOfItem(atPath: path)) != nil else { return self }
        let (project, diagnostics) = ProjectLoader.load(try Self.read(path), known: try systemIDs())
        if !diagnostics.isEmpty { Console.standardError(Console.text(diagnostics)) }
        if diagnostics.contains(where: { $0.severity == .error }) { throw Exit.misuse }
        var workspace = self
        workspace.project = project
        return workspace
    }

    /// The ids of all systems, sorted: every folder of `Specs/` that holds a `system.yaml`.
    ///
    /// What cannot be read is an error, never a system that is gone: `generate` removes the code of systems that are gone.
    package func systemIDs() throws -> [String] {
        try contents(of: specs).filter(holdsSystem).sorted()
    }

    private func holdsSystem(_ name: String) throws -> Bool {
        let path = "\(specs)/\(name)"
        // A link that leads nowhere does not exist for the file manager, and is not passed over.
        guard !name.hasPrefix("."), Self.isFolder(path) || !FileManager.default.fileExists(atPath: path) else { return false }
        let files = try contents(of: path)
        if files.contains("system.yaml") { return true }
        guard let stray = files.sorted().first(where: { $0.hasSuffix(".yaml") }) else { return false }
        throw Failure(
            "`\(display(path))` holds `\(stray)` but no `system.yaml`",
            help: "put its `system.yaml` back, or remove or move the folder if the system is to go with its generated code"
        )
    }

    /// The systems named, in the order named, or all of them.
    package func systems(named names: [String]) throws -> [SystemFolder] {
        let known = try systemIDs()
        guard !known.isEmpty else {
            throw Failure("`\(display(specs))` holds no system", help: "draft one with `guidewright init GUIDE --system ID`")
        }
        for name in names where !known.contains(name) {
            let help = DidYouMean.help(for: name, among: known)
            throw Failure("no system `\(name)` in `\(display(specs))`", help: help ?? "there are: \(known.joined(separator: ", "))")
        }
        return try (names.isEmpty ? known : names.uniqued()).map { try SystemFolder(id: $0, workspace: self) }
    }

    /// A path as a person wants to see it: relative to the current folder where it lies below it.
    package func display(_ path: String) -> String { Self.display(path) }

    package static func display(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath
        return path.hasPrefix(current + "/") ? String(path.dropFirst(current.count + 1)) : path
    }

    package static func absolute(_ path: String) -> String {
        let path = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        return URL(fileURLWithPath: path).standardizedFileURL.path
    }

    package static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// Reads one file whole.
    package static func read(_ path: String) throws -> SourceFile {
        guard let data = FileManager.default.contents(atPath: path) else {
            if isFolder(path) { throw Failure("`\(display(path))` is a folder, not a file", help: "name a file, or move the folder away") }
            // A link that leads nowhere is there too.
            let isThere = (try? FileManager.default.attributesOfItem(atPath: path)) != nil
            throw Failure(
                isThere ? "`\(display(path))` cannot be read" : "there is no file `\(display(path))`",
                help: isThere ? "check its permissions, and where it links to" : nil
            )
        }
        return SourceFile(path: display(path), bytes: [UInt8](data))
    }

    fileprivate func contents(of folder: String) throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw Failure("`\(display(folder))` cannot be read as a folder", help: "check its permissions, and where it links to")
        }
    }
}

/// The files of one system.
package struct SystemFolder: Sendable {
    package let id: String
    package let path: String
    /// Every `*.yaml` but the evidence, by name.
    package let specFiles: [SourceFile]
    package let evidence: SourceFile?
    /// The Swift module, where the project calls it otherwise than the spec.
    package let module: Located<String>?

    package static let evidenceName = "evidence.yaml"

    package init(id: String, workspace: Workspace) throws {
        self.id = id
        path = "\(workspace.specs)/\(id)"
        module = workspace.project.system(id)?.module
        let folder = path
        let contents = try workspace.contents(of: folder)
        if let short = contents.sorted().first(where: { $0.hasSuffix(".yml") }) {
            throw Failure("`\(workspace.display(folder))/\(short)` is not read", help: "rename it to `\(short.dropLast(4)).yaml`")
        }
        let names = contents.filter { $0.hasSuffix(".yaml") }.sorted()
        specFiles = try names.filter { $0 != Self.evidenceName }.map { try Workspace.read("\(folder)/\($0)") }
        evidence = names.contains(Self.evidenceName) ? try Workspace.read("\(folder)/\(Self.evidenceName)") : nil
    }
}

extension Array where Element: Hashable {
    /// The elements without repetitions, in their order.
    package func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
