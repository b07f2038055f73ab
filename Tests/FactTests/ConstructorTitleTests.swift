import Guide
import Testing

@Suite("A constructor says of the heading above that it is a type")
struct ConstructorTitleTests {
    private func guide(_ title: String, _ part: String) -> String {
        "# \(title)\n\nIt is one.\n\n## \(part)\n\n| Name | Type |\n| --- | --- |\n| key | String |\n"
    }

    @Test("a word with a capital", arguments: ["Constructor", "생성자", "コンストラクタ", "构造函数"])
    func types(part: String) throws {
        #expect(try lines(sheet(guide("Door", part)), .type) == ["type/heading Door"])
    }

    @Test("no type: another part, several words, a word that announces something")
    func others() throws {
        #expect(try lines(sheet(guide("Door", "Opening")), .type) == [])
        #expect(try lines(sheet(guide("Opening doors", "Constructor")), .type) == [])
        #expect(try lines(sheet(guide("Parameters", "Constructor")), .type) == [])
    }
}
