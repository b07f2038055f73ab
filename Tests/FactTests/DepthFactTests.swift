import Guide
import SourceText
import Testing

@Suite("Declarations that stand too deep in each other")
struct DepthFactTests {
    private static func nested(_ count: Int) -> String {
        String(repeating: "class A {\n", count: count) + String(repeating: "}\n", count: count)
    }
    private static func type(_ count: Int) -> String {
        String(repeating: "Optional<", count: count) + "Int" + String(repeating: ">", count: count)
    }

    @Test(
        "are told as unread, at their place", arguments: [("guide.md", "```swift\n", 102), ("API.swift", "", 101)])
    func areUnread(path: String, fence: String, line: Int) throws {
        let text =
            fence + Self.nested(140).replacing("class", with: path == "API.swift" ? "public class" : "class")
            + (fence.isEmpty ? "" : "```\n")
        let sheet = try sheet(text, path: path)
        let deep = sheet.unread.filter { $0.kind == .depth }
        #expect(deep.map { sheet.file.position(of: $0.span.start).line } == [line])
        #expect(deep.allSatisfy { $0.reason == nil })
    }

    @Test(
        "types in a property count, too",
        arguments: ["```swift\nlet door: \(type(140))\n```\n", "```objc\n- (void)a:(\(type(140)))b;\n```\n"])
    func types(text: String) throws {
        #expect(try sheet(text).unread.contains { $0.kind == .depth })
    }

    @Test("what a person writes is none", arguments: ["```swift\nlet door: \(type(40))\n```\n", "```swift\n\(nested(40))```\n"])
    func ordinary(text: String) throws {
        #expect(try !sheet(text).unread.contains { $0.kind == .depth })
    }
}
