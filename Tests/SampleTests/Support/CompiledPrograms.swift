import Digests
import Foundation

/// Programs that were compiled by earlier runs of the tests, beside what the package manager built: one for each suite, with the fingerprint of all
/// that went into it. What has not changed is not compiled again; it is run again, every time.
struct CompiledPrograms {
    let folder: URL

    /// How long a program stays that no run asks for.
    private static let longest: TimeInterval = 14 * 24 * 3600

    /// The program of a suite, made where there is none of that fingerprint.
    func program(_ name: String, _ fingerprint: Fingerprint, make: () async throws -> URL) async throws -> URL {
        let own = folder.appending(path: name)
        let program = own.appending(path: fingerprint.text)
        if FileManager.default.isExecutableFile(atPath: program.path) {
            try FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: own.path)
            return program
        }
        let made = try await make()
        try? FileManager.default.removeItem(at: own)
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: made, to: program)
        return program
    }

    /// Takes away what nobody has asked for in a long time, such as made-up specs that were tried once.
    func tidy(now: Date = .now) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            let own = folder.appending(path: name)
            let used = (try? FileManager.default.attributesOfItem(atPath: own.path))?[.modificationDate] as? Date
            if let used, now.timeIntervalSince(used) > Self.longest { try? FileManager.default.removeItem(at: own) }
        }
    }
}

/// What goes into a program, as one number: names with their bytes, in the order in which they are added.
struct Fingerprint {
    private(set) var text = ""

    mutating func add(_ name: String, _ bytes: [UInt8]) {
        text = Digest.sha256(Array("\(text) \(name.utf8.count) \(name) \(Digest.sha256(bytes))".utf8))
    }

    mutating func add(_ file: URL, as name: String) throws { add(name, [UInt8](try Data(contentsOf: file))) }
}
