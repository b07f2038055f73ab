import Foundation
import Testing

@testable import Generator

/// What apps have of Objective-C in Swift, where an importer decides.
struct ImportedFormsTests {
    private static func client(_ extras: String) throws -> String {
        try LampFixture.generate(extras: extras).values.sorted().joined()
    }

    /// Only the end of its name makes a text the name of a notification; another is posted by what it holds.
    @Test func onlyNamesThatSaySoAreNotifications() throws {
        let client = try Self.client(
            """
            constants:
              - {kind: notification, name: kScaleSyncDone, type: NSString *, value: scale.done, text: {en: Done., ko: 끝.}}
              - {kind: notification, name: ScaleSyncNotification, type: NSString *, value: scale.sync, text: {en: Done., ko: 끝.}}
              - {kind: notification, name: ScaleSyncEnded, type: NSNotificationName, value: scale.end, text: {en: Done., ko: 끝.}}
            classes:
              - name: Scale
                superclass: NSObject
                text: {en: Weighs lamps., ko: 램프의 무게를 잽니다.}
                methods:
                  - declaration: "- (void)sync;"
                    steps: [{post: kScaleSyncDone}, {post: ScaleSyncNotification}, {post: ScaleSyncEnded}]
                    text: {en: Syncs., ko: 맞춥니다.}
            """)
        #expect(client.contains("public let kScaleSyncDone = \"scale.done\""))
        #expect(client.contains("static let ScaleSync = NSNotification.Name(\"scale.sync\")"))
        #expect(client.contains("static let ScaleSyncEnded = NSNotification.Name(\"scale.end\")"))
        #expect(client.contains("post(name: NSNotification.Name(rawValue: kScaleSyncDone), object"))
        #expect(client.contains("post(name: .ScaleSync, object"))
    }

    /// In Objective-C any initialiser may answer nil; one whose steps fail does.
    @Test(arguments: ["- (instancetype)initWithText:(NSString *)text;", "- (nullable instancetype)initWithText:(NSString *)text;"])
    func whatFailsIsNoObject(declaration: String) throws {
        let client = try Self.client(
            """
            classes:
              - name: Scale
                superclass: NSObject
                text: {en: Weighs lamps., ko: 램프의 무게를 잽니다.}
                methods:
                  - declaration: "\(declaration)"
                    steps: [{require: {equal: [$arg.text, kilo]}, otherwise: [{fail: LampError.LampErrorOffline}]}]
                    text: {en: A scale., ko: 저울입니다.}
                    parameters: {text: {en: Its unit., ko: 단위입니다.}}
            """)
        let body = client.components(separatedBy: "(text: String!) {").dropFirst().first ?? ""
        #expect(body.prefix(400).contains("return nil"), "\(body.prefix(400))")
    }

    /// A constant has the type that the importer gives it, be its number whole or unknown.
    @Test func constantsOfNumbersHaveTheirTypes() throws {
        let client = try Self.client(
            """
            constants:
              - {kind: extern, name: ScaleTimeout, type: const NSTimeInterval, text: {en: Seconds., ko: 초.}}
              - {kind: extern, name: ScaleRatio, type: double, value: 3, text: {en: A ratio., ko: 비율.}}
              - {kind: extern, name: ScaleShare, type: double, value: 0.5, text: {en: A share., ko: 비율.}}
              - {kind: extern, name: ScaleMost, type: NSUInteger, value: 5, text: {en: A limit., ko: 한도.}}
              - {kind: extern, name: ScaleFew, type: NSInteger, value: 2, text: {en: A limit., ko: 한도.}}
              - {kind: extern, name: ScaleNone, type: const NSUInteger, text: {en: A limit., ko: 한도.}}
            """)
        for line in [
            "let ScaleTimeout: TimeInterval = 0", "let ScaleRatio: Double = 3", "let ScaleShare = 0.5", "let ScaleMost: UInt = 5",
            "let ScaleFew = 2", "let ScaleNone: UInt = 0",
        ] {
            #expect(client.contains("public \(line)\n"), "\(line)")
        }
    }

    /// In C memory begins with 0: a set of options is empty, and an enum is the case of 0, be it the second one, and be its prefix Apple's, too.
    @Test func whatNobodySetIsZero() throws {
        let client = try Self.client(
            """
            enums:
              - name: CTNoise
                form: nsEnum
                rawType: NSInteger
                text: {en: How loud., ko: 소리입니다.}
                cases:
                  - {name: CTNoiseOff, value: -1, text: {en: Off., ko: 끔.}}
                  - {name: CTNoiseLow, value: 0, text: {en: Low., ko: 작음.}}
              - name: ScaleOptions
                form: nsOptions
                rawType: NSUInteger
                text: {en: How it weighs., ko: 방법입니다.}
                cases:
                  - {name: ScaleOptionsFast, value: 1, text: {en: Fast., ko: 빠름.}}
            classes:
              - name: Scale
                superclass: NSObject
                text: {en: Weighs lamps., ko: 램프의 무게를 잽니다.}
                properties:
                  - {declaration: "@property (nonatomic) CTNoise noise;", text: {en: How loud., ko: 소리입니다.}}
                  - {declaration: "@property (nonatomic) ScaleOptions options;", text: {en: How., ko: 방법입니다.}}
                methods:
                  - {declaration: "- (nonnull instancetype)init;", text: {en: A scale., ko: 저울입니다.}}
                  - declaration: "- (NSUInteger)weighAtMost:(NSUInteger)count;"
                    steps: [{return: $arg.count}]
                    text: {en: Weighs., ko: 잽니다.}
                    parameters: {count: {en: How many., ko: 개수입니다.}}
            """)
        #expect(client.contains("CTNoise.low") && !client.contains("= CTNoise.off"))
        #expect(client.contains("ScaleOptions([])") && !client.contains("ScaleOptions.fast"))
        #expect(client.contains("Int(clamping: count)"))
    }
}
