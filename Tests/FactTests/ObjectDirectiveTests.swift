import Guide
import Testing

/// What Sphinx's domains describe: `.. class:: Door` and what it has.
@Suite("Directives that describe objects")
struct ObjectDirectiveTests {
    @Test("a class with what stands inside of it, whatever language writes it") func members() throws {
        let guide = """
            Doors
            =====

            .. class:: Door

              A door of a house.

              .. data:: side: string = 'left'

                Where its hinges are.

              .. py:attribute:: key

                What opens it.

              .. method:: open(key, force=False)

                :param key: what opens it

              .. function:: House.onOpened(door: Door) => void

            .. note:: A door is no window.
            """
        let facts = try sheet(guide, path: "guide.rst")
        #expect(lines(facts, .type) == ["type/heading Door"])
        #expect(lines(facts, .property) == ["property/heading Door side", "property/heading Door key"])
        #expect(lines(facts, .method) == ["method/heading Door open", "method/heading Door onOpened"])
        #expect(lines(facts, .parameter) == ["parameter/list open key"])
    }

    @Test("enums, and the types before the names of Java and C") func enums() throws {
        let guide = """
            Doors
            =====

            .. enum:: DoorState

            .. cpp:class:: DoorLock

               .. cpp:function:: bool turn(const std::string &key, int times)

               .. cpp:member:: state
            """
        let facts = try sheet(guide, path: "guide.rst")
        #expect(lines(facts, .enum) == ["enum/heading DoorState"])
        #expect(lines(facts, .method) == ["method/heading DoorLock turn"])
        #expect(lines(facts, .property) == ["property/heading DoorLock state"])
    }

    @Test("the page that Sphinx makes of them") func page() throws {
        let page = """
            <h1>API<a class="headerlink" href="#api">¶</a></h1>
            <dl class="py class">
            <dt class="sig sig-object py" id="doors.Door">
            <em class="property"><span class="k">class</span> </em><span class="sig-prename">doors.</span><span>Door</span><a class="headerlink">¶</a></dt>
            <dd><p>A door.</p>
            <dl class="py method">
            <dt class="sig sig-object py"><em class="property">async </em><span>open</span>(<em>self</em>, <em>key: str</em>) → bool</dt>
            <dd><p>Opens it.</p>
            <dl class="field-list simple"><dt class="field-odd">Parameters</dt><dd><ul><li><p>key: what opens it</p></li></ul></dd></dl>
            </dd></dl>
            <dl class="py attribute"><dt class="sig sig-object py"><span>side</span><em class="property">: str</em></dt><dd><p>Its hinges.</p></dd></dl>
            </dd></dl>
            """
        let facts = try sheet(page, path: "guide.html")
        #expect(lines(facts, .type) == ["type/heading Door"])
        #expect(lines(facts, .method) == ["method/heading Door open"])
        #expect(lines(facts, .property) == ["property/heading Door side"])
        #expect(lines(facts, .parameter) == ["parameter/list open key"])
    }
}
