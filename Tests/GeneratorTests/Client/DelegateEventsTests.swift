import Spec
import Testing

@testable import Generator

/// What delegates become beside protocols: methods that are awaited, and events that are read in a loop.
struct DelegateEventsTests {
    private static let twoStates = """
        classes:
          - name: SearchFailure
            language: swift
            wraps: [LampError]
            text: {en: Why nothing was found., ko: 찾지 못한 이유입니다.}
          - name: Search
            language: swift
            text: {en: Looks for lamps., ko: 램프를 찾습니다.}
            carries:
              - {name: home, type: string, required: true}
            methods:
              - declaration: "func begin(room: String?, delegate: any SearchDelegate)"
                flow: begin
                text: {en: Begins., ko: 시작합니다.}
              - declaration: "func end(delegate: any SearchDelegate)"
                flow: ended
                text: {en: Ends., ko: 끝냅니다.}
              - declaration: "func end()"
                flow: shut
                text: {en: Ends in silence., ko: 조용히 끝냅니다.}
              - declaration: "func watch(delegate: any SearchDelegate)"
                flow: watched
                text: {en: Is told later., ko: 나중에 알립니다.}
        state:
          - name: watchers
            text: {en: Who is told., ko: 알림 대상입니다.}
            fields:
              - {name: one, type: SearchDelegate}
        protocols:
          - name: SearchDelegate
            language: swift
            text: {en: Hears of a search., ko: 검색 결과를 받습니다.}
            methods:
              - declaration: "func onFailed(error: SearchFailure, next: Search?)"
                text: {en: Nothing was found., ko: 찾지 못했습니다.}
                parameters:
                  next: {en: For another try., ko: 다시 시도할 객체입니다.}
              - declaration: "func onFound(lamps: [String], source: [String: Any])"
                optional: true
                text: {en: Here they are., ko: 찾았습니다.}
        flows:
          - name: begin
            text: {en: Looks., ko: 찾습니다.}
            steps:
              - require: $arg.room
                otherwise: [{fail: LampError.LampErrorUnknownLamp}]
              - call: lamps
                with: {home: $self.home, Authorization: a}
              - notify: onFound(lamps:source:)
                to: $arg.delegate
                with: [[hall], {object: {}}]
            onFailure:
              - notify: onFailed(error:next:)
                to: $arg.delegate
                with: [{make: SearchFailure, from: $error}, $self]
          - name: ended
            text: {en: Ends., ko: 끝냅니다.}
            steps:
              - notify: onFound(lamps:source:)
                to: $arg.delegate
                with: [[], {object: {}}]
          - name: shut
            text: {en: Ends., ko: 끝냅니다.}
            steps: [{stop: true}]
          - name: watched
            text: {en: Remembers., ko: 기억합니다.}
            steps: [{keep: {watchers.one: $arg.delegate}}]
        """
    private static let made = Result { try LampFixture.generate(extras: twoStates) }

    private func file(_ name: String) throws -> String { try #require(try Self.made.get()[name], "no \(name)") }

    /// Text without line breaks, as though no line were too long.
    private func flat(_ name: String) throws -> String {
        try file(name).split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
    }

    @Test(arguments: [
        ("Search.swift", "public func begin(room: String?) async throws -> SearchEvent {"),
        ("Search.swift", "await beginFlow(room: room, delegate: Handed(events))"),
        ("Search.swift", "return try events.outcome()"),
        ("SearchFailure.swift", "public let next: Search?"),
        ("SearchFailure.swift", "init(error: any Error, next: Search? = nil) {"),
        ("SearchEvents.swift", "public enum SearchEvent: @unchecked Sendable {"),
        ("SearchEvents.swift", "case onFailed(error: SearchFailure, next: Search?)"),
        ("SearchEvents.swift", "case onFound(lamps: [String], source: [String: Any])"),
        ("SearchEvents.swift", "public final class SearchEvents: SearchDelegate, AsyncSequence, Sendable {"),
        ("SearchEvents.swift", "case .onFailed(let error, let next): try Task.checkCancellation()"),
        ("SearchEvents.swift", "throw SearchFailure(error: error.error, next: next)"),
        ("PairingState.swift", "public func submit(code: String) async throws -> PairingEvent {"),
        ("PairingEvents.swift", "case .onPairingError(let error): try Task.checkCancellation() throw error"),
        ("PairingState+Flows.swift", "guard once.take() else { throw LampError.expired }"),
        ("LampSessionEvents.swift", "case sessionClosed(session: LampSession?)"),
        ("LampSessionEvents.swift", "public init(shouldTrust: @escaping @Sendable (LampSession?, URL?) -> Bool = { _, _ in false }) {"),
        ("LampSessionEvents.swift", "self.shouldTrust(session, url)"),
    ])
    func line(_ name: String, _ line: String) throws {
        #expect(try flat(name).contains(line), "\(name) lacks: \(line)")
    }

    /// It would differ from another method by `async` only, and Swift would prefer it.
    @Test func aTwinDoesNotTakeTheNameOfAnotherMethod() throws {
        #expect(try !flat("Search.swift").contains("end() async"))
    }

    @Test func aDelegateThatIsKeptIsNotAwaited() throws {
        #expect(try !flat("Search.swift").contains("watch() async"))
    }

    @Test func adaptersOfRegisteredDelegatesAnswerNobody() throws {
        #expect(try !file("LampSessionEvents.swift").contains("outcome"))
    }

    /// A protocol that no flow notifies has nothing to tell.
    @Test func aProtocolWithoutNotificationsHasNoEvents() throws {
        let spec = try LampFixture.spec(extras: Self.twoStates)
        #expect(spec.notifiedProtocols.map(\.name.value).sorted() == ["LampSessionDelegate", "PairingDelegate", "SearchDelegate"])
    }

    /// Objective-C's delegates say in the second label what happened, unless two say the same.
    @Test func casesAreNamedAfterWhatHappened() throws {
        let extras = """
            protocols:
              - name: OvenDelegate
                text: {en: Hears of ovens., ko: 오븐 소식을 받습니다.}
                methods:
                  - {declaration: "- (void)oven:(NSString *)oven didHeat:(NSInteger)degrees;", text: {en: Hot., ko: 뜨겁습니다.}}
                  - {declaration: "- (void)oven:(NSString *)oven didFail:(NSError *)error;", text: {en: Cold., ko: 차갑습니다.}}
                  - {declaration: "- (void)stove:(NSString *)stove didFail:(NSError *)error;", text: {en: Cold., ko: 차갑습니다.}}
                  - {declaration: "- (void)ovenDidRest;", text: {en: At rest., ko: 쉽니다.}}
            """
        let spec = try LampFixture.spec(extras: extras)
        let oven = try #require(spec.protocols.first { $0.name.value == "OvenDelegate" })
        let model = SystemModel(spec)
        #expect(ProtocolEvents(oven, model) == nil)
        #expect(ProtocolEvents.named(oven, model).map(\.name) == ["didHeat", "ovenDidFail", "stoveDidFail", "ovenDidRest"])
    }
}
