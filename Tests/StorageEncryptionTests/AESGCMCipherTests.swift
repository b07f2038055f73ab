import ClientRuntime
import StorageEncryption
import Testing

@Suite struct AESGCMCipherTests {
    private let cipher = AESGCMCipher()
    private let secret = [UInt8](0..<32)

    /// Sealed by the first version, with CryptoKit's own implementation of the same format.
    @Test func whatWasStoredBeforeCanBeOpened() throws {
        let stored = try #require(Data(base64Encoded: "ZGVmZ2hpamtsbW5vPkysohM6452ZbYFZtd5TbGUYqGEnBpMnS46nXw=="))
        #expect(try cipher.open(stored, name: "tokens", secret: secret) == Data("access-token".utf8))
    }

    @Test(arguments: [0, 1, 15, 16, 17, 1000])
    func whatIsSealedCanBeOpened(_ count: Int) throws {
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
        let sealed = try cipher.seal(data, name: "tokens", secret: secret)
        #expect(sealed.count == count + 28)
        #expect(try cipher.open(sealed, name: "tokens", secret: secret) == data)
    }

    @Test func theSameDataIsNeverSealedTheSameWay() throws {
        let data = Data("access-token".utf8)
        #expect(try cipher.seal(data, name: "tokens", secret: secret) != cipher.seal(data, name: "tokens", secret: secret))
    }

    @Test func anotherNameOrSecretOpensNothing() throws {
        let sealed = try cipher.seal(Data("access-token".utf8), name: "tokens", secret: secret)
        #expect(throws: (any Error).self) { try cipher.open(sealed, name: "other", secret: secret) }
        #expect(throws: (any Error).self) { try cipher.open(sealed, name: "tokens", secret: secret.reversed()) }
    }

    @Test func everyBitCounts() throws {
        let sealed = try cipher.seal(Data("access-token".utf8), name: "tokens", secret: secret)
        for index in sealed.indices {
            var damaged = sealed
            damaged[index] ^= 1
            #expect(throws: (any Error).self, "byte \(index)") { try cipher.open(damaged, name: "tokens", secret: secret) }
        }
        for count in 0..<sealed.count {
            #expect(throws: (any Error).self, "\(count) bytes") { try cipher.open(sealed.prefix(count), name: "tokens", secret: secret) }
        }
    }
}
