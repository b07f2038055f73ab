import ClientRuntime
import KakaoOpenSDK
import KakaoOpenSDKMock
import MockClient
import Testing

@Suite struct KakaoTests {
    let settings = ["KAKAO_APP_KEY": "0123456789abcdef0123456789abcdef"]

    @Test func somebodySignsInAndIsAskedFor() async throws {
        let harness = try MockHarness(KakaoOpenSDKMock.system, settings: settings)
        harness.opener.isInstalled = false
        try await harness.run {
            try await KOSession.shared().open()
            #expect(KOSession.shared().isOpen())
            let me = try await KOSessionTask.userMeTask()
            #expect(me.nickname == "Vincent")
        }
    }

    @Test func aTokenThatEndedIsRefreshed() async throws {
        let harness = try MockHarness(KakaoOpenSDKMock.system, settings: settings)
        harness.opener.isInstalled = false
        try await harness.run {
            try await KOSession.shared().open()
            let before = KOSession.shared().accessToken
            harness.clock.advance(by: 86_400)
            _ = try await KOSessionTask.userMeTask()
            #expect(KOSession.shared().accessToken != before)
        }
    }
}
