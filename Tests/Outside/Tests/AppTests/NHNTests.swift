import ClientRuntime
import MockClient
import MockRuntime
import NHNCloudIAP
import NHNCloudIAPMock
import Testing

/// On iOS this is StoreKit. Elsewhere the app hands the client a store of its own; here the mock plays it.
struct MockStore: NHNCloudIAPStore {
    let transport: any Transport

    private func ask(_ method: HTTPRequest.Method, _ path: String, _ body: JSONValue? = nil) async throws -> JSONValue {
        var request = HTTPRequest(method: method, scheme: "https", authority: "store.example.com", path: "/store/\(path)")
        request.headerFields[.contentType] = "application/json"
        let (_, answer) = try await transport.send(request, body: body?.encoded() ?? [])
        return answer.isEmpty ? .null : try JSONValue(parsing: answer)
    }

    func status() async throws -> StoreStatusResult {
        let answer = try await ask(.get, "status")
        return StoreStatusResult(available: answer["available"].boolValue ?? false, allowed: answer["allowed"].boolValue ?? false)
    }
    func product(identifier: String) async throws -> StoreProductResult {
        let answer = try await ask(.get, "products/\(identifier)")
        return StoreProductResult(
            available: answer["available"].boolValue ?? false, price: answer["price"].doubleValue, currency: answer["currency"].stringValue,
            title: answer["title"].stringValue, description: answer["description"].stringValue,
            localizedPrice: answer["localizedPrice"].stringValue)
    }
    func buy(product: String, username: String) async throws -> StoreBuyResult {
        let answer = try await ask(.post, "payments", ["product": .string(product), "username": .string(username)])
        return StoreBuyResult(
            outcome: answer["outcome"].stringValue ?? "failed", transaction: answer["transaction"].stringValue,
            receipt: answer["receipt"].stringValue)
    }
    func finish(transaction: String) async throws { _ = try await ask(.post, "payments/finish", ["transaction": .string(transaction)]) }
    func unfinished() async throws -> [StoreUnfinishedResult] { [] }
    func restore() async throws -> StoreRestoreResult {
        let answer = try await ask(.post, "restore")
        return StoreRestoreResult(outcome: answer["outcome"].stringValue ?? "failed", receipt: answer["receipt"].stringValue)
    }
    func promotion() async throws -> StorePromotionResult { StorePromotionResult(product: nil) }
}

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
        let service = NHNCloudIAPMock.service()
        let store = MockStore(transport: InProcessTransport(service))
        let harness = try MockHarness(service, capabilities: Capabilities().with(NHNCloudIAPStoreKey.self, store))
        let shop = Shop()
        await harness.run {
            NHNCloudIAP.initWith(NHNCloudIAPConfiguration(appKey: "mock-app-key"), delegate: shop)
            NHNCloudSDK.setUserID("hong")
        }
        await harness.run { NHNCloudIAP.purchase(withProductIdentifier: product) }
        #expect(shop.bought == (isSold ? [product] : []))
        #expect(shop.errors.isEmpty == isSold)
    }
}
