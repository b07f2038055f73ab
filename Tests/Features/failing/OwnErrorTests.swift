import CourierKit
import Foundation
import Testing

/// Errors that apps make themselves, and what errors say of themselves to Foundation.
struct OwnErrorTests {
    @Test func whatAnAppGivesCounts() {
        let problem = CourierProblem(title: nil, description: "No van.", code: 7)
        #expect(problem.title == nil && problem.code == 7 && problem.failureReason == "No van.")
        let busy = CourierProblem(cause: .busy(wait: 30))
        #expect(busy.isBusy && busy.weight == 3 && busy.title == "Courier" && busy.code == 1)
        let noted = CourierProblem(CourierError.closed, note: "Monday")
        #expect(noted.note == "Monday" && noted.code == 5 && !noted.isBusy && noted.weight == 0)
        let thrown: any Error = CourierRefusal(reason: "Too late.", link: URL(string: "https://example.com"))
        #expect((thrown as? CourierRefusal)?.link?.host() == "example.com")
    }

    @Test func textsSayWhatErrorsHold() {
        #expect(CourierError.busy(wait: 30).summary == "Wait 30 seconds.")
        #expect(CourierError.refused(message: "No.", field: "name").summary == "No. (name)")
        #expect(CourierError.refused(message: "No.", field: nil).summary == "No. ()")
        #expect(CourierError.tooHeavy(weight: 21.5, limit: 20).summary == "21.5 of 20.0")
        #expect(CourierError.network(CourierRefusal(reason: "Too late.")).summary?.hasPrefix("No answer: ") == true)
        #expect(CourierError.closed.summary == nil)
    }

    /// What a vendor's error declares of itself is what Foundation shows, and not what the documents say of it.
    @Test func declaredDescriptionsAreShown() {
        let full: any Error = OldCourierError.full(nil)
        #expect(full.localizedDescription == "No room is left." && (full as NSError).localizedDescription == "No room is left.")
        #expect((full as NSError).localizedFailureReason == "The van is small.")
        #expect((OldCourierError.lost as NSError).userInfo[NSLocalizedDescriptionKey] == nil)
        #expect((CourierError.closed as any Error).localizedDescription == "Nobody is there.")
    }
}
