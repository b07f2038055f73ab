import ClientRuntime
import Testing

@Suite struct ValueTests {
    @Test(arguments: [
        JSONValue.null, .bool(true), .int(3), .double(2.5), .string("a"), ["a": [1, "b", false], "c": ["d": "e"]],
    ])
    func foundationAndBack(_ value: JSONValue) {
        #expect(JSONValue(foundation: value.foundationValue) == value)
    }

    @Test("numbers and truth values of Foundation and Swift stay what they were made as")
    func numbers() {
        let made: [String: NSNumber] = ["one": 1, "yes": true, "half": 0.5]
        #expect(JSONValue(foundation: made) == ["half": 0.5, "one": 1, "yes": true])
        #expect(JSONValue(foundation: ["a": Int32(7)]) == ["a": 7])
        #expect(JSONValue(foundation: [Float(1.5)]) == [1.5])
        #expect(JSONValue(foundation: [["a": [true]]]) == [["a": [true]]])
    }

    @Test("a typed dictionary takes what fits, member for member")
    func typed() {
        let value: JSONValue = ["a": 1, "b": "text", "c": [1, 2], "d": ["e": 2]]
        #expect(value.dictionary(\.intValue) == ["a": 1])
        #expect(value.dictionary { $0.arrayValue == nil ? nil : $0.list(\.intValue) } == ["c": [1, 2]])
        #expect(value["d"].dictionary(\.numberValue) == ["e": 2])
        #expect((["a": true] as JSONValue).dictionary(\.numberValue)["a"]?.boolValue == true)
        #expect(JSONValue.null.dictionary(\.intValue).isEmpty)
    }

    @Test func textsStandForURLsDatesUUIDsAndBytes() throws {
        #expect(JSONValue(foundation: try #require(URL(string: "https://a.example/b"))) == "https://a.example/b")
        let id = UUID()
        let mixed: [String: Any] = ["date": Date(timeIntervalSince1970: 0), "flag": true, "id": id, "bytes": Data([1, 2]), "half": 0.5]
        let made: JSONValue = [
            "bytes": "AQI=", "date": "1970-01-01T00:00:00Z", "flag": true, "half": 0.5, "id": .string(id.uuidString),
        ]
        #expect(JSONValue(foundation: mixed) == made)
        #expect(
            JSONValue(foundation: NSDictionary(dictionary: ["date": NSDate(timeIntervalSince1970: 10)])) == ["date": "1970-01-01T00:00:10Z"]
        )
        #expect(JSONValue(foundation: Date(timeIntervalSince1970: 10)).dateValue == Date(timeIntervalSince1970: 10))
    }

    @Test(arguments: [("e30.eyJzdWIiOiJ1MSJ9.x", ["sub": "u1"] as JSONValue), ("no token", .null), ("a.!!.b", .null)])
    func claims(_ token: String, _ claims: JSONValue) {
        #expect(JSONValue(claimsOf: token) == claims)
    }

    @Test(arguments: [
        ([50126, "a"] as JSONValue, ["50126", "a"]), ([] as JSONValue, [""]), ("b" as JSONValue, ["b"]), (JSONValue.null, [""]),
    ])
    func wireTexts(_ value: JSONValue, _ texts: [String]) {
        #expect(value.wireTexts == texts)
    }

    @Test func aMissingValueHasItsName() throws {
        #expect(try required(1, "one") == 1)
        #expect(throws: MissingValue("two")) { try required(Int?.none, "two") }
    }

    @Test func errorsTellPeopleWhatHappened() {
        let silent = UnknownError(domain: "token", code: "9", status: 500)
        let errors: [(any Error, String)] = [
            (UnknownError(domain: "token", code: "9", message: "Try later."), "Try later."), (silent, silent.description),
            (MissingValue("code"), "missing: code"), (TransportError.timedOut, "the server took too long to answer"),
            (
                ResponseError(endpoint: "token", path: "a", expected: "a string", found: "missing"),
                "token: a should be a string, but is missing"
            ),
        ]
        for (error, text) in errors { #expect(error.localizedDescription == text) }
    }

    @Test func workThatWaitsForAnEventIsIdle() async throws {
        let environment = ClientEnvironment(storage: MemoryStorage(), report: { _ in })
        let (asked, heard) = (Event<String>(), Event<String>())
        environment.start {
            if let text = try? await environment.wait(for: asked) { heard.send(text) }
        }
        await environment.idle()
        asked.send("yes")
        #expect(try await heard.wait() == "yes")
    }

    /// What an app awaits itself was never counted, so it must not be taken off the count.
    @Test func whatAnAppAwaitsIsNotCounted() async throws {
        let environment = ClientEnvironment(storage: MemoryStorage(), report: { _ in })
        let (asked, finish, done) = (Event<Int>(), Event<Int>(), Locked(false))
        let waiting = Task { try await environment.wait(for: asked) }
        while !asked.isAwaited { await Task.yield() }
        environment.start {
            _ = try? await finish.wait()
            done.value = true
        }
        while !finish.isAwaited { await Task.yield() }
        finish.send(1)
        await environment.idle()
        #expect(done.value)
        asked.send(2)
        #expect(try await waiting.value == 2)
    }

    private final class Recorder: Sendable {}

    @Test func aDelegateIsCalledOnTheMainActor() async {
        let environment = ClientEnvironment(storage: MemoryStorage(), report: { _ in })
        let answer = await environment.notify(Handed(Recorder())) { _ in
            MainActor.assertIsolated()
            return 7
        }
        #expect(answer == 7)
        #expect(await environment.notify(Handed<Recorder>?.none) { _ in 7 } == nil)
    }
}
