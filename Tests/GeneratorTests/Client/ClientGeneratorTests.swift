import Diagnostics
import Foundation
import SwiftCode
import Testing

@testable import Generator

struct ClientGeneratorTests {
    @Test func templatesPrintOnlyWhatTheirModelsHave() {
        let templates = LampFixture.templates()
        let problems = Generator.check(templates)
        #expect(problems.map(\.message) == [])
    }

    @Test func theSameSpecGivesTheSameBytes() throws {
        #expect(try LampFixture.generate() == LampFixture.generate())
        #expect(try LampFixture.generate().count > 15)
    }

    /// What an app writes, and what stands behind it: each line must be in the file.
    @Test(arguments: [
        ("Types.swift", "case warm = 0"),
        ("Types.swift", "case cool = 1"),
        ("Types.swift", "case \"cold\": self = .cool"),
        ("Constants.swift", "public let LampErrorDomain = \"com.example.lamp\""),
        ("Constants.swift", "public static let LampDidChange = NSNotification.Name(\"LampDidChangeNotification\")"),
        ("Errors.swift", "public enum LampError: Int, DocumentedError, Hashable, CaseIterable {"),
        ("Errors.swift", "(.unknownLamp, [\"code\": \"unknown_lamp\"]),"),
        ("State.swift", "var tokensState: StateBox<TokensState> { state() }"),
        ("State.swift", "struct PendingState: RecordGroup {"),
        ("State.swift", "static var key: WritableKeyPath<Record, String?> { \\.id }"),
        ("Endpoints.swift", "func lamps(home: String, authorization: String) async throws -> LampsResponse {"),
        ("Endpoints.swift", "request.header(\"Authorization\", authorization, scheme: \"Bearer\")"),
        ("Endpoints.swift", "let color: LampColor?"),
        (
            "Failures.swift",
            "guard (!isSuccess && !documented.contains(status)) || body[\"header\"][\"success\"].wireText == \"false\" else { return nil }"
        ),
        ("LampSession.swift", "public var appKey: String! {"),
        ("LampSession.swift", "public var isOpen: Bool { environment.tokensState.value.access?.isEmpty == false }"),
        ("LampSession.swift", "public class func shared() -> LampSession! {"),
        ("LampSession.swift", "public func open(completion: ((Bool, (any Error)?) -> Void)!) {"),
        ("LampSession.swift", "public func open() async throws -> Bool {"),
        ("LampSession.swift", "public func handleOpen(_ url: URL!) -> Bool {"),
        ("LampSession+Flows.swift", "let callback = try await environment.browser.authenticate("),
        ("LampSession+Flows.swift", "await environment.deliver { environment.notifications.post(name: .LampDidChange, object: self) }"),
        ("LampSession+Flows.swift", "let newAttempts = (attempts ?? 0) + 1"),
        ("LampSession+Flows.swift", "let bought = try await environment.store.buy(product: \"lamp\")"),
        ("LampSession+Flows.swift", "for purchase in environment.pendingState.value.records {"),
        ("LampSession+Flows.swift", "await notify { $0.sessionClosed(self) }"),
        ("LampSessionDelegate.swift", "func session(_ session: LampSession!, shouldTrust url: URL!) -> Bool"),
        ("LampSessionDelegate.swift", "func session(_ session: LampSession, shouldTrust url: URL) -> Bool"),
        ("LampSessionDelegate.swift", "return self.session(Optional(session), shouldTrust: Optional(url))"),
        ("PairingDelegate.swift", "func onPairingError(error: LampFailure)"),
        ("PairingState+Flows.swift", "guard once.take() else {"),
        ("LampFailure.swift", "public var isUnknownLamp: Bool { (error as? LampError) == .unknownLamp }"),
        ("Flows.swift", "if (error as? LampError) == .expired {"),
        ("Flows.swift", "await complete(response.lamps.map { Lamp(identifier: $0.id, room: $0.place?.room) }, nil)"),
        ("LampSession.swift", "environment.keyedFlow()"),
        ("Flows.swift", "try await together(\"exchange\", key: code) { try await self.exchangeRun(code: code) }"),
        ("Flows.swift", "var nextProof: String? = code"),
        ("Flows.swift", "guard rounds < 3 else {"),
        ("Flows.swift", "let lastResponse: TokenResponse"),
        ("Flows.swift", "if response.challenge == nil {"),
        ("Flows.swift", "nextProof = response.challenge?.question"),
        ("LampSession+Flows.swift", "let isClaimed = environment.pendingState.update { $0.claim(\"lamp\") }"),
        ("Capabilities.swift", "public protocol LampKitStore: Sendable {"),
        ("Capabilities.swift", "public struct SimulatedLampKitStore: LampKitStore {"),
        ("Capabilities.swift", "let response = try await environment.shopBuy(product: product)"),
        ("Capabilities.swift", "return StoreBuyResult(receipt: response.receipt)"),
        ("Capabilities.swift", "environment.talksToMock ? SimulatedLampKitStore(environment) : defaultValue"),
        ("Webhooks.swift", "public struct UnlinkedCallback: Sendable {"),
        ("Webhooks.swift", "public static let timeLimit: Double = 3"),
        ("Webhooks.swift", "try call.check(header: \"Authorization\", is: authorization, scheme: \"LampAK\")"),
        ("Webhooks.swift", "self.reason = try query.member(\"reason\").string(oneOf: [\"PERSON\", \"ADMIN\"])"),
        ("Failures.swift", "static let api = TransportErrors(unreachable: LampError.offline)"),
        ("Exports.swift", "@_exported public import Foundation"),
    ])
    func line(_ file: String, _ line: String) throws {
        let text = try #require(try LampFixture.client()[file])
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains(line), "\(file) lacks: \(line)")
    }

    @Test func noLineIsTooLong() throws {
        for (name, text) in try LampFixture.client() {
            let long = text.split(separator: "\n").filter { $0.count > SwiftPrinter.width }
            #expect(long.isEmpty, "\(name): \(long)")
        }
    }

    @Test(.enabled(if: Tool.find("swiftc") != nil, "no swiftc here"))
    func swiftParsesIt() throws {
        let folder = try TemporaryFolder()
        for (name, text) in try LampFixture.client() { try folder.write(name, text) }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { folder.path + "/" + $0 }
        let result = try Tool.run("swiftc", ["-frontend", "-parse", "-swift-version", "6"] + files)
        #expect(result.status == 0, "\(result.output)")
    }

    @Test(.enabled(if: Tool.find("swift-format") != nil, "no swift-format here"))
    func theFormatterFindsNothing() throws {
        let folder = try TemporaryFolder()
        for (name, text) in try LampFixture.client() { try folder.write(name, text) }
        let configuration = LampFixture.root.appending(path: ".swift-format").path
        guard FileManager.default.fileExists(atPath: configuration) else { return }
        let result = try Tool.run("swift-format", ["lint", "--strict", "--configuration", configuration, "-r", folder.path])
        #expect(result.status == 0, "\(result.output)")
    }
}
