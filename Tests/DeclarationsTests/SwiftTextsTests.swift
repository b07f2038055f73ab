import SourceText
import Testing

@testable import Declarations

@Suite("Names and paths in Swift sources")
struct SwiftTextsTests {
    private func names(_ text: String) -> [String] { SwiftTexts.names(in: Array(text.utf8)).map(\.text) }

    @Test("an enum of texts gives its values, and its names where they are the values")
    func enums() {
        let source = """
            enum Key: String, CodingKey {
                case id, userName = "user_name", email
                var isShort: Bool { switch self { case .id: true default: false } }
            }
            enum Number: Int { case one = 1, two }
            enum Plain { case three, four }
            """
        #expect(names(source) == ["id", "user_name", "email"])
    }

    @Test("a text is a name, a path or a URL; sentences are none")
    func forms() {
        let source = #"""
            let path = "/v1/doors", done = "\(scheme)://done", other = urlScheme + "://other"
            let parameters = ["grant-type": "code", "key": try! key()]
            log("it is open"); log("\(door)"); log(""); log("3.14")
            """#
        #expect(names(source) == ["/v1/doors", "{}://done", "://other", "grant-type", "code", "key"])
    }

    @Test("places are those of the file, and nothing crashes on half a file")
    func places() {
        let source = "enum Key: String { case id, name = \"n_m\" }"
        let found = SwiftTexts.names(in: Array(source.utf8))
        #expect(found.map { String(source.utf8.dropFirst($0.span.start).prefix($0.span.end - $0.span.start)) ?? "" } == ["id", "\"n_m\""])
        for end in 0...source.utf8.count { _ = names(String(decoding: Array(source.utf8)[..<end], as: UTF8.self)) }
    }
}
