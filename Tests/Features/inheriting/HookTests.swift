import DoorKit
import Testing

/// A class of an app that inherits from an `open` one of the SDK, without importing more of it than apps do.
private final class CountingHook: DoorHook, @unchecked Sendable {
    private(set) var hung: [String] = []

    init() { super.init(name: "mine", strength: 5) }

    override var strength: Int {
        get { super.strength * 2 }
        set { super.strength = newValue }
    }

    override func hang(_ coat: String) -> String {
        hung.append(coat)
        return super.hang(coat)
    }

    override class func limit() -> Int { super.limit() + 1 }
}

private final class PlainHook: DoorHook, @unchecked Sendable {}

struct HookTests {
    @Test func appsOverrideWhatIsOpen() {
        let hook = CountingHook()
        let known: DoorHook = hook
        #expect(known.hang("scarf") == "mine scarf" && hook.hung == ["scarf"] && hook.coats == 1)
        #expect(known.strength == 10 && CountingHook.limit() == 4)
        known.strength = 7
        #expect(hook.strength == 14 && !hook.isFull())
    }

    @Test func initialisersAreInherited() {
        #expect(PlainHook().hang("hat") == "hook hat" && PlainHook(name: "wall").name == "wall")
        #expect(DoorHanger().name == "hanger" && DoorHanger().hang("hat") == "hat")
    }
}
