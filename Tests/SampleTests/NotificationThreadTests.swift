import ClientRuntime
import Dispatch
import Foundation
import KakaoOpenSDK
import KakaoOpenSDKMock
import MockClient
import MockTesting
import Testing

/// Where an app hears of a session that a call has ended.
struct NotificationThreadTests {
    private static let settings = ["KAKAO_APP_KEY": "0123456789abcdef0123456789abcdef"]

    /// Marks the main queue. Where tests run on Linux, it has no thread of its own, and `Thread.isMainThread` says no there.
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// What is heard on the way, true for the main queue, once somebody has signed in.
    private func heard(_ body: (MockDevice, KOSession) async throws -> Void) async throws -> [Bool] {
        let device = try MockDevice(KakaoOpenSDKMock.service(), session: "threads", settings: Self.settings)
        let heard = Locked<[Bool]>([])
        let mark = Self.mark
        try await device.run {
            let session = try #require(KOSession.shared())
            device.person.will(.choose(["user": "vincent"]))
            try await session.open()
            let name = Notification.Name.KOSessionDidChange
            let observer = device.environment.notifications.addObserver(forName: name, object: nil, queue: nil) { _ in
                heard.withLock { $0.append(DispatchQueue.getSpecific(key: mark) == true) }
            }
            try await body(device, session)
            await device.settle()
            device.environment.notifications.removeObserver(observer)
        }
        return heard.value
    }

    /// The flow that ends the session waits for nothing; the work that runs it does.
    @Test func workThatEndsTheSessionIsHeardOnTheMainThread() async throws {
        let heard = try await heard { _, _ in _ = try await KOSessionTask.unlinkTask() }
        #expect(heard == [true])
    }

    @Test func aRefusedRefreshIsHeardOnTheMainThread() async throws {
        let heard = try await heard { device, _ in
            device.advance(43200)
            try device.fault("token.refresh", ["error": "invalidGrant"], count: 1)
            await #expect(throws: KOError.deactivatedSession) { _ = try await KOSessionTask.userMeTask() }
        }
        #expect(heard == [true])
    }

    /// A call that returns at once is heard before it returns, where the app made it.
    @Test func closingIsHeardAtOnce() async throws {
        let heard = try await heard { _, session in await MainActor.run { session.close() } }
        #expect(heard == [true])
    }

    /// Nothing takes the call to another thread: what is posted is heard before it returns.
    @Test func closingElsewhereIsHeardThere() async throws {
        let heard = try await heard { _, session in session.close() }
        #expect(heard == [false])
    }
}
