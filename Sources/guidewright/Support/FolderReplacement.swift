import Foundation

/// Writes a folder whole or not at all.
enum FolderReplacement {
    static func write(_ files: [(name: String, text: String)], to target: String) throws {
        let manager = FileManager.default
        let parent = (target as NSString).deletingLastPathComponent
        let stem = "\(parent)/.\((target as NSString).lastPathComponent)-\(ProcessInfo.processInfo.processIdentifier)"
        let (fresh, old) = (stem + ".new", stem + ".old")
        defer { try? manager.removeItem(atPath: fresh) }
        do {
            try manager.createDirectory(atPath: fresh, withIntermediateDirectories: true)
            for file in files { try Data(file.text.utf8).write(to: URL(fileURLWithPath: "\(fresh)/\(file.name)")) }
            let isThere = manager.fileExists(atPath: target)
            if isThere { try manager.moveItem(atPath: target, toPath: old) }
            do {
                try manager.moveItem(atPath: fresh, toPath: target)
            } catch {
                if isThere { try? manager.moveItem(atPath: old, toPath: target) }
                throw error
            }
            if isThere { try? manager.removeItem(atPath: old) }
        } catch {
            throw Failure("`\(Workspace.display(target))` cannot be written", help: "check the folder's permissions")
        }
    }
}
