import Declarations
import SourceText
import Testing

@Suite("Objective-C declarations")
struct ObjectiveCParserTests {
    @Test(
        "methods are read in every spacing, place and state of repair",
        arguments: [
            ("- (void)foo;", ["-foo() -> void"]),
            ("-(void) foo", ["-foo() -> void"]),
            ("- (void) foo {\n  [self bar];\n}", ["-foo() -> void {}"]),
            ("+ (Foo *) shared;", ["+shared() -> Foo *"]),
            ("- (int)a:(int)x\n        b:(NSString*)y;", ["-a:b:(int x; NSString * y) -> int"]),
            ("-(void)a:(id)x : (id)y;", ["-a::(id x; id y) -> void"]),
            ("- (void)log:(NSString *)format, ...;", ["-log:(NSString * format) -> void ..."]),
            ("- (BOOL)x:(NSError **)error;", ["-x:(NSError ** error) -> BOOL"]),
            ("성공했을 때는 - (void)done; 델리게이트가 호출", ["-done() -> void"]),
            ("성공했을 때는 - (void)done 을 호출", ["-done() -> void"]),
            ("- (void)a;- (void)b;// c", ["-a() -> void", "-b() -> void"]),
            ("- (optional) foo bar", []),
            ("- (Optional) The name", []),
            ("x = height-(CGFloat)width;", []),
            ("int a = b - (int)c;", []),
            ("- (id)initWithKey:(NSString *)key\nNS_SWIFT_NAME(init(key:));", ["-initWithKey:(NSString * key) -> id swift:init(key:)"]),
            ("- (BOOL)a:(X *)x API_AVAILABLE(ios(11.0));", ["-a:(X * x) -> BOOL since:ios(11.0)"]),
            ("- (void)old __attribute__((deprecated(\"x\")));", ["-old() -> void deprecated"]),
            ("- (void)old DEPRECATED_ATTRIBUTE;", ["-old() -> void deprecated"]),
            (
                "+ (void)get:(nullable void (^)(NSArray<A *> * _Nullable list, NSError * _Nullable error))handler;",
                ["+get:(void (^ _Nullable)(NSArray<A *> * _Nullable list, NSError * _Nullable error) handler) -> void"]
            ),
            (
                "- (void)a:(BOOL silent);\n- (void)b:(int x) c:(id)y;",
                [
                    "-a:(BOOL silent) -> void !the bracket behind the type of `silent` stands behind the name",
                    "-b:c:(int x; id y) -> void !the bracket behind the type of `x` stands behind the name",
                ]
            ),
            ("- (void)a:b:c", ["-a:b:c:(? a; ? b; ? c) -> void !missing `:` behind the last label `c`"]),
            ("- (void)a:b:c:", []),
            ("- (void)a:b", ["-a:(? b) -> void"]),
            ("- (void)a:(*id)x b:(A )y", ["-a:b:(id x; A y) -> void"]),
            (
                "- (void)a:(A *)onedidFail:(NSError *)error;",
                [
                    "-a:onedidFail:(A * ; NSError * error) -> void "
                        + "!missing a blank between the parameter's name and the next label in `onedidFail:`"
                ]
            ),
            (
                "- (instancetype)initWithLevel:(enum Level)\n\t  room:(id<Room> _Nullable) {}",
                [
                    "-initWithLevel:room:(Level level; id<Room> _Nullable room) -> instancetype {} "
                        + "!what `initWithLevel:` takes has no name !what `room:` takes has no name"
                ]
            ),
            (
                "- (void)a:(A *) b:(B *);",
                ["-a:b:(A * a; B * b) -> void !what `a:` takes has no name !what `b:` takes has no name"]
            ),
            ("(void)a:(A *);", []),
            ("-a:(A *);", []),
        ]
    )
    func methods(text: String, expected: [String]) {
        #expect(ObjectiveCParser.declarations(in: text).map(summary) == expected)
    }

    @Test(
        "without a sign are read only where asked",
        arguments: [
            ("(NSString *)token", [" token() -> NSString *"]),
            ("(KIND)take: (NSURL *)url", [" take:(NSURL * url) -> KIND"]),
            ("(optional) words", []),
        ]
    )
    func signless(text: String, expected: [String]) {
        #expect(ObjectiveCParser.declarations(in: text, allowsMissingSign: true).map(summary) == expected)
        #expect(ObjectiveCParser.declarations(in: text).isEmpty)
    }

    @Test(
        "properties",
        arguments: [
            ("@property (nonatomic, copy, readonly) NSString *key;", ["property key: NSString * [nonatomic,copy,readonly]"]),
            ("@property (nullable, copy) NSString *key;", ["property key: NSString * _Nullable [copy]"]),
            ("@property(readonly, getter=isOn) BOOL on;", ["property on: BOOL [readonly,getter=isOn]"]),
            ("@property (class, readonly) A *shared;", ["property shared: A * [class,readonly] static"]),
            ("@property (weak) id<D> delegate;", ["property delegate: id<D> [weak]"]),
            ("@property NSInteger a, b;", ["property a: NSInteger []", "property b: NSInteger []"]),
            ("@property (copy) void (^done)(BOOL ok);", ["property done: void (^)(BOOL ok) [copy]"]),
            ("@property (nonatomic, strnog) A *a;", ["property a: A * [nonatomic,strnog] !unknown property attribute `strnog`"]),
            ("@property (strong) expiry;", ["property expiry: ? [strong] !the property `expiry` has no type"]),
            ("@property (strong) (NSString *)kind;", ["property kind: NSString * [strong] !the property's type stands in parentheses"]),
        ]
    )
    func properties(text: String, expected: [String]) {
        #expect(ObjectiveCParser.declarations(in: text).map(summary) == expected)
    }

    @Test(
        "types with their members",
        arguments: [
            ("@interface A : NSObject <P, Q>\n- (void)x;\n@end", "class A: NSObject <P,Q> {-x() -> void}"),
            ("@interface A () <P>\n@end", "category A() <P>"),
            ("@interface A (Extra)\n@property int n;\n@end", "category A(Extra) {property n: int []}"),
            ("@interface A : B {\n int x;\n}\n- (void)y;\n@end", "class A: B {-y() -> void}"),
            ("@implementation A\n- (void)x { if (a) { b(); } }\n@end", "implementation A {-x() -> void {}}"),
            ("@protocol P <NSObject>\n- (void)a;\n@optional\n- (void)b;\n@end", "protocol P <NSObject> {-a() -> void | ?-b() -> void}"),
            ("@protocol P\n- (void)a;\n", "protocol P {-a() -> void} !missing `@end` behind `@protocol P`"),
            ("typedef void (^Done)(NSError *error);", "alias Done = void (^)(NSError *error)"),
        ]
    )
    func types(text: String, expected: String) {
        #expect(ObjectiveCParser.declarations(in: text).map(summary) == [expected])
    }

    @Test(
        "a word for what may be nil that lacks a letter is told from a type", arguments: [("nonull", "nonnull"), ("nulable", "nullable")])
    func misspelledNullability(word: String, meant: String) {
        let found = ObjectiveCParser.declarations(in: "- (void)open:(\(word) NSString *)key;")
        let expected = meant == "nonnull" ? "_Nonnull" : "_Nullable"
        #expect(found.map(summary) == ["-open:(NSString * \(expected) key) -> void !`\(word)` stands for `\(meant)`"])
    }

    @Test("two types without `@end` are two types, and a forward declaration is none")
    func unclosed() {
        let found = ObjectiveCParser.declarations(in: "@protocol X;\n@protocol A\n- (void)a;\n@interface B : C\n@end")
        #expect(found.map(summary) == ["protocol A {-a() -> void} !missing `@end` behind `@protocol A`", "class B: C"])
    }

    @Test(
        "enums count, compute and keep comments to themselves",
        arguments: [
            ("typedef NS_ENUM(NSInteger, E) { Ea = 1, // one\n Eb };", "nsEnum E: NSInteger {Ea=1 Eb=2}"),
            (
                "typedef NS_OPTIONS(NSUInteger, O) {\n  Oa = 1 << 0,\n  Ob = 1 << 1,\n  Oc = Oa | Ob\n};",
                "nsOptions O: NSUInteger {Oa=1 Ob=2 Oc=3}"
            ),
            ("typedef enum { A, B = 0x10, C } K;", "cEnum K: ? {A=0 B=16 C=17}"),
            ("enum K : int { A = -1, B };", "cEnum K: int {A=-1 B=0}"),
            ("typedef enum : NSUInteger { A } K;", "cEnum K: NSUInteger {A=0}"),
            ("typedef NS_ERROR_ENUM(Domain, E) { X = FOO(1), Y };", "nsEnum E: NSInteger {X=? Y=?}"),
            ("typedef NS_CLOSED_ENUM(NSInteger, E) { X };", "nsEnum E: NSInteger {X=0}"),
            (
                "typedef NS_OPTIONS(NSInteger, O) { A = 0b101, B = (NSInteger)0b111, C = (unsigned long)1 << 4, D = 017, E = 0x1FUL };",
                "nsOptions O: NSInteger {A=5 B=7 C=16 D=15 E=31}"
            ),
            (
                "typedef NS_OPTIONS(uint32_t, O) { A = UINT32_MAX, B = ~0, C = ~A, D = (1 << 3) - 1, E = D & ~2, F = 6 ^ 2, G = 2 + 3 * 4 };",
                "nsOptions O: uint32_t {A=4294967295 B=4294967295 C=0 D=7 E=5 F=4 G=14}"
            ),
            ("typedef NS_OPTIONS(NSUInteger, O) { A = ~0, B = NSUIntegerMax, C = 1 };", "nsOptions O: NSUInteger {A=? B=? C=1}"),
            (
                "typedef NS_ENUM(NSInteger, E) { X = NSIntegerMax, Y = 'abcd', Z = (X) };",
                "nsEnum E: NSInteger {X=9223372036854775807 Y=? Z=9223372036854775807}"
            ),
        ]
    )
    func enums(text: String, expected: String) {
        #expect(ObjectiveCParser.declarations(in: text).map(summary) == [expected])
    }

    @Test(
        "structs of C are types with fields",
        arguments: [
            (
                "typedef struct { CGFloat width, height; BOOL flat : 1; } S;",
                "structure S {property width: CGFloat [] | property height: CGFloat [] | property flat: BOOL []}"
            ),
            ("struct S { int left; float four[4]; };", "structure S {property left: int [] | property four: ? []}"),
            (
                "struct S { int a, *b; char *c, d; };",
                "structure S {property a: int [] | property b: int * [] | property c: char * [] | property d: char []}"
            ),
            ("typedef struct T { NSString *name; } S, *SRef;", "structure S {property name: NSString * []}"),
            ("typedef struct { union { int a; float b; } u; void (^done)(int); } S;", "structure S {property done: void (^)(int) []}"),
            ("struct S { struct { int b; int a;", "structure S {property a: int []} !missing `}` behind the fields of `S`"),
            ("struct S { int a;", "structure S {property a: int []} !missing `}` behind the fields of `S`"),
        ]
    )
    func structs(text: String, expected: String) {
        #expect(ObjectiveCParser.declarations(in: text).map(summary) == [expected])
    }

    @Test("a struct that does not end in order takes nothing of what follows")
    func brokenStructs() {
        let text = "struct S { int a; }\nextern NSString *const N;\nstruct T { int b\n@interface C : NSObject\n@end\nstruct { int c;"
        let names = ObjectiveCParser.declarations(in: text).map { String(summary($0).prefix { !":{!".contains($0) }) }
        #expect(names == ["structure S ", "extern N", "structure T ", "class C"])
    }

    @Test("what announces a struct tells its name, if that is a type")
    func announcedStructs() {
        #expect(ObjectiveCParser.declarations(in: "struct S;\ntypedef struct T T;").map(summary) == ["structure T"])
    }

    @Test("a case's comment stands behind it or before it")
    func comments() throws {
        let text = "typedef NS_ENUM(int, E) {\n  // before\n  A = 1,\n  B, /* behind */\n  C // last\n};"
        #expect(try ObjectiveCParser.parseEnum(text).cases.map(\.comment) == ["before", "behind", "last"])
    }

    @Test(
        "constants",
        arguments: [
            ("static NSString *const D = @\"com.example.d\";", "static D: NSString * = com.example.d"),
            ("extern NSString * const N;", "extern N: NSString * = ?"),
            ("FOUNDATION_EXPORT NSString *const N;", "extern N: NSString * = ?"),
            ("NSString *const N = @\"n\";", "static N: NSString * = n"),
            ("static const int kMax = 5;", "static kMax: int = 5"),
            ("#define kKey @\"abc\" // why", "define kKey: ? = abc"),
            ("#define LIMIT 100", "define LIMIT: ? = 100"),
            ("#define MAX(a, b) ((a) > (b))", "define MAX: ? = ?"),
        ]
    )
    func constants(text: String, expected: String) {
        #expect(ObjectiveCParser.declarations(in: text).map(summary) == [expected])
    }

    @Test(
        "statements are no declarations",
        arguments: ["NSString *a = @\"x\";", "[a b];", "a.b = c;", "if (a) { - (void)b; }", "for (A *a in b) {}"])
    func statements(text: String) {
        #expect(ObjectiveCParser.declarations(in: text).isEmpty)
    }

    @Test("spans are those of the bytes, moved by the base offset")
    func spans() throws {
        let text = "가나 - (void)foo:(int)bar; x"
        let declaration = try #require(ObjectiveCParser.declarations(in: text, baseOffset: 100).first)
        #expect(declaration.span == Span(107, 128))
        guard case .method(let method) = declaration.kind else { return }
        #expect(method.nameSpan == Span(115, 127))
    }

    @Test(
        "strict entry points say where and what",
        arguments: [
            ("(void)foo", "expected `-` or `+`, found `(`", 0),
            ("- void foo", "expected the result's type in parentheses, found `void`", 2),
            ("- (void foo", "expected `)` behind the result's type, found `foo`", 8),
            ("- (void)", "expected the method's name at the end", 8),
            ("- (void)foo:(int)", "expected the parameter's name at the end", 17),
            ("- (void)foo; - (void)bar;", "expected the end of the declaration, found `-`", 13),
        ]
    )
    func strictMethod(text: String, message: String, offset: Int) {
        #expect(throws: ParseError(message, span: Span(offset, min(offset + 1, text.utf8.count)).clipped(to: text, message))) {
            try ObjectiveCParser.parseMethod(text)
        }
    }
}

extension Span {
    /// The span of the word that the message names.
    fileprivate func clipped(to text: String, _ message: String) -> Span {
        guard let open = message.lastIndex(of: "`"), message.contains("found") else { return Span(start, start) }
        let word = message[..<open].split(separator: "`").last.map(String.init) ?? ""
        return Span(start, start + word.utf8.count)
    }
}
