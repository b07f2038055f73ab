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
}
