import Diagnostics
import Testing

/// What messages propose to somebody who writes a first spec.
@Suite("Ways out")
struct WayOutTests {
    @Test(
        "a message says what to write instead",
        arguments: [
            ("languages: [en]", "it is written under `system:`"),
            (
                "classes: [{name: Lamp, \(MadeUp.text), methods: [{declaration: \"func go()\", \(MadeUp.text)}]}]",
                "this is Swift: write `language: swift` beside the name of its class or protocol"
            ),
            (
                "classes: [{name: Lamp, language: swift, \(MadeUp.text), methods: [{declaration: \"- (void)go;\", \(MadeUp.text)}]}]",
                "this is Objective-C: remove `language: swift` beside the name of its class or protocol, or declare the member in Swift"
            ),
            (
                "classes: [{name: Lamp, delegate: {property: listener, protocol: Hears}, \(MadeUp.text)}]\nprotocols: [{name: Hears, \(MadeUp.text), methods: []}]",
                "declare it under `properties:`"
            ),
            ("info: {title: Made}", "here that is `system:`"),
            (
                "endpoints: [{name: more, operationId: more, method: GET, url: \"https://example.com/more\", \(MadeUp.text)}]",
                "here that is `name:`"
            ),
            (
                "endpoints: [{name: more, method: GET, url: \"https://example.com/more\", summary: More., \(MadeUp.text)}]",
                "here that is `text:`"
            ),
            (
                "objects: [{name: lamp, \(MadeUp.text), fields: [{name: id, schema: {type: string}}]}]",
                "here that is `type:`"
            ),
        ])
    func help(part: String, expected: String) {
        #expect(MadeUp.load(part).diagnostics.compactMap(\.help).contains(expected))
    }
}
