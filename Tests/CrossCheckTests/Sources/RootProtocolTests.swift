import CrossCheck
import Guide
import Spec
import Testing

/// `@protocol LampDelegate <NSObject>` of a header: without it nobody can ask a delegate what it responds to.
@Suite("Protocols of objects")
struct RootProtocolTests {
    private func found(header: String, spec: String) throws -> [String] {
        let text = """
            protocols:
              - name: ABLampDelegate
                documented: headers
            \(spec)    text: {en: Hears., ko: 듣습니다.}
                methods:
                  - declaration: "- (void)lampWentOut:(NSString *)room;"
                    text: {en: It is out., ko: 꺼짐.}
                    parameters: {room: {en: Where., ko: 어디.}}

            """
        let code = "@protocol ABLampDelegate\(header)\n- (void)lampWentOut:(NSString *)room;\n@end\n"
        let bench = SourceBench(spec: text, sources: [("headers", [("ABLamp.h", code)])])
        try #require(bench.loaded != nil)
        return bench.outline
    }

    @Test(arguments: [(" <NSObject>", "    conforms: [NSObject]\n"), ("", "")]) func rightOnesAgree(header: String, spec: String) throws {
        #expect(try found(header: header, spec: spec) == [])
    }

    @Test(arguments: [(" <NSObject>", ""), ("", "    conforms: [NSObject]\n")]) func itIsComparedWithAHeader(header: String, spec: String)
        throws
    {
        #expect(try found(header: header, spec: spec).map { $0.prefix(34) } == ["inheritance-differs ABLampDelegate"])
    }
}
