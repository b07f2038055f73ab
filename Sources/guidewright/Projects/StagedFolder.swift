import Foundation

/// A folder that is made beside its place, and put there when it is whole.
struct StagedFolder {
    let path: String
    private let target: String

    /// - Throws: where something lies at the place already.
    init(for target: String) throws {
        self.target = target
        let manager = FileManager.default
        let shown = Workspace.display(target)
        if manager.fileExists(atPath: target) {
            guard Workspace.isFolder(target), let names = try? manager.contentsOfDirectory(atPath: target) else {
                throw Failure("`\(shown)` is there already, and no folder that can be read", help: "name another directory")
            }
            if let name = names.sorted().first(where: { $0 != ".git" }) {
                throw Failure("`\(shown)` is not empty: it holds `\(name)`", help: "name a directory that is empty or not there yet")
            }
        }
        let parent = (target as NSString).deletingLastPathComponent
        path = "\(parent)/.\((target as NSString).lastPathComponent)-\(ProcessInfo.processInfo.processIdentifier).new"
        do {
            try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw Failure("`\(shown)` cannot be made", help: "check the permissions of the folder above it")
        }
    }

    /// Moves what was made to its place; on failure nothing stays there.
    func put() throws {
        let manager = FileManager.default
        var moved: [String] = []
        do {
            try manager.createDirectory(atPath: target, withIntermediateDirectories: true)
            for name in try manager.contentsOfDirectory(atPath: path).sorted() {
                try manager.moveItem(atPath: "\(path)/\(name)", toPath: "\(target)/\(name)")
                moved.append(name)
            }
        } catch {
            for name in moved { try? manager.removeItem(atPath: "\(target)/\(name)") }
            throw Failure("`\(Workspace.display(target))` cannot be written", help: "check the folder's permissions")
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
