import ClientRuntime
import MockClient
import MockRuntime
import NaverThirdPartyLogin
import NaverThirdPartyLoginMock
import Testing

/// The app's own code, as it stands in the app.
@MainActor
final class LoginScreen: NSObject, NaverThirdPartyLoginConnectionDelegate {
    var token: String?
    var error: (any Error)?

    func logIn() {
        let connection = NaverThirdPartyLoginConnection.getSharedInstance()
        connection?.isInAppOauthEnable = true
        connection?.serviceUrlScheme = "thirdparty20samplegame"
        connection?.consumerKey = "jyvqXeaVOVmV"
        connection?.consumerSecret = "527300A0_COq1_XV33cf"
        connection?.delegate = self
        connection?.requestThirdPartyLogin()
    }

    func oauth20ConnectionDidFinishRequestACTokenWithAuthCode() {
        token = NaverThirdPartyLoginConnection.getSharedInstance().accessToken
    }
    func oauth20ConnectionDidFinishRequestACTokenWithRefreshToken() {}
    func oauth20ConnectionDidFinishDeleteToken() {}
    func oauth20Connection(_ oauthConnection: NaverThirdPartyLoginConnection!, didFailWithError error: Error!) {
        self.error = error
    }
}

@Suite @MainActor struct NaverTests {
    @Test func somebodyLogsIn() async throws {
        let harness = try MockHarness(NaverThirdPartyLoginMock.system)
        let screen = LoginScreen()
        await harness.run { await screen.logIn() }
        #expect(screen.token != nil)
        let profile = try await harness.run { try await NaverThirdPartyLoginConnection.getSharedInstance().requestUserProfile() }
        #expect(profile.name == "Hong Gildong")
    }

    @Test func somebodyDeclines() async throws {
        let harness = try MockHarness(NaverThirdPartyLoginMock.system)
        harness.person.will(.deny)
        let screen = LoginScreen()
        await harness.run { await screen.logIn() }
        #expect(screen.token == nil)
        #expect(screen.error != nil)
    }
}
