import BellKit
import ClientRuntime
import Dispatch
import Foundation
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
}
