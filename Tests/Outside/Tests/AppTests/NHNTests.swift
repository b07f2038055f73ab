import ClientRuntime
import MockClient
import NHNCloudIAP
import NHNCloudIAPMock
import Testing

@MainActor
final class Shop: NSObject, NHNCloudInAppPurchaseDelegate {
    var bought: [String] = []
    var errors: [any Error] = []
    var promoted: [String] = []
    var buysAtOnce = true

    func didReceivePurchase(purchase: NHNCloudPurchaseResult) { bought.append(purchase.productIdentifier) }
    func shouldAddStorePurchase(for product: NHNCloudProduct) -> Bool {
        promoted.append(product.productIdentifier)
        return buysAtOnce
    }

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

    /// The app only waits: the store tells the SDK, and the SDK its delegate.
    @Test(arguments: [true, false])
    func somebodyTapsAPromotion(buysAtOnce: Bool) async throws {
        let harness = try MockHarness(NHNCloudIAPMock.system)
        let shop = Shop()
        shop.buysAtOnce = buysAtOnce
        await harness.run {
            NHNCloudIAP.initialize(configuration: NHNCloudIAPConfiguration(appKey: "mock-app-key"), delegate: shop)
            NHNCloudSDK.setUserID("hong")
        }
        _ = try harness.session.put("promotions", ["product": "coins"])
        await harness.environment.idle()
        #expect(shop.promoted == ["coins"])
        #expect(shop.bought == (buysAtOnce ? ["coins"] : []))
        #expect(shop.errors.isEmpty)
    }
}
