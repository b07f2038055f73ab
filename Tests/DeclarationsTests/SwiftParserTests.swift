import Declarations
import Testing

@Suite("Swift declarations")
struct SwiftParserTests {
    @Test(
        "functions, properties and types",
        arguments: [
            ("func a(b: String, c d: Int = 3) -> Bool", ["-a(b:c:)(String b; Int d=) -> Bool"]),
            ("@IBAction func go(_: Any) {\n x()\n}", ["-go(_:)(Any _) -> ? {}"]),
            ("public static func x(_ y: [String: Any]?) async throws -> M.T?", ["+x(_:)([String: Any]? y) -> M.T?"]),
            (
                "func f<T: P>(a: T, done: @escaping (Bool, Error?) -> Void) where T: Q {}",
                ["-f(a:done:)(T a; (Bool, Error?) -> Void done) -> ? {}"]
            ),
            ("nonisolated(nonsending) public func go() async", ["-go()() -> ?"]),
            (
                "func o(_ go: @MainActor @Sendable (_ u: URL) async throws -> URL) async",
                ["-o(_:)((URL) async throws -> URL go) -> ?"]
            ),
            ("init?(path: String)", ["-init(path:)(String path) -> ?"]),
            ("var a: String? { get }", ["property a: String? [readonly]"]),
            ("static let shared = A()", ["property shared: ? [readonly] static"]),
            ("weak var d: D?", ["property d: D? [weak]"]),
            ("func a(`in` b: Int, for `class`: Int)", ["-a(in:for:)(Int b; Int class) -> ?"]),
            ("func a(x: F!, y: [N : A]!)", ["-a(x:y:)(F! x; [N: A]! y) -> ?"]),
            ("extension V: P {\n func a(e: M.E) {\n }\n}", ["extension V <P> {-a(e:)(M.E e) -> ? {}}"]),
            ("class C : N, D{\n var x: Int = 1\n func f() {}\n}", ["class C <N,D> {property x: Int [] | -f()() -> ? {}}"]),
            ("protocol P: AnyObject {\n func a()\n @objc optional func b()\n}", ["protocol P <AnyObject> {-a()() -> ? | ?-b()() -> ?}"]),
            ("enum E: Int {\n case a = 1, b\n case c\n}", ["swift E: Int {a=1 b=2 c=3}"]),
            ("enum E : Int\n{\n  a = 1\n  b = 1 << 3\n  c = 1 | 4\n}", ["swift E: Int {a=1 b=8 c=5}"]),
            ("enum E: Error {\n case a(String)\n case b\n}", ["swift E: ? {a=? b=?}"]),
            ("x.foo { func inner() {} }", []),
            ("let a = b.class", ["property a: ? [readonly]"]),
        ]
    )
    func code(text: String, expected: [String]) {
        #expect(SwiftParser.declarations(in: text).map(summary) == expected)
    }

    @Test(
        "a first value tells the type of a property that does not say it",
        arguments: [
            ("A()", "A"), ("A.B(c: 1, d: x)", "A.B"), ("42", "Int"), ("-1", "Int"), ("0x1e", "Int"), ("0.5", "Double"), ("1e3", "Double"),
            ("\"text\"", "String"), ("true", "Bool"), ("a()", nil), ("A.make()", nil), ("A().b", nil), (".c", nil), ("[1]", "[Int]"),
            ("[1, true]", nil),
            ("A.shared", nil), ("A() ?? b", nil), ("[A]()", "[A]"), ("[String: A]()", "[String: A]"), ("Set<A>()", "Set<A>"),
            ("A.init(b: 1)", "A"),
            ("UUID().uuidString", "String"), ("URL(string: \"https://a.b\")!", "URL"), ("URL(string: \"https://a.b\")", "URL?"),
        ])
    func valueTypes(value: String, type: String?) throws {
        let first = try #require(SwiftParser.declarations(in: "static let a = \(value)\n").first)
        if case .property(let property) = first.kind {
            #expect(property.valueType == type)
            #expect(property.type == nil)
        } else {
            Issue.record("no property")
        }
    }

    @Test(
        "of cases say what these hold",
        arguments: [
            ("case a(String)", ["String"]), ("case a(x: Int?, _ y: [String: Any])", ["x: Int?", "_ y: [String: Any]"]),
            ("case a(x y: Int = 3, (Bool) -> Void)", ["x y: Int = 3", "(Bool) -> Void"]), ("case a(let x)", []), ("case a(1, 2)", []),
            ("case a()", []),
        ]
    )
    func associatedValues(text: String, expected: [String]) {
        let found = SwiftParser.declarations(in: "enum E {\n \(text)\n case b\n}").first
        guard case .enumeration(let enumeration)? = found?.kind else { return #expect(Bool(false), "no enum in \(text)") }
        #expect(enumeration.cases.map(\.name) == ["a", "b"])
        #expect(enumeration.cases[0].holds.map(\.spelling) == expected)
    }

    @Test(
        "in prose are told from English",
        arguments: [
            ("the class name and let it be", []),
            ("a case for var: the value", []),
            ("add var result: Account? to it", ["property result: Account? []"]),
            ("call func go(to: Place) now", ["-go(to:)(Place to) -> ?"]),
        ]
    )
    func prose(text: String, expected: [String]) {
        #expect(SwiftParser.declarations(in: text, context: .prose).map(summary) == expected)
    }

    @Test(
        "types are spelled in one way",
        arguments: [
            ("[String : Int]?", "[String: Int]?"), ("Array<Int>", "[Int]"), ("(any P)?", "(any P)?"),
            ("(Int,String)->Void", "(Int, String) -> Void"),
            ("((Bool) -> ())?", "((Bool) -> Void)?"), ("M.T", "M.T"), ("Result<A, E>", "Result<A, E>"),
            ("@Sendable () async -> A", "() async -> A"),
        ]
    )
    func types(text: String, expected: String) throws {
        #expect(try SwiftParser.parseType(text).spelling(in: .swift) == expected)
    }
}
