import Guide
import Testing

@Suite("Facts from declarations")
struct DeclarationFactTests {
    @Test("a protocol's members know whether they are required, a class's their class")
    func members() throws {
        let guide = """
            ```objc
            @protocol ABDoorDelegate <NSObject>
            - (void)doorDidOpen:(ABDoor *)door;
            @optional
            - (BOOL)doorShouldClose:(ABDoor *)door;
            @end
            @interface ABDoor : NSObject <NSCopying>
            @property (nonatomic, copy, readonly, nullable) NSString *name;
            + (instancetype)doorWithName:(NSString *)name NS_SWIFT_NAME(init(name:));
            @end
            ```
            """
        let facts = try sheet(guide).facts
        #expect(
            facts.map(summary) == [
                "type/declaration ABDoorDelegate",
                "method/declaration ABDoorDelegate doorDidOpen: : void required",
                "method/declaration ABDoorDelegate doorShouldClose: : BOOL optional",
                "type/declaration ABDoor",
                "property/declaration ABDoor name : NSString * _Nullable",
                "method/declaration +ABDoor doorWithName: : instancetype",
            ]
        )
        #expect(facts[3].detail.attributes == ["NSObject", "<NSCopying>"])
        #expect(facts[4].detail.attributes == ["nonatomic", "copy", "readonly"])
        #expect(facts[5].detail.swiftName == "init(name:)")
        #expect(facts[1].detail.parameterTypes == ["ABDoor *"])
    }

    @Test("an error enum's cases carry the domain that stands before it")
    func errors() throws {
        let guide = """
            ```objc
            static NSString *const ABErrorDomain = @"com.example.ab";
            typedef NS_ENUM(NSInteger, ABError) { ABErrorNone = 0, ABErrorLocked = 7 };
            ```
            """
        let sheet = try sheet(guide)
        #expect(
            lines(sheet, .case) == [
                "case/declaration ABError ABErrorNone : NSInteger = 0", "case/declaration ABError ABErrorLocked : NSInteger = 7",
            ])
        #expect(sheet.facts.filter { $0.kind == .case }.allSatisfy { $0.detail.domain == "ABErrorDomain" })
        #expect(lines(sheet, .constant) == ["constant/declaration ABErrorDomain : NSString * = com.example.ab"])
    }

    @Test("a listing without a class belongs to the class that samples send its methods to")
    func owners() throws {
        let guide = """
            ## Opening
            ```objc
            + (void)openDoor:(ABDoor *)door;
            + (void)closeDoor:(ABDoor *)door;
            ```
            ```objc
            [ABHouse openDoor:door];
            ```
            """
        #expect(
            try lines(sheet(guide), .method) == [
                "method/declaration +ABHouse openDoor: : void", "method/declaration +ABHouse closeDoor: : void",
            ]
        )
    }

    @Test("a heading names the class of what stands below it")
    func headings() throws {
        let guide = "## `ABDoorHandler` protocol\n\n```\n- (void)door:(ABDoor *)door didFail:(NSError *)error;\n```\n"
        #expect(
            try lines(sheet(guide), .type, .method) == [
                "type/heading ABDoorHandler", "method/declaration ABDoorHandler door:didFail: : void",
            ]
        )
    }

    @Test("methods are read in lists, numbered lines and sentences, and a forgotten blank is found by another place")
    func prose() throws {
        let guide = """
            <h3>ABDoor</h3>
            <ul><li>(NSString *)name</li><li>(void)open:(NSURL *)url</li></ul>
            <p>2.1. (NSString *)name</p>
            <p>It calls - (void)door:(ABDoor *)aDoordidFail:(NSError *)error; when it fails.</p>
            <pre>- (void)door:(ABDoor *)door didFail:(NSError *)error;</pre>
            """
        let sheet = try sheet(guide, path: "guide.html")
        #expect(
            lines(sheet, .method) == [
                "method/list ABDoor name : NSString *",
                "method/list ABDoor open: : void",
                "method/heading ABDoor name : NSString *",
                "method/prose ABDoor door:didFail: : void",
                "method/declaration ABDoor door:didFail: : void",
            ]
        )
        let mended = try #require(sheet.facts.first { $0.source == .prose && $0.kind == .method })
        #expect(mended.defects.count == 1)
        #expect(mended.detail.parameterNames == ["aDoor", "error"])
    }

    @Test("Swift references: types and cases given without their bodies")
    func swiftReference() throws {
        let guide = """
            ## 1. `Mood`

            ```swift
            enum Mood
            ```

            #### 1.1. `happy`

            ```swift
            case happy
            ```

            ## 2. `Door`

            ```swift
            func open(with key: Key, after delay: Int = 3) -> Bool
            ```
            """
        #expect(
            try lines(sheet(guide), .enum, .case, .method) == [
                "enum/heading Mood", "enum/declaration Mood", "case/heading Mood happy", "case/declaration Mood happy",
                "method/declaration Door open(with:after:) : Bool",
            ]
        )
    }

    @Test(
        "a file of declarations that break off is read to its end",
        arguments: ["```\n@interface A", "```\n- (void)a:(", "```\ntypedef NS_ENUM(NSInteger, A) {", ""])
    func truncated(guide: String) throws {
        #expect(try sheet(guide).facts.count <= 2)
    }

    @Test("a listing may leave out the sign of its method, and a cast has none")
    func missingSigns() throws {
        let guide = "# ABDoor\n\n```objc\n(void)open:(id)key\n     force:(BOOL)force;\n```\n\n```objc\n(void)[ABDoor new];\n```\n"
        let methods = try lines(sheet(guide), .method)
        #expect(methods.count == 1 && methods.allSatisfy { $0.hasSuffix(" ABDoor open:force: : void") }, "\(methods)")
    }
}
