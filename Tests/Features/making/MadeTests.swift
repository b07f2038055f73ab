import Foundation
import KiteKit
import Testing

/// What is made, as apps see it.
struct MadeTests {
    /// Apps set what `make` has filled, where the declaration lets them.
    @Test func whatIsMadeCanBeSet() {
        let options = KITOptions.presetStrong
        #expect(options.wind == .strong && options.name == "strong")
        options.wind = .calm
        options.name = "calm"
        #expect(options.wind == .calm && options.name == "calm")
        #expect(KITOptions.presetStrong.wind == .strong)
    }

    /// The steps of a class method that Swift has as an initialiser are done with the object that it makes.
    @Test func classMethodsFillTheirObjects() {
        #expect(KITOptions(from: ["name": "red"]).name == "red")
        #expect(KITOptions(title: "blue").name == "blue")
    }

    /// Setters that answer their object are called one after the other.
    @Test func settersAreChained() {
        let hearer = Hearer()
        let setup = KITSetup().setPlace("dune").setDelegate(hearer)
        #expect(setup.place == "dune" && setup.delegate === hearer)
    }

    private final class Hearer: NSObject, KITFlightDelegate {
        func flight(_ flight: KITFlight, landedAt place: String) {}
    }

    /// An enum of C counts in the type that it names.
    @Test func enumsOfCCountAsDeclared() {
        let low: Int = KITGradeLow.rawValue
        #expect(low == -1 && KITGradeHigh.rawValue == 1)
    }
}
