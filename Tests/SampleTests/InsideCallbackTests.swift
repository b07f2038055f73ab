import ClientRuntime
import MSAL
import MSALMock
import MockClient
import NHNCloudIAP
import NHNCloudIAPMock
import Testing

/// What an app does inside of the method that tells it how something ended, and a delegate that has not got that method.
@Suite(.timeLimit(.minutes(30))) struct InsideCallbackTests {
    /// Buys once more as soon as it hears of a purchase.
    private final class Shop: NSObject, NHNCloudInAppPurchaseDelegate, Sendable {
        let bought = Locked(0)
        let failed: Locked<[String]> = Locked([])

        func didReceivePurchase(purchase: NHNCloudPurchaseResult) {
            let count = bought.withLock { count in
                count += 1
                return count
            }
            if count < 3 { NHNCloudIAP.purchase(productIdentifier: purchase.productIdentifier) }
        }
        func didFailPurchase(productIdentifier: String, error: any Error) { failed.withLock { $0.append("\(error)") } }
    }

    @Test func aPurchaseIsOverWhenTheAppHearsOfIt() async throws {
        let harness = try MockHarness(NHNCloudIAPMock.system)
        let shop = Shop()
        await harness.run {
            NHNCloudIAP.initialize(configuration: NHNCloudIAPConfiguration(appKey: "mock-app-key"), delegate: shop)
            NHNCloudSDK.setUserID("hong")
            NHNCloudIAP.purchase(productIdentifier: "coins")
        }
        await harness.environment.idle()
        #expect(shop.failed.value == [])
        #expect(shop.bought.value == 3)
        harness.environment.end()
    }

    /// Knows no passcodes.
    private final class Passwords: NSObject, SignInStartDelegate, Sendable {
        let errors: Locked<[SignInStartError]> = Locked([])
        let asked = Locked(0)

        func onSignInStartError(error: SignInStartError) { errors.withLock { $0.append(error) } }
        func onSignInPasswordRequired(newState: SignInPasswordRequiredState) { asked.withLock { $0 += 1 } }
        func onSignInCompleted(result: MSALNativeAuthUserAccountResult) {}
    }

    @Test func aDelegateWithoutTheMethodHearsAnError() async throws {
        let harness = try MockHarness(MSALMock.system)
        let delegate = Passwords()
        try await harness.run {
            let client = try MSALNativeAuthPublicClientApplication(
                clientId: "00000000-0000-0000-0000-000000000001", tenantSubdomain: "contoso", challengeTypes: [.OOB, .password])
            client.signIn(username: "ada@example.com", delegate: delegate)
            await harness.environment.idle()
            client.signIn(username: "ben@example.com", delegate: delegate)
        }
        await harness.environment.idle()
        #expect(delegate.errors.value.count == 1, "the passcode's method is missing")
        #expect(delegate.errors.value.first?.errorDescription?.isEmpty == false)
        #expect(delegate.asked.value == 1, "the password's is there")
    }
}
