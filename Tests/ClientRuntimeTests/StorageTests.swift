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

    @Test func encryptedDataIsUnreadableAndBoundToItsName() throws {
        let inner = MemoryStorage()
        let secret = [UInt8](repeating: 7, count: 32)
        let storage = try EncryptedStorage(inner, secret: secret)
        try storage.save(Data("access-token".utf8), for: "tokens")
        let sealed = try #require(inner.load("tokens"))
        #expect(sealed.range(of: Data("access-token".utf8)) == nil)
        #expect(try EncryptedStorage(inner, secret: secret).load("tokens") == Data("access-token".utf8))
        inner.save(sealed, for: "other")
        #expect(throws: (any Error).self) { try storage.load("other") }
        #expect(throws: (any Error).self) { try EncryptedStorage(inner, secret: [UInt8](repeating: 8, count: 32)).load("tokens") }
        inner.save(Data(sealed.dropLast()), for: "tokens")
        #expect(throws: (any Error).self) { try storage.load("tokens") }
        #expect(throws: MissingValue.self) { try EncryptedStorage(inner, secret: [1, 2, 3]) }
    }
}
