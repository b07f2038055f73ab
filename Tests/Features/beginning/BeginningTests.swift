import Foundation
import PlanKit
import Testing

/// What initialisers answer that may answer nothing, and throw that throw one type.
struct BeginningTests {
    @Test func nothingIsAnsweredWhereStepsFail() {
        #expect(RetryPlan(parsing: "") == nil)
        #expect(RetryPlan(parsing: "often")?.label == "often")
        #expect(Planner(name: "") == nil)
        #expect(Planner(name: "A")?.count == 2)
    }

    @Test func oneTypeIsThrown() {
        do {
            _ = try RetryPlan(label: "")
            Issue.record("nothing was thrown")
        } catch {
            #expect(error == PlanError.empty, "the compiler knows the type")
        }
    }

    @Test func structsHaveConstants() {
        #expect(Pace.fastest == UInt8(9) && Pace.unit == "rounds" && Pace.mode == .slow && Pace.names == ["calm", "usual"])
        #expect(Pace.mark == "a\n\"b\" \u{1F6AA}")
        var pace: Pace = .usual
        pace.hurry()
        #expect(pace == Pace(rounds: 13) && Pace.usual.isUsual() && !pace.isUsual())
        #expect(Planner(name: "A")?.takes() == true && Planner(name: "A")?.takes(pace) == false)
    }

    @Test func beginsAsDeclared() {
        var plan = RetryPlan(retries: 5)
        #expect(plan.retries == 5 && plan.speed == 1.5 && plan.share == -0.5 && plan.mode == .slow && plan.names.isEmpty)
        let before = plan
        plan.advance()
        #expect(plan.tries == 2 && before.tries == 1 && plan != before)
    }
}
