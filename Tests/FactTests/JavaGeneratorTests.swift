import Guide
import Testing

/// Pages that Javadoc, Doxygen and Dokka make of Java and Kotlin.
@Suite("Pages that generators make of Java and Kotlin")
struct JavaGeneratorTests {
    @Test("declarations in blocks that only their class tells from others")
    func signatures() throws {
        let page = """
            <html><body><div class="header"><h1 title="Class ABLamp" class="title">Class ABLamp</h1></div>
            <section class="class-description"><div class="type-signature"><span class="modifiers">public class </span>\
            <span class="element-name type-name-label">ABLamp</span></div></section>
            <section class="field-details"><h2>Field Details</h2><section class="detail" id="ROOM"><h3>ROOM</h3>
            <div class="member-signature"><span class="modifiers">public static final</span>&nbsp;\
            <span class="return-type">String</span>&nbsp;<span class="element-name">ROOM</span></div></section></section>
            <section class="method-details"><h2>Method Details</h2><section class="detail" id="getLevel()"><h3>getLevel</h3>
            <div class="member-signature"><span class="modifiers">public</span>&nbsp;<span class="return-type">float</span>&nbsp;\
            <span class="element-name">getLevel</span>()</div><div class="block">How bright it is.</div></section></section></body></html>
            """
        #expect(
            try lines(sheet(page, path: "guide.html"), .type, .constant, .method) == [
                "type/heading ABLamp", "type/declaration ABLamp", "constant/declaration ROOM : String", "method/heading ABLamp getLevel",
            ])
    }

    @Test("constants of an enum, by their headings and by their declarations alone")
    func constants() throws {
        let page = { (title: String, between: String) in
            """
            <html><body><h2 title="\(title) ABLevel" class="title">\(title) ABLevel</h2>\(between)<h3>Enum Constant Detail</h3>
            <h4>DARK</h4><pre>public static final&nbsp;<a href="ABLevel.html">ABLevel</a> DARK</pre><p>No light.</p></body></html>
            """
        }
        for title in ["Enum", "Enum Class"] {
            let found = try sheet(page(title, ""), path: "guide.html")
            #expect(lines(found, .enum) == ["enum/heading ABLevel"])
            #expect(lines(found, .case).first == "case/heading ABLevel DARK")
        }
        // What it is for begins with a title of its own, and ends the enum's section.
        let parted = try sheet(page("Enum", "<h1>How bright it is</h1>"), path: "guide.html")
        #expect(lines(parted, .case, .constant) == ["case/declaration ABLevel DARK"])
    }

    @Test("a title whose type has parameters", arguments: ["Interface ABCallback&lt;T&gt;", "Class ABAdapter&lt;V extends sdk.View&gt;"])
    func generics(title: String) throws {
        let found = try sheet("<html><body><h2 class=\"title\">\(title)</h2><p>It.</p></body></html>", path: "guide.html")
        #expect(found.facts.filter { $0.kind == .type }.map(\.name) == [String(title.split(separator: " ")[1].prefix { $0 != "&" })])
    }

    private func doxygen(_ title: String, _ body: String) -> String {
        "<html><body><div class=\"headertitle\"><div class=\"title\">\(title)</div></div>\(body)</body></html>"
    }

    private func table(_ title: String, _ rows: [(String, String)]) -> String {
        let lines = rows.map { "<tr><td>\($0)&#160;</td><td>\($1)</td></tr>\n<tr><td colspan=\"2\">&#160;</td></tr>\n" }
        return "<table>\n<tr><td colspan=\"2\"><h2>\n\(title)</h2></td></tr>\n\(lines.joined())</table>\n"
    }

    @Test(
        "a title with the packages of the name, and labels beside it",
        arguments: [
            ("com.abdoor.sdk.ABLamp Class Reference<span class=\"mlabels\"><span class=\"mlabel\">abstract</span></span>", "type ABLamp"),
            ("com.abdoor.sdk.Lamp Interface Reference", "type Lamp"), ("com.abdoor.sdk.ABLamp类 参考", "type ABLamp"),
            ("com.abdoor.sdk.ABLamp.Level Enum Reference", "enum ABLamp.Level"), ("io.abdoor.ABLamp.Level 枚举类型参考", "enum ABLamp.Level"),
        ])
    func titles(title: String, fact: String) throws {
        let found = try sheet(doxygen(title, "<p>It is one.</p>"), path: "guide.html").facts.filter { $0.kind == .type || $0.kind == .enum }
        #expect(found.map { "\($0.kind.rawValue) \($0.name)" } == [fact])
    }

    @Test("members with their parameters in the summary, those of what is above it too, and packages that are none")
    func members() throws {
        let body =
            table("Packages", [("package", "com.abdoor")])
            + table("Public Member Functions", [("void", "<b>light</b> (int level)"), ("static ABLamp", "<b>find</b> (String room)")])
            + table("Public Member Functions inherited from com.abdoor.sdk.ABThing", [("String", "<b>getRoom</b> ()")])
        #expect(
            try lines(sheet(doxygen("com.abdoor.sdk.ABLamp Class Reference", body), path: "guide.html"), .key, .method) == [
                "method/table ABLamp light : void", "method/table +ABLamp find : ABLamp", "method/table ABThing getRoom : String",
            ])
    }

    @Test("cases with their values, and nothing where others have their types")
    func attributes() throws {
        let rows = [("", "DARK =(0)"), ("", "BRIGHT =(0x20)"), ("", "UNKNOWN"), ("", "Not known yet.")]
        let page = doxygen("com.abdoor.sdk.ABLamp.Level Enum Reference", table("Public Attributes", rows))
        #expect(
            try lines(sheet(page, path: "guide.html"), .case, .property) == [
                "case/table ABLamp.Level DARK = 0", "case/table ABLamp.Level BRIGHT = 0x20", "case/table ABLamp.Level UNKNOWN",
            ])
    }

    @Test("names beside declarations of Kotlin, and the head of the type that the page is about")
    func kotlin() throws {
        let rows = [
            ("&lt;init&gt;", "<code>Lamp(room: String)</code><p>Makes one.</p>"),
            ("light", "<code>fun light(level: Int): Boolean</code><p>Lights it.</p>"),
            ("room", "<code>val room: String</code><p>Where it is.</p>"),
        ]
        let cells = rows.map { "<tr><td><p><a href=\"x\">\($0.0)</a></p></td><td>\($0.1)</td></tr>" }.joined()
        let page = "<html><body><h1>Lamp</h1><code>class Lamp : Thing</code><p>It.</p><h3>Members</h3><table>\(cells)</table></body></html>"
        let found = try sheet(page, path: "guide.html")
        #expect(lines(found, .type).contains("type/declaration Lamp"))
        #expect(
            lines(found, .method, .property).map { $0.replacing("Lamp ", with: "") } == [
                "method/table light : Boolean", "property/table room : String",
            ])
        // Words beside names are their meanings.
        let words = "<h1>Settings</h1><table><tr><td>light</td><td>val is what it takes</td></tr></table>"
        #expect(try lines(sheet("<html><body>\(words)</body></html>", path: "guide.html"), .method, .property).isEmpty)
    }
}
