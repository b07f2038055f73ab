import Guide
import Testing

/// References of Objective-C's SDKs that show each declaration again as Swift has it, as jazzy makes them.
@Suite("Declarations shown in two languages")
struct SwiftViewTests {
    private func item(_ objectiveC: String, _ swift: String?, title: String = "", behind: String = "") -> String {
        func listing(_ name: String, _ language: String, _ code: String) -> String {
            """
            <div class="language"><p class="aside-title">\(name)</p>
            <pre class="highlight \(language)"><code>\(code)</code></pre></div>
            """
        }
        return """
            <div><code>\(title)</code></div><div class="declaration">
            \(listing("Objective-C", "objective_c", objectiveC))
            \(swift.map { listing("Swift", "swift", $0) } ?? "")
            </div>\(behind)
            """
    }

    private func page(_ title: String, _ items: String...) throws -> FactSheet {
        try sheet("<html><body><h1>\(title)</h1>\(items.joined(separator: "\n"))</body></html>", path: "\(title).html")
    }

    @Test("an enum's cases are those of Objective-C, with the numbers that Swift shows")
    func enums() throws {
        let found = try page(
            "SKWState", item("enum SKWState : NSInteger {}", "enum SKWState : Int"), item("SKWStateOpen", "case open = 3"),
            item("SKWLateShut", "case shut"))
        #expect(
            lines(found, .enum, .case, .type) == [
                "enum/heading SKWState", "enum/declaration SKWState : NSInteger", "case/declaration SKWState SKWStateOpen = 3",
                "case/declaration SKWState SKWLateShut",
            ])
        #expect(found.facts.compactMap(\.detail.form) == ["nsEnum"])
        #expect(found.facts.filter { $0.kind == .case }.map(\.detail.swiftName) == [nil, nil])
        #expect(found.unread.filter { $0.reason == nil }.isEmpty)
    }

    @Test("an option set is one, and its members are cases")
    func options() throws {
        let found = try page(
            "SKWSide", item("enum SKWSide : NSUInteger {}", "struct SKWSide : OptionSet"),
            item("SKWSideLeft = 1 &lt;&lt; 0", "static var left: SKWSide { get }"),
            item("SKWSideBack = 1 &lt;&lt; 2", "static var rear: SKWSide { get }"))
        #expect(
            lines(found).filter { !$0.hasPrefix("enum/heading") } == [
                "enum/declaration SKWSide : NSUInteger", "case/declaration SKWSide SKWSideLeft = 1",
                "case/declaration SKWSide SKWSideBack = 4",
            ])
        #expect(found.facts.compactMap(\.detail.form) == ["nsOptions"])
        #expect(found.facts.compactMap(\.detail.swiftName) == ["rear"])
    }

    @Test("the head of a type is sound, and a method has its Swift name and its table")
    func members() throws {
        let table =
            "<div><h4>Parameters</h4><table><tbody><tr><td><code><em>options</em></code></td><td>How.</td></tr></tbody></table></div>"
        let found = try page(
            "SKWDoor", item("@interface SKWDoor : NSObject", "class SKWDoor : NSObject"),
            item(
                "+ (void)openWithOptions:(nonnull NSDictionary *)options;", "class func open(doorOptions options: [AnyHashable : Any])",
                behind: table),
            item("- (int)count;", "func count() -> Int32"), item("- (void)shut:(void (^)(BOOL))done;", "func shut() async -> Bool"),
            item("@property (nonatomic) NSURL *URL;", "var url: URL! { get set }"))
        #expect(found.facts.flatMap(\.defects).isEmpty)
        #expect(
            lines(found, .type, .method, .property, .parameter) == [
                "type/heading SKWDoor", "type/declaration SKWDoor", "method/declaration +SKWDoor openWithOptions: : void",
                "parameter/table openWithOptions: options", "method/declaration SKWDoor count : int",
                "method/declaration SKWDoor shut: : void", "property/declaration SKWDoor URL : NSURL *",
            ])
        #expect(found.facts.compactMap(\.detail.swiftName) == ["open(doorOptions:)"])
    }

    @Test("where something else stands below, both are read")
    func others() throws {
        let found = try page("SKWDoor", item("@interface SKWDoor : NSObject", "let door = SKWDoor()\ndoor.open()"))
        #expect(lines(found, .use).contains("use/sample SKWDoor open()"))
    }

    @Test("where to read on is no setting, and what a text calls a value on its way is whole")
    func prose() throws {
        let see = """
            <div class="aside aside-see"><p class="aside-title">See</p><a href="https://a.example/b">https://a.example/b</a></div>
            <p>Opens. See <a href="https://a.example/c">https://a.example/c</a></p><p>For more information, see
            <a href="https://a.example/d">https://a.example/d</a></p><p><code>door.was_opened</code></p>
            """
        let found = try page("SKWDoor", item("- (void)open;", "func open()", behind: see))
        #expect(lines(found, .key) == [])
        #expect(lines(found, .use) == ["use/prose door.was_opened"])
    }
}
