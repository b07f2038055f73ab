import Foundation

/// Files that commands write outside of `Generated/`.
enum OutputFile {
    /// Writes a whole file or nothing.
    static func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw Failure("`\(Workspace.display(path))` cannot be written", help: "check the folder's permissions")
        }
    }

    /// The same where the file's folder may not be there yet.
    ///
    /// - Parameter name: the file as a message calls it.
    static func write(_ text: String, makingFolderFor path: String, called name: String) throws {
        do {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure("the folder of `\(name)` cannot be made", help: "check the permissions, and that the disk is not full")
        }
        try write(text, to: path)
    }
}
