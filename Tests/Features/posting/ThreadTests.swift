import BellKit
import ClientRuntime
import Dispatch
import Foundation
import MockClient
import MockTesting
import Testing

/// Where an app hears what is posted: where it called, if the call returns at once; on the main actor otherwise.
struct ThreadTests {
    /// Marks the main queue. Where tests run on Linux, it has no thread of its own, and `Thread.isMainThread` says no there.
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// What is heard on the way, true for the main queue.
    private func heard(_ body: () async throws -> Void) async throws -> [Bool] {
        let device = try MockDevice(Facts.self, session: "threads")
        let heard = Locked<[Bool]>([])
        let mark = Self.mark
        let observer = device.environment.notifications.addObserver(forName: .BellDidRing, object: nil, queue: nil) { _ in
            heard.withLock { $0.append(DispatchQueue.getSpecific(key: mark) == true) }
        }
        try await device.run(body)
        await device.settle()
        device.environment.notifications.removeObserver(observer)
        return heard.value
    }

    @Test func whatReturnsAtOnceIsHeardWhereItWasCalled() async throws {
        #expect(try await heard { BellTower.ring() } == [false])
        #expect(try await heard { BellTower.ringTwice() } == [false, false])
        #expect(try await heard { await MainActor.run { BellTower.ring() } } == [true])
    }

    @Test func whatIsStartedIsHeardOnTheMainActor() async throws {
        #expect(try await heard { BellTower.start() } == [true])
        #expect(try await heard { BellTower.startFar() } == [true])
        #expect(try await heard { BellTower.startLong() } == [true])
    }

    @Test func whatIsAwaitedIsHeardOnTheMainActor() async throws {
        #expect(try await heard { await BellTower.wake() } == [true])
        #expect(try await heard { try await BellTower.toll() } == [true])
        #expect(try await heard { try await BellTower.visit() } == [true])
        #expect(try await heard { try await BellTower.visitTwice() } == [true, true])
        #expect(try await heard { try await BellHandle.pull() } == [true])
    }

    @Test func whatAFailureDoesIsHeardOnTheMainActor() async throws {
        #expect(try await heard { await #expect(throws: BellError.broken) { try await BellTower.fail() } } == [true])
    }

    @Test func whatIsToldToAHandlerIsHeardOnTheMainActor() async throws {
        let heard = try await heard {
            await withCheckedContinuation { done in BellHandle.pull { _ in done.resume() } }
        }
        #expect(heard == [true])
    }

    /// As guides show it: `notification.object[@"status"]`, `notification.userInfo["name"]`.
    @Test func whatIsCarriedIsReadAsGuidesShowIt() async throws {
        let device = try MockDevice(Facts.self, session: "carried")
        let heard = Locked<[String]>([])
        let observer = device.environment.notifications.addObserver(forName: .BellDidRing, object: nil, queue: nil) { notification in
            let status = (notification.object as? [String: Any])?["status"] as? String
            let name = notification.userInfo?["name"] as? String
            heard.withLock { $0 = [status ?? "", name ?? ""] }
        }
        try await device.run { BellPanel(name: "door").reportStatus("7") }
        device.environment.notifications.removeObserver(observer)
        #expect(heard.value == ["7", "door"])
    }

    /// An app's own observer hears a harness that posts where the app listens, and no other.
    @Test func anAppThatListensToTheDefaultCentreHearsIt() async throws {
        let heard = Locked<[String]>([])
        let observer = NotificationCenter.default.addObserver(forName: .BellDidRing, object: nil, queue: nil) { notification in
            if let name = notification.userInfo?["name"] as? String { heard.withLock { $0.append(name) } }
        }
        for (name, centre) in [("own", NotificationCenter()), ("app", .default)] {
            let harness = try MockHarness(Facts.system, notifications: centre)
            await harness.run { BellPanel(name: name).reportStatus("7") }
        }
        NotificationCenter.default.removeObserver(observer)
        #expect(heard.value == ["app"])
    }
}
