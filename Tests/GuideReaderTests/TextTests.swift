import Guide
import SourceText
import Testing

@Suite("text taken from a page")
struct TextTests {
    @Test(
        "blocks",
        arguments: [
            (
                "Title\n\nA sentence that ends.\n\nPart\n\n- (void)a;\n",
                ["h1 Title", "p A sentence that ends.", "h2 Part", "code[] - (void)a;"]
            ),
            ("  • a\n    more of it\n  • b\n    • c\n", ["li1 a⏎more of it", "li1 b", "li2 c"]),
            ("  1. a\n\n    • b\n  2. c\n", ["li1 a", "li2 b", "li1 c"]),
            ("1. Part\n\nText here.\n", ["h1 1. Part", "p Text here."]),
            ("pic_one.png\n\nshot_name\n\n또는\n", ["p pic_one.png", "p shot_name", "p 또는"]),
            (
                "설명입니다.\n@interface A : B\n\n// 앱 키\n@property int c;\n\n@end\n\n다음\n\n",
                ["p 설명입니다.", "code[] @interface A : B⏎⏎// 앱 키⏎@property int c;⏎⏎@end", "h1 다음"]
            ),
            ("{\n", ["code[] {"]),
            ("UIButton* a\n    = [[B alloc] init];\n", ["code[] UIButton* a⏎    = [[B alloc] init];"]),
            (
                "[A b:^(C *c) {\n    d();\n\n    /* 설명\n\n    이다 */\n}\n\n제목\n\n",
                ["code[] [A b:^(C *c) {⏎    d();⏎⏎    /* 설명⏎⏎    이다 */⏎}", "h1 제목"]
            ),
            ("};\nTOP", ["code[] };", "p TOP"]),
            (
                "platform :ios, '11.0'\nuse_frameworks!\n\ntarget 'X' do\n    pod 'Y'\nend\n",
                ["code[] platform :ios, '11.0'⏎use_frameworks!⏎⏎target 'X' do⏎    pod 'Y'⏎end"]
            ),
            ("Name Description\na.b 첫째 값\nc_d 둘째 값\n", ["table[Name|Description] a.b|첫째 값 / c_d|둘째 값"]),
            ("구성 속성 설명\n앱 정보 ID\nhasIt\n모든 앱\n계정 account 사용자\n", ["table[구성|속성|설명] 앱 정보|ID⏎hasIt|모든 앱 / 계정|account|사용자"]),
            (
                "A long line of English words that was broken for its length by somebody\nand goes on here.\n",
                [
                    "p A long line of English words that was broken for its length by somebody and goes on here."
                ]
            ),
            ("a\r\n\r\n- (void)b;\r\n- (void)c;\r\n", ["h1 a", "code[] - (void)b;⏎- (void)c;"]),
        ])
    func blocks(text: String, expected: [String]) throws {
        let reading = Reading.text(text)
        #expect(reading.outline == expected)
        #expect(DocumentProof(try #require(reading.document)).faults == [])
    }

    @Test(
        "a line alone that declares something is code",
        arguments: [
            "- (BOOL)application:(UIApplication *)app openURL:(NSURL *)url", "+ (instancetype)make;", "@property (copy) NSString *name;",
            "typedef NS_ENUM(NSInteger, Kind) {", "static NSString *const Domain = @\"a.b\";", "#define kKey @\"값\" // 설명", "@import Core;",
            "func signIn(username: String, delegate: Delegate)", "let claims = result.account.accountClaims", "<key>SECURE_MODE</key>",
            "nativeAuth.signIn(username: email, delegate: self)", "[[Session sharedSession] close];", "[Session shared].token",
            "NS_SWIFT_NAME(a(b:));",
            "@IBAction func pressed(_: Any) {", "extension View: Delegate {",
        ])
    func declarations(line: String) {
        #expect(Reading.text("설명은 다음과 같습니다.\n\n\(line)\n\n끝입니다.\n").outline == ["p 설명은 다음과 같습니다.", "code[] \(line)", "p 끝입니다."])
    }

    @Test(
        "a sentence is no code",
        arguments: [
            "start(name:)을 부르면 다른 일이 이어집니다.", "[공지] 새 판이 나왔습니다.", "if you want this, read on.", "Apple Guide (new)",
            "import 문을 추가합니다.", "https://example.com/a;b",
        ])
    func sentences(line: String) {
        #expect(!Reading.text("첫째.\n\n\(line)\n둘째.\n").outline.contains { $0.hasPrefix("code") })
    }

    @Test(
        "every line that is not blank is in exactly one block",
        arguments: ["A b\nfunc x() {\n\n가나다\n\n  • a\n  }\n[x y\n", "((\n\n{{\n가\n]\n", "*/\n/*\n\n가\n"])
    func everyLine(text: String) throws {
        let document = try #require(Reading.text(text).document)
        let proof = DocumentProof(document)
        let visible = VisibleBytes(document).isVisible
        #expect(proof.faults == [])
        #expect(proof.losses { visible[$0] } == [])
    }
}
