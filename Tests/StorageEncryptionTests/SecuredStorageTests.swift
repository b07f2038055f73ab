import ClientRuntime
import StorageEncryption
import Testing

@Suite struct SecuredStorageTests {
    private struct Tokens: StateGroup {
        var access: String?
        static let name = "tokens"
        static let isDurable = true
        static let securedBy: String? = "SECURE"
    }

    private struct Profile: StateGroup {
        var nickname: String?
        static let name = "profile"
        static let isDurable = true
    }

    private func environment(_ storage: MemoryStorage, _ setting: String?) -> ClientEnvironment {
        let capabilities = Capabilities().with(StorageCipherKey.self, AESGCMCipher())
        return ClientEnvironment(
            storage: storage, settings: setting.map { ["SECURE": $0] } ?? [:], capabilities: capabilities, report: { _ in })
    }

    private func stores(_ text: String, _ storage: MemoryStorage) -> Bool {
        storage.keys.contains { storage.load($0)?.range(of: Data(text.utf8)) != nil }
    }

    @Test(arguments: [("true", true), ("YES", true), ("1", true), ("false", false), (nil, false)])
    func theSettingDecides(_ setting: String?, _ isEncrypted: Bool) {
        let storage = MemoryStorage()
        environment(storage, setting).state(Tokens.self).update { $0.access = "secret-token" }
        #expect(stores("secret-token", storage) != isEncrypted)
        #expect(environment(storage, setting).state(Tokens.self).value.access == "secret-token")
    }

    @Test func otherGroupsStayAsTheyAre() {
        let storage = MemoryStorage()
        environment(storage, "true").state(Profile.self).update { $0.nickname = "vincent" }
        #expect(stores("vincent", storage))
    }

    @Test func whatWasStoredBeforeTheSettingChangedIsRead() {
        let storage = MemoryStorage()
        environment(storage, nil).state(Tokens.self).update { $0.access = "first" }
        let secured = environment(storage, "true").state(Tokens.self)
        #expect(secured.value.access == "first")
        secured.update { $0.access = "second" }
        #expect(!stores("second", storage))
        let plain = environment(storage, nil).state(Tokens.self)
        #expect(plain.value.access == "second")
        plain.update { $0.access = "third" }
        #expect(stores("third", storage))
    }

    @Test func damagedDataIsLeftAside() throws {
        let storage = MemoryStorage()
        environment(storage, "true").state(Tokens.self).update { $0.access = "secret-token" }
        storage.save(try #require(storage.load("tokens")).dropLast(), for: "tokens")
        #expect(environment(storage, "true").state(Tokens.self).value.access == nil)
    }

    @Test func aLostKeyIsAnError() throws {
        let storage = MemoryStorage()
        let secured = SecuredStorage(storage, isOn: true, cipher: AESGCMCipher())
        try secured.save(Data("secret-token".utf8), for: "tokens")
        storage.remove("state-key")
        #expect(throws: MissingValue.self) { try SecuredStorage(storage, isOn: true, cipher: AESGCMCipher()).load("tokens") }
        #expect(try secured.load("tokens") == Data("secret-token".utf8))
    }

    @Test func encryptedDataIsUnreadableAndBoundToItsName() throws {
        let inner = MemoryStorage()
        func storage(_ secret: [UInt8]) throws -> EncryptedStorage { try EncryptedStorage(inner, secret: secret, cipher: AESGCMCipher()) }
        let secret = [UInt8](repeating: 7, count: 32)
        try storage(secret).save(Data("access-token".utf8), for: "tokens")
        let sealed = try #require(inner.load("tokens"))
        #expect(sealed.range(of: Data("access-token".utf8)) == nil)
        #expect(try storage(secret).load("tokens") == Data("access-token".utf8))
        inner.save(sealed, for: "other")
        #expect(throws: (any Error).self) { try storage(secret).load("other") }
        #expect(throws: (any Error).self) { try storage([UInt8](repeating: 8, count: 32)).load("tokens") }
        inner.save(Data(sealed.dropLast()), for: "tokens")
        #expect(throws: (any Error).self) { try storage(secret).load("tokens") }
        #expect(throws: MissingValue.self) { try storage([1, 2, 3]) }
    }
}
