import Declarations
import Testing

@Suite("Objective-C headers")
struct HeaderTests {
    private func lines(_ text: String) -> [String] {
        HeaderParser.declarations(in: HeaderText(Array(text.utf8))).map { summary($0) }
    }

    @Test("what stands in a region is never nil, unless it says otherwise")
    func regions() {
        let header = """
            #import <Foundation/Foundation.h>
            @interface ABBefore : NSObject
            - (NSString *)name;
            @end
            NS_ASSUME_NONNULL_BEGIN
            @interface ABDoor : NSObject
            @property (copy, nullable) NSString *label;
            - (NSString *)open:(id)who error:(NSError **)error;
            - (void)shut:(nullable void (^)(NSArray<NSString *> *names))done;
            - (int)count;
            @end
            NS_ASSUME_NONNULL_END
            extern NSString *const ABAfter;
            """
        #expect(
            lines(header) == [
                "class ABBefore: NSObject {-name() -> NSString *}",
                "class ABDoor: NSObject {property label: NSString * _Nullable [copy] | "
                    + "-open:error:(id _Nonnull who; NSError ** error) -> NSString * _Nonnull | "
                    + "-shut:(void (^ _Nullable)(NSArray<NSString *> * _Nonnull names) done) -> void | -count() -> int}",
                "extern ABAfter: NSString * = nil".replacing("nil", with: "?"),
            ])
    }

    @Test("a region may be opened by a pragma, and words in comments open none")
    func pragmas() {
        let header = """
            // NS_ASSUME_NONNULL_BEGIN
            /*
            NS_ASSUME_NONNULL_BEGIN
            #define IN_A_COMMENT 1
            */
            - (NSString *)first;
            #pragma clang assume_nonnull begin
            - (NSString *)second;
            #pragma clang assume_nonnull end
            - (NSString *)third;
            """
        #expect(lines(header) == ["-first() -> NSString *", "-second() -> NSString * _Nonnull", "-third() -> NSString *"])
    }

    @Test("a header's own block types are pointers, and those of others that are called so; their parameters belong to the region")
    func blockTypes() {
        let header = """
            NS_ASSUME_NONNULL_BEGIN
            typedef void (^ABHandler)(NSError * _Nullable error, NSString *name);
            - (void)run:(ABHandler)handler;
            - (void)walk:(nullable ABHandler)handler;
            - (void)set:(ABMode)mode;
            - (void)ride:(ABOtherCompletion)completion;
            NS_ASSUME_NONNULL_END
            - (void)leave:(ABOtherCompletion)completion;
            """
        #expect(
            lines(header) == [
                "alias ABHandler = void (^)(NSError * _Nullable error, NSString * _Nonnull name)",
                "-run:(ABHandler _Nonnull handler) -> void", "-walk:(ABHandler _Nullable handler) -> void", "-set:(ABMode mode) -> void",
                "-ride:(ABOtherCompletion _Nonnull completion) -> void", "-leave:(ABOtherCompletion completion) -> void",
            ])
    }

    @Test("the preprocessor's lines are passed over, in all branches")
    func directives() {
        let header = """
            #ifndef AB_DOOR_H
            #define AB_DOOR_H
            #if TARGET_OS_IPHONE
            - (void)openOnPhone;
            #else
            - (void)openOnDesk;
            #endif
            #define AB_CALL(x) \\
                - (void)x;
            #define kABName @"door"
            #define kABLimit 3 // at most
            #endif
            """
        #expect(
            lines(header) == [
                "-openOnPhone() -> void", "-openOnDesk() -> void", "define kABName: ? = door", "define kABLimit: ? = 3",
            ])
    }

    @Test("what a compiler writes in front of headers that it makes of Swift declares nothing")
    func compilersTypes() {
        let source = """
            typedef uint_least16_t char16_t;
            typedef float swift_float2  __attribute__((__ext_vector_type__(2)));
            typedef NSInteger DoorCount;
            """
        #expect(lines(source) == ["alias DoorCount = NSInteger"])
    }

    @Test("enums of all kinds, one without a name among them")
    func enums() {
        let header = """
            typedef NS_ERROR_ENUM(ABErrorDomain, ABError) { ABErrorNone = 0, ABErrorLocked };
            typedef NS_OPTIONS(NSUInteger, ABSides) { ABSidesLeft = 1 << 0, ABSidesRight = 1 << 1 };
            enum { ABCodeLost = 4, ABCodeFound };
            """
        #expect(
            lines(header) == [
                "nsEnum ABError: NSInteger {ABErrorNone=0 ABErrorLocked=1}", "nsOptions ABSides: NSUInteger {ABSidesLeft=1 ABSidesRight=2}",
                "cEnum : ? {ABCodeLost=4 ABCodeFound=5}",
            ])
    }

    @Test("macros behind declarations are read or passed over")
    func macros() throws {
        let header = """
            AB_EXPORT @interface ABDoor : NSObject <NSCopying>
            - (instancetype)init NS_UNAVAILABLE;
            + (instancetype)new __attribute__((unavailable("use the shared one")));
            - (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
            - (void)open NS_SWIFT_NAME(unlock()) __deprecated_msg("use pull instead");
            - (void)pull API_AVAILABLE(ios(13.0));
            @property (readonly) NSString *old DEPRECATED_MSG_ATTRIBUTE("use label instead");
            @end
            typedef NS_ENUM(NSInteger, ABMode) { ABModeSlowMo NS_SWIFT_NAME(slow) = 1 };
            """
        #expect(
            lines(header) == [
                "class ABDoor: NSObject <NSCopying> {-initWithName:(NSString * name) -> instancetype | "
                    + "-open() -> void swift:unlock() deprecated | -pull() -> void since:ios(13.0) | property old: NSString * [readonly]}",
                "nsEnum ABMode: NSInteger {ABModeSlowMo=1}",
            ])
        let last = try #require(HeaderParser.declarations(in: HeaderText(Array(header.utf8))).last)
        guard case .enumeration(let mode) = last.kind else { throw NoEnum() }
        #expect(mode.cases.map(\.swiftName) == ["slow"])
    }

    private struct NoEnum: Error {}

    @Test("categories belong to their class, and announced types are none")
    func categories() {
        let header = """
            @class ABDoor, ABKey;
            @protocol ABDoorDelegate;
            @interface ABDoor (Keys)
            + (void)cut:(ABKey *)key;
            @end
            """
        #expect(lines(header) == ["category ABDoor(Keys) {+cut:(ABKey * key) -> void}"])
    }

    @Test(
        "what never ends neither crashes nor hangs",
        arguments: ["/*", "#define A \\", "NS_ASSUME_NONNULL_BEGIN", "@interface", "enum {", "\"", "#"])
    func unended(_ text: String) {
        #expect(HeaderText(Array(text.utf8)).bytes.count == text.utf8.count)
        _ = lines(text)
        _ = lines(text + "\n- (void)next;")
    }
}
