import Guide
import Testing

@Suite("References that give all names one small rank")
struct ReferencePageTests {
    /// As a highlighter lays code out: in a table of one cell.
    private func code(_ line: String) -> String {
        "<figure class=\"highlight objc\"><table><tr><td class=\"code\"><pre><span class=\"line\">\(line)</span><br></pre></td></tr></table></figure>"
    }

    private let header = "<table><tr><td><i>Header:</i></td><td>ABDoor.h</td></tr></table>"

    private func page(_ parts: String...) -> String { "<!doctype html><html><body>" + parts.joined(separator: "\n") + "</body></html>" }

    @Test("code in a table of one cell is code, and where a class is declared names nothing")
    func codeInTable() throws {
        let found = try sheet(
            page("<h1>class ABDoor</h1>", code("@interface ABDoor : NSObject"), header, code("- (void)openWith:(ABKey *)key")),
            path: "door.html")
        #expect(
            lines(found, .type, .method) == [
                "type/heading ABDoor", "type/declaration ABDoor", "method/declaration ABDoor openWith: : void",
            ])
    }

    @Test("a part belongs to the type right before it, though its heading is of a higher rank")
    func ranks() throws {
        let found = try sheet(
            page(
                "<h1>class ABDoor</h1>", "<h5>Class Members:</h5>", "<h6>method reset</h6>", code("- (void)reset"),
                "<h6>protocol ABDoorObserver</h6>", "<h5>Description:</h5><p>Told of changes.</p>", "<h5>Protocol Methods:</h5>",
                "<h4>Protocol Method</h4>", "<h6>method door:didMove</h6>",
                code("required - (void)door:(ABDoor *)door didMove:(BOOL)moved"),
                "<h6>enum ABDoorSide</h6>", code("typedef NS_ENUM(NSInteger, ABDoorSide)"), "<h5>Enum Members:</h5>",
                "<table><tr><td>ABDoorSideLeft</td><td>Hangs on the left.</td></tr><tr><td>ABDoorSideRight</td><td>Hangs on the right.</td></tr></table>"
            ), path: "door.html")
        #expect(
            lines(found, .method, .case, .property) == [
                "method/declaration ABDoor reset : void", "method/declaration ABDoorObserver door:didMove: : void",
                "case/table ABDoorSide ABDoorSideLeft", "case/table ABDoorSide ABDoorSideRight",
            ])
        #expect(lines(found, .enum) == ["enum/heading ABDoorSide", "enum/declaration ABDoorSide : NSInteger"])
    }

    @Test("errors of a whole page are no part of the type before them")
    func errors() throws {
        let text =
            "# Doors\n\n### ABDoor class\n\n#### key property\n\n## Errors\n\n| Code | Meaning |\n| --- | --- |\n| 12 | The door is locked |\n"
        #expect(try sheet(text).facts.first { $0.kind == .error }?.owner == nil)
    }

    @Test("parameters stand behind their types")
    func parameters() throws {
        let table =
            "<table><tr><td>nullable ABKey * key</td><td>Opens it.</td></tr><tr><td>void (^)(NSError *_Nullable error) completion</td>"
            + "<td>Called at the end.</td></tr><tr><td>NSError *_Nullable error</td><td>What failed.</td></tr></table>"
        let method = "- (void)openWith:(ABKey *)key completion:(void (^)(NSError *_Nullable error))completion"
        let found = try sheet(
            page("<h1>class ABDoor</h1>", "<h6>method openWith:completion</h6>", code(method), "<h5>Input Parameters:</h5>", table),
            path: "a.html")
        #expect(
            lines(found, .parameter) == [
                "parameter/table openWith:completion: key : nullable ABKey *",
                "parameter/table openWith:completion: completion : void (^)(NSError *_Nullable error)",
            ])
    }

    @Test("a page that a table lays out has its members and their parameters")
    func layoutTable() throws {
        let found = try sheet(
            page(
                "<table><tr><td>menu</td><td><h1>ABDoor</h1><h2>Methods</h2><h3>openWith:</h3>",
                "<pre>- (void)openWith:(ABKey *)key;\n</pre><h5>Parameters</h5>",
                "<dl><dt><code>key</code></dt><dd><p>Opens it.</p></dd></dl></td></tr></table>"), path: "door.html")
        #expect(lines(found, .type) == ["type/heading ABDoor"])
        #expect(lines(found, .parameter) == ["parameter/list openWith: key"])
    }

    @Test("a line before a listing says what it is written in, where nothing else does")
    func titlesOfListings() throws {
        let found = try sheet(
            page(
                "<h1>ABDoorError</h1>", "<pre><code>enum ABDoorError {}</code></pre>", "<ul><li><div><code>ABDoorErrorLocked</code></div>",
                "<h4>Declaration</h4><p>Objective-C</p><pre><code>ABDoorErrorLocked</code></pre>",
                "<p>Swift</p><pre><code>case locked = 2</code></pre></li></ul>"
            ), path: "door.html")
        #expect(
            lines(found, .enum, .case).suffix(2) == [
                "case/list ABDoorError ABDoorErrorLocked = 2", "case/declaration ABDoorError ABDoorErrorLocked = 2",
            ])
    }
}
