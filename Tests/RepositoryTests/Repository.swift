import Foundation

/// The files of this repository, for tests that hold them as a whole.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The files below some folders, by path from the root, sorted.
    static func files(below folders: [String], endingWith suffixes: [String]) -> [String] {
        folders.flatMap { folder -> [String] in
            let below = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
            let names = below?.compactMap { $0 as? String } ?? []
            return names.filter { name in suffixes.contains { name.hasSuffix($0) } }.map { "\(folder)/\($0)" }
        }.sorted()
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Where vendors' guides lie, if anywhere.
    static var guides: URL? {
        if let folder = ProcessInfo.processInfo.environment["GUIDEWRIGHT_GUIDES"], !folder.isEmpty { return URL(filePath: folder) }
        let beside = root.deletingLastPathComponent().appending(path: "shared/guides")
        return FileManager.default.fileExists(atPath: beside.path) ? beside : nil
    }
}
