import ClientRuntime
import Foundation
import KettleKit
import KettleKitMock
import MockClient

/// An app of the invented vendor: boils kettles, and prints what it hears.
final class App: KettleControllerDelegate, Sendable {
    func kettleController(_ controller: KettleController, didBoilKettle kettle: String, seconds: Int) {
        print("\(kettle) takes \(seconds) seconds")
    }

    /// As the app had it in the days of Swift 2.
    func kettleController(controller: KettleController!, didFailWithError error: NSError!) {
        guard let known = KettleError(rawValue: error.code) else { return print("failed with \(error!)") }
        print("failed with \(error.domain) \(error.code), \(known)")
    }
}

@main
enum Story {
    static func main() async throws {
        let harness = try MockHarness(KettleKitMock.system)
        let app = App()
        await harness.run {
            guard let controller = KettleController.shared() else { return }
            controller.delegate = app
            controller.boil("kitchen", temperature: .full)
            await harness.environment.idle()
            controller.homeKey = "k-home"
            for kettle in ["kitchen", "cellar", "attic"] {
                controller.boil(kettle, temperature: .blackTea)
                await harness.environment.idle()
            }
        }
    }
}
