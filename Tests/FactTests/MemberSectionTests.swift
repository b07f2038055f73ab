import Guide
import Testing

@Suite("Headings and lines that say whose members follow")
struct MemberSectionTests {
    private let table = "| Name | Type | Description |\n| --- | --- | --- |\n| level | Int | how bright |\n"

    @Test("the anchor of a heading is no part of its title", arguments: [" :id=lamp-level", " {#lamp-level}", ""])
    func anchors(anchor: String) throws {
        let guide = "## ABLamp\n\n### ABLampLevel\(anchor)\n\n```swift\nstruct ABLampLevel {\n    let level: Int\n}\n```\n\n" + table
        #expect(Set(try lines(sheet(guide), .property, .parameter).map { $0.split(separator: "/")[0] }) == ["property"])
        #expect(try sheet("## Use of a:b=c\n\nText\n").facts.isEmpty)
    }

    @Test("a class named in a line of its own", arguments: ["class **_ABLampLevel_**", "struct `ABLampLevel`"])
    func typeLines(line: String) throws {
        #expect(
            try lines(sheet("## Level\n\n\(line)\n\n" + table), .type, .property) == [
                "type/heading ABLampLevel", "property/table ABLampLevel level : Int",
            ])
        #expect(try sheet("## Level\n\nBase class\n\nEvery class counts.\n").count(.type) == 0)
    }

    @Test("a group of members in a reference owns none of them")
    func groups() throws {
        let member = { (name: String) in
            "<ul><li><div><code><a class=\"token\">-\(name)</a></code></div><div><h4>Declaration</h4><pre class=\"highlight objective_c\">"
                + "<code>- (void)\(name);</code></pre></div></li></ul>"
        }
        let page =
            "<h1>ABLamp</h1><pre class=\"highlight objective_c\"><code>@interface ABLamp : NSObject</code></pre>" + member("lightUp")
            + "<h3 class=\"section-name\"><span>ABHouseSDK</span></h3>" + member("putOut")
        #expect(
            try lines(sheet(page, path: "lamp.html"), .method) == [
                "method/declaration ABLamp lightUp : void", "method/declaration ABLamp putOut : void",
            ])
    }

    @Test("the next number of the same rank is another method, whatever its title means")
    func numbers() throws {
        let call = { (name: String) in "```objc\n+ (void)\(name)WithKey:(NSString *)key;\n```\n\n" }
        let parameter = { (name: String) in "**参数**\n\n| 参数名 | 类型 | 说明 |\n| --- | --- | --- |\n| \(name) | NSString | 名 |\n\n" }
        let guide = "### ABLamp\n\n#### 5、开灯\n\n" + call("light") + "#### 6、协议\n\n" + parameter("key") + call("agree")
        #expect(try lines(sheet(guide), .parameter) == ["parameter/table agreeWithKey: key : NSString"])
        let part = "### 5、开灯\n\n" + call("light") + "### 协议\n\n" + parameter("key")
        #expect(try lines(sheet(part), .parameter) == ["parameter/table lightWithKey: key : NSString"])
    }

    @Test("a table in a property's section is about that property, whatever type the sentence above names")
    func repeatedProperties() throws {
        let guide = """
            # ABDoor

            ## Properties

            ### linkID

            **Property declaration**

            ```objc
            @property (nonatomic, copy) NSString *linkID;
            ```

            **Description**

            Set your OneDoor ID, from the OneDoor configuration.

            | Type | Name |
            | --- | --- |
            | `NSString` | `linkID` |
            """
        #expect(try lines(sheet(guide), .property).filter { $0.contains("table") } == ["property/table ABDoor linkID : NSString"])
    }
}
