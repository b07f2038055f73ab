import Testing

@testable import Generator
@testable import SwiftCode

/// A word for random text, as the mock's runtime takes it.
struct RandomWordTests {
    @Test(arguments: [
        ("token", ".token(20)"), ("digits6", ".digits(6)"), ("hex", ".hex(32)"), ("uuid", ".uuid"), ("number9", ".number(1, 9)"),
    ])
    func tellsKindAndLength(_ word: String, _ kind: String) {
        #expect(SwiftPrinter.text(of: [.return(RandomWords.kind(word))]) == "return \(kind)\n")
    }
}
