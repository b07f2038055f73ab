import MockTesting
import Testing

/// Who awaits a call has no delegate that hears of what comes after it.
struct AwaitedTests {
    /// All that such an app can be told is told: one scenario up to where another delegate would hear, one as it is.
    @Test func callsAreAwaitedAsFarAsTheirDelegatesGo() {
        #expect(ScenarioTests.awaited.map(\.name) == ["cameAndWent", "cameBack"])
        #expect(ScenarioTests.scenarios.map(\.name) == ["cameAndWent", "cameBack", "wentLater"])
    }
}
