import Declarations
import Testing

/// Names that headers give in Swift, and what stands around a declaration's own words.
@Suite("Names and macros of headers")
struct HeaderNamesTests {
    private func declarations(_ text: String) -> [Declaration] { HeaderParser.declarations(in: HeaderText(Array(text.utf8))) }

    private func swiftName(_ declaration: Declaration) -> String? {
        switch declaration.kind {
        case .type(let type): type.swiftName
        case .enumeration(let enumeration): enumeration.swiftName
        case .constant(let constant): constant.swiftName
        case .method(let method): method.attributes.swiftName
        case .property(let property): property.swiftName
        case .further: nil
        }
    }

    @Test(
        "a name in Swift is read wherever a header gives one",
        arguments: [
            ("NS_SWIFT_NAME(Latch)\nAPI_AVAILABLE(ios(13.0))\n@interface ABLatch : NSObject\n@end", "Latch"),
            ("NS_SWIFT_NAME(LatchDelegate)\n@protocol ABLatchDelegate <NSObject>\n@end", "LatchDelegate"),
            ("typedef NS_ENUM(NSInteger, ABMood) { ABMoodGood } NS_SWIFT_NAME(Door.Mood);", "Door.Mood"),
            ("typedef NSString *ABKey NS_SWIFT_NAME(Door.Key);", "Door.Key"),
            ("extern NSString *const ABName NS_SWIFT_NAME(Door.name);", "Door.name"),
            ("NS_SWIFT_NAME(Door.name)\nextern NSString *const ABName;", "Door.name"),
            ("static NSString *const ABName NS_SWIFT_NAME(Door.name) = @\"door\";", "Door.name"),
            ("- (void)open CF_SWIFT_NAME(unlock());", "unlock()"),
            ("- (void)open __attribute__((swift_name(\"unlock()\")));", "unlock()"),
            ("- (void)open __attribute__((swift_private));", nil),
        ])
    func names(_ text: String, _ expected: String?) throws {
        let all = declarations(text)
        #expect(all.count == 1)
        #expect(try swiftName(#require(all.first)) == expected)
    }

    @Test("a type of texts with a name in Swift keeps its values, and theirs")
    func typedTexts() throws {
        let all = declarations(
            """
            typedef NSString *ABKey NS_SWIFT_NAME(Door.Key) NS_TYPED_EXTENSIBLE_ENUM;
            FOUNDATION_EXPORT ABKey const ABKeyFront NS_SWIFT_NAME(front);
            FOUNDATION_EXPORT ABKey const ABKeyBack;
            """)
        let first = try #require(all.first)
        guard case .enumeration(let enumeration) = first.kind else { throw Wrong.kind }
        #expect(all.count == 1)
        #expect(enumeration.swiftName == "Door.Key")
        #expect(enumeration.cases.map(\.name) == ["ABKeyFront", "ABKeyBack"])
        #expect(enumeration.cases.map(\.swiftName) == ["front", nil])
    }

    @Test("a class with parameters keeps its superclass and its protocols")
    func generics() {
        let header = """
            @interface ABBox<__covariant Key : id<NSCopying>, Value> : ABDoor <NSCopying, NSCoding>
            - (Value)valueForKey:(Key)key;
            @end
            @interface ABBox<Key, Value> (Counting)
            - (int)count;
            @end
            @interface ABRoot <NSCopying>
            @end
            """
        #expect(
            declarations(header).map { summary($0) } == [
                "class ABBox: ABDoor <NSCopying,NSCoding> {-valueForKey:(Key key) -> Value}",
                "category ABBox(Counting) {-count() -> int}", "class ABRoot <NSCopying>",
            ])
    }

    @Test("what a block answers may be nil, though the block is there, and the other way round")
    func blocks() {
        let header = """
            NS_ASSUME_NONNULL_BEGIN
            - (void)run:(id _Nullable (^)(int count))work;
            - (void)walk:(NSString * _Nullable (^ _Nullable)(void))work;
            - (void)hop:(nullable NSString *(^)(void))work;
            - (void)swim:(void (^ _Nullable)(void))work;
            - (void)dive:(__attribute__((noescape)) void (^)(void))work;
            NS_ASSUME_NONNULL_END
            """
        #expect(
            declarations(header).map { summary($0) } == [
                "-run:(id _Nullable (^ _Nonnull)(int count) work) -> void",
                "-walk:(NSString * _Nullable (^ _Nullable)() work) -> void",
                "-hop:(NSString * _Nonnull (^ _Nullable)() work) -> void",
                "-swim:(void (^ _Nullable)() work) -> void",
                "-dive:(void (^ _Nonnull)() work) -> void",
            ])
    }

    @Test(
        "an SDK's own name for the platform's region opens one, too",
        arguments: [
            ("NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END"), ("AB_ASSUME_NONNULL_BEGIN", "AB_ASSUME_NONNULL_END"),
            ("NS_HEADER_AUDIT_BEGIN(nullability, sendability)", "NS_HEADER_AUDIT_END(nullability, sendability)"),
            ("AB_HEADER_AUDIT_BEGIN(nullability)", "AB_HEADER_AUDIT_END(nullability)"),
        ])
    func regions(_ begin: String, _ end: String) {
        let header = "\(begin)\n- (NSString *)name;\n\(end)\n- (NSString *)label;"
        #expect(declarations(header).map { summary($0) } == ["-name() -> NSString * _Nonnull", "-label() -> NSString *"])
    }

    @Test("a type that only the preprocessor knows stays unknown")
    func macroTypes() {
        #expect(declarations("- (void)open:(AB_CLASS(Door))door;").map { summary($0) } == ["-open:(? door) -> void"])
    }

    @Test(
        "a macro that names a value is a constant",
        arguments: [
            ("@\"door\"", "door"), ("(@\"door\")", "door"), ("3 // at most", "3"), ("-1", "-1"), ("0.5f", "0.5f"), ("(1 << 3)", "(1 << 3)"),
            ("ABFirst | ABLast", "ABFirst | ABLast"), ("(NSInteger)4", "(NSInteger)4"), ("ABOther", "ABOther"), ("YES", "YES"),
        ])
    func values(_ text: String, _ value: String) {
        #expect(declarations("#define AB_IT \(text)").map { summary($0) } == ["define AB_IT: ? = \(value)"])
    }

    @Test(
        "one that stands for a piece of code is none",
        arguments: [
            "__attribute__((unused))", "extern \"C\" __attribute__((visibility(\"default\")))", "static inline", "NSDictionary *", "extern",
            "NS_SWIFT_SENDABLE", "FOUNDATION_EXPORT", "_Pragma(\"clang diagnostic push\")", "NSLocalizedString(@\"a\", nil)",
            "[ABDoor shared]", "do { } while (0)", "unsigned long", "if (x) return", "#name", "__weak",
        ])
    func code(_ text: String) {
        #expect(declarations("#define AB_IT \(text)\n- (void)open;").map { summary($0) } == ["-open() -> void"])
    }

    private enum Wrong: Error { case kind }
}
