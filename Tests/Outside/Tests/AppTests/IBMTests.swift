import ClientRuntime
import IMFCore
import IMFCoreMock
import MockClient
import Testing

/// Answers the realm's challenge.
final class RealmDelegate: NSObject, IMFAuthenticationDelegate {
    let password: String

    init(password: String) { self.password = password }

    func authenticationContext(_ context: IMFAuthenticationContext!, didReceiveAuthenticationChallenge challenge: [AnyHashable: Any]!) {
        context.submitAuthenticationChallengeAnswer(["username": "john.lennon", "password": password])
    }
    func authenticationContext(_ context: IMFAuthenticationContext!, didReceiveAuthenticationSuccess userInfo: [AnyHashable: Any]!) {}
    func authenticationContext(_ context: IMFAuthenticationContext!, didReceiveAuthenticationFailure userInfo: [AnyHashable: Any]!) {}
}

@Suite struct IBMTests {
    @Test(arguments: [("12345", true), ("wrong", false)])
    func aProtectedResourceWantsThePassword(password: String, isRight: Bool) async throws {
        let harness = try MockHarness(IMFCoreMock.system)
        let delegate = RealmDelegate(password: password)
        let text = await harness.run { () -> String? in
            let client = IMFClient.sharedInstance()
            client?.initialize(
                withBackendRoute: "http://my-mobile-backend.mybluemix.net", backendGUID: "4f1ac3d0-0000-4000-8000-000000000001")
            client?.register(delegate, forRealm: "customAuthRealm_1")
            let request = IMFResourceRequest(path: "http://my-mobile-backend.mybluemix.net/protected", method: "GET")
            return try? await request?.send().responseText
        }
        #expect(text == (isRight ? "Only you may read this, John Lennon." : nil))
    }
}
