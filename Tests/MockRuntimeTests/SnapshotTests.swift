import MockRuntime
import Testing
import ToySystem

@Suite struct SnapshotTests {
    let toy = Toy()

    @Test func aSessionGoesBack() throws {
        let login = toy.logIn(session: "/s/a")
        _ = toy.post("/s/a/__mock/clock", json: ["frozen": true, "now": 5000])
        _ = toy.post("/s/a/__mock/faults", json: ["endpoint": "item", "status": 503, "every": 2, "count": 3])
        _ = toy.get("/s/a/v1/items/1")
        let snapshot = toy.get("/s/a/__mock/snapshot")
        func goOn(_ session: String) -> [JSONValue] {
            let number = toy.post(session + "/v1/notes", json: ["text": "x"]).text
            return [toy.logIn("u2", session: session), .string(number), .int(toy.get(session + "/v1/items/1").status)]
        }
        let first = goOn("/s/a")
        _ = toy.post("/s/a/__mock/reset")
        #expect(toy.me(login, session: "/s/a").status == 401)
        for session in ["/s/a", "/s/b"] {
            #expect(toy.call(.put, session + "/__mock/snapshot", body: snapshot.text).status == 204)
            #expect(toy.get(session + "/__mock/snapshot").json == snapshot.json)
            #expect(toy.me(login, session: session).status == 200)
            #expect(goOn(session) == first)
        }
        #expect(toy.get("/s/b/__mock/clock").json["frozen"] == true)
    }

    /// To the last digit, though the machine's clock goes on.
    @Test func aClockThatIsStoppedStandsWhereItIsTold() throws {
        let toy = Toy(options: MockOptions())
        #expect(toy.post("/s/a/__mock/clock", json: ["frozen": true, "now": 5000]).json["now"] == 5000)
        let snapshot = toy.get("/s/a/__mock/snapshot")
        #expect(toy.call(.put, "/s/b/__mock/snapshot", body: snapshot.text).status == 204)
        #expect(toy.get("/s/b/__mock/snapshot").json == snapshot.json)
    }

    @Test func itDoesSoInSwiftToo() throws {
        let session = toy.service.defaultSession
        let before = session.snapshot()
        try session.put("users", ["id": "u3", "name": "Cleo"])
        session.clock.run(speed: 3)
        session.restore(before)
        #expect(session.records("users").count == 2 && session.clock.mode == .running(speed: 1))
        #expect(session.snapshot().json == before.json)
    }

    @Test(arguments: [
        #"{"system":"other"}"#, "{}", "[]", #"{"nothing":1}"#, #"{"system":"toy-login"}"#,
        #"{"system":"toy-login","clock":{"now":1},"random":["1","x"]}"#, #"{"system":"toy-login","clock":{"now":1},"app":{"a":1}}"#,
        #"{"system":"toy-login","clock":{"now":1},"records":{"a":[]}}"#,
        #"{"system":"toy-login","clock":{"now":1},"records":{"users":[{}]}}"#,
        #"{"system":"toy-login","clock":{"now":1},"random":["1","1"],"numbers":{"a":"b"}}"#,
        #"{"system":"toy-login","clock":{"now":1,"speed":-1},"random":["1","1"]}"#,
        #"{"system":"toy-login","clock":{"now":1,"speed":"x"},"random":["1","1"]}"#,
        #"{"system":"toy-login","clock":{"now":1,"frozen":5},"random":["1","1"]}"#,
        #"{"system":"toy-login","clock":{"now":1},"random":["1","1"],"faults":[{"endpoint":"nowhere","status":500}]}"#,
        #"{"system":"toy-login","clock":{"now":1},"random":["1","1"],"faults":[{"endpoint":"item","error":"nothing"}]}"#,
        #"{"system":"toy-login","clock":{"now":1},"random":["1","1"],"records":{"users":[{"id":"u","name":"A"},{"id":"u","name":"B"}]}}"#,
    ])
    func whatIsNoSnapshotIsRefused(body: String) {
        let before = toy.service.defaultSession.snapshot().json
        #expect((400...404).contains(toy.call(.put, "/__mock/snapshot", body: body).status))
        #expect(toy.service.defaultSession.snapshot().json == before)
    }
}

@Suite struct SeedTests {
    private static let token = "a-token-of-my-own"

    private func toy(_ seeds: JSONValue) throws -> Toy { Toy(try ToySystem.system.seeded(with: seeds)) }

    @Test func aMockBeginsWithWhatItIsGiven() throws {
        let toy = try toy([
            "app": ["client_secret": "mine"],
            "records": [
                "users": [["id": "kim", "name": "Kim"]], "tokens": [["access": .string(Self.token), "refresh": "r", "user": "kim"]],
            ],
        ])
        for session in ["", "/s/a"] {
            let me = toy.get(session + "/v1/me", [.authorization: "Bearer \(Self.token)"])
            #expect(me.json["response", "name"] == "Kim")
            #expect(toy.get(session + "/__mock/users").json["users"].arrayValue?.count == 1)
        }
        #expect(toy.get(Toy.tokenPath("x")).outcome == "invalidClient")
        #expect(toy.get(Toy.tokenPath("x", secret: "mine")).outcome == "invalidGrant")
        _ = toy.call(.delete, "/__mock/users/kim")
        _ = toy.post("/__mock/reset")
        #expect(toy.get("/__mock/users/kim").status == 200)
    }

    /// Who reads the control interface has to send these.
    @Test func secretsThatWereSeededCanBeRead() throws {
        let toy = try toy(["records": ["tokens": [["access": .string(Self.token), "refresh": "r", "user": "u1"]]]])
        #expect(toy.get("/__mock/app").json["client_secret"] == "toy-secret")
        #expect(toy.get("/__mock/records/tokens").json["tokens"][0]["access"].stringValue == Self.token)
        _ = toy.logIn()
        #expect(toy.get("/__mock/records/tokens").json["tokens"][1]["access"] == "[redacted]")
        _ = toy.call(.patch, "/__mock/app", body: #"{"client_secret":"other"}"#)
        #expect(toy.get("/__mock/app").json["client_secret"] == "[redacted]")
    }

    @Test func aSnapshotIsAFileToBeginWith() throws {
        let first = Toy()
        _ = first.post("/__mock/users", json: ["id": "u3", "name": "Cleo"])
        let second = try toy(first.get("/__mock/snapshot").json)
        #expect(second.get("/__mock/users/u3").json["name"] == "Cleo")
    }

    @Test(
        arguments: [
            ([], "should be a JSON object"), (["user": []], "\"user\" is nothing"), (["app": ["x": 1]], "no app value \"x\""),
            (["records": ["people": []]], "no records \"people\""), (["records": ["users": [["id": "a"]]]], "users[0]: the field \"name\""),
            (["records": ["users": [["id": "a", "name": "b", "c": 1]]]], "users[0]: users have no field \"c\""),
            (["records": ["users": [["id": "a", "name": "b"], ["id": "a", "name": "c"]]]], "users[1] has the id of users[0]"),
            (["app": ["client_secret": ["a"]]], "\"client_secret\" should be a string"),
            (["app": ["client_id": 5]], "\"client_id\" should be a string, but is integer"), (["system": "another"], "that is of another"),
            (["records": ["users": 5]], "a list"), (["app": []], "\"app\" should be an object"),
            (["records": ["users": .array(Array(repeating: ["id": "a", "name": "b"], count: 11))]], "holds 10 at most"),
        ] as [(JSONValue, String)])
    func whatDoesNotFitIsRefused(seeds: JSONValue, reason: String) {
        do {
            _ = try ToySystem.system.seeded(with: seeds)
            Issue.record("\(seeds) was taken")
        } catch {
            #expect(error.message.contains(reason))
        }
    }
}
