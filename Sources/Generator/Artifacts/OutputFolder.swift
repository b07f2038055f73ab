private import Foundation

/// The folder that generated files go to. The only place of the generator that touches the disk for writing.
///
/// It never follows a symbolic link below the folder, and never writes outside it.
package struct OutputFolder: Sendable {
    enum Kind: Equatable { case missing, file, folder, other }

    package struct Failure: Error, Equatable {
        package let message: String
    }

    static let temporaryPrefix = ".guidewright-"
    static let temporarySuffix = ".tmp"

    let root: String

    package init(_ root: String) { self.root = root }

    func kind(_ path: String) -> Kind {
        var status = stat()
        guard lstat(full(path), &status) == 0 else { return .missing }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// The first part of the path that is neither a plain folder nor, at the end, a plain file or nothing; empty for the folder itself.
    func obstacle(on path: String) -> String? {
        guard [.missing, .folder].contains(kind("")) else { return "" }
        let parts = path.split(separator: "/").map(String.init)
        for count in 1...max(parts.count, 1) where count <= parts.count {
            let part = parts[..<count].joined(separator: "/")
            let kind = kind(part)
            if kind == .missing { return nil }
            if kind != (count == parts.count ? .file : .folder) { return part }
        }
        return nil
    }

    func read(_ path: String) -> [UInt8]? {
        guard kind(path) == .file, let data = FileManager.default.contents(atPath: full(path)) else { return nil }
        return [UInt8](data)
    }

    /// Plain files below a folder, by path below the root, sorted. Links are not followed.
    func files(below path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: full(path)))?.sorted() ?? []
        return names.flatMap { name -> [String] in
            let inner = path.isEmpty ? name : "\(path)/\(name)"
            switch kind(inner) {
            case .folder: return files(below: inner)
            case .file: return [inner]
            case .missing, .other: return []
            }
        }
    }

    /// Writes a file whole: under another name in the same folder first, then renamed.
    func write(_ path: String, _ bytes: [UInt8]) throws(Failure) {
        if let obstacle = obstacle(on: path) { throw Failure(message: "`\(full(obstacle))` is in the way") }
        let folder = parent(path)
        try makeFolder(folder)
        let temporary = full(join(folder, Self.temporaryPrefix + UUID().uuidString + Self.temporarySuffix))
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o644)
        guard descriptor >= 0 else { throw failure("cannot write `\(full(path))`") }
        let isWritten = Self.writeAll(bytes, to: descriptor)
        let isClosed = close(descriptor) == 0
        guard isWritten, isClosed, rename(temporary, full(path)) == 0 else {
            let failure = failure("cannot write `\(full(path))`")
            unlink(temporary)
            throw failure
        }
    }

    /// Removes a file, and the folders that it leaves empty.
    func remove(_ path: String) throws(Failure) {
        guard kind(path) == .file else { return }
        guard unlink(full(path)) == 0 else { throw failure("cannot remove `\(full(path))`") }
        var folder = parent(path)
        while !folder.isEmpty, rmdir(full(folder)) == 0 { folder = parent(folder) }
    }

    /// Files that a killed run left behind.
    func temporaries(below path: String) -> [String] {
        files(below: path).filter { Self.isTemporary($0) }
    }

    /// Exactly as `write` names them: a person's own file with a like name is not one.
    static func isTemporary(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        guard name.hasPrefix(temporaryPrefix), name.hasSuffix(temporarySuffix) else { return false }
        return UUID(uuidString: String(name.dropFirst(temporaryPrefix.count).dropLast(temporarySuffix.count))) != nil
    }

    func full(_ path: String) -> String { path.isEmpty ? root : join(root, path) }

    private func join(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

    private func parent(_ path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }

    private func makeFolder(_ path: String) throws(Failure) {
        do {
            try FileManager.default.createDirectory(atPath: full(path), withIntermediateDirectories: true)
        } catch {
            throw Failure(message: "cannot make the folder `\(full(path))`: \(error.localizedDescription)")
        }
    }

    private func failure(_ message: String) -> Failure {
        Failure(message: "\(message): \(String(cString: strerror(errno)))")
    }

    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let count = Foundation.write(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
                if count < 0 { return false }
                offset += count
            }
            return true
        }
    }
}
