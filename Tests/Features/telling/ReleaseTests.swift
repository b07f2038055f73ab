import BellKit
import ClientRuntime
import MockRuntime
import MockTesting
import Testing

/// What listens in the background goes with the object that it listens for, and does not keep it.
@Suite(.timeLimit(.minutes(30))) struct ReleaseTests {
    private final class Ear: BellDelegate, Sendable {
        let heard: Locked<[String]> = Locked([])

        func rang(who: String, times: Int) { heard.withLock { $0.append(who) } }
        func failed(error: BellError) {}
        func felt(degrees: Double) {}
    }

    @Test func whoLetsGoOfAnObjectListensNoMore() async throws {
        let device = try MockDevice(Facts.self, session: "released")
        let ear = Ear()
        weak var released: Doorman?
        try await device.run {
            let doorman = Doorman()
            released = doorman
            doorman.delegate = ear
            doorman.begin()
            await device.settle()
            #expect(device.session.listening(to: "rings") == 1)
        }
        #expect(ear.heard.value == ["Ada"])
        #expect(released == nil)
        await device.environment.finish()
        #expect(device.session.listening(to: "rings") == 0)
    }

    /// The same between two connections.
    @Test func whoLetsGoWhileItSleepsIsNotWoken() async throws {
        let device = try MockDevice(Facts.self, session: "sleeping")
        weak var released: Doorman?
        try await device.run {
            let doorman = Doorman()
            released = doorman
            doorman.begin()
            await device.settle()
            #expect(device.session.cut() == 1)
            await device.asleep()
        }
        #expect(released == nil)
        device.advance(60)
        await device.environment.finish()
        #expect(try device.count("rings") == 1)
    }
}
