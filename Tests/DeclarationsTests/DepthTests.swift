import Declarations
import Testing

/// Texts that are nested without end: whatever is read of them, the stack holds.
@Suite struct DepthTests {
    private static let count = 2_500

    private static let swift: [(opening: String, inner: String, closing: String)] = [
        ("class A { ", "", "}"), ("struct A { ", "var a: Int", "}"), ("let a: A<", "B", ">"),
        ("let a: [", "B", "]"), ("let a: (", "B", ")"),
        ("func f(a: () -> ", "B", ")"), ("foo(", "1", ")"), ("foo { ", "", "}"), ("enum A { ", "case a", "}"),
        ("A<", "", ">"), ("(", "", ")"),
        ("[", "", "]"), ("() -> ", "A", ""),
    ]
    private static let objectiveC: [(opening: String, inner: String, closing: String)] = [
        ("- (NSArray<A", "", ">"), ("<A", "", ">"), ("(void (^)(", "", "))"), ("[a ", "b", "]"), ("@{@\"a\": ", "1", "}"), ("@[", "", "]"),
        ("^{ [a b:", "", "]; }"), ("{", "", "}"), ("(", "1", ")"), ("-", "1", ""),
    ]

    private static func texts(_ parts: [(opening: String, inner: String, closing: String)], behind starts: [String]) -> [String] {
        parts.flatMap { part in
            starts.flatMap { start in
                let open = start + String(repeating: part.opening, count: count) + part.inner
                return [open, open + String(repeating: part.closing, count: count)]
            }
        }
    }

    @Test func swiftIsRead() {
        for text in Self.texts(Self.swift, behind: ["", "let x: ", "let x = ", "func f() -> "]) {
            let declarations = SwiftParser.declarations(in: text)
            #expect(declarations.count <= Self.count * 3, "\(text.prefix(20))")
            #expect(SwiftUses.uses(in: text).count <= Self.count * 3, "\(text.prefix(20))")
        }
    }

    @Test func objectiveCIsRead() {
        let starts = ["", "id x = ", "- (void)a:", "typedef NS_ENUM(NSInteger, A) { B = "]
        for text in Self.texts(Self.objectiveC, behind: starts) {
            let declarations = ObjectiveCParser.declarations(in: text)
            #expect(declarations.count <= Self.count * 3, "\(text.prefix(20))")
            #expect(ObjectiveCUses.uses(in: text).count <= Self.count * 3, "\(text.prefix(20))")
        }
    }

    @Test func whatPeopleWriteIsRead() throws {
        let deep = String(repeating: "Optional<", count: 40) + "Int" + String(repeating: ">", count: 40)
        #expect(try SwiftParser.parseType(deep).description.isEmpty == false)
        let endless = String(repeating: "A<", count: 400) + "B" + String(repeating: ">", count: 400)
        #expect(throws: ParseError.self) { try SwiftParser.parseType(endless) }
    }
}
