import ClientRuntime
import Testing

@Suite struct StorageTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "a storage \(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test func filesAreTheUsersAlone() throws {
        try withFolder { folder in
            let storage = FileStorage(folder: folder)
            #expect(try storage.load("tokens") == nil)
            try storage.save(Data("one".utf8), for: "tokens")
            try storage.save(Data("two".utf8), for: "tokens")
            #expect(try FileStorage(folder: folder).load("tokens") == Data("two".utf8))
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
            #expect(names == ["tokens.json"])
            let attributes = try FileManager.default.attributesOfItem(
                atPath: folder.appending(path: "tokens.json").path(percentEncoded: false))
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
            try storage.remove("tokens")
            try storage.remove("tokens")
            #expect(try storage.load("tokens") == nil)
        }
    }

    @Test func aNameCannotLeaveTheFolder() throws {
        try withFolder { folder in
            let inner = folder.appending(path: "inner")
            try FileStorage(folder: inner).save(Data("x".utf8), for: "../escaped")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)) == ["inner"])
            #expect(try FileStorage(folder: inner).load("../escaped") == Data("x".utf8))
        }
    }

    #if !canImport(CryptoKit)
        /// The platform has no cipher and the app gave none: what the setting secures is noted as missing, and never stored in the clear.
        @Test func withoutACipherNothingIsStoredInTheClear() {
            let (storage, lines) = (MemoryStorage(), Locked<[String]>([]))
            func environment() -> ClientEnvironment {
                ClientEnvironment(storage: storage, settings: ["SECURE": "true"], report: { line in lines.withLock { $0.append(line) } })
            }
            let first = environment()
            first.state(Secured.self).update { $0.access = "secret-token" }
            #expect(storage.load("tokens") == nil)
            #expect(lines.value.count == 1 && lines.value[0].contains("StorageEncryption"), "\(lines.value)")
            #expect(environment().state(Secured.self).value.access == nil)
        }

        private struct Secured: StateGroup {
            var access: String?
            static let name = "tokens"
            static let isDurable = true
            static let securedBy: String? = "SECURE"
        }
    #endif
}
