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
}
