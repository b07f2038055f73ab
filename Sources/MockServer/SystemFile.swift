#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Files by the system's own calls: a mock starts without Foundation.
enum SystemFile {
    /// All bytes of a file.
    static func read(_ path: String) throws(FileFailure) -> [UInt8] {
        guard let file = fopen(path, "rb") else { throw FileFailure("can't read \(path)") }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = fread(&part, 1, part.count, file)
            bytes.append(contentsOf: part.prefix(count))
            if ferror(file) != 0 { throw FileFailure("can't read \(path)") }
            if count < part.count { return bytes }
        }
    }

    /// Puts a text into a file, which is there with all of it or not at all.
    static func write(_ text: String, to path: String) throws(FileFailure) {
        let draft = "\(path).\(getpid())"
        guard let file = fopen(draft, "wb") else { throw FileFailure("can't write \(path)") }
        let isWritten = fputs(text, file) >= 0
        guard fclose(file) == 0, isWritten, rename(draft, path) == 0 else {
            let failure = FileFailure("can't write \(path)")
            unlink(draft)
            throw failure
        }
    }

    /// Fails where a file of that name can't be written, and leaves everything as it is.
    static func checkWriting(to path: String) throws(FileFailure) {
        let draft = "\(path).\(getpid())"
        // A folder of that name can't be opened for writing, and a file that is not there need not be.
        if let file = fopen(path, "r+b") { fclose(file) } else if errno != ENOENT { throw FileFailure("can't write \(path)") }
        guard let file = fopen(draft, "wb") else { throw FileFailure("can't write \(path)") }
        fclose(file)
        unlink(draft)
    }

    /// Takes a file away, if it is there.
    static func remove(_ path: String) { unlink(path) }
}

/// Why a file can't be read or written, with the system's reason.
struct FileFailure: Error, CustomStringConvertible {
    let description: String

    init(_ what: String) { description = "\(what): \(String(cString: strerror(errno)))" }
}
