internal import Foundation

/// When files were changed last: what a change is told by.
package struct FileSnapshot: Equatable, Sendable {
    private struct Mark: Equatable, Sendable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int
        var inode: UInt64
    }

    private var marks: [String: Mark] = [:]

    /// - Parameter paths: files and folders, which need not be there; folders with all below them but what is hidden.
    package init(of paths: [String]) {
        for path in paths { add(path) }
    }

    private mutating func add(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        if (status.st_mode & S_IFMT) == S_IFDIR {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            for name in names where !name.hasPrefix(".") { add("\(path)/\(name)") }
            return
        }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        marks[path] = Mark(
            seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size), inode: UInt64(status.st_ino))
    }

    /// The files that came, went or changed since then.
    package func changes(since earlier: FileSnapshot) -> Set<String> {
        Set(Set(marks.keys).union(earlier.marks.keys).filter { marks[$0] != earlier.marks[$0] })
    }
}
