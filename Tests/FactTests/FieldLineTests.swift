import Guide
import Testing

@Suite("Fields and literal blocks of reStructuredText")
struct FieldLineTests {
    private func facts(_ text: String) throws -> [String] { try lines(sheet(text, path: "guide.rst"), .method, .parameter) }

    @Test("what is indented behind two colons is code, and fields explain parameters")
    func fields() throws {
        let guide = """
            .. highlight:: objc

            Opening a door
            ==============

            A door opens like this::

                - (void)open:(NSString *)key force:(BOOL)force

            Parameters
                :key: Which one.

                :param BOOL force: Whether to push.

                :returns: Nothing.
            """
        #expect(
            try facts(guide) == [
                "method/declaration open:force: : void", "parameter/list open:force: key", "parameter/list open:force: force",
            ])
    }

    @Test("options of an endpoint's directive are no fields")
    func options() throws {
        let guide = """
            Doors
            =====

            .. http:post:: /doors
               :deprecated:
               :synopsis: Use the other one instead.

               Opens a door.

               :form key: which one
            """
        #expect(try facts(guide) == ["parameter/list POST /doors key"])
    }

    @Test("a line of two colons alone")
    func alone() throws {
        #expect(
            try facts("Doors\n=====\n\n::\n\n    void ABDoorShut()\n\n::\n\n    - (void)open;\n").contains("method/declaration open : void")
        )
    }

    @Test("a language that was told further up, and that the code does not look like")
    func forgotten() throws {
        let guide = ".. highlight:: xml\n\nDoors\n=====\n\nIn C::\n\n    extern void ABDoorShut(const char *key);\n"
        #expect(try facts(guide) == ["method/declaration ABDoorShut : void"])
    }

    @Test("options of a directive are no fields, and neither are roles")
    func others() throws {
        let guide = "Parameters\n==========\n\n.. image:: door.png\n   :width: 100\n   :alt: a door\n\n:ref:`doors` has more.\n"
        #expect(try facts(guide).isEmpty)
    }
}
