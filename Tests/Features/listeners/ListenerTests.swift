import ClientRuntime
import Foundation
import LampHubKit
import MockTesting
import Testing

/// What apps write for the vendor's SDK: listeners of both kinds, added, removed and let go of.
@Suite(.timeLimit(.minutes(30))) struct ListenerTests {
    @MainActor private final class Screen {
        var heard: [String] = []
    }

    private final class Ear: NSObject, LampListener, Sendable {
        let heard: Locked<[String]> = Locked([])

        func lamp(_ lamp: String!, didChange state: LampState) { heard.withLock { $0.append("\(state.rawValue)") } }
    }

    /// Holds the hub's subscription, and takes itself out when it goes.
    private final class Watcher: RoomWatcher, Sendable {
        let room: Room
        let seen: Locked<Int> = Locked(0)

        init(_ room: Room) { self.room = room }
        deinit { room.remove(watcher: self) }

        func room(_ room: Room, isNow state: LampState) { seen.withLock { $0 += 1 } }
    }

    @Test func eachDelegateIsToldOnceAndNoneIsKept() async throws {
        let device = try MockDevice(Facts.self, session: "delegates")
        let (first, second) = (Ear(), Ear())
        weak var gone: Ear?
        try await device.run {
            let hub = try #require(LampHub.shared())
            hub.addLampDelegate(first)
            hub.addLampDelegate(second)
            hub.addLampDelegate(second)
            do {
                let third = Ear()
                gone = third
                hub.addLampDelegate(third)
            }
            #expect(gone == nil)
            try await hub.switchLamp("hall")
            hub.removeLampDelegate(first)
            try await hub.switchLamp("hall")
        }
        #expect(first.heard.value == ["1"])
        #expect(second.heard.value == ["1", "1"])
    }

    @Test func aListenerMayTakeItselfAndOthersOut() async throws {
        let device = try MockDevice(Facts.self, session: "handles")
        let screen = Screen()
        try await device.run {
            let hub = try #require(LampHub.shared())
            let handle: Locked<(any NSObjectProtocol & Sendable)?> = Locked(nil)
            let other = hub.subscribe { _, _ in MainActor.assumeIsolated { screen.heard.append("other") } }
            let added = hub.addObserver { state, count in
                MainActor.assumeIsolated { screen.heard.append("\(state.rawValue) \(count)") }
                if let handle = handle.value { hub.removeObserver(handle) }
                other.cancel()
            }
            handle.value = added as? AddedListener
            let last = hub.subscribe { _, _ in MainActor.assumeIsolated { screen.heard.append("last") } }
            try await hub.switchLamp("hall")
            last.cancel()
            last.cancel()
            try await hub.switchLamp("hall")
        }
        let heard = await screen.heard
        #expect(heard == ["other", "1 1", "last"])
    }

    /// A closure goes with its removal, or with the object that keeps it; tokens keep neither.
    @Test func nothingIsKept() async throws {
        let device = try MockDevice(Facts.self, session: "kept")
        weak var removed: Screen?
        weak var kept: Screen?
        weak var room: Room?
        var token: ListenerToken?
        try await device.run {
            let hall = Room(name: "hall")
            room = hall
            let (one, other) = (Screen(), Screen())
            removed = one
            kept = other
            let first = hall.addListener { state in MainActor.assumeIsolated { one.heard.append("\(state.rawValue)") } }
            token = hall.addListener { state in MainActor.assumeIsolated { other.heard.append("\(state.rawValue)") } }
            _ = try await hall.switchAll()
            let heard = await [one.heard, other.heard]
            #expect(heard == [["1"], ["1"]])
            hall.removeListener(first)
        }
        #expect(removed == nil)
        #expect(room == nil)
        #expect(kept == nil)
        token?.cancel()
    }

    @Test func aWatcherMayEndInItsOwnRemoval() async throws {
        let device = try MockDevice(Facts.self, session: "watchers")
        let seen: Locked<Int> = Locked(0)
        try await device.run {
            let hall = Room(name: "hall")
            do {
                let watcher = Watcher(hall)
                _ = hall.add(watcher: watcher)
                _ = try await hall.switchAll()
                seen.value = watcher.seen.value
            }
            _ = try await hall.switchAll()
            let handle = hall.onChange { _ in seen.withLock { $0 += 10 } }
            let identifier = hall.observe("id") { name in seen.withLock { $0 += name == "hall" ? 100 : 1000 } }
            _ = try await hall.switchAll()
            hall.remove(handle)
            hall.stopObserving(identifier)
            await device.settle()
            _ = try await hall.switchAll()
        }
        #expect(seen.value == 1111)
    }
}
