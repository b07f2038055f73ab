import Testing

@testable import Generator

/// Methods as Swift 2 showed them, for systems that ask for that.
struct OlderSpellingTests {
    private static let extras = """
        classes:
          - name: LampRequest
            superclass: NSObject
            text: {en: Asks a lamp., ko: 램프에 요청합니다.}
            carries:
              - {name: path, type: string, required: true}
            methods:
              - declaration: "+ (instancetype)requestWithPath:(NSString *)path;"
                text: {en: Makes one., ko: 만듭니다.}
              - declaration: "- (void)sendWithHeaders:(NSDictionary *)headers handler:(void (^)(NSDictionary *answer, NSError *error))handler;"
                flow: sent
                text: {en: Sends it., ko: 보냅니다.}
              - declaration: "- (void)cancel:(BOOL)silently;"
                flow: cancelled
                text: {en: Gives up., ko: 취소합니다.}
              - declaration: "- (void)forget:(void (^ _Nullable)(NSDictionary *answer, NSError *error))handler;"
                flow: sent
                text: {en: Forgets it., ko: 잊습니다.}
              - declaration: "- (NSString *)nameOfLamp:(NSInteger)index;"
                flow: named
                text: {en: Its name., ko: 이름입니다.}
        flows:
          - name: sent
            text: {en: Sends., ko: 보냅니다.}
            steps:
              - let: {unused: $self.path}
              - complete: {answer: null, error: null}
          - name: cancelled
            text: {en: Gives up., ko: 취소합니다.}
            steps: [{let: {unused: $arg.silently}}]
          - name: named
            text: {en: Names., ko: 이름입니다.}
            steps: [{return: a}]
        """
    private static let made = Result { try LampFixture.generate(extras: extras) }
    private static let modern = Result { try LampFixture.generate(extras: extras, edits: [("spellings: [swift2]", "#")]) }

    private func flat(_ name: String, _ files: Result<[String: String], any Error> = made) throws -> String {
        let text = try #require(try files.get()[name], "no \(name)")
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
    }

    @Test(arguments: [
        ("LampRequest.swift", "@available(*, deprecated, renamed: \"send(withHeaders:handler:)\") public func sendWithHeaders("),
        ("LampRequest.swift", "_ headers: [NSObject: AnyObject]!, handler: (([NSObject: AnyObject]?, NSError?) -> Void)!) {"),
        ("LampRequest.swift", "send(withHeaders: unbridged(headers), handler: handler.map { handler in"),
        ("LampRequest.swift", "{ answer, error in handler(bridged(answer), error.map { $0 as NSError }) }"),
        ("LampRequest.swift", "extension Optional where Wrapped == LampRequest {"),
        ("LampRequest.swift", "public func nameOfLamp(_ index: Int) -> String! {"),
        ("LampRequest.swift", "public func nameOfLamp(_ index: Int) -> String? { self?.name(ofLamp: index) }"),
        ("LampSession.swift", "public class func sharedSession() -> LampSession! { Self.shared() }"),
        ("LampSessionDelegate.swift", "func session(session: LampSession!, shouldTrust url: URL!) -> Bool"),
        ("LampSessionDelegate.swift", "return self.session(session: session, shouldTrust: url)"),
        ("LampSessionDelegate.swift", "func sessionDidClose(session: LampSession!)"),
    ])
    func line(_ name: String, _ line: String) throws {
        #expect(try flat(name).contains(line), "\(name) lacks: \(line)")
    }

    /// A second method of the same name would only make calls ambiguous.
    @Test func whatIsSpelledAsTodayStandsOnce() throws {
        #expect(try flat("LampRequest.swift").components("func cancel(_ silently: Bool)") == 1)
    }

    /// But a handler with an `NSError` that is written down is none of today's, so that it has a method of its own, which comes last.
    @Test func whatTakesAnOlderHandlerStandsTwice() throws {
        let code = try flat("LampRequest.swift")
        #expect(code.contains("public func forget(_ handler: (([AnyHashable: Any]?, (any Error)?) -> Void)? = nil) {"))
        let older = """
            @available(*, deprecated, message: "handlers are given any Error since Swift 3") @_disfavoredOverload \
            public func forget(_ handler: (([NSObject: AnyObject]?, NSError?) -> Void)?) { forget(handler.map { handler in \
            { answer, error in handler(bridged(answer), error.map { $0 as NSError }) } }) }
            """
        #expect(code.contains(older), "\(code)")
    }

    @Test func nothingIsAddedWhereNobodyAsks() throws {
        for (name, text) in try Self.modern.get() {
            #expect(!text.contains("Swift 2") && !text.contains("deprecated"), "\(name)")
        }
    }

    @Test func aRequiredMethodThatAnAppLacksIsNotedInTheEnd() throws {
        let code = try flat("LampSessionDelegate.swift")
        let end = try #require(code.firstRange(of: "public func sessionDidClose(session: LampSession!) {"))
        #expect(code[end.upperBound...].trimmingPrefix(" ").hasPrefix("ClientEnvironment.current.log("))
    }
}

extension String {
    /// How often a text occurs.
    fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
