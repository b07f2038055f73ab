import Guide
import Testing

@Suite("What samples say of the tables and lists beside them")
struct SampleSectionTests {
    @Test("parameters before the sample that shows the call")
    func parametersFirst() throws {
        let table = "| 字段 | 类型 | 说明 |\n| --- | --- | --- |\n| level | Int | 亮度 |\n\n示例代码：\n\n"
        let guide = """
            # 灯

            ## 接口

            ### 参数说明

            | 字段 | 类型 | 说明 |
            | --- | --- | --- |
            | room | String | 房间 |

            ```swift
            Lamps.shared.find(room: String)
            ```

            ## 打开灯

            参数说明

            \(table)```objc
            [Lamps.shared lightWithLevel:level complete:^(NSError *error) {}];
            ```

            ## 别的

            \(table)没有示例
            """
        #expect(
            try lines(sheet(guide), .parameter) == [
                "parameter/table find(room:) room : String", "parameter/table lightWithLevel:complete: level : Int",
                "parameter/table level : Int",
            ])
    }

    @Test("settings that a sample makes are the object's properties")
    func settings() throws {
        let table =
            "| Name | Type | Description |\n|---|---|---|\n| level | Int | how bright |\n| room | String | where |\n| hue | Int | colour |\n"
        let guide = "## Setup\n\n```swift\nlet lamp = ABLamp()\nlamp.level = 3\nlamp.room = \"hall\"\n```\n\n### Options\n\n\(table)"
        #expect(
            try lines(sheet(guide), .property) == [
                "property/table ABLamp level : Int", "property/table ABLamp room : String", "property/table ABLamp hue : Int",
            ])
        let other = guide.replacing("lamp.room", with: "hall.room").replacing("= ABLamp()\n", with: "= ABLamp()\nlet hall = ABHall()\n")
        #expect(try sheet(other).facts.allSatisfy { $0.kind != .property || $0.owner == nil })
    }

    @Test("fields of C under a heading that is more than a name, or none")
    func fields() throws {
        let fields = "```\nNSString *room; // where\nint level; // how bright, 1 to 5\n```\n"
        let expected = ["property/list ABLamp room : NSString *", "property/list ABLamp level : int"]
        #expect(try lines(sheet("# Lamps\n\n#### ABLamp parameters information\n\n\(fields)"), .property) == expected)
        let sample = "```objc\nABLamp *lamp = [ABLamp new];\nlamp.room = @\"hall\";\nlamp.level = 2;\n```\n\n"
        #expect(try lines(sheet("# Lamps\n\n\(sample)## What it holds\n\n\(fields)"), .property) == expected)
        #expect(try sheet("# Lamps\n\n## What it holds\n\n\(fields)").count(.property) == 0)
    }

    @Test("a dictionary as it is printed")
    func description() throws {
        let guide =
            "#### The function returns JSON\n\n```\n{\n    room = hall;\n    \"lamp_id\" = 2;\n    state = {\n        level = 3;\n    };\n}\n```\n"
        #expect(
            try lines(sheet(guide), .parameter) == [
                "parameter/sample room", "parameter/sample lamp_id", "parameter/sample state", "parameter/sample state.level",
            ])
    }

    @Test("what a callback is handed, good and bad, with comments")
    func callbackDescription() throws {
        let guide = """
            **回调数据示例：**

            ```java
            //成功
            {
                msg = success; //信息
                page = "https://lamps.example/1";
            }
            //失败
            {
                code = 5,
                msg = "off";
            }
            ```
            """
        #expect(try lines(sheet(guide), .parameter) == ["parameter/sample msg", "parameter/sample page", "parameter/sample code"])
    }

    @Test("class methods that no sample calls, and a protocol that the line before names")
    func owners() throws {
        let guide = """
            ## Start

            ```objc
            + (void)startWithKey:(NSString *)key;
            ```

            ```objc
            [ABLamps startWithKey:@"a"];
            ```

            ## Limit

            ```objc
            + (void)setLimit:(int)limit;
            ```

            ```objc
            [ABLamps setLimit:3];
            ```

            ## State

            ```objc
            + (BOOL)isLit;
            ```

            ## Export

            `ABLampExport`协议中提供了接口

            ```objc
            + (NSString *)route;
            ```
            """
        #expect(
            try lines(sheet(guide), .method) == [
                "method/declaration +ABLamps startWithKey: : void", "method/declaration +ABLamps setLimit: : void",
                "method/declaration +isLit : BOOL", "method/declaration +ABLampExport route : NSString *",
            ])
        let alone = String(guide.prefix(upTo: guide.firstRange(of: "## Export")!.lowerBound))
        #expect(try lines(sheet(alone), .method).last == "method/declaration +ABLamps isLit : BOOL")
    }

    @Test("calls that a sample shows in a comment")
    func comments() throws {
        let guide = """
            ## Lamps

            ```objc
            [[ABLamps shared] light:@"hall"];
            // Or, with a dialog:
            // [[ABLamps shared] light:@"hall" ask:^(BOOL answer) {
            //     NSLog(@"%d", answer);
            // } dialog:YES];
            // [lamps are nice]
            ```

            ```swift
            // ABLamps.shared.putOut(room: "hall")
            // ABLamps.shared is what all share (always)
            let lamps = ABLamps.shared
            ```
            """
        let uses = try sheet(guide).facts.filter { $0.kind == .use && $0.detail.form == "call" && $0.name != "shared" }.map(\.name)
        #expect(uses == ["light:", "light:ask:dialog:", "putOut(room:)"])
    }

    @Test("Swift under the name of another language, known by its closures")
    func fences() throws {
        let guide = "```java\nlet lamps = ABLamps.shared\nlamps?.light(room: \"hall\") { (lamp, error) in\n}\n```\n"
        #expect(try sheet(guide).facts.contains { $0.name == "light(room:_:)" && $0.detail.form == "call" })
        #expect(try !sheet("```java\nfor (Lamp lamp in lamps) {\n}\n```\n").facts.contains { $0.detail.form == "call" })
    }

    @Test("an extension for one protocol implements what that asks for")
    func extensions() throws {
        let guide = """
            ```swift
            extension HallController: ABLampDelegate {
                func touch() {
                }
                private func hide() {
                }
            }
            class Cellar: ABLampDelegate {
                func count() {
                }
            }
            ```
            """
        #expect(try lines(sheet(guide), .method) == ["method/sample ABLampDelegate touch()"])
    }

    @Test("marks with the words of a protocol that the class conforms to")
    func pragmas() throws {
        let guide = """
            ```objc
            @interface HallController () <LampDelegate, DoorDelegate>
            @end
            ```

            ```objc
            #pragma Lamp Delegate
            - (void)lampFailed:(NSString *)message {
            }
            #pragma mark - Door Delegate
            - (void)doorFailed:(NSString *)message {
            }
            ```
            """
        #expect(
            try lines(sheet(guide), .method) == [
                "method/sample LampDelegate lampFailed: : void", "method/sample DoorDelegate doorFailed: : void",
            ])
    }

    @Test("a heading that says which protocol is implemented")
    func implementedProtocol() throws {
        let sample = "```swift\nfunc shouldLight(_ lamp: ABLamp, handler done: () -> Void) {\n}\n```\n"
        let guide = "### 1. Implement `ABLampDelegate`\n\nFirst.\n\n### 2. Implement the delegate method\n\n\(sample)"
        #expect(try lines(sheet(guide), .method) == ["method/sample ABLampDelegate shouldLight(_:handler:)"])
    }
}
