import Testing

/// Names that scenarios give to values.
extension ScenarioTests {
    @Test
    func whatOnlyUnusedNamesNeedHasNoName() throws {
        let lines = try lowered(
            """
            - {read: items, where: {id: apple}, as: item}
            - {let: {left: $item.left}}
            - {let: {more: {sum: [$left, 1]}}}
            - {read: items, where: {id: apple}, as: item}
            - {expect: {equal: [$item.left, 3]}}
            """
        )
        #expect(lines.contains("_ = try device.record(\"items\", [\"id\": \"apple\"])"), "\(lines)")
        #expect(lines.contains { $0.hasPrefix("let item = try device.record(") }, "\(lines)")
        #expect(!lines.contains { $0.contains("let left") || $0.contains("let more") }, "\(lines)")
    }

    @Test
    func numbersUnderNamesMeetOthers() throws {
        let lines = try lowered(
            """
            - {let: {few: 3}}
            - {advance: $few}
            - {expect: {before: [$few, {seconds: $clock.now}]}}
            - {expect: {not: {equal: [{seconds: $clock.now}, $few]}}}
            """
        )
        let now = "device.clock.now.timeIntervalSince1970"
        for line in ["device.advance(Double(few))", "#expect(Double(few) < \(now))", "#expect(\(now) != Double(few))"] {
            #expect(lines.contains(line), "\(line)\n\(lines)")
        }
    }
}
