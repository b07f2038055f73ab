import Guide
import Testing

@Suite("Layouts of guides that were met blind")
struct UnmetLayoutTests {
    @Test("a table that tells in words what can be done, and shows how")
    func examples() throws {
        let guide = """
            ## ABLamp

            | 機能名 | 説明 | 例 |
            | --- | --- | --- |
            | 点灯する | ランプを点灯する | `[ABLamp.shared lightWithKey:@"a" completion:^(NSError *error) { }];` |
            | 色を変える | 色を設定する | ABLamp.shared.color = color; |
            | 消す | 消灯する | `[ABLamp.shared putOut];` |
            | すぐ消す | 消灯する | `[ABLamp.shared putOut];` (Deprecated) |
            """
        #expect(
            try lines(sheet(guide), .method, .property) == [
                "method/table ABLamp lightWithKey:completion:", "property/table ABLamp color", "method/table ABLamp putOut",
            ])
        // Names in the first column are what the rows are about.
        let named = "## ABLamp\n\n| Method | Example |\n|---|---|\n| `putOut` | `[lamp putOut];` |\n| `lightUp` | `[lamp lightUp];` |\n"
        #expect(try lines(sheet(named), .method) == ["method/table ABLamp putOut", "method/table ABLamp lightUp"])
    }

    @Test("names beside codes, under a header that nobody knows")
    func namesOfCodes() throws {
        let guide = """
            ## Error code

            エラーコード|定義|説明
            ---|---|---
            15100|ABLampErrorUnknown|Unknown
            15101|ABLampErrorBurnt|切れた
            """
        #expect(try lines(sheet(guide), .error) == ["error/table ABLampErrorUnknown = 15100", "error/table ABLampErrorBurnt = 15101"])
    }

    @Test("a sample that only makes an object: the table below lists what it has")
    func shownType() throws {
        let table = "| パラメータ | 説明 |\n| --- | --- |\n| level | 明るさ |\n| room | 部屋 |\n"
        let guide = "## Lamp\n\n```objc\nABLampObject *lamp = [ABLampObject alloc]; // 例\n```\n\n" + table
        #expect(try lines(sheet(guide), .property) == ["property/table ABLampObject level", "property/table ABLampObject room"])
        let call = "## Lamp\n\n```objc\n[ABLamps.shared lightWithLevel:3 room:@\"hall\"];\n```\n\n### パラメータ\n\n" + table
        #expect(try sheet(call).count(.property) == 0)
        #expect(try sheet(call).count(.parameter) == 2)
    }

    @Test("a line that says what a type has states it")
    func describedType() throws {
        let guide = """
            ## Answers

            The **ABLampModel** has the following fields:

            | Field | Type | Meaning |
            | --- | --- | --- |
            | level | Integer | how bright |
            | room | String | where |
            """
        #expect(
            try lines(sheet(guide), .type, .property) == [
                "type/prose ABLampModel", "property/table ABLampModel level : Integer", "property/table ABLampModel room : String",
            ])
    }

    @Test("functions of C belong to nobody, and tables below list their parameters")
    func functions() throws {
        let guide = """
            ## ABLamps

            ```objc
            extern void ABLampLight(const char *key, int level);
            extern const char *ABLampName();
            ABLampLight([@"a" UTF8String], 3);
            ```

            | 参数名称 | 参数类型 | 参数说明 |
            | --- | --- | --- |
            | q | char | 名字 |
            """
        #expect(
            try lines(sheet(guide), .method, .parameter) == [
                "method/declaration ABLampLight : void", "method/declaration ABLampName : char *", "parameter/table ABLampName q : char",
            ])
    }

    @Test("a delegate's methods begin like its name")
    func namesakes() throws {
        let guide = """
            ## Watching

            ```swift
            class MyLamps: ABLampsDelegate {
                func lampsLoading(loading: Bool) {
                }
            }
            ```
            """
        #expect(try lines(sheet(guide), .method) == ["method/sample ABLampsDelegate lampsLoading(loading:)"])
    }

    @Test("a public type with bodies is the SDK's, and so are its public members")
    func publicTypes() throws {
        let guide = """
            ## Looks

            ```swift
            public struct LampLook {
                public var color: Color
                var cache: String

                public init(color: Color = .clear) {
                    self.color = color
                }

                func hidden() {
                }
            }
            ```

            | Property | Type | Description |
            | --- | --- | --- |
            | `color` | `Color` | of the light |
            """
        let found = try lines(sheet(guide), .type, .method, .property, .parameter)
        #expect(found.contains("type/declaration LampLook"))
        #expect(found.contains("method/declaration LampLook init(color:)"))
        #expect(!found.contains { $0.contains("hidden") })
        #expect(found.filter { $0.hasPrefix("parameter") } == [])
        let own = "## Use\n\n```swift\nstruct LampScreen {\n    func show() {\n    }\n}\n```\n"
        #expect(try sheet(own).count(.type) == 0)
    }

    @Test("a column of signatures beside the names, and modifiers with their types")
    func signatures() throws {
        let guide = """
            # Reference

            All methods are static methods on the `LampSDK` enum.

            | Method | Signature | Description |
            | --- | --- | --- |
            | `light` | `light(key:level:)` | lights |
            | `isLoud` | `isLoud: Bool` | logs |

            ## View modifiers

            | Modifier | Description |
            | --- | --- |
            | `.lampScreen(_ name: String)` | marks a view |
            """
        #expect(
            try lines(sheet(guide), .method, .property) == [
                "method/table LampSDK light(key:level:)", "property/table LampSDK isLoud : Bool", "method/table lampScreen(_:)",
            ])
    }

    @Test("names parted by strokes, in a column of codes under a line that speaks of input")
    func strokes() throws {
        let guide = """
            ## Events

            **`lampKey(_:_:)`** — key input events:

            | KeyCode | Description |
            | --- | --- |
            | `PanLeft` / `PanRight` | keys |
            | `KeyOne` ~ `KeyFour` | others |
            """
        #expect(
            try sheet(guide).facts.filter { $0.kind == .case || $0.kind == .method }.map(\.name) == [
                "lampKey(_:_:)", "PanLeft", "PanRight", "KeyOne", "KeyFour",
            ])
    }

    @Test("what goes with what is no list of parameters")
    func matrix() throws {
        let guide = "## Lamps\n\n| Device | Colour | Sound |\n| --- | :-: | :-: |\n| Lamp320 | O | O |\n| LM2-20 | - | O |\n"
        #expect(try sheet(guide).count(.parameter) == 0)
    }

    @Test("labels of methods as items")
    func labelledItems() throws {
        let guide = """
            ## LampClient class

            - `lamps(in:) async throws -> [Lamp]`: all lamps of a room.
            - `light(id:level:) async throws(LampError)`: lights one.
            - `forget(id:)`: forgets a lamp.
            """
        let facts = try sheet(guide).facts.filter { $0.kind == .method }
        #expect(
            facts.map(summary) == [
                "method/list LampClient lamps(in:) : [Lamp]", "method/list LampClient light(id:level:)",
                "method/list LampClient forget(id:)",
            ])
        #expect(facts.map(\.detail.attributes) == [["async", "throws"], ["async", "throws(LampError)"], []])
    }

    @Test("enums whose headings are but their names")
    func enumHeadings() throws {
        let guide = """
            ## Errors

            ### `LampError`

            | Case | Meaning |
            | --- | --- |
            | `.unreachable` | no answer |
            | `.burnt(id: String)` | broken |

            ## Enums

            ### LampMood

            - `calm`: soft
            - `bright`: full
            """
        let found = try sheet(guide).facts.filter { $0.kind == .enum || $0.kind == .case || $0.kind == .error }
        #expect(
            found.map { "\($0.kind.rawValue) \($0.owner ?? "") \($0.name)" } == [
                "enum  LampError", "case LampError unreachable", "case LampError burnt(id:)", "enum  LampMood", "case LampMood calm",
                "case LampMood bright",
            ])
    }

    @Test("types of texts and their constants, and texts as raw values")
    func texts() throws {
        let guide = """
            ## Moods

            ```objc
            typedef NSString *ABMood NS_TYPED_EXTENSIBLE_ENUM;
            FOUNDATION_EXPORT ABMood const ABMoodCalm;
            static ABMood const ABMoodBright = @"bright_mood";
            ```

            ```swift
            enum LampMode: String {
                case calm = "calm_mode", plain
            }
            ```
            """
        let found = try sheet(guide).facts.filter { $0.kind != .use && $0.kind != .key }
        #expect(
            found.map { "\($0.kind.rawValue) \($0.owner ?? "") \($0.name) \($0.value ?? "")" } == [
                "enum  ABMood ", "case ABMood ABMoodCalm ", "case ABMood ABMoodBright bright_mood", "enum  LampMode ",
                "case LampMode calm calm_mode", "case LampMode plain ",
            ])
        #expect(found.first?.detail.form == "typed")
    }

    @Test("closures behind the brackets, the second with its label")
    func trailingClosures() throws {
        let guide = "## Use\n\n```swift\nLampClient.lamps(in: \"hall\") { lamps in } failure: { error in }\n```\n"
        #expect(try sheet(guide).facts.contains { $0.kind == .use && $0.name == "lamps(in:_:failure:)" })
    }

    @Test("tables of Japanese design documents")
    func japanese() throws {
        let guide = """
            ## 点灯

            `POST https://lamp.example.net/v1/lamps`

            | 項番 | 物理名 | 論理名 | 属性 | 要否 | 初期値 |
            | --- | --- | --- | --- | --- | --- |
            | 1 | lampId | ランプID | String | ○ | "main" |
            | 2 | level | 明るさ | Int | － | "5" |

            ## エラー一覧

            | コード値 | 事象 | 対処方法 |
            | --- | --- | --- |
            | E1001 | ランプが見つからない | 確認する |
            | E1002 | 通信できない | 再試行する |
            """
        let sheet = try sheet(guide)
        #expect(
            lines(sheet, .parameter, .error) == [
                "parameter/table POST https://lamp.example.net/v1/lamps lampId : String required",
                "parameter/table POST https://lamp.example.net/v1/lamps level : Int optional",
                "error/table POST https://lamp.example.net/v1/lamps E1001 = E1001",
                "error/table POST https://lamp.example.net/v1/lamps E1002 = E1002",
            ])
        #expect(sheet.facts.filter { $0.kind == .parameter }.map(\.detail.defaultValue) == ["main", "5"])
    }

    @Test("fields that only a sample's body shows, however deep")
    func nestedBodies() throws {
        let guide = """
            ## Lamps

            `GET https://lamp.example.net/v1/lamps`

            ```json
            {"page": {"next": "abc"}, "items": [{"state": {"isOn": true}}]}
            ```
            """
        #expect(
            try sheet(guide).facts.filter { $0.kind == .parameter }.map(\.name) == [
                "page", "page.next", "items", "items.state", "items.state.isOn",
            ])
    }
}
