import Spec
import SwiftCode
import Testing

/// What specs may not call a module is what the printer puts into backticks elsewhere: the two lists stand in modules that do not know each other.
struct SwiftWordTests {
    @Test func theListsAreOne() {
        #expect(SwiftWord.reserved == SwiftKeyword.reserved)
    }
}
