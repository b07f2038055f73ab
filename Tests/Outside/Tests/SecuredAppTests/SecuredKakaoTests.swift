import ClientRuntime
import KakaoOpenSDK
import KakaoOpenSDKMock
import MockClient
import StorageEncryption
import Testing

@Suite struct SecuredKakaoTests {
    @Test func tokensLieEncryptedOnTheDevice() async throws {
        let settings = ["KAKAO_APP_KEY": "0123456789abcdef0123456789abcdef", "KAKAO_SECURE_MODE": "true"]
        let cipher = Capabilities().with(StorageCipherKey.self, AESGCMCipher())
        let harness = try MockHarness(KakaoOpenSDKMock.system, settings: settings, capabilities: cipher)
        harness.opener.isInstalled = false
        try await harness.run {
            try await KOSession.shared().open()
            let token = try #require(KOSession.shared().accessToken)
            #expect(!harness.storage.keys.isEmpty)
            for name: String in harness.storage.keys {
                #expect(harness.storage.load(name)?.range(of: Data(token.utf8)) == nil, "\(name)")
            }
        }
        #expect(harness.log == [])
    }
}
