import CrossCheck
import Guide
import Spec
import Testing

/// What a protocol asks for, a spec has in the class that adopts it, too: the header says so by its conformance. What a generic type leaves open is
/// no type that anybody would declare.
@Suite("Members by protocols")
struct AdoptedMemberTests {
    private func found(_ conformance: String) throws -> [String] {
        let spec = """
            protocols:
              - name: ABServing
                documented: headers
                text: {en: Serves., ko: 제공합니다.}
                methods:
                  - {declaration: "- (void)openDoor:(NSString *)name;", text: {en: Opens., ko: 엽니다.}, parameters: {name: {en: Which., ko: 이름.}}}
            classes:
              - name: ABService
                documented: headers
                conforms: [ABServing]
                text: {en: Serves., ko: 제공합니다.}
                methods:
                  - {declaration: "- (void)openDoor:(NSString *)name;", steps: [], unread: [name], text: {en: Opens., ko: 엽니다.}, parameters: {name: {en: Which., ko: 이름.}}}
              - name: ABResult
                typeParameters: [T]
                superclass: NSObject
                documented: headers
                text: {en: A result., ko: 결과입니다.}
                properties:
                  - {declaration: "@property (nonatomic, nullable) T object;", text: {en: It., ko: 값입니다.}}

            """
        let header = """
            @protocol ABFirst
            @end
            @protocol ABServing
            - (void)openDoor:(NSString *)name;
            @end
            @interface ABService : NSObject \(conformance)
            @end
            @interface ABResult<__covariant T> : NSObject
            @property (nonatomic, nullable) T object;
            @end

            """
        let bench = SourceBench(spec: spec, sources: [("headers", [("ABDoor.h", header)])])
        try #require(bench.loaded != nil)
        return bench.outline.filter { !$0.hasPrefix("inheritance") && !$0.contains("ABFirst") }
    }

    @Test(arguments: ["<ABServing>", "<ABFirst, ABServing>"]) func theProtocolBearsThemOut(conformance: String) throws {
        #expect(try found(conformance) == [])
    }

    @Test func withoutItNothingDoes() throws { #expect(try found("").contains { $0.contains("openDoor:") }) }
}
