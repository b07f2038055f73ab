import Guide
import Testing

@Suite("Protocols that are named above their methods")
struct OwningProtocolTests {
    @Test(
        "a line or a heading that names one states it, and gives it what is declared below",
        arguments: ["消息的委托协议 `ABLampDelegate`", "## Implement ABLampDelegate", "### 2. Implementing `ABLampDelegate`"])
    func names(line: String) throws {
        let found = try sheet("# Lamps\n\n\(line)\n\n```objc\n- (void)lampDidLight:(ABLamp *)lamp;\n```\n")
        #expect(lines(found, .type).map { $0.split(separator: " ").last } == ["ABLampDelegate"])
        #expect(lines(found, .method) == ["method/declaration ABLampDelegate lampDidLight: : void"])
    }

    @Test("where methods have another owner, or none are declared, the name states nothing")
    func others() throws {
        #expect(try lines(sheet("# Lamps\n\n## Implement ABLampDelegate\n\nDo so.\n"), .type).isEmpty)
        let listing = "@interface ABRoom : NSObject\n- (void)light:(ABLamp *)lamp;\n@end"
        #expect(
            try lines(sheet("# Lamps\n\n## Implement ABLampDelegate\n\n```objc\n\(listing)\n```\n"), .type).allSatisfy {
                !$0.contains("ABLampDelegate")
            })
    }
}
