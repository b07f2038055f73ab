import Foundation
import SourceText

/// Where the repository's own files are, found from this file's place.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func url(_ path: String) -> URL { root.appending(path: path) }

    /// - Parameter shown: the path by which diagnostics name the file, and by which files of a folder are ordered.
    static func file(_ path: String, shownAs shown: String? = nil) throws -> SourceFile {
        SourceFile(path: shown ?? path, bytes: Array(try Data(contentsOf: url(path))))
    }

    /// The names in a folder, sorted; empty where there is none.
    static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []).sorted()
    }

    /// The systems under `Specs/` that have a `system.yaml`.
    static var systems: [String] {
        names(in: "Specs").filter { FileManager.default.fileExists(atPath: url("Specs/\($0)/system.yaml").path) }
    }

    static func specFiles(_ system: String) throws -> [SourceFile] {
        try names(in: "Specs/\(system)").filter { $0.hasSuffix(".yaml") }.map { try file("Specs/\(system)/\($0)") }
    }
}
