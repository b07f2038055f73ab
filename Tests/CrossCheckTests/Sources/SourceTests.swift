import CrossCheck
import Diagnostics
import Guide
import SourceText
import Spec
import Testing

@Suite("Sources as evidence")
struct SourceTests {
    private static let listing = """
        # Doors
        ```objc
        @interface ABDoor : NSObject
        @property (nonatomic, readonly) NSString *name;
        - (void)open:(NSURL *)url;
        @end
        ```

        """

    private static let door = """
        classes:
          - name: ABDoor
            superclass: NSObject
            text: {en: A door., ko: 문입니다.}
            properties:
              - {declaration: "@property (nonatomic, readonly) NSString *name;", text: {en: Its name., ko: 이름입니다.}}
            methods:
              - declaration: "- (void)open:(NSURL *)url;"
                text: {en: Opens it., ko: 엽니다.}

        """

    private func bench(_ spec: String, guide: String = SourceTests.listing, header: String) -> SourceBench {
        SourceBench(spec: spec, guide: guide, sources: [("headers", [("ABDoor.h", header)])])
    }

    /// A header declares constants, and the SDK's code says what they are.
    @Test("values of constants come from the code that states them")
    func valuesOfConstants() throws {
        let spec = """
            constants:
              - {kind: extern, name: ABDoorErrorDomain, swift: doorDomain, type: NSString *, value: com.example.door, valuesFrom: code, text: {en: D., ko: 말.}}
            enums:
              - name: ABStatus
                form: typed
                rawType: NSUInteger
                valuesFrom: code
                text: {en: S., ko: 말.}
                cases: [{name: ABStatusOpen, value: 1, text: {en: O., ko: 말.}}, {name: ABStatusShut, value: 3, text: {en: O., ko: 말.}}]
            sources: [{id: code, title: {en: Code, ko: 코드}, url: "https://example.com", files: [ABDoor.m]}]
            guides: [{file: doors.md, language: en}]

            """
        let guide = """
            # Doors
            ```objc
            extern NSString * const ABDoorErrorDomain NS_SWIFT_NAME(doorDomain);
            typedef NSUInteger ABStatus NS_TYPED_ENUM;
            extern ABStatus const ABStatusOpen;
            extern ABStatus const ABStatusShut;
            ```

            """
        let code =
            "NSString * const ABDoorErrorDomain = @\"com.example.door\";\nABStatus const ABStatusOpen = 1;\nABStatus const ABStatusShut = 2;"
        let bench = SourceBench(spec: spec, guide: guide, sources: [("code", [("ABDoor.m", code)])])
        #expect(bench.outline == ["raw-value-differs ABStatusShut says 2"])
    }

    /// A header names the constant that holds a domain, and says nothing of its text.
    @Test("a domain is the guide's where its constant is")
    func domainsByTheirConstants() throws {
        let spec = """
            constants: [{kind: extern, name: ABDoorErrorDomain, type: NSString *, text: {en: D., ko: 말.}}]
            errors:
              - name: ABDoorError
                form: nsEnum
                rawType: NSInteger
                domain: com.example.door
                domainConstant: ABDoorErrorDomain
                unraised: {en: N., ko: 말.}
                text: {en: E., ko: 말.}
                cases: [{name: ABDoorErrorShut, code: 1, text: {en: S., ko: 말.}}]
            guides: [{file: doors.md, language: en}]

            """
        let header = """
            extern NSString * const ABDoorErrorDomain;
            typedef NS_ERROR_ENUM(ABDoorErrorDomain, ABDoorError) { ABDoorErrorShut = 1 };
            """
        let bench = SourceBench(spec: spec, guide: "# Doors\n```objc\n\(header)\n```\n", sources: [])
        #expect(bench.outline == [])
    }

    @Test("an item is proved by the source that it names, and counted there")
    func proof() throws {
        let spec = """
            constants:
              - {kind: extern, name: ABDoorDomain, type: NSString *, documented: headers, text: {en: A domain., ko: 도메인입니다.}}
              - {kind: extern, name: ABForumDomain, type: NSString *, documented: forum, text: {en: Another., ko: 다른 도메인입니다.}}

            """
        let report = try #require(bench(Self.door + spec, header: "extern NSString *const ABDoorDomain;").report)
        #expect(report.findings.map(\.message) == [])
        let items = report.coverage.items
        #expect(items.total == 6 && items.evidenced == 4 && items.sourced == 1 && items.elsewhere == 1 && items.missing == 0)
    }

    @Test("what the source does not state, or states otherwise, is a finding with a place on both sides")
    func differences() throws {
        let spec = """
            constants:
              - {kind: extern, name: ABDoorDomian, type: NSString *, documented: headers, text: {en: A domain., ko: 도메인입니다.}}
              - {kind: extern, name: ABLimit, type: NSString *, documented: headers, text: {en: A limit., ko: 한도입니다.}}
              - {kind: extern, name: ABGone, type: NSString *, documented: headers, text: {en: Gone., ko: 없습니다.}}

            """
        let header = "extern NSString *const ABDoorDomain;\nextern const NSInteger ABLimit;\n"
        let bench = bench(Self.door + spec, header: header)
        #expect(
            Set(bench.outline) == [
                "name-differs ABDoorDomian says ABDoorDomain", "type-differs ABLimit says NSInteger", "spec-only ABGone",
            ])
        let finding = try #require(bench.report?.finding(TypeDiffers.rule))
        #expect(finding.spec?.text == "NSString *" && finding.guide?.file.path == "ABDoor.h" && finding.guide?.start.line == 2)
        #expect(finding.message.contains("in the spec and `NSInteger` in `headers`"))
        #expect(finding.diagnostic.labels.map(\.text) == ["", "`headers`, here"])
    }

    @Test("where guide and source disagree, an erratum says whom the spec follows")
    func dispute() throws {
        let header = """
            @interface ABDoor : NSObject
            @property (nonatomic) NSString *name;
            - (void)open:(NSString *)url;
            @end
            """
        #expect(
            bench(Self.door, header: header).outline == [
                "source-differs name says (nonatomic)", "source-differs open: says NSString *",
            ])
        let errata = """
            errata:
              - {rule: source-differs, name: name, source: headers, says: (nonatomic), guide: "(nonatomic, readonly)", follows: guide,
                 reason: {en: Setting it has no effect., ko: 바꾸어도 효과가 없습니다.}}
              - {rule: source-differs, name: "open:", source: headers, says: NSString *, guide: NSURL *, follows: guide,
                 reason: {en: Both work., ko: 둘 다 됩니다.}}

            """
        #expect(
            bench(Self.door + errata, header: header).outline == [
                "source-differs name says (nonatomic) accepted", "source-differs open: says NSString * accepted",
            ])
        let wrong = errata.replacing("follows: guide", with: "follows: source")
        #expect(bench(Self.door + wrong, header: header).outline.filter { $0.hasPrefix("unused-erratum") }.count == 2)
        let stale = errata.replacing("guide: NSURL *", with: "guide: NSData *")
        #expect(bench(Self.door + stale, header: header).outline.filter { $0.hasPrefix("unused-erratum") }.count == 1)
    }

    @Test("a spec that follows the source differs from the guide alone")
    func followsSource() throws {
        let spec = Self.door.replacing("- (void)open:(NSURL *)url;", with: "- (void)open:(NSString *)url;")
        let header = "@interface ABDoor : NSObject\n@property (readonly) NSString *name;\n- (void)open:(NSString *)url;\n@end\n"
        let bench = bench(spec, header: header)
        #expect(bench.outline == ["source-differs open: says NSString *"])
        let message = try #require(bench.report?.findings.first?.message)
        #expect(message.contains("is `NSString *` in `headers`, and the guide says `NSURL *`; the spec has `NSString *`"))
    }

    @Test("what may be nil follows the header's region")
    func nullability() throws {
        let header = """
            NS_ASSUME_NONNULL_BEGIN
            @interface ABDoor : NSObject
            @property (nonatomic, readonly) NSString *name;
            - (void)open:(nullable NSURL *)url;
            @end
            NS_ASSUME_NONNULL_END
            """
        #expect(
            bench(Self.door, header: header).outline == [
                "source-differs name says nonnull", "source-differs open: says nullable",
            ])
        let followed = Self.door.replacing("superclass: NSObject", with: "superclass: NSObject\n    nonnullFrom: headers")
        #expect(bench(followed, header: header).outline == ["nullability-differs open: says nullable"])
        let absent = bench(followed, header: "@interface ABWindow : NSObject\n@end\n").outline
        #expect(absent == ["unstated-value name says nothing"])
    }

    @Test("a member that the header spells otherwise is told, and its own case is not said twice")
    func otherSpelling() throws {
        let spec = Self.door.replacing("- (void)open:(NSURL *)url;", with: "- (void)turnKeys:(NSURL *)url;")
        let guide = Self.listing.replacing("open:", with: "turnKeys:")
        let header = "@interface ABDoor : NSObject\n@property (readonly) NSString *name;\n- (void)turnKey:(NSURL *)url;\n@end\n"
        #expect(bench(spec, guide: guide, header: header).outline == ["source-differs turnKeys: says turnKey:"])
    }

    @Test("a block type's name is what it stands for")
    func aliases() throws {
        let spec = Self.door.replacing("- (void)open:(NSURL *)url;", with: "- (void)open:(void (^)(NSError *error))url;")
        let guide = Self.listing.replacing("(NSURL *)url", with: "(void (^)(NSError *error))url")
        let header = """
            typedef void (^ABHandler)(NSError *error);
            @interface ABDoor : NSObject
            @property (readonly) NSString *name;
            - (void)open:(ABHandler)url;
            @end
            """
        #expect(bench(spec, guide: guide, header: header).outline == [])
        #expect(
            bench(spec, guide: guide, header: header.replacing("NSError", with: "NSURL")).outline == ["source-differs open: says ABHandler"]
        )
    }
}
