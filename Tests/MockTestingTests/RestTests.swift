import ClientRuntime
import MockRuntime
import MockTesting
import Testing
import ToySystem

/// Time passes once all that goes on has come to where it waits for it.
@Suite(.timeLimit(.minutes(30))) struct RestTests {
    /// A call that works for a while, as one over a socket does, and waits then.
    private static let patientCall: @Sendable () async throws -> Int = {
        try await Task.sleep(for: .milliseconds(50))
        try await ClientEnvironment.current.sleep(for: 30)
        return 7
    }

    @Test func aStartedCallComesToItsWait() async throws {
        let device = try MockDevice(MockService(ToySystem.system), session: "started")
        try await device.run {
            let call = StartedCall(Self.patientCall)
            try await device.rest()
            device.advance(30)
            #expect(try await call.ended() == 7)
        }
    }

    @Test func workInTheBackgroundComesToItsWait() async throws {
        let device = try MockDevice(MockService(ToySystem.system), session: "background")
        let answer = HandlerAnswer<Int>()
        try await device.run { device.environment.start { answer.value = try? await Self.patientCall() } }
        try await device.rest()
        device.advance(30)
        #expect(await answer.given() == 7)
    }

    @Test func whoWaitsForARunOfAnotherIsAtRest() async throws {
        let device = try MockDevice(MockService(ToySystem.system), session: "together")
        try await device.run {
            let calls = (1...3).map { _ in
                StartedCall { try await ClientEnvironment.current.together("renewal", Self.patientCall) }
            }
            try await device.rest()
            device.advance(30)
            for call in calls { #expect(try await call.ended() == 7) }
        }
    }

    @Test func whoReadsAStreamIsAtRestWhileNothingComes() async throws {
        let device = try MockDevice(MockService(ToySystem.system), session: "stream")
        try await device.run {
            let environment = device.environment
            let call = StartedCall {
                try await environment.throwingStream { emit in emit(try await Self.patientCall()) }.collected()
            }
            try await device.rest()
            device.advance(30)
            #expect(try await call.ended() == [7])
        }
    }
}
