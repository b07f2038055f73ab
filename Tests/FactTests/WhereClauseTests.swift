import Guide
import Testing

@Suite("Sentences below a sample that say what it hands over")
struct WhereClauseTests {
    private func guide(_ clause: String) -> String {
        "# Opening\n\n```swift\nkeeper.openDoor(key: \"front\") { _ in }\n```\n\n\(clause)\n"
    }

    @Test(
        "a label of the call",
        arguments: [
            "Here, **key** is what opens the door.", "where `key` is the name of the key.", "其中 `key` 是钥匙的名称。", "ここで `key` は鍵です。",
            "여기서 `key`는 열쇠입니다.", "Где `key` это ключ.",
        ])
    func labels(clause: String) throws {
        #expect(try lines(sheet(guide(clause)), .parameter) == ["parameter/prose openDoor(key:_:) key"])
    }

    @Test("no label of it, or no such sentence", arguments: ["Here, **room** is where the door is.", "Here the **key** is of no use."])
    func others(clause: String) throws {
        #expect(try lines(sheet(guide(clause)), .parameter) == [])
    }
}
