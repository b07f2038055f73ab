import MockTesting
import ParcelKit
import Testing

/// Closures that an app hands to a method are what the SDK declares them to be.
struct BlockTests {
    @MainActor private final class Label {
        var steps = 0
        var rests: [String] = []

        func rest(_ number: String) async {
            await Task.yield()
            rests.append(number)
        }
    }

    /// One that is bound to the main actor may change what lives there, and one that waits is waited for.
    @Test func closuresKeepTheirActorAndWait() async throws {
        let device = try MockDevice(Facts.self, session: "blocks")
        let label = Label()
        try await device.run {
            _ = try await ParcelOffice.track("P1", onStep: { label.steps += $0 }, onRest: { await label.rest($0) })
        }
        let (steps, rests) = await (label.steps, label.rests)
        #expect(steps == 1 && rests == ["P1"])
    }

    /// Apps call a method whose handler may be left out in `async` functions, too, without awaiting it.
    @Test func aHandlerThatIsLeftOutIsNotAwaited() async throws {
        let device = try MockDevice(Facts.self, session: "left-out")
        try await device.run {
            ParcelOffice.ping()
            ParcelOffice.ping(grams: 100)
            let number = try await withCheckedThrowingContinuation { waiting in ParcelOffice.ping { waiting.resume(with: $0) } }
            #expect(number == "P1")
        }
    }
}
