import DoorKit
import Testing

/// Whoever is given to an initialiser as the delegate hears of it: an app need not set the property, too.
struct GateTests {
    private final class Keeper: DoorDelegate, @unchecked Sendable {
        var opened: [String] = []
        func doorDidOpen(_ door: Door) { opened.append(door.name) }
    }

    @Test func tellsTheDelegateOfItsInitialiser() {
        let keeper = Keeper()
        let gate = Gate(name: "north", delegate: keeper)
        #expect(gate.delegate === keeper && gate.name == "north")
    }
}
