import Guide
import Testing

@Suite("Functions of other languages, and what is said of them")
struct ForeignSignatureTests {
    @Test(
        "a list right below explains what it is handed",
        arguments: [
            ("typescript", "async light(watts: number, room?: string | null): Promise<[Lamp | null, Code]>;"),
            ("kotlin", "fun light(watts: Int, room: String = \"\", done: (Map<String, Int>) -> Unit)"),
            ("java", "public void light(final int watts, @NonNull String room)"),
        ])
    func lists(language: String, text: String) throws {
        let found = try sheet("### Light it\n\n```\(language)\n\(text)\n```\n\n* `watts` - how bright\n* `room` - where\n* `other` - no\n")
        // Only of Java and Kotlin are declarations read.
        let isRead = language != "typescript"
        let owner = isRead ? "light " : ""
        #expect(lines(found, .parameter) == ["parameter/list \(owner)watts", "parameter/list \(owner)room"])
        #expect(found.count(.method) == (isRead ? 1 : 0))
    }

    @Test("calls, and brackets that never close, are no declarations")
    func calls() throws {
        for text in ["lamp.light(7, room)", "lamp.light(watts = 7)", "light(watts: Int,"] {
            let found = try sheet("### Light it\n\n```kotlin\n\(text)\n```\n\n* `watts` - how bright\n")
            #expect(lines(found, .parameter).isEmpty)
        }
    }

    @Test("types may stand before the names, be those called like types, and few")
    func tables() throws {
        let found = try sheet(
            """
            ### Light it

            ```kotlin
            fun light(id: String, listener: ILampListener)
            ```

            | Тип | Имя | Описание |
            |---|---|---|
            | String | id | **LAMP_ID** - номер |
            | ILampListener | listener | слушатель |

            ### Put it out

            ```kotlin
            fun putOut(id: String)
            ```

            | Тип | Имя | Описание |
            |---|---|---|
            | String | id | номер |
            """)
        #expect(
            lines(found, .parameter, .case, .constant) == [
                "parameter/table light id : String", "parameter/table light listener : ILampListener", "parameter/table putOut id : String",
            ])
    }

    @Test("a heading of its name is the method, and of the type that the section was said to be about")
    func headings() throws {
        let found = try sheet(
            """
            ## Слушатель

            Интерфейс слушателя лампы **ILampListener** используется для контроля.

            ### onLampLit

            **Объявление**:

            ```kotlin
            fun onLampLit(watts: Int)
            ```

            | Тип | Имя | Описание |
            |---|---|---|
            | Int | watts | яркость |

            ### onLampOut

            ```kotlin
            fun onOther()
            ```
            """)
        #expect(
            lines(found, .type, .method, .parameter) == [
                "type/prose ILampListener", "method/heading ILampListener onLampLit", "parameter/table onLampLit watts : Int",
                "method/declaration onOther",
            ])
    }
}
