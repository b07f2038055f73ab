import CrossCheck
import Guide
import Spec
import Testing

/// `@property Lamp *lamp;` in a listing of its own: where an app keeps an object, which its other samples send messages to.
@Suite("Properties that apps keep objects in")
struct KeptPropertyTests {
    private static func page(_ call: String) -> String {
        """
        # Lamps

        ```objc
        @property (nonatomic, strong) ABLamp *lamp;
        ```

        ```objc
        \(call)
        ```

        """
    }

    private static let spec = """
        classes:
          - name: ABLamp
            superclass: NSObject
            documented: headers
            text: {en: A lamp., ko: 램프.}
            methods:
              - declaration: "- (void)putOutInRoom:(NSString *)room;"
                text: {en: Puts it out., ko: 끕니다.}
                parameters: {room: {en: Where., ko: 어디.}}

        """
    private static let header = """
        @interface ABLamp : NSObject
        - (void)putOutInRoom:(NSString *)room;
        @end

        """

    private func found(_ call: String) throws -> [String] {
        let bench = SourceBench(spec: Self.spec, guide: Self.page(call), sources: [("headers", [("ABLamp.h", Self.header)])])
        try #require(bench.loaded != nil)
        return bench.outline
    }

    @Test(arguments: ["[self.lamp putOutInRoom:room];", "[_lamp putOutInRoom:room];"]) func theyAreTheApps(call: String) throws {
        #expect(try found(call) == [])
    }

    @Test func whatTheyAreSentHasToBeStated() throws {
        #expect(try found("[self.lamp readByLightOfLevel:level];") == ["guide-only readByLightOfLevel:"])
    }
}
