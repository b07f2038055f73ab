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
        #expect(lines(facts, .method) == ["method/heading Door open(key:force:)", "method/heading Door onOpened(door:)"])
        #expect(lines(facts, .parameter) == ["parameter/list open(key:force:) key"])
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
        #expect(lines(facts, .method) == ["method/heading DoorLock turn(key:times:)"])
        #expect(lines(facts, .property) == ["property/heading DoorLock state"])
    }
}
