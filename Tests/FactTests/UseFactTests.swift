import Declarations
import Guide
import Testing

@Suite("Facts from samples")
struct UseFactTests {
    @Test("uses name their receiver's type; the platform's own are left out")
    func uses() throws {
        let guide = """
            ```objc
            ABDoor *door = [ABDoor sharedDoor];
            door.delegate = self;
            [door openWithHandler:^(BOOL success, NSError *error) { NSLog(@"%@", [error description]); }];
            [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(x:) name:ABDoorDidOpen object:nil];
            ```
            """
        let sheet = try sheet(guide)
        #expect(
            sheet.facts.map { "\($0.detail.form ?? "") \($0.detail.receiver ?? "-") \($0.name)" } == [
                "mention - ABDoor", "call ABDoor sharedDoor", "mention - ABDoor", "write ABDoor delegate", "call ABDoor openWithHandler:",
                "mention - ABDoorDidOpen",
            ]
        )
        #expect(sheet.facts[4].detail.blockParameters == ["BOOL success", "NSError * error"])
        #expect(sheet.facts[1].isStatic == true)
        #expect(sheet.facts[4].isStatic == false)
    }

    @Test("an app's class states what it conforms to and implements")
    func implementations() throws {
        let guide = """
            ```swift
            extension ViewController: DoorDelegate {
                func onOpen(result: Doors.OpenResult, codeLength: Int) {
                    result.open(with: self)
                }
            }
            ```
            """
        let all = try sheet(guide).facts
        #expect(all.filter { $0.kind == .type }.map(\.name) == ["DoorDelegate"])
        let facts = all.filter { $0.kind != .type }
        #expect(
            facts.map { "\($0.detail.form ?? "") \($0.owner ?? "-") \($0.name)" } == [
                "conformance - DoorDelegate", "implementation DoorDelegate onOpen(result:codeLength:)", "call Doors.OpenResult open(with:)",
            ]
        )
        let implementation = try #require(facts.first { $0.detail.form == "implementation" })
        #expect(implementation.detail.parameterTypes == ["Doors.OpenResult", "Int"])
    }

    @Test("a sample's class knows the types of its own properties")
    func ownProperties() throws {
        let guide = """
            ```objc
            @interface MyController ()
            @property (nonatomic, strong) ABDoor *door;
            @end
            ```
            ```objc
            _door.name = @"a";
            self.door.key = nil;
            [self.door close];
            [self.view addSubview:self.door];
            ```
            """
        let uses = try sheet(guide).facts.filter { $0.kind == .use }.map {
            "\($0.detail.form ?? "") \($0.detail.receiver ?? "-") \($0.name)"
        }
        #expect(uses == ["write ABDoor name", "write ABDoor key", "call ABDoor close"])
    }

    @Test("broken brackets are reported with the call that they break")
    func broken() throws {
        let sheet = try sheet("```objc\n[ABDoor openWithHandler:^(NSError *error) {\n    if (error) { }\n}\n```\n")
        let call = try #require(sheet.facts.first { $0.name == "openWithHandler:" })
        #expect(call.defects.map(\.message) == ["missing `]` behind `openWithHandler:`"])
    }

    @Test(
        "samples in other languages are accounted for, not read",
        arguments: [
            ("java", "public ABDoor open() { return door; }\nprivate ABDoor door;"),
            ("json", "{\"ABDoor\": \"https://example.com/a\"}"),
            ("php", "<?php $a = ABDoor::open(); ?>"),
        ]
    )
    func otherLanguages(language: String, code: String) throws {
        let sheet = try sheet("```\n\(code)\n```\n")
        #expect(sheet.facts.isEmpty)
        #expect(sheet.unread.map(\.reason) == ["sample in another language (\(language))"])
    }

    @Test("names in sentences become uses where they look like code")
    func mentions() throws {
        let guide = "Mind `openDoor:` of ABDoorKeeper on your iPhone, then `refreshToken` and door_key; GitHub and NSString do not count.\n"
        #expect(
            try lines(sheet(guide)) == ["use/prose openDoor:", "use/prose ABDoorKeeper", "use/prose refreshToken", "use/prose door_key"])
    }

    @Test("nothing is lost in silence: a line that looks like a declaration and is none is reported")
    func unread() throws {
        let sheet = try sheet("```objc\n@property (nonatomic;\n- (void)fine;\n```\n")
        #expect(lines(sheet, .method) == ["method/declaration fine : void"])
        #expect(sheet.unread.map(\.kind) == [.line])
        #expect(sheet.unread.map(\.reason) == [nil])
    }
}
