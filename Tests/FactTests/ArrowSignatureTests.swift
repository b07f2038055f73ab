import Guide
import Testing

@Suite("Methods with an arrow before what they answer")
struct ArrowSignatureTests {
    @Test("headings of JavaScript's references, below a class that only its constructor names")
    func headings() throws {
        let page = """
            <html><body><h1>LampStore</h1><h4>new LampStore()</h4><h3>Methods</h3>
            <h4>light(options) → {LampLight}</h4><p>Lights one.</p><h5>Parameters:</h5>
            <table><thead><tr><th>Name</th><th>Type</th><th>Description</th></tr></thead><tbody><tr><td><code>options</code></td><td>Object</td>
            <td><h6>Properties</h6><table><thead><tr><th>Name</th><th>Type</th><th>Attributes</th><th>Description</th></tr></thead><tbody>
            <tr><td><code>room</code></td><td>String</td><td></td><td>Where it is</td></tr>
            <tr><td><code>level</code></td><td>Number</td><td>&lt;optional&gt;</td><td>How bright</td></tr></tbody></table></td></tr></tbody></table>
            <h4>(static) dim(lamp, level) → {Promise.&lt;void&gt;}</h4><p>Dims it.</p></body></html>
            """
        let found = try sheet(page, path: "guide.html")
        #expect(lines(found, .type) == ["type/heading LampStore"])
        #expect(lines(found, .method) == ["method/heading LampStore light", "method/heading +LampStore dim"])
        #expect(
            Set(lines(found, .parameter)) == [
                "parameter/table light options : Object", "parameter/table light room : String", "parameter/table light level : Number",
            ])
    }

    @Test("terms of Dart's references, without what is inherited")
    func terms() throws {
        let page = """
            <html><body><h1><span>Lamp</span> class <a class="feature feature-null-safety" href="n.html">Null safety</a></h1>
            <h2>Constructors</h2><dl><dt>Lamp()</dt><dd></dd></dl><h2>Properties</h2><dl>
            <dt class="property">level → int</dt><dd>How bright.<div class="features">final</div></dd>
            <dt class="property inherited">hashCode → int</dt><dd class="inherited">A number.</dd></dl>
            <h2>Methods</h2><dl><dt class="callable">light(int level, {bool slowly = false}) → Future&lt;bool?&gt;</dt><dd>Lights it.</dd></dl>
            <h2>Static Properties</h2><dl><dt class="property">shared ↔ Lamp</dt><dd></dd></dl></body></html>
            """
        let found = try sheet(page, path: "guide.html")
        #expect(
            lines(found, .type, .method, .property) == [
                "type/heading Lamp", "property/list Lamp level : int", "method/list Lamp light", "property/list Lamp shared : Lamp",
            ])
        let enumeration = """
            <html><body><h1>LampColor enum</h1><h2>Constructors</h2><h2>Values</h2><dl><dt>red → const LampColor</dt><dd></dd></dl></body></html>
            """
        #expect(try lines(sheet(enumeration, path: "guide.html"), .case) == ["case/list LampColor red"])
    }

    @Test("an arrow in a sentence, and steps, are none")
    func sentences() throws {
        for line in ["* Settings (all) → General", "* open the door (any) → go in", "* `light(level)` lights → it", "* level → int"] {
            #expect(try lines(sheet("## Lamps\n\n\(line)\n"), .method, .property).isEmpty)
        }
    }
}
