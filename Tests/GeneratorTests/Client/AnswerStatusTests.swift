import Testing

@testable import Generator

/// Which answers of a server clients take for success.
struct AnswerStatusTests {
    private static func client(_ extras: String) throws -> String {
        try LampFixture.generate(extras: extras).sorted { $0.key < $1.key }.map(\.value).joined()
    }

    /// Without documented errors any status of a failure is one, but for those of documented answers.
    @Test(arguments: [("{status: 204}", "response.undocumented()"), ("{status: 304}", "response.undocumented(besides: [304])")])
    func whatNoDocumentKnowsIsAnError(answer: String, check: String) throws {
        let called = try Self.client(
            """
            classes:
              - name: Scale
                language: swift
                text: {en: Weighs lamps., ko: 램프의 무게를 잽니다.}
                methods:
                  - {declaration: "func weigh() async throws", calls: weigh, text: {en: Weighs., ko: 무게를 잽니다.}}
            endpoints:
              - name: weigh
                method: POST
                url: https://lamp.example.com/weigh
                text: {en: Weighs., ko: 무게를 잽니다.}
                response: \(answer)
            """)
        #expect(called.contains("if let error = \(check) { throw error }"))
    }

    /// A delegate among what `new` gives is held, weakly as the class holds it.
    @Test func aDelegateIsGivenToWhatIsMade() throws {
        let client = try Self.client(
            """
            protocols:
              - name: ScaleDelegate
                conforms: [NSObject]
                text: {en: Hears., ko: 듣습니다.}
                methods:
                  - {declaration: "- (void)scaleDidWeigh:(Scale *)scale;", text: {en: Done., ko: 끝.}}
            classes:
              - name: Scale
                superclass: NSObject
                text: {en: Weighs lamps., ko: 램프의 무게를 잽니다.}
                delegate: {property: delegate, protocol: ScaleDelegate}
                properties:
                  - {declaration: "@property (nonatomic, weak) id<ScaleDelegate> delegate;", text: {en: Hears., ko: 듣습니다.}}
              - name: ScaleMaker
                superclass: NSObject
                text: {en: Makes scales., ko: 저울을 만듭니다.}
                methods:
                  - declaration: "+ (Scale *)scaleFor:(NSString *)name delegate:(id<ScaleDelegate>)delegate;"
                    steps: [{new: Scale, with: {delegate: $arg.delegate}, as: scale}, {return: $scale}]
                    text: {en: Makes one., ko: 하나 만듭니다.}
            """)
        #expect(client.contains("scale.delegateBox.value = delegate?.value"))
    }
}
