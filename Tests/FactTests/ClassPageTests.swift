import Guide
import Testing

@Suite("Pages that list classes, each with tables of its properties and methods")
struct ClassPageTests {
    private static let head = "Classes (SWIFT)\n===\n\n```swift\nlet lamp = LampManager.shared\n```\n\n"

    private static let methods = """
        Method
        |Name|Parameter|Type|Description|
        |---|:---:|:---:|:---|
        |turnOn|\\_: `LampRequest`<br />\\_: (`Bool`) -> `Void`|`Void`|Lights it.|
        |dim|level: `Int`|`Bool`|Dims it, if it can.|
        |stop| |`Void`|Puts it out.|


        """

    @Test("what has its parameters beside it is a method, with the labels that they give it")
    func taken() throws {
        let page =
            Self.head + "Class LampManager\n---\n\nProperty\n|Name|Type|Description|\n|---|:---:|:---|\n|shared|`LampManager`|The one.|\n\n"
        #expect(
            try lines(sheet(page + Self.methods), .type, .method, .property, .parameter).filter { !$0.has("sample") } == [
                "type/heading LampManager", "property/table LampManager shared : LampManager",
                "method/table LampManager turnOn(_:_:) : Void", "method/table LampManager dim(level:) : Bool",
                "parameter/table dim(level:) level", "method/table LampManager stop() : Void",
            ])
    }

    @Test("fields beside display names are no parameters of methods")
    func fields() throws {
        let table = "|Name|Parameter|Type|\n|---|---|---|\n|Key|door_key|String|\n|Force|force|Bool|\n"
        #expect(try sheet("## POST /doors\n\n" + table).count(.method) == 0)
    }

    @Test("a class called like parts of a call is a class, and what it has is its own")
    func parts() throws {
        let page =
            Self.head + "Class LampManager\n---\n\n" + Self.methods
            + "Class RequestParam\n---\n\nMethod\n|Name|Parameter|Type|\n|---|---|---|\n"
            + "|init|key: `String`<br />level: `Int?`|`RequestParam`|\n"
        #expect(try lines(sheet(page), .method).contains("method/table RequestParam init(key:level:) : RequestParam"))
    }

    @Test("a word behind its kind is a type's name where its members follow")
    func words() throws {
        let members = "Property\n|Name|Type|Description|\n|---|---|---|\n|current|`Int`|Which one.|\n"
        let page = Self.head + "Class LampManager\n---\n\n" + Self.methods + "Class Progress\n---\n\n" + members
        #expect(
            try lines(sheet(page), .type, .property) == [
                "type/heading LampManager", "type/heading Progress", "property/table Progress current : Int",
            ])
        #expect(try sheet("## Class Progress\n\nHow far a class has come.\n").count(.type) == 0)
    }

    @Test("titles of callbacks in a chapter on them are those of the one protocol that the guide speaks of")
    func callbacks() throws {
        let page =
            "### Interface\n\n##### - (void)setMain:delegate\n\nTakes a `LampDelegate` for it.\n\n"
            + "### Delegate\n\n#### Core\n\n##### onDimmed:level\n\nIt was dimmed.\n"
        #expect(try lines(sheet(page), .method) == ["method/heading setMain: : void", "method/heading LampDelegate onDimmed:level"])
        let others = page.replacing("for it", with: "or a `DoorDelegate` for it")
        #expect(try lines(sheet(others), .method).last == "method/heading onDimmed:level")
    }

    @Test("classes by their files, and a title that says how a class is called, above its methods")
    func files() throws {
        let page = """
            主要类：

            | 类接口名称 | 说明 |
            |---|---|
            |LMPLampModel.h| 灯 |
            | LMPLampDelegate.h | 回调 |

            ### 3.1 LMPLampManager的调用说明

            | 方法名称 | 使用说明 |
            |---|---|
            | `- (void)turnOn:(BOOL)isWarm` | 开灯 |
            | `-(BOOL)isOn;` | 状态 |

            """
        #expect(
            try lines(sheet(page), .type, .method) == [
                "type/table LMPLampModel", "type/table LMPLampDelegate", "type/heading LMPLampManager",
                "method/prose LMPLampManager turnOn: : void", "method/prose LMPLampManager isOn : BOOL",
            ])
        let files = "| 头文件 | 说明 |\n|---|---|\n|LMPLampModel.h| 灯 |\n"
        #expect(try sheet("## SDK\n\n" + files).count(.type) == 0)
    }
}

extension String {
    fileprivate func has(_ text: String) -> Bool { contains(text) }
}
