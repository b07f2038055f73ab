public import Foundation

/// Keeps data in a folder, a file for each name, readable by the user alone.
///
/// A file is replaced whole or not at all. The folder is made when something is first saved.
public struct FileStorage: TokenStorage {
    /// The folder.
    public let folder: URL

    /// A storage in that folder.
    public init(folder: URL) { self.folder = folder }

    /// The data under that name.
    public func load(_ key: String) throws -> Data? {
        do {
            return try Data(contentsOf: file(key))
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile {
            return nil
        }
    }

    /// Puts data under that name.
    public func save(_ data: Data, for key: String) throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let target = file(key)
        let draft = folder.appending(path: ".\(target.lastPathComponent).\(UUID().uuidString)")
        guard files.createFile(atPath: draft.path(percentEncoded: false), contents: data, attributes: [.posixPermissions: 0o600]) else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: draft.path(percentEncoded: false)])
        }
        guard rename(draft.path(percentEncoded: false), target.path(percentEncoded: false)) == 0 else {
            try? files.removeItem(at: draft)
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: target.path(percentEncoded: false)])
        }
    }

    /// Removes what is under that name.
    public func remove(_ key: String) throws {
        do {
            try FileManager.default.removeItem(at: file(key))
        } catch let error as CocoaError where error.code == .fileNoSuchFile || error.code == .fileReadNoSuchFile {
            return
        }
    }

    /// The platform's key store where it has one; otherwise a file beside the others, readable by the user alone like them.
    public var keys: any TokenStorage { Platform.keys() ?? self }

    /// The encoding keeps a name from leading out of the folder.
    private func file(_ key: String) -> URL { folder.appending(path: PercentCoding.encode(key) + ".json") }
}
