import ClientRuntime
import KettleKit
import KettleKitMock
import MockClient

/// An app of the invented vendor: boils kettles, and prints what it hears.
final class App: KettleControllerDelegate, Sendable {
    func kettleController(_ controller: KettleController, didBoilKettle kettle: String, seconds: Int) {
        print("\(kettle) takes \(seconds) seconds")
    }

    func kettleController(_ controller: KettleController, didFailWithError error: any Error) {
        guard let error = error as? KettleError else { return print("failed with \(error)") }
        print("failed with \(KettleErrorDomain) \(error.rawValue), \(error)")
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
