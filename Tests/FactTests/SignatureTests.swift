import Guide
import Testing

@Suite("Methods stated without the word for one")
struct SignatureTests {
    @Test(
        "arguments that are types make a declaration, also over several lines",
        arguments: [
            "Doors.shared.open(key: String, seconds: Int?) async throws -> DoorState",
            "Doors.shared.open(\n    key: String,\n    seconds: @escaping (Result<Bool, DoorError>) -> Void\n)",
            "Doors.shared.open(key: DoorKey, seconds: DoorTime) async throws", "Doors.shared.open(key: DoorKey, seconds: Int = 3)",
        ])
    func declarations(text: String) throws {
        let guide = "```swift\n\(text)\n```\n"
        let methods = try sheet(guide).facts.filter { $0.kind == .method }
        #expect(methods.map(\.name) == ["open(key:seconds:)"])
        #expect(methods.map(\.owner) == ["Doors"])
        #expect(try lines(sheet(guide), .use) == [])
    }

    @Test(
        "arguments that are values make a call",
        arguments: [
            "Doors.shared.open(key: \"front\", seconds: 3)", "Doors.shared.open(key: key, seconds: .short)",
            "Doors.shared.open(key: YOUR_KEY, seconds: LIMIT)", "try await Doors.shared.open(key: String(id), seconds: 3)",
            "Doors.shared.open(key: FrontKey, seconds: Limit)", "Doors.shared.open(key: String) { print($0) }",
        ])
    func calls(text: String) throws { #expect(try lines(sheet("```swift\n\(text)\n```\n"), .method) == []) }

    @Test(
        "a sentence and an item state a method in code",
        arguments: [
            ("* `Doors.shared.close(slowly: Bool) -> DoorState` closes it.", "Doors close(slowly:) : DoorState"),
            ("- `paint(color: String) async throws -> Bool` - paints it", "paint(color:) : Bool"),
            ("Call `- (void)ring:(NSString *)bell loud:(BOOL)loud` to ring.", "ring:loud: : void"),
            ("With `func knock(times: Int) -> Bool` it knocks.", "knock(times:) : Bool"),
            ("- Doors.shared.rename(to: String) async throws", "Doors rename(to:)"),
        ])
    func marks(text: String, method: String) throws {
        let found = try lines(sheet(text + "\n"), .method)
        #expect(found.map { $0.drop { $0 != " " }.dropFirst() } == [method[...]])
    }

    @Test(
        "a call in a sentence states none",
        arguments: [
            "Call `Doors.shared.sell(price: price)` to sell.", "Call `Doors.shared.close()` at the end.", "`open(door)` opens.",
            "`jammed(message: String)` is an error.",
        ])
    func usesInSentences(text: String) throws { #expect(try lines(sheet(text + "\n"), .method) == []) }
}
