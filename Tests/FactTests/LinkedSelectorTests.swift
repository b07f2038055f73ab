import Guide
import Testing

@Suite("Selectors over several lines")
struct LinkedSelectorTests {
    @Test("one link is one method", arguments: ["light:<br>level:<br>completion:", "- light:<br>level:<br>completion:"])
    func linked(text: String) throws {
        let page = """
            <h1>ABLamp Class Reference</h1>
            <table><tr><th>Method</th><th>Description</th></tr>
            <tr><td><a href="#light">\(text)</a></td><td>Lights it</td></tr>
            <tr><td><a href="#dim">dim:</a></td><td>Dims it</td></tr></table>
            """
        let found = try sheet(page, path: "lamp.html")
        #expect(found.facts.filter { $0.kind == .method }.map(\.name) == ["light:level:completion:", "dim:"])
    }

    @Test("several links are several")
    func several() throws {
        let page = """
            <h1>ABLamp Class Reference</h1>
            <table><tr><th>Method</th><th>Description</th></tr>
            <tr><td><a href="#light">light:</a><br><a href="#dim">dim:</a></td><td>More or less</td></tr>
            <tr><td><a href="#shut">shut:</a></td><td>None</td></tr></table>
            """
        let found = try sheet(page, path: "lamp.html")
        #expect(found.facts.filter { $0.kind == .method }.map(\.name) == ["light:", "dim:", "shut:"])
    }
}
