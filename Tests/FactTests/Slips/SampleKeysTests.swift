import Guide
import Testing

@Suite struct SampleKeysTests {
    @Test(arguments: [
        "[lamp light:@{@\"room_name\": @\"kitchen\"}];", "NSString *room = answer[@\"room_name\"];",
        "NSString *room = [answer objectForKey:@\"room_name\"];",
        "NSDictionary *d = [NSDictionary dictionaryWithObjectsAndKeys:@\"kitchen\", @\"room_name\", nil];",
        "[d setObject:room forKey:@\"room_name\"];",
    ])
    func keysOfObjectiveC(code: String) throws {
        #expect(try slips(.sampleKey, in: "```objc\n\(code)\n```\n") == ["room_name @2"])
    }

    @Test(arguments: [
        "let d: [String: String] = [\"room_name\": \"kitchen\"]", "let room = answer?[\"room_name\"] as? String",
        "let a = claims[\"room_name\"]",
    ])
    func keysOfSwift(code: String) throws {
        #expect(try slips(.sampleKey, in: "```swift\n\(code)\n```\n") == ["room_name @2"])
    }

    @Test(arguments: [
        "[lamp light:@\"kitchen\"];", "NSArray *rooms = @[@\"kitchen\"];", "[d setObject:room forKey:@\"USER_KEY\"];",
        "[@\"kitchen\" length];",
    ])
    func otherTexts(code: String) throws {
        #expect(try slips(.sampleKey, in: "```objc\n\(code)\n```\n") == [])
    }
}
