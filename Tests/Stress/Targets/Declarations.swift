import Declarations

/// Declarations as guides show and specs state them.
extension StressTarget {
    static let declarations = [
        StressTarget("objective-c", objectiveC) { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            _ = ObjectiveCParser.declarations(in: text)
            _ = try? ObjectiveCParser.parseMethod(text)
            _ = try? ObjectiveCParser.parseProperty(text)
            _ = ObjectiveCParser.type(text)
            return nil
        },
        StressTarget("swift", swift) { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            _ = SwiftParser.declarations(in: text)
            _ = try? SwiftParser.parseMethod(text)
            _ = try? SwiftParser.parseProperty(text)
            _ = SwiftParser.type(text)
            return nil
        },
    ]

    private static let objectiveC = [
        "- (void)open:(NSURL *)url then:(void (^ _Nullable)(BOOL done, NSError * _Nullable error))then NS_SWIFT_NAME(open(_:then:));",
        "@property (nonatomic, readonly, getter=isOpen, nullable) NSArray<NSDictionary<NSString *, id> *> *open __attribute__((deprecated(\"x\")));",
        "NS_ASSUME_NONNULL_BEGIN\n@interface A<T> : B <C, D> { int a; }\n+ (instancetype)a;\n@end\n@protocol C @optional - (id)c; @end",
        "typedef NS_OPTIONS(NSUInteger, O) { OA = 1 << 0, OB = 1 << 1, /* both */ OC = OA | OB };\n#define K @\"v\"\nextern NSString *const N;",
        "@implementation A - (void)a { [self b:^{ return @[@1, @{@\"k\": @YES}]; }]; } @end",
        "vendor<int (^)(void (^)(id<P> (*)(int)))>",
    ]

    private static let swift = [
        "public func open<T: P>(_ url: URL, then: @escaping @Sendable (Result<T?, any Error>) -> Void = { _ in }) async throws(E) -> [String: (Int, T)]? where T: Q",
        "@MainActor public final class A: B, @unchecked Sendable { public static var a: Int { get async throws }; init?(b: Int...) {} }",
        "enum E: String, Error { case a = \"x\", b(c: Int), `default` }\nextension A: D { subscript(i: Int) -> Int { 1 } }",
        "let s = \"a \\(b(\"c \\(d)\")) e\"; let r = #\"raw \\#(x)\"#; let m = \"\"\"\n  text\n  \"\"\"; #if os(iOS)\nf { $0 }.g(h: i)\n#endif",
    ]
}
