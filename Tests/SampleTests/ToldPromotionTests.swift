import ClientRuntime
import MockClient
import MockRuntime
import NHNCloudIAP
import NHNCloudIAPMock
import Testing

/// What a store tells of by itself reaches an app that only waits.
@Suite(.timeLimit(.minutes(30))) struct ToldPromotionTests {
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

    /// A store that is lost is found again, without a call of the app: half a second later, and then after longer where it stays away. What was tapped meanwhile is told as well.
    @Test func aStoreThatIsLostIsListenedToAgain() async throws {
        let harness = try MockHarness(NHNCloudIAPMock.system)
        let shop = Shop(buysAtOnce: false)
        await started(harness, shop)
        #expect(harness.session.cut("store.promotions") == 1)
        try await until { harness.clock.sleeping == 1 }
        _ = try harness.session.put("promotions", ["product": "coins"])
        #expect(shop.promoted.value == [])
        harness.clock.advance(by: 1)
        try await until { shop.promoted.value == ["coins"] }
        await harness.environment.idle()
        #expect(harness.session.cut() == 1)
        try await until { harness.clock.sleeping == 1 }
        try harness.session.add(MockFault("store.promotions", .error("NHNCloudIAPErrorStoreNotAvailable")))
        harness.clock.advance(by: 1)
        try await until { harness.session.faults.isEmpty && harness.clock.sleeping == 1 }
        harness.clock.advance(by: 2)
        try await until { harness.session.listening() == 1 }
        _ = try harness.session.put("promotions", ["product": "gems"])
        await harness.environment.idle()
        #expect(shop.promoted.value == ["coins", "gems"])
        harness.environment.end()
        await harness.environment.finish()
        harness.clock.advance(by: 60)
        #expect(harness.session.listening() == 0, "an app that has ended does not come again")
    }

    /// What was woken is on its way, and no work yet for whoever waits until there is none.
    private func until(_ isSo: () -> Bool) async throws {
        for _ in 0..<5000 where !isSo() { try await Task.sleep(for: .milliseconds(1)) }
        #expect(isSo())
    }
}
