import Guide
import Testing

@Suite("Methods that a line introduces, and types that sentences begin with")
struct ListedMethodTests {
    @Test(
        "small names that are marked out, below a line that introduces methods",
        arguments: ["Включает в себя следующие методы:", "Tiene los siguientes métodos:", "It has these methods:", "次のメソッドがあります："])
    func methods(lead: String) throws {
        let found = try sheet(
            """
            # LMPLamp class

            \(lead)

            - [light](#light): lights it
            - `putOut`: puts it out
            - **dim** - makes it darker
            - level: this is none
            """)
        #expect(
            lines(found, .method, .key) == [
                "method/list LMPLamp light", "method/list LMPLamp putOut", "method/list LMPLamp dim", "key/list level",
            ])
    }

    @Test("what the methods answer, steps, and what stands behind a listing are none")
    func others() throws {
        for lead in ["Each method answers a state with these options:", "Follow these steps:"] {
            #expect(try lines(sheet("# Lamps\n\n\(lead)\n\n- `broken` - it is broken\n"), .method).isEmpty)
        }
        let found = try sheet("# Lamps\n\nIt has these methods:\n\n```text\nlight\n```\n\n- `watts` - how bright\n")
        #expect(lines(found, .method).isEmpty)
    }

    @Test(
        "a sentence that begins with the word for what its first marked name is",
        arguments: [
            "Интерфейс слушателя лампы **ILampListener** используется.", "La clase `ILampListener` enciende.",
            "Die Klasse `ILampListener` leuchtet.", "O protocolo **ILampListener** define.",
        ])
    func types(sentence: String) throws {
        #expect(try lines(sheet("# Lamps\n\n\(sentence)\n"), .type) == ["type/prose ILampListener"])
    }

    @Test(
        "an app's class, and one that another name stands before, are none",
        arguments: ["En tu clase `MainLamp` hay una.", "The class `MainLamp` is yours.", "La clase, que es de la app, es `MainLamp`."])
    func noTypes(sentence: String) throws {
        #expect(try lines(sheet("# Lamps\n\n\(sentence)\n"), .type).isEmpty)
    }

    @Test("a selector as a heading is a method, be its first word a plain one or its last colon missing")
    func selectors() throws {
        let found = try sheet("# Lamps\n\n## dim:completion:\n\n## light:completionHandler\n\n## note:this\n\n## mind: the gap\n")
        #expect(lines(found, .method) == ["method/heading dim:completion:", "method/heading light:completionHandler"])
    }
}
