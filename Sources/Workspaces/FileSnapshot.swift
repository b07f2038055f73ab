internal import Foundation

/// When files were changed last: what a change is told by.
package struct FileSnapshot: Sendable {
    private struct Mark: Equatable, Sendable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int
        var inode: UInt64

        init(_ status: stat) {
            #if canImport(Darwin)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
            (size, inode) = (Int(status.st_size), UInt64(status.st_ino))
        }
    }

    private var marks: [String: Mark] = [:]
    /// Folders change when something comes to be there, or goes.
    private var folders: [String: Mark] = [:]

    /// - Parameter paths: files and folders, which need not be there; folders with all below them but what is hidden.
    package init(of paths: [String]) {
        for path in paths { add(path) }
    }

    private mutating func add(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        guard (status.st_mode & S_IFMT) == S_IFDIR else { return marks[path] = Mark(status) }
        folders[path] = Mark(status)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names where !name.hasPrefix(".") { add("\(path)/\(name)") }
    }

    /// Whether all is as it was, as far as files and folders that were there say: a look at each, where another snapshot would list the folders.
    /// What comes to be there within the same tick of the machine's clock may be overlooked.
    package var isCurrent: Bool { !marks.isEmpty && Self.areCurrent(marks) && Self.areCurrent(folders) }

    private static func areCurrent(_ marks: [String: Mark]) -> Bool {
        marks.allSatisfy { path, mark in
            var status = stat()
            return stat(path, &status) == 0 && Mark(status) == mark
        }
    }

    /// Whether a file that had something in it is empty, or gone: some programs save in this way, and write it behind.
    package func lacksContent(of earlier: FileSnapshot) -> Bool {
        earlier.marks.contains { path, mark in mark.size > 0 && (marks[path]?.size ?? 0) == 0 }
    }

    /// The files that came, went or changed since then.
    package func changes(since earlier: FileSnapshot) -> Set<String> {
        Set(Set(marks.keys).union(earlier.marks.keys).filter { marks[$0] != earlier.marks[$0] })
    }
}

extension FileSnapshot: Equatable {
    /// Whether the files are the same; a folder in which one that is hidden has come and gone has not changed.
    package static func == (left: FileSnapshot, right: FileSnapshot) -> Bool { left.marks == right.marks }
}
