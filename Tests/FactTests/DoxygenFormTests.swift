import Guide
import Testing

@Suite("Forms of Doxygen's pages in other languages, and of their lists")
struct DoxygenFormTests {
    private func page(_ title: String, _ body: String) -> String {
        "<html><body><div class=\"headertitle\"><div class=\"title\">\(title)</div></div>\(body)</body></html>"
    }

    @Test("a title of Chinese with a blank in it")
    func titles() throws {
        #expect(try lines(sheet(page("ABLamp类 参考", "<p>x</p>"), path: "guide.html"), .type) == ["type/heading ABLamp"])
    }

    @Test("a protocol whose name has a blank behind it, and its methods", arguments: ["ABLampDelegate", "ABLampDelegate "])
    func protocols(name: String) throws {
        let answer = name.hasSuffix(" ") ? "void ABLampDelegate" : "void"
        let body = """
            <h2 class="memtitle"><span class="permalink"><a href="#1">&#9670;&nbsp;</a></span>lampLit:()</h2><div class="memproto">
            <table class="memname"><tr>
              <td class="memname">- (\(answer)) lampLit: </td><td></td><td class="paramtype">(NSInteger)&#160;</td>
              <td class="paramname"><em>level</em></td><td></td></tr></table></div>
            """
        let found = try sheet(page("&lt;\(name)&gt; Protocol Reference", body), path: "guide.html")
        #expect(
            lines(found, .type, .method) == [
                "type/heading ABLampDelegate", "method/heading ABLampDelegate lampLit:",
                "method/declaration ABLampDelegate lampLit: : void",
            ])
        #expect(found.facts.first { $0.source == .declaration }?.detail.parameterNames == ["level"])
    }

    @Test("a list below \"See also\" states nothing, and is not what the next table is about")
    func referrals() throws {
        let body = """
            <pre>- (void) lightWithLevel:(int)level room:(NSString *)room</pre><p>Lights it.</p>
            <dl><dt>参见</dt><dd>- dimWithLevel:</dd></dl>
            <dl><dt>参数</dt><dd><table><tr><td>INPUT</td><td>level How bright</td></tr><tr><td>[in]</td><td>place Where it is</td></tr></table>
            </dd></dl>
            """
        let found = try sheet(page("ABLamp类 参考", body), path: "guide.html")
        #expect(lines(found, .method) == ["method/declaration ABLamp lightWithLevel:room: : void"])
        #expect(
            lines(found, .parameter) == ["parameter/table lightWithLevel:room: level", "parameter/table lightWithLevel:room: place"])
    }

    @Test("rows that do not begin with a way are read as ever")
    func rows() throws {
        let body = """
            <pre>- (void) lightWithLevel:(int)level room:(NSString *)room</pre>
            <dl><dt>参数</dt><dd><table><tr><td>level</td><td>How bright</td></tr><tr><td>room</td><td>Where</td></tr></table></dd></dl>
            """
        let found = try sheet(page("ABLamp类 参考", body), path: "guide.html")
        #expect(lines(found, .parameter) == ["parameter/table lightWithLevel:room: level", "parameter/table lightWithLevel:room: room"])
    }
}
