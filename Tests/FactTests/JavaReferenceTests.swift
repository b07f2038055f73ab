import Guide
import Testing

@Suite("References of Java")
struct JavaReferenceTests {
    private func page(_ body: String) -> String {
        "<html><body><h2>Class ABLamp</h2><pre>public final class ABLamp</pre>\(body)</body></html>"
    }

    private func summary(_ title: String, _ rows: [(String, String)]) -> String {
        let cells = rows.map { "<tr><td><code>\($0.0)</code></td><td><code>\($0.1)</code><div>What it is.</div></td></tr>" }.joined()
        return "<table><tr><th>Modifier and Type</th><th>\(title)</th></tr>\(cells)</table>"
    }

    @Test("summaries list methods and fields, and types are none")
    func summaries() throws {
        let methods = summary(
            "Method and Description",
            [("void", "light(int level)"), ("static ABLamp", "find&#8203;(java.lang.String room)"), ("abstract boolean", "isLit()")])
        let fields = summary("Field and Description", [("static int", "BRIGHT"), ("java.lang.String", "room")])
        let found = try sheet(page("<h3>Field Summary</h3>\(fields)<h3>Method Summary</h3>\(methods)"), path: "guide.html")
        #expect(
            lines(found, .method, .property, .constant, .case) == [
                "constant/table ABLamp BRIGHT : int", "property/table ABLamp room : java.lang.String", "method/table ABLamp light",
                "method/table +ABLamp find : ABLamp", "method/table ABLamp isLit : boolean",
            ])
    }

    @Test("constants of an enum have a table of one column")
    func constants() throws {
        let rows = ["DARK", "BRIGHT"].map { "<tr><td><code>\($0)</code><div>So it is.</div></td></tr>" }.joined()
        let page = """
            <html><body><h2>Enum ABLevel</h2><h3>Enum Constant Summary</h3>
            <table><tr><th>Enum Constant and Description</th></tr>\(rows)</table></body></html>
            """
        #expect(try lines(sheet(page, path: "guide.html"), .case) == ["case/table ABLevel DARK", "case/table ABLevel BRIGHT"])
    }

    @Test(
        "a heading and its declaration, be it handed nothing",
        arguments: [
            "public boolean light()", "abstract void light()",
            "@Deprecated(message = \"Use 'turn(int)' (or not).\") abstract void light(int level)",
            "public static ABLamp light\u{200B}(int level)",
        ])
    func declarations(text: String) throws {
        let found = try sheet(page("<h3>Method Detail</h3><h4>light</h4><pre>\(text)</pre><p>Lights it.</p>"), path: "guide.html")
        #expect(lines(found, .method) == ["method/heading ABLamp light"])
    }

    @Test("a call is no declaration")
    func calls() throws {
        let found = try sheet(page("<h3>Usage</h3><h4>light</h4><pre>ABLamp lamp = new ABLamp(); lamp.light();</pre>"), path: "guide.html")
        #expect(lines(found, .method).isEmpty)
    }

    @Test("a word behind \"Interface\" is a type where its members are summed up, and nowhere else")
    func words() throws {
        let summed = "<html><body><h2>Interface Lamp</h2><p>It.</p><h3>Method Summary</h3></body></html>"
        #expect(try lines(sheet(summed, path: "guide.html"), .type) == ["type/heading Lamp"])
        for title in ["Interface Lamp", "Interface Description"] {
            let told = "<html><body><h2>\(title)</h2><p>It.</p><h3>Methods</h3></body></html>"
            #expect(try lines(sheet(told, path: "guide.html"), .type).isEmpty)
        }
        let part = "<html><body><h2>Interface Description</h2><h3>Method Summary</h3></body></html>"
        #expect(try lines(sheet(part, path: "guide.html"), .type).isEmpty)
    }

    @Test("what a method returns is no value to give it")
    func answers() throws {
        let detail = "<h3>Method Detail</h3><h4>light</h4><pre>public boolean light(int level)</pre>"
        let list = "<dl><dt>Returns:</dt><dd><code>true</code> if it shines</dd></dl>"
        #expect(try lines(sheet(page(detail + list), path: "guide.html"), .case).isEmpty)
    }
}
