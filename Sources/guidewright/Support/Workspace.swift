import Diagnostics
import Foundation
import SourceText

/// The folder that holds `Specs/` and `Generated/`, and `Templates/` where somebody has templates of their own; and everything that is read
/// from it.
struct Workspace {
    /// The absolute path of the folder.
    let root: String

    /// The folder given, or else the nearest one upwards from the current folder that holds `Specs/`.
    static func locate(_ option: String?) throws -> Workspace {
        let files = FileManager.default
        if let option {
            let path = absolute(option)
            guard isFolder(path + "/Specs") else {
                throw Failure(
                    "`\(option)` holds no folder `Specs`", help: "name the folder that holds `Specs/`, or leave `--root` out inside of it")
            }
            return Workspace(root: path)
        }
        var folder = files.currentDirectoryPath
        while true {
            if isFolder(folder + "/Specs") { return Workspace(root: folder) }
            guard folder != "/" else { break }
            folder = (folder as NSString).deletingLastPathComponent
        }
        throw Failure(
            "no folder `Specs` here or above",
            help: "run this inside a project with specs, name one with `--root`, or start one with `guidewright init GUIDE --system ID`"
        )
    }

    var specs: String { root + "/Specs" }
    var templates: String { root + "/Templates" }
    var generated: String { root + "/Generated" }

    /// The ids of all systems, sorted: every folder of `Specs/` that holds a `system.yaml`.
    func systemIDs() throws -> [String] {
        let names = try contents(of: specs)
        return names.filter { FileManager.default.fileExists(atPath: "\(specs)/\($0)/system.yaml") }.sorted()
    }

    /// The systems named, in the order named, or all of them.
    func systems(named names: [String]) throws -> [SystemFolder] {
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
    func display(_ path: String) -> String { Self.display(path) }

    static func display(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath
        return path.hasPrefix(current + "/") ? String(path.dropFirst(current.count + 1)) : path
    }

    static func absolute(_ path: String) -> String {
        let path = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        return URL(fileURLWithPath: path).standardizedFileURL.path
    }

    static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// Reads one file whole.
    static func read(_ path: String) throws -> SourceFile {
        guard let data = FileManager.default.contents(atPath: path) else {
            if isFolder(path) { throw Failure("`\(display(path))` is a folder, not a file") }
            let isThere = FileManager.default.fileExists(atPath: path)
            throw Failure(
                isThere ? "`\(display(path))` cannot be read" : "there is no file `\(display(path))`",
                help: isThere ? "check its permissions" : nil
            )
        }
        return SourceFile(path: display(path), bytes: [UInt8](data))
    }

    private func contents(of folder: String) throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw Failure("`\(display(folder))` cannot be read")
        }
    }
}

/// The files of one system.
struct SystemFolder {
    let id: String
    let path: String
    /// Every `*.yaml` but the evidence, by name.
    let specFiles: [SourceFile]
    let evidence: SourceFile?

    static let evidenceName = "evidence.yaml"

    init(id: String, workspace: Workspace) throws {
        self.id = id
        path = "\(workspace.specs)/\(id)"
        let folder = path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yaml") }.sorted()
        specFiles = try names.filter { $0 != Self.evidenceName }.map { try Workspace.read("\(folder)/\($0)") }
        evidence = names.contains(Self.evidenceName) ? try Workspace.read("\(folder)/\(Self.evidenceName)") : nil
    }
}

extension Array where Element: Hashable {
    /// The elements without repetitions, in their order.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
