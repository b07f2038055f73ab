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

    @Test("a cell for the way, one for the name and one for what it means; some rows say no way")
    func ways() throws {
        let body = """
            <pre>- (void) lightWithLevel:(int)level room:(NSString *)room</pre><p>Lights it.</p>
            <dl class="params"><dt>引数</dt><dd><table class="params">
            <tr><td class="paramdir">[in]</td><td class="paramname">level</td><td>YES: bright</td></tr>
            <tr><td class="paramdir"></td><td class="paramname">room</td><td>Where</td></tr></table></dd></dl>
            """
        let found = try sheet(page("ABLamp クラス", body), path: "guide.html")
        #expect(lines(found, .parameter) == ["parameter/table lightWithLevel:room: level", "parameter/table lightWithLevel:room: room"])
    }

    @Test("constants of a header's page, below its variables")
    func variables() throws {
        let body = """
            <table class="memberdecls"><tr class="heading"><td colspan="2"><h2 class="groupheader">Variables</h2></td></tr>
            <tr><td class="memItemLeft">FOUNDATION_EXPORT NSString *const&#160;</td><td class="memItemRight">kLampErrorDomain</td></tr>
            <tr class="separator"><td class="memSeparator" colspan="2">&#160;</td></tr>
            <tr><td class="memItemLeft">enum LampCode&#160;</td><td class="memItemRight"><b>LampCode</b></td></tr></table>
            """
        let found = try sheet(page("ABLamp.h File Reference", body), path: "guide.html")
        #expect(lines(found, .constant, .parameter) == ["constant/table kLampErrorDomain : NSString *"])
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

    /// The summary of a header's enums, as versions before and since 1.8 write it.
    private func summary(_ cells: String, isOld: Bool = false) -> String {
        let title = "<tr\(isOld ? "" : " class=\"heading\"")><td colspan=\"2\">\(isOld ? "<br>" : "")<h2>Enumerations</h2></td></tr>"
        return "<table class=\"memberdecls\">\n\(title)\n<tr><td class=\"memItemLeft\">enum &#160;</td>"
            + "<td class=\"memItemRight\">\(cells)</td></tr>\n</table>"
    }

    @Test("an enum without a name in a summary: its cases with their values, whatever their notation", arguments: [false, true])
    func nameless(isOld: Bool) throws {
        let cells = """
            { <br/>
            &#160;&#160;<a href="#1">ABLampMaskOff</a> = 0x0000000000000000,\u{20}
            <a href="#2">ABLampMaskHall</a> = 0x0000000000000020,\u{20}
            <br/>
            &#160;&#160;<a href="#3">ABLampMaskStairs</a> = 1 &lt;&lt; 6, <a href="#4">ABLampMaskDoor</a> = 0x8000000000000000ULL,
            <a href="#5">ABLampMaskInside</a> = (ABLampMaskHall | ABLampMaskStairs)
            <br/>
             }
            """
        let found = try sheet(page("ABLamp.h File Reference", summary(cells, isOld: isOld)), path: "guide.html")
        #expect(
            lines(found, .case, .enum) == [
                "case/table ABLampMask ABLampMaskOff = 0", "case/table ABLampMask ABLampMaskHall = 32",
                "case/table ABLampMask ABLampMaskStairs = 64", "case/table ABLampMask ABLampMaskDoor = 0x8000000000000000",
                "case/table ABLampMask ABLampMaskInside = 96",
            ])
    }

    @Test("one with a name beside it keeps its own", arguments: ["enum", "enum class"])
    func named(word: String) throws {
        let table = summary("<a href=\"#1\">ABSide</a> { <a>ABSideLeft</a> = 1, <a>ABSideRight</a> }")
        let found = try sheet(page("ABLamp.h File Reference", table.replacingWord(word)), path: "guide.html")
        #expect(
            lines(found, .case, .enum) == [
                "enum/table ABSide", "case/table ABSide ABSideLeft = 1", "case/table ABSide ABSideRight = 2",
            ])
    }
}

extension String {
    fileprivate func replacingWord(_ word: String) -> String {
        split(separator: ">enum &#160;", maxSplits: 1).joined(separator: ">\(word) &#160;")
    }
}
