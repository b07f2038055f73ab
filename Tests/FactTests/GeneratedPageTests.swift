import Guide
import Testing

/// Pages of Doxygen: titles, listings and declarations that classes alone tell from other blocks and tables.
@Suite("Pages of Doxygen")
struct GeneratedPageTests {
    private let page = """
        <html><body><div class="header"><div class="summary"><a href="#m">Methods</a></div>
        <div class="headertitle"><div class="title">SKWDoor クラス</div></div></div><div class="contents">
        <table class="memberdecls">
        <tr class="heading"><td colspan="2"><h2 class="groupheader">プロパティ</h2></td></tr>
        <tr class="memitem:1"><td class="memItemLeft">BOOL&#160;</td><td class="memItemRight"><a href="#1">isOpen</a></td></tr>
        <tr class="memdesc:1"><td class="mdescLeft">&#160;</td><td class="mdescRight">開いています。</td></tr>
        </table>
        <h2 class="memtitle"><span class="permalink"><a href="#2">&#9670;&nbsp;</a></span>openWithKey:force:</h2>
        <div class="memitem"><div class="memproto">
              <table class="memname">
                <tr>
                  <td class="memname">- (<a href="k.html">SKWKey</a>* __nullable) openWithKey: </td>
                  <td></td>
                  <td class="paramtype">(NSString *__nonnull)&#160;</td>
                  <td class="paramname"><em>holder</em></td>
                </tr>
                <tr>
                  <td class="paramkey">force:</td>
                  <td></td>
                  <td class="paramtype">(BOOL)&#160;</td>
                  <td class="paramname"><em>force</em>&#160;</td>
                </tr>
              </table>
        </div><div class="memdoc">
        <div class="fragment"><div class="line"><a class="code" href="d.html">SKWDoor</a>* door;</div>
        <div class="line">[door openWithKey:<span class="stringliteral">@&quot;k&quot;</span> force:YES];</div></div>
        <dl class="params"><dt>引数</dt><dd><table class="params">
        <tr><td class="paramname">holder</td><td>持ち主</td></tr><tr><td class="paramname">force</td><td>必ず</td></tr></table></dd></dl>
        </div></div>
        <h2 class="memtitle"><span class="permalink"><a href="#1">&#9670;&nbsp;</a></span>isOpen</h2>
        <div class="memproto"><table class="memname"><tr><td class="memname">- (BOOL) isOpen</td></tr></table></div>
        </div></body></html>
        """

    @Test("declarations that are laid out in cells, their parameters, and listings")
    func members() throws {
        let sheet = try sheet(page, path: "guide.html")
        #expect(
            lines(sheet, .type, .method, .property, .parameter) == [
                "type/heading SKWDoor", "property/table SKWDoor isOpen : BOOL", "method/heading SKWDoor openWithKey:force:",
                "method/declaration SKWDoor openWithKey:force: : SKWKey * _Nullable", "parameter/table openWithKey:force: holder",
                "parameter/table openWithKey:force: force", "property/heading SKWDoor isOpen", "property/declaration SKWDoor isOpen : BOOL",
            ])
        #expect(lines(sheet, .use).contains("use/sample SKWDoor openWithKey:force:"))
        let declared = sheet.facts.first { $0.kind == .method && $0.source == .declaration }
        #expect(declared?.detail.parameterTypes == ["NSString * _Nonnull", "BOOL"])
    }

    @Test("a title in any other block is none of the page")
    func titles() throws {
        let card = "<html><body><h1>ABDoor class</h1><div class=\"title\">SKWDoor</div><p><code>open</code></p></body></html>"
        #expect(try lines(sheet(card, path: "guide.html"), .type) == ["type/heading ABDoor"])
    }

    @Test("what a page about a type lists inside of it does not take its members")
    func nestedTypes() throws {
        let page = """
            <html><body><h1>Checkout</h1><pre class="highlight swift"><code>@objc(ABCheckout)
            final class Checkout</code></pre><ul>
            <li class="item"><code>Callbacks</code><pre class="highlight swift"><code>struct Callbacks</code></pre></li>
            <li class="item"><code>start(with:)</code><pre class="highlight swift"><code>static func start(with key: String)</code></pre></li>
            </ul></body></html>
            """
        let titled = try sheet(page, path: "guide.html")
        #expect(lines(titled, .method).contains("method/declaration +Checkout start(with:)"))
        // Where no title says so, nobody knows.
        let untitled = try sheet(page.replacing("<h1>Checkout</h1>", with: "<h1>Types</h1>"), path: "guide.html")
        #expect(lines(untitled, .method).allSatisfy { !$0.contains("Checkout") && !$0.contains("Callbacks") })
    }
}
