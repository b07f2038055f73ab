import ClientRuntime
import MockClient
import NHNCloudIAP
import NHNCloudIAPMock
import Testing

@MainActor
final class Shop: NSObject, NHNCloudInAppPurchaseDelegate {
    var bought: [String] = []
    var errors: [any Error] = []

    func didReceivePurchase(purchase: NHNCloudPurchaseResult) { bought.append(purchase.productIdentifier) }
    func didFailPurchase(productIdentifier: String, error: any Error) { errors.append(error) }
}

@Suite @MainActor struct NHNTests {
    @Test(arguments: [("coins", true), ("no-such-product", false)])
    func somebodyBuys(product: String, isSold: Bool) async throws {
        // The mock plays the store, too: the app gives none.
        let harness = try MockHarness(NHNCloudIAPMock.system)
        let shop = Shop()
        await harness.run {
            NHNCloudIAP.initialize(configuration: NHNCloudIAPConfiguration(appKey: "mock-app-key"), delegate: shop)
            NHNCloudSDK.setUserID("hong")
        }
        await harness.run { NHNCloudIAP.purchase(productIdentifier: product) }
        #expect(shop.bought == (isSold ? [product] : []))
        #expect(shop.errors.isEmpty == isSold)
    }
}
