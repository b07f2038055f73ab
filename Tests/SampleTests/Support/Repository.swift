import Foundation

/// The folders of this repository that the samples need.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Where vendors' guides lie, if anywhere.
    static var guides: URL? {
        let named = ProcessInfo.processInfo.environment["GUIDEWRIGHT_GUIDES"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
        let folder = named ?? root.deletingLastPathComponent().appending(path: "shared/guides")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }
}

/// A folder that is gone when the test is.
final class Scratch {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "guidewright-samples-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    @discardableResult
    func write(_ text: String, to path: String) throws -> URL {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }
}
