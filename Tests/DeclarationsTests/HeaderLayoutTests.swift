import Declarations
import Testing

@Suite("What headers of C and Objective-C hold beside classes")
struct HeaderLayoutTests {
    private func lines(_ text: String) -> [String] {
        HeaderParser.declarations(in: HeaderText(Array(text.utf8))).map { summary($0) }
    }

    @Test("what stands in `extern \"C\"` is declared like all else, functions without a word before them, too")
    func linkage() {
        let header = """
            #ifdef __cplusplus
            extern "C" {
            #endif
            FOUNDATION_EXPORT NSString *const ABFirst;
            NSString *ABNameOf(int kind);
            typedef enum { ABOpen, ABShut } ABState;
            static inline BOOL ABIsOpen(ABState state) { return state == ABOpen; }
            NS_INLINE int ABCount(void) { return 3; }
            #ifdef __cplusplus
            }
            #endif
            NS_SWIFT_SENDABLE
            typedef NS_ENUM(NSInteger, ABMood) { ABMoodCalm };
            """
        #expect(
            lines(header) == [
                "extern ABFirst: NSString * = ?", " ABNameOf(int kind) -> NSString *", "cEnum ABState: ? {ABOpen=0 ABShut=1}",
                " ABIsOpen(ABState state) -> BOOL", " ABCount() -> int", "nsEnum ABMood: NSInteger {ABMoodCalm=0}",
            ])
    }

    @Test(
        "macros may stand before a constant or a function, or say what an enum is",
        arguments: [
            ("AB_EXTERN_API NSString * const ABOwn;", ["extern ABOwn: NSString * = ?"]),
            ("AB_PUBLIC extern NSString * const ABOwn;", ["extern ABOwn: NSString * = ?"]),
            ("__attribute__((visibility(\"default\"))) extern NSString * const ABOwn;", ["extern ABOwn: NSString * = ?"]),
            ("AB_API void ABOpen(int floor);", [" ABOpen(int floor) -> void"]),
            ("extern const char ABName[];", ["extern ABName: char * = ?"]),
            ("#define AB_URL (@\"door/open\")", ["define AB_URL: ? = door/open"]),
            ("#define AB_SUM (1 + 2)", ["define AB_SUM: ? = (1 + 2)"]),
            ("typedef SWIFT_ENUM(NSInteger, ABSide, open) { ABSideLeft = 2 };", ["nsEnum ABSide: NSInteger {ABSideLeft=2}"]),
            (
                "typedef SWIFT_ENUM_NAMED(NSInteger, ABSide, \"Side\", open) { ABSideLeft };",
                ["nsEnum ABSide: NSInteger {ABSideLeft=0}"]
            ),
            ("AB_DECLARE(ABOwn, NSString);", []),
        ])
    func macros(header: String, expected: [String]) {
        #expect(lines(header) == expected)
    }

    @Test("blocks have their own name, not that of a block among their parameters, and may say what becomes of them")
    func blocks() {
        let header = """
            typedef void (^ABDone)(BOOL ok, void (^next)(NSError *error));
            typedef void (*ABCall)(int code, void *context);
            @property (copy) void (^handler)(void (^completion)(BOOL ok));
            @property (copy) void (^ask)(SWIFT_NOESCAPE void (^)(void));
            - (void)wait:(void (NS_SWIFT_SENDABLE ^)(NSError *))done;
            """
        #expect(
            lines(header) == [
                "alias ABDone = void (^)(BOOL ok, void (^)(NSError *error))", "alias ABCall = void (^)(int code, void *context)",
                "property handler: void (^)(void (^)(BOOL ok)) [copy]", "property ask: void (^)(void (^)()) [copy]",
                "-wait:(void (^)(NSError *) done) -> void",
            ])
    }

    @Test("structures have their fields as members")
    func structures() {
        let header = """
            typedef struct ABPoint { CGFloat x, y; char name[16]; struct { int a; } inner; } ABPoint;
            struct ABPlain { int kind : 3; };
            typedef struct ABHidden *ABRef;
            """
        #expect(
            lines(header) == [
                "structure ABPoint {property x: CGFloat [] | property y: CGFloat [] | property name: ? []}",
                "structure ABPlain {property kind: int []}", "alias ABRef = ABHidden *",
            ])
    }

    @Test(
        "nothing is lost by attributes and macros inside of a class",
        arguments: [
            ("- (void)old __attribute((deprecated));", ["-old() -> void deprecated"]),
            ("- (void)tell __attribute__((availability(tvos, unavailable)));", ["-tell() -> void"]),
            ("- (instancetype)init __attribute__((unavailable(\"no\")));", []),
            ("- (nonnull instancetype)init SWIFT_UNAVAILABLE;", []),
            ("+ (instancetype)new SWIFT_UNAVAILABLE_MSG(\"no\");", []),
            ("- (AB_ID(ABInner))inner:(AB_ID(ABInner))value;", ["-inner:(? value) -> ?"]),
            ("- (void)fill:(int[])numbers with:(char *[16])names;", ["-fill:with:(int * numbers; char ** names) -> void"]),
            ("@property int a, *b;", ["property a: int []", "property b: int * []"]),
            ("@property (assign)\n  __attribute__((deprecated(\"x\")))\n  CGFloat price;", ["property price: CGFloat [assign]"]),
            ("@property (strong) NSData *__data__;", ["property __data__: NSData * [strong]"]),
        ])
    func members(text: String, expected: [String]) {
        let shown = HeaderParser.declarations(in: HeaderText(Array("@interface ABDoor\n\(text)\n@end".utf8)))
        guard case .type(let type)? = shown.first?.kind else { return #expect(Bool(false), "no class") }
        #expect(type.members.map { summary($0.declaration) } == expected)
    }
}
