import Guide
import Testing

/// Members that stand in no listing: as paragraphs that are one declaration, below the name of what has them, or in a sentence.
@Suite("Members in no listing")
struct LoneMemberTests {
    @Test("paragraphs that are one declaration of Swift, slanted or bold, with parameters that are types alone")
    func paragraphs() throws {
        let guide = """
            # Lamps

            ## ABLampManager

            *init()*

            Makes one.

            *func setDelegate(ABLampDelegate?)*

            Who is told.

            **func light(at: String, level: Int)**

            Lights one.

            ## ABLampField

            ### Cases

            *case level(Int)*

            How bright it is.

            *case room*

            Where it is.

            ### Properties

            *let title: String?*

            Its title.
            """
        let found = try sheet(guide)
        #expect(
            lines(found, .type, .enum, .method, .property, .case) == [
                "type/heading ABLampManager", "method/declaration ABLampManager init()",
                "method/declaration ABLampManager setDelegate(_:)", "method/declaration ABLampManager light(at:level:)",
                "enum/heading ABLampField", "case/declaration ABLampField level", "case/declaration ABLampField room",
                "property/declaration ABLampField title : String?",
            ])
    }

    @Test(
        "values, bodies and plain words make no declaration",
        arguments: ["*let lamp = ABLamp()*", "*let it be*", "*case study*", "func light()"])
    func words(paragraph: String) throws {
        let found = try sheet("# Lamps\n\n\(paragraph)\n\nSo it goes.")
        #expect(!found.facts.contains { $0.source == .declaration })
    }

    @Test("declarations of Java that say whose they are, in bold behind what they do, and in listings")
    func qualified() throws {
        let guide = """
            # Lamps

            * Start it
                **void ABLampKit.start(Context app, String key);**

            | Parameter | Type | Meaning |
            |---|---|---|
            | app | Context | The app. |
            | key | String | The key. |

            **String ABLampKit.version();**

            ```java
            void ABLampKit.stop(boolean atOnce);
            Lamp lamp = ABLampKit.first(key);
            ```
            """
        let found = try sheet(guide)
        #expect(
            lines(found, .method, .parameter) == [
                "method/declaration ABLampKit start : void", "parameter/table start app : Context", "parameter/table start key : String",
                "method/declaration ABLampKit version : String", "method/declaration ABLampKit stop : void",
            ])
    }

    @Test("an item in code is the type of the listing right below it")
    func items() throws {
        let guide = """
            # Lamps

            ## ABRoom class

            - `ABLamp`

            ```
            - (NSString *)title;
            ```

            - `ABDimmer`

            ```
            - (NSString *)level;
            ```
            """
        let found = try sheet(guide)
        #expect(
            lines(found, .method).map { $0.split(separator: ":")[0] } == [
                "method/declaration ABLamp title ", "method/declaration ABDimmer level ",
            ])
    }

    @Test(
        "a sentence says what has a property",
        arguments: [
            "The `ABLamp` class has a `roomLevel` property.", "Set the `roomLevel` property of the `ABLamp` to dim it.",
            "`ABLamp`의 `roomLevel` 속성을 바꿉니다.", "`ABLamp` の `roomLevel` プロパティで変えます。",
        ])
    func sentences(sentence: String) throws {
        let found = try sheet("# Lamps\n\n\(sentence)\n\n```objc\nABLamp *lamp = [ABLamp new];\n[lamp light];\n```\n")
        #expect(lines(found, .property) == ["property/prose ABLamp roomLevel"])
    }

    @Test("parts that Sandcastle lets readers fold, and members that a type only inherits")
    func sandcastle() throws {
        let row = { (kind: String, name: String) in
            """
            <tr data="public;\(kind);notNetfw;"><td><img src="m.gif" alt="Public" /></td><td><a href="a.htm">\(name)</a></td>\
            <td><div class="summary">What it does.</div></td></tr>
            """
        }
        let part = { (title: String, rows: String) in
            """
            <div class="collapsibleAreaRegion"><span class="collapsibleRegionTitle" tabindex="0"><img src="a.png" />\(title)</span></div>\
            <div class="collapsibleSection"><table class="members"><tr><th class="iconColumn">&nbsp;</th><th>Name</th><th>Description</th></tr>\
            \(rows)</table></div>
            """
        }
        let page =
            "<html><head><title>ABLamp Class</title></head><body><h1>ABLamp Class</h1>"
            + part("Methods", row("declared", "LightAsync") + row("inherited", "Equals")) + part("Properties", row("declared", "IsLit"))
            + "</body></html>"
        #expect(
            try lines(sheet(page, path: "guide.html"), .method, .property, .key) == [
                "method/table ABLamp LightAsync", "property/table ABLamp IsLit",
            ])
    }
}
