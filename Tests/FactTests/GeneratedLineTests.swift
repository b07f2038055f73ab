import Guide
import Testing

@Suite("Single lines of Swift, as generators print them without a language")
struct GeneratedLineTests {
    @Test("cases below the heading of their enum, and an initialiser with attributes")
    func page() throws {
        let guide = """
            <h1><small>Enumeration</small> <code>DoorState</code></h1>
            <pre><code>public enum DoorState</code></pre>
            <h2>Enumeration Cases</h2>
            <h3><code>open</code></h3><pre><code>case open</code></pre>
            <h3><code>shut</code></h3><pre><code>case shut</code></pre>
            <h1><small>Class</small> <code>DoorLock</code></h1>
            <h2>Initializers</h2>
            <h3><code>init()</code></h3><pre><code>@objc public override init()</code></pre>
            <h3><code>init(copy:)</code></h3><pre><code>public override init(copy lock: DoorLock?)</code></pre>
            """
        let sheet = try sheet(guide, path: "guide.html")
        #expect(
            lines(sheet, .case).filter { $0.hasPrefix("case/declaration") } == [
                "case/declaration DoorState open", "case/declaration DoorState shut",
            ])
        #expect(
            lines(sheet, .method).filter { $0.hasPrefix("method/declaration") } == [
                "method/declaration DoorLock init()", "method/declaration DoorLock init(copy:)",
            ])
    }

    @Test("flags under a question are no names")
    func flags() throws {
        let table = "| Door API, XyZ enabled? | isOpen flag | Result |\n|---|---|---|\n| true | true | true |\n| false | true | false |\n"
        #expect(try lines(sheet("## Doors\n\n### Behaviour\n\n\(table)"), .property, .type, .parameter).isEmpty)
    }

    @Test("what a command downloads is no endpoint")
    func downloads() throws {
        let guide =
            "## Install\n\n```\ncurl -O https://files.example.net/sdk/DoorKit.zip\n```\n\n```\ncurl https://api.example.net/v1/doors\n```\n"
        #expect(
            try lines(sheet(guide), .endpoint) == [
                "endpoint/sample GET https://api.example.net/v1/doors = https://api.example.net/v1/doors"
            ])
    }
}
