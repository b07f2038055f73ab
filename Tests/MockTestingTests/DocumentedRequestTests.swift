import MockTesting
import Testing

@Suite("Documented requests")
struct DocumentedRequestTests {
    @Test("any options of a set travel together, or none; bits that no option has are not documented")
    func optionsTravelTogether() {
        let request = DocumentedRequest("GET https://door.example.com/v1/doors", ["seen": ["bits of 5"], "state": ["open", "shut"]])
        for value in ["0", "1", "4", "5"] { #expect(request.knows("seen", value)) }
        for value in ["2", "7", "8", "-1", "", "friends"] { #expect(!request.knows("seen", value)) }
        #expect(request.knows("state", "shut") && !request.knows("state", "0") && !request.knows("other", "0"))
    }
}
