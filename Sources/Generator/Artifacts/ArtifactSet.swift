/// All files of one run, in memory: path below the output folder → bytes.
package struct ArtifactSet: Sendable, Equatable {
    package private(set) var files: [String: [UInt8]] = [:]

    package init() {}

    /// The first folder of every path is a module; each module keeps a manifest of its own.
    var filesByModule: [String: [String: [UInt8]]] {
        files.reduce(into: [:]) { modules, file in
            modules[file.key.split(separator: "/").first.map(String.init) ?? "", default: [:]][file.key] = file.value
        }
    }

    package var paths: [String] { files.keys.sorted() }
    package subscript(path: String) -> [UInt8]? { files[path] }
    package func text(_ path: String) -> String? { files[path].map { String(decoding: $0, as: UTF8.self) } }

    /// - Returns: false where the path leaves the output folder or is taken: nothing is added then.
    package mutating func add(_ path: String, _ bytes: [UInt8]) -> Bool {
        guard Self.isSafe(path), files[path] == nil else { return false }
        files[path] = bytes
        return true
    }

    package mutating func add(_ path: String, _ text: String) -> Bool { add(path, Array(text.utf8)) }

    /// The files by whether they are part of a reference: those of a system, and the index over all.
    package var splitByReference: (code: ArtifactSet, references: ArtifactSet) {
        var (code, references) = (ArtifactSet(), ArtifactSet())
        for (path, bytes) in files {
            let parts = path.split(separator: "/")
            if parts[0] == "Reference" || parts[1] == "Reference" { references.files[path] = bytes } else { code.files[path] = bytes }
        }
        return (code, references)
    }

    package mutating func merge(_ other: ArtifactSet) {
        files.merge(other.files) { first, _ in first }
    }

    /// Paths as they exist on every system: relative, below the folder, without hidden or empty parts.
    static func isSafe(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let isClean = parts.allSatisfy {
            !$0.isEmpty && !$0.hasPrefix(".") && $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\\" }
        }
        return parts.count > 1 && isClean
    }
}
