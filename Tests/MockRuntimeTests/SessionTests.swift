import MockRuntime
import Testing
import ToySystem

@Suite struct SessionTests {
    let toy = Toy()

    @Test func sessionsAreWorldsOfTheirOwn() throws {
        let login = toy.logIn(session: "/s/one")
        #expect(toy.me(login, session: "/s/one").status == 200)
        #expect(toy.me(login, session: "/s/two").status == 401 && toy.me(login).status == 401)
        #expect(toy.service.sessions.map(\.name) == ["default", "one", "two"])
        try toy.service.session("one").reset()
        #expect(toy.me(login, session: "/s/one").status == 401)
    }

    @Test func oneSeedGivesTheSameValues() throws {
        #expect(toy.post("/__mock/sessions", json: ["name": "a", "seed": 9]).status == 201)
        #expect(toy.post("/__mock/sessions", json: ["name": "b", "seed": 9]).status == 201)
        #expect(toy.post("/__mock/sessions", json: ["name": "a"]).status == 200)
        #expect(toy.post("/__mock/sessions", json: ["name": "a", "seed": 9]).status == 200)
        // Whoever asks for other values would not get them.
        #expect(toy.post("/__mock/sessions", json: ["name": "a", "seed": 8]).status == 409)
        #expect(toy.post("/__mock/sessions", json: ["name": "default", "seed": 8]).status == 409)
        let (a, b, other) = (toy.logIn(session: "/s/a"), toy.logIn(session: "/s/b"), toy.logIn(session: "/s/c"))
        #expect(a == b && a["access_token"] != other["access_token"])
        #expect(Toy().logIn(session: "/s/c") == other)
    }

    @Test func namesAreMadeUpAndChecked() {
        #expect(toy.post("/__mock/sessions").json["path"] == "/s/s1/")
        for bad in ["a b", String(repeating: "x", count: 65), "ü", ".."] {
            #expect(toy.post("/__mock/sessions", json: ["name": .string(bad)]).status == 400)
        }
        #expect(toy.get("/s/a%20b/v1/me").status == 400)
        #expect(toy.call(.delete, "/__mock/sessions/default").status == 409)
        #expect(toy.call(.delete, "/__mock/sessions/s1").status == 204 && toy.call(.delete, "/__mock/sessions/s1").status == 404)
    }

    @Test func sessionsAreBoundedAndTheStalestMakesRoom() {
        let time = TestTime(1000)
        var options = MockOptions(machineTime: { time.now })
        options.limits.sessions = 3
        let toy = Toy(options: options)
        #expect(toy.get("/s/a/v1/me").status == 401 && toy.get("/s/b/v1/me").status == 401)
        #expect(toy.get("/s/c/v1/me").status == 503)
        time.now += 301
        #expect(toy.get("/s/b/v1/me").status == 401)
        #expect(toy.get("/s/c/v1/me").status == 401)
        #expect(toy.service.sessions.map(\.name) == ["default", "b", "c"])
    }

    @Test func everythingEndsByTheSessionsClock() throws {
        let login = toy.logIn()
        let session = toy.service.defaultSession
        session.clock.advance(by: 3599)
        #expect(toy.me(login).status == 200)
        session.clock.advance(by: 1)
        #expect(toy.me(login).json["errorCode"] == "024")
        #expect(try #require(session.records("tokens").first).hasEnded(at: session.clock.now))
        let other = toy.logIn(session: "/s/other")
        #expect(toy.me(other, session: "/s/other").status == 200)
    }

    @Test func recordsAreBounded() throws {
        var options = MockOptions(machineTime: { 0 })
        options.limits.records = 32
        let toy = Toy(options: options)
        let first = toy.logIn()
        for _ in 0..<200 { _ = toy.logIn() }
        let last = toy.logIn()
        #expect(toy.service.defaultSession.records("tokens").count <= 32)
        #expect(toy.me(first).status == 401 && toy.me(last).status == 200)
    }

    @Test func whatHasEndedMakesRoomFirst() throws {
        var options = MockOptions(machineTime: { 0 })
        options.limits.records = 4
        let session = Toy(options: options).service.defaultSession
        for (name, lives) in [("old", 9999.0), ("short", 1), ("other", 9999), ("brief", 1)] {
            try session.put("tokens", ["access": .string(name), "user": "u1"], lives: lives)
        }
        session.clock.advance(by: 2)
        try session.put("tokens", ["access": "new", "user": "u1"])
        #expect(session.records("tokens").map { $0["access"] } == ["old", "other", "new"])
    }

    @Test func editableKindsRefuseMore() throws {
        let session = toy.service.defaultSession
        for number in 0..<8 { try session.put("users", ["id": .string("x\(number)"), "name": "X"]) }
        #expect(throws: MockProblem.self) { try session.put("users", ["id": "one-too-many", "name": "X"]) }
        try session.put("users", ["id": "x3", "name": "Replaced"])
        #expect(session.records("users", ["id": "x3"]).map { $0["name"] } == ["Replaced"])
        #expect(throws: MockProblem.self) { try session.put("users", ["id": "u1", "nam": "X"]) }
        #expect(throws: MockProblem.self) { try session.put("users", ["id": "u1", "name": 4]) }
        #expect(throws: MockProblem.self) { try session.put("users", ["id": "u1"]) }
        #expect(throws: MockProblem.self) { try session.put("nobody", [:]) }
    }
}

@Suite struct FaultTests {
    let toy = Toy()
    var session: MockSession { toy.service.defaultSession }

    @Test func aDocumentedErrorComesSoManyTimes() throws {
        let login = toy.logIn()
        try session.add(MockFault("me", .error("down"), count: 2))
        for _ in 0..<2 {
            let reply = toy.me(login)
            #expect(reply.status == 503 && reply.json["errorCode"] == "500" && reply.response.headerFields[.retryAfter] == "60")
        }
        #expect(toy.me(login).status == 200 && session.faults.isEmpty)
    }

    @Test func faultsOfEveryEndpointPassThoseThatDocumentNone() throws {
        try session.add(MockFault("*", .error("down"), count: nil))
        #expect(toy.get("/v1/me").status == 503 && toy.get("/v1/items/1").status == 200)
        session.clearFaults()
        #expect(toy.get("/v1/me").status == 401)
    }

    @Test func latencyCutsAndForeignAnswers() async throws {
        try session.add(MockFault("item", latency: 2.5))
        #expect(toy.get("/v1/items/1").latency == 2.5 && toy.get("/v1/items/1").latency == 0)
        try session.add(MockFault("item", .cut))
        #expect(toy.get("/v1/items/1").isCut && !toy.get("/v1/items/1").isCut)
        try session.add(MockFault("item", .answer(status: 502, body: "<html>")))
        let reply = toy.get("/v1/items/1")
        #expect(reply.status == 502 && reply.text == "<html>" && reply.outcome == "fault")
    }

    @Test func faultsAreChecked() {
        #expect(throws: MockProblem.self) { try session.add(MockFault("nowhere", .cut)) }
        #expect(throws: MockProblem.self) { try session.add(MockFault("me", .error("invalidGrant"))) }
        #expect(throws: MockProblem.self) { try session.add(MockFault("*", .error("nothing"))) }
    }
}

@Suite struct ClockTests {
    @Test func runsStandsStillAndSpeedsUp() {
        let time = TestTime(100)
        let clock = MockClock { time.now }
        time.now = 110
        #expect(clock.now == 110)
        clock.advance(by: 5)
        clock.freeze()
        time.now = 200
        #expect(clock.now == 115 && clock.mode == .frozen)
        clock.run(speed: 60)
        time.now = 201
        #expect(clock.now == 175)
        clock.set(1000)
        time.now = 202
        #expect(clock.now == 1060)
        clock.reset()
        #expect(clock.now == 202 && clock.mode == .running(speed: 1))
    }

    @Test func tellsWhoObserves() {
        let clock = MockClock { 0 }
        let count = TestTime(0)
        let stop = clock.observe { count.now += 1 }
        clock.advance(by: 1)
        clock.freeze()
        stop()
        clock.advance(by: 1)
        #expect(count.now == 2)
    }

    @Test(
        arguments: [
            (0.0, "1970-01-01T00:00:00Z"), (951_827_696, "2000-02-29T12:34:56Z"), (1_735_689_599.9, "2024-12-31T23:59:59Z"),
            (-1, "1969-12-31T23:59:59Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
        ] as [(Double, String)])
    func writesTimes(seconds: Double, text: String) {
        #expect(TimeForm.iso8601.value(seconds).stringValue == text)
        #expect(TimeForm.spaced.value(seconds).stringValue == text.replacing("T", with: " "))
    }

    @Test(arguments: [Double(Int.max).nextDown, Double(Int.min), Double(Int.min).nextUp, .infinity, -.infinity, .nan, 1e300])
    func writesAnyTime(seconds: Double) {
        for form in TimeForm.allCases { #expect(!form.value(seconds).wireText.isEmpty) }
    }
}
