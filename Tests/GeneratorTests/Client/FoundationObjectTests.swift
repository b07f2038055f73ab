import Testing

@testable import Generator

/// Classes that are `NSObject`s, as the documented ones are.
struct FoundationObjectTests {
    private static let extras = """
        classes:
          - name: LampPart
            superclass: NSObject
            text: {en: A part., ko: 부품입니다.}
            methods:
              - {declaration: "+ (NSInteger)count;", steps: [{return: 1}], text: {en: How many., ko: 개수입니다.}}
          - name: LampCord
            superclass: NSObject
            conforms: [NSCopying]
            text: {en: A cord., ko: 전선입니다.}
            properties:
              - {declaration: "@property (nonatomic) NSInteger length;", text: {en: How long., ko: 길이입니다.}}
            methods:
              - {declaration: "- (instancetype)init;", text: {en: A new one., ko: 새 전선입니다.}}
          - name: LampLabel
            superclass: NSObject
            text: {en: A label., ko: 이름표입니다.}
            properties:
              - {declaration: "@property (nonatomic, nullable) NSString *description;", text: {en: What it says., ko: 내용입니다.}}
          - name: LampSmallLabel
            superclass: LampLabel
            text: {en: A small one., ko: 작은 이름표입니다.}
          - name: LampHook
            language: swift
            text: {en: A hook., ko: 걸이입니다.}
            methods:
              - {declaration: "@discardableResult class func count() -> Int", steps: [{return: 1}], text: {en: How many., ko: 개수입니다.}}
          - name: LampShade
            text: {en: A shade., ko: 갓입니다.}
          - name: LampPaperShade
            superclass: LampShade
            text: {en: Of paper., ko: 종이 갓입니다.}
            methods:
              - {declaration: "- (instancetype)init;", text: {en: A new one., ko: 새 갓입니다.}}
              - {declaration: "- (void)clear;", steps: [], text: {en: Clears it., ko: 지웁니다.}}
              - {declaration: "- (void)clearLampPaperShade;", steps: [], text: {en: Clears all., ko: 모두 지웁니다.}}
              - {declaration: "- (void)clearLampPaperShade:(NSInteger)count;", steps: [], text: {en: Clears some., ko: 일부를 지웁니다.}}
        """
    private static let made = Result { try LampFixture.generate(extras: extras) }

    @Test(arguments: [
        ("LampPart.swift", "public final class LampPart: NSObject, Sendable {"),
        ("LampPart.swift", "public import Foundation"),
        ("LampCord.swift", "public final class LampCord: NSObject, NSCopying, Sendable {"),
        ("LampCord.swift", "public override convenience init() {"),
        ("LampLabel.swift", "public class LampLabel: @unchecked Sendable {"),
        ("LampSmallLabel.swift", "public final class LampSmallLabel: LampLabel, @unchecked Sendable {"),
        ("LampHook.swift", "public final class LampHook: Sendable {"),
        ("LampHook.swift", "    @discardableResult\n    public "),
        // A public override of an internal `init()` would be taken for one that calls itself.
        ("LampShade.swift", "    init(new: Void) {}"),
        ("LampPaperShade.swift", "    public convenience init() {"),
        // Two that Swift would show alike keep their words; of others they are left out.
        ("LampPaperShade.swift", "public func clear() {"),
        ("LampPaperShade.swift", "public func clearLampPaperShade() {"),
        ("LampPaperShade.swift", "public func clear(_ count: Int) {"),
    ])
    func line(_ name: String, _ line: String) throws {
        let text = try #require(try Self.made.get()[name], "no \(name)")
        #expect(text.contains(line), "\(text)")
    }

    /// `NSObject` has one already.
    @Test func aCopyIsMadeByFoundation() throws {
        let text = try #require(try Self.made.get()["LampCord.swift"])
        #expect(text.contains("public func copy(with zone: NSZone? = nil) -> Any {"))
        #expect(!text.contains("func copy() -> Any"))
    }
}
