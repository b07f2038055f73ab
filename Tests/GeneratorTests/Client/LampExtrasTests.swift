import Foundation
import Testing

@testable import Generator

/// One test for each form that was once generated wrongly.
struct LampExtrasTests {
    private static let insecure = (
        "unreachable: LampError.LampErrorOffline", "unreachable: LampError.LampErrorOffline\n      insecure: LampError.LampErrorNoKey"
    )
    private static let numbers = (
        "header.message: $message", "header.message: $message\n      header.numbers: {value: $wire.number, type: \"[integer]\"}"
    )
    private static let made = Result { try LampFixture.generate(extras: LampExtras.yaml, edits: [insecure, numbers]) }

    private func file(_ name: String) throws -> String { try #require(try Self.made.get()[name], "no \(name)") }

    private func lines(_ name: String) throws -> [String] {
        try file(name).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test(arguments: [
        ("Remote.swift", "public convenience init(name: String) throws {"),
        ("LampTrouble.swift", "public final class LampTrouble: LocalizedError, Sendable {"),
        ("LampTrouble.swift", "public var errorDescription: String? { error.localizedDescription }"),
        ("LampButton.swift", "open class LampButton: UIButton {}"), ("LampButton.swift", "public import UIKit"),
        ("LampHouse.swift", "public class func report(_ userInfo: [AnyHashable: Any]!) {"),
        ("LampSession.swift", "public func copy(with zone: NSZone? = nil) -> Any {"),
        ("Endpoints.swift", "request.path(\"address\", url: address)"),
        ("SharedMethods.swift", "public protocol OnDoneResultMethod: AnyObject {"),
        ("SharedMethods.swift", "@MainActor public func onDone(result: String) { MissingMethods.note() }"),
        ("RemoteDelegate.swift", "public protocol RemoteDelegate: OnDoneResultMethod {"),
        ("SceneDelegate.swift", "@MainActor func onDone(result: String)"),
        ("LampScene.swift", "public final class LampScene: NSObject, NSCopying, NSCoding, Sendable {"),
        (
            "LampScene.swift",
            "LampScene(title: title, count: count, rooms: storage.value.rooms, color: storage.value.color, made: made, picture: picture, brightness: brightness)"
        ),
        ("State.swift", "static let securedBy: String? = \"LAMP_SECURE\""),
        (
            "Failures.swift",
            "static let api = TransportErrors(unreachable: LampError.offline, insecure: LampError.noKey)"
        ),
        ("Objects.swift", "self.room = try reader.optional(\"room\").map { try $0.string() }"),
        ("Endpoints.swift", "let place: Objects.Place?"),
        ("Endpoints.swift", "self.place = try reader.optional(\"place\").map { try Objects.Place($0.object()) }"),
        ("Failures.swift", "for number in body[\"header\"][\"numbers\"].wireTexts {"),
        ("Endpoints.swift", "if let error = response.apiFailure(besides: [401]) { throw error }"),
        ("Endpoints.swift", "if let error = response.apiFailure() { throw error }"),
        ("LampSession+Flows.swift", "_ = try await environment.wait(for: consentEvent)"),
        ("Flows.swift", "notifications.post(name: .LampDidChange, object: shared { LampSession(environment: $0) })"),
    ])
    func line(_ name: String, _ line: String) throws {
        let joined = try file(name).split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("( ", with: "(").replacing(
            " )", with: ")")
        #expect(try lines(name).contains(line) || joined.contains(line), "\(name) lacks: \(line)")
    }

    /// `$tokens.access` is read again behind a branch that keeps another one.
    @Test func whatABranchChangesIsReadAgain() throws {
        let code = try file("Flows.swift")
        #expect(code.contains("authorization: required(tokensState.value.access, \"access\")"))
        #expect(code.contains("guard tokensState.value.access?.isEmpty == false else {"))
    }

    @Test func aBranchThatDoesNothingIsLeftOut() throws {
        let code = try file("Flows.swift")
        #expect(code.contains("if tokensState.value.expires == nil {"))
        #expect(code.contains("if tokensState.value.access?.isEmpty != false, tokensState.value.expires == nil {"))
        for text in try Self.made.get().values { #expect(text.firstMatch(of: /\{\s*\} else/) == nil) }
    }

    /// Its parameters fill properties: the class needs neither a flow nor an environment for it.
    @Test func anInitialiserNeedsNoFlow() throws {
        #expect(try !file("Remote.swift").contains("environment"))
        #expect(try !Self.made.get().values.contains { $0.contains("madeFlow") })
    }

    @Test func aPropertyThatMayFailIsNilThen() throws {
        let code = try file("LampHouse.swift")
        #expect(code.contains("(try? JSONValue(claimsOf: required(environment.tokensState.value.access, \"access\")))?.foundationValue"))
    }

    @Test func theFormatterFindsNothing() throws {
        let configuration = LampFixture.root.appending(path: ".swift-format").path
        guard Tool.find("swift-format") != nil, FileManager.default.fileExists(atPath: configuration) else { return }
        let folder = try TemporaryFolder()
        for (name, text) in try Self.made.get() { try folder.write(name, text) }
        let result = try Tool.run("swift-format", ["lint", "--strict", "--configuration", configuration, "-r", folder.path])
        #expect(result.status == 0, "\(result.output)")
    }
}
