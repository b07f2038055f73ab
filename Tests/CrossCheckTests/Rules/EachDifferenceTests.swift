import CrossCheck
import Testing

/// What differs in several parts is told part by part, so that accepting one accepts no other.
struct EachDifferenceTests {
    private func outline(_ declaration: String, errata: String = "") -> [String] {
        let spec = """
            classes:
              - name: ABDoor
                documented: headers
                text: {en: A door., ko: 문입니다.}
                methods:
                  - declaration: "\(declaration)"
                    text: {en: Opens it., ko: 엽니다.}
                    parameters: {hours: {en: How long., ko: 시간입니다.}, name: {en: Whose., ko: 이름입니다.}, code: {en: By what., ko: 코드입니다.}}
            \(errata)
            """
        let header = """
            @interface ABDoor : NSObject
            - (void)openFor:(NSArray<NSNumber *> *)hours name:(nullable NSString *)name code:(nonnull NSURL *)code;
            @end
            """
        return SourceBench(spec: spec, sources: [("headers", [("ABDoor.h", header)])]).outline
    }

    @Test func eachParametersTypeIsToldAndAcceptedByItself() {
        let wrong = "- (void)openFor:(NSString *)hours name:(nullable NSNumber *)name code:(nonnull NSURL *)code;"
        let first = "parameter-type-differs openFor:name:code: says NSArray<NSNumber *> *"
        #expect(
            outline(wrong).filter { $0.hasPrefix("parameter-type") } == [
                first, "parameter-type-differs openFor:name:code: says NSString * _Nullable",
            ])
        let erratum = """
            errata:
              - {rule: parameter-type-differs, name: "openFor:name:code:", says: "NSArray<NSNumber *> *", reason: {en: So it is., ko: 그렇습니다.}}
            """
        let accepted = outline(wrong, errata: erratum).filter { $0.hasPrefix("parameter-type") }
        #expect(accepted.count == 2 && accepted.count { $0.hasSuffix(" accepted") } == 1, "\(accepted)")
    }

    @Test func eachParametersNullabilityIsTold() {
        let wrong = "- (void)openFor:(NSArray<NSNumber *> *)hours name:(nonnull NSString *)name code:(nullable NSURL *)code;"
        #expect(outline(wrong).filter { $0.hasPrefix("nullability") }.count == 2)
    }
}
