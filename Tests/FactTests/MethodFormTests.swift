import Guide
import Testing

@Suite("Forms in which guides write methods")
struct MethodFormTests {
    @Test("without a result, and over lines that wide blanks align")
    func items() throws {
        let guide = """
            ## Lamps

            + ***+ setupWithConfig:(ABConfig \\* )config;***

            + ***+ (instancetype)lampWithLevel:(NSInteger)level<br>
            &ensp;&ensp;&ensp;room:(NSString \\*)room;***
            """
        #expect(
            try lines(sheet(guide), .method) == ["method/list +setupWithConfig:", "method/list +lampWithLevel:room: : instancetype"])
        #expect(try sheet("## Lamps\n\n+ warm: (yellow) light\n").count(.method) == 0)
    }

    @Test("in Swift with the names of what it takes, and no colons")
    func names() throws {
        let guide = """
            ## ABLamps

            ### Methods

            ```swift
            ABLamps.light(level: 3, room: "hall")
            ```

            | Name | Returns | Description |
            | --- | --- | --- |
            | `light(level, room)` | `void` | lights |
            | `find(room) async throws` | `Lamp` | finds |
            """
        let found = try sheet(guide).facts.filter { $0.kind == .method }
        #expect(found.map(\.name) == ["light(level:room:)", "find(room:)"])
        #expect(found.last?.detail.attributes == ["async", "throws"])
    }
}
