import ClientRuntime
import MockClient
import MockRuntime
import NHNCloudIAP
import NHNCloudIAPMock
import Testing

/// What a store tells of by itself reaches an app that only waits.
@Suite(.timeLimit(.minutes(5))) struct ToldPromotionTests {
    private final class Shop: NSObject, NHNCloudInAppPurchaseDelegate, Sendable {
        let promoted: Locked<[String]> = Locked([])
        let bought: Locked<[String]> = Locked([])
        let buysAtOnce: Bool

        init(buysAtOnce: Bool) { self.buysAtOnce = buysAtOnce }

        func shouldAddStorePurchase(for product: NHNCloudProduct) -> Bool {
            promoted.withLock { $0.append(product.productIdentifier) }
            return buysAtOnce
        }

        func didReceivePurchase(purchase: NHNCloudPurchaseResult) { bought.withLock { $0.append(purchase.productIdentifier) } }
        func didFailPurchase(productIdentifier: String, error: any Error) { Issue.record(error) }
    }

    private func started(_ harness: MockHarness, _ shop: Shop) async {
        await harness.run {
            NHNCloudIAP.initialize(configuration: NHNCloudIAPConfiguration(appKey: "mock-app-key"), delegate: shop)
            NHNCloudSDK.setUserID("hong")
        }
    }

    @Test(arguments: [true, false]) func aPromotionThatIsTappedLaterReachesTheDelegate(buysAtOnce: Bool) async throws {
        let harness = try MockHarness(NHNCloudIAPMock.system)
        let shop = Shop(buysAtOnce: buysAtOnce)
        await started(harness, shop)
        #expect(shop.promoted.value == [])
        _ = try harness.session.put("promotions", ["product": "coins"])
        await harness.environment.idle()
        #expect(shop.promoted.value == ["coins"])
        #expect(shop.bought.value == (buysAtOnce ? ["coins"] : []))
    }

    /// The person at the mock's page, and once more.
    @Test func eachPromotionIsTold() async throws {
        let harness = try MockHarness(NHNCloudIAPMock.system)
        let shop = Shop(buysAtOnce: false)
        await started(harness, shop)
        for product in ["coins", "gems"] {
            #expect(try harness.session.act("promote", on: product).put == 1)
            await harness.environment.idle()
        }
        #expect(shop.promoted.value == ["coins", "gems"])
        #expect(harness.session.listening(to: "store.promotions") == 1)
        harness.environment.end()
        await harness.environment.finish()
        #expect(harness.session.listening(to: "store.promotions") == 0)
    }
}
