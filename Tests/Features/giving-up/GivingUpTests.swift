import ClientRuntime
import Foundation
import MockTesting
import ShelfKit
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What an app keeps of a call says how it stands, and may be cancelled whenever the app likes.
struct GivingUpTests {
    @Test func aTaskSaysHowItStands() async throws {
        let device = try MockDevice(Facts.self, session: "states")
        try await device.run {
            let shelf = try #require(Shelf.shared())
            let answer = HandlerAnswer<(String?, NSError?)>()
            let task = shelf.readBook("b1") { answer.value = ($0, $1 as NSError?) }
            task.resume()
            #expect(await answer.given()?.0 == "Snow")
            try await device.until { task.state == .completed }
            task.cancel()
            #expect(task.state == .completed && answer.value?.1 == nil)
        }
    }

    @Test func theHandlerHearsOnceOfGivingUp() async throws {
        let device = try MockDevice(Facts.self, session: "once")
        try await device.run {
            try device.fault("read", ["latencyMillis": 60_000], count: 1)
            let heard = Locked<[Int]>([])
            let task = try #require(Shelf.shared()).readBook("b1") { _, error in
                heard.withLock { $0.append((error as NSError?)?.code ?? 0) }
            }
            task.cancel()
            task.cancel()
            try await device.until { !heard.value.isEmpty }
            await device.settle()
            #expect(heard.value == [NSURLErrorCancelled])
        }
    }

    @Test func progressIsCompletedAtTheEnd() async throws {
        let device = try MockDevice(Facts.self, session: "progress")
        try await device.run {
            let progress = try #require(Shelf.shared()?.loadBook("b1") { _ in })
            try await device.until { progress.isFinished }
        }
    }
}
