import MockRuntime
import Testing
import ToySystem

/// Another version of a system takes the place of the one that a mock plays.
@Suite struct ReplacementTests {
    private let toy = Toy()

    private func replaced(_ change: (inout MockSystem) -> Void) -> Toy {
        var system = ToySystem.system
        change(&system)
        return Toy(MockService(system, replacing: toy.service))
    }

    @Test func whatASessionKnowsStays() throws {
        let login = toy.logIn(session: "/s/a")
        _ = toy.post("/s/a/__mock/clock", json: ["frozen": true, "now": 1_000_500])
        _ = toy.post("/s/a/__mock/faults", json: ["endpoint": "item", "status": 503])
        try toy.service.session("a").setApp("client_id", "mine")
        let next = replaced { $0.title = MockText(en: "Next", ko: "다음") }
        #expect(next.me(login, session: "/s/a").status == 200)
        #expect(next.get("/s/a/v1/items/1").status == 503)
        #expect(next.get("/s/a/__mock/clock").json["now"].doubleValue == 1_000_500)
        #expect(try next.service.session("a").count("token.code") == 1 && next.service.session("a").app("client_id") == "mine")
        #expect(next.get("/s/new/v1/items/1").status == 200)
    }

    @Test func whatItNeverTouchedIsAsItIsNow() throws {
        try toy.service.defaultSession.put("users", ["id": "u3", "name": "Cleo"])
        try toy.service.defaultSession.setApp("client_secret", "changed")
        let next = replaced { system in
            system.records[0].seeds = [["id": "u1", "name": "Ada Lovelace"], ["id": "u4", "name": "Dan"]]
            system.app[0].value = "another-client"
            system.app[1].value = "another-secret"
            system.records.append(RecordType("pets", key: "name", fields: [ValueField("name")], seeds: [["name": "Rex"]]))
        }
        let session = next.service.defaultSession
        #expect(Set(session.records("users").map { $0["name"].wireText }) == ["Ada Lovelace", "Cleo", "Dan"])
        #expect(session.app("client_id") == "another-client" && session.app("client_secret") == "changed")
        #expect(session.records("pets").map { $0["name"] } == ["Rex"])
    }

    /// What a session holds is whole, and can be put back, whatever its records have to have now.
    @Test func whatRecordsLackIsAdded() throws {
        try toy.service.defaultSession.put("users", ["id": "u3", "name": "Cleo"])
        let before = toy.get("/__mock/snapshot")
        let next = replaced { system in
            system.records[0].fields += [ValueField("level", .integer), ValueField("kind", values: ["new", "old"]), ValueField("note")]
            system.records[0].seeds = [
                ["id": "u1", "name": "Ada", "email": "ada@example.com", "age": 36, "level": 5, "kind": "old", "note": "a"]
            ]
        }
        for snapshot in [before, next.get("/__mock/snapshot")] {
            let reply = next.call(.put, "/__mock/snapshot", body: snapshot.text)
            #expect(reply.status == 204, "\(reply.text)")
            #expect(next.get("/__mock/users/u3").json == ["id": "u3", "name": "Cleo", "level": 0, "kind": "new", "note": ""])
            #expect(next.get("/__mock/users/u1").json["level"] == 5)
        }
    }

    @Test func recordsAndFaultsOfWhatIsGoneGo() throws {
        let session = toy.service.defaultSession
        try session.put("notes", ["number": 1, "text": "x"])
        try session.add(MockFault("item", .cut))
        try session.add(MockFault("me", .cut))
        let next = replaced { system in
            system.records.removeAll { $0.name == "notes" }
            system.endpoints.removeAll { $0.name == "item" }
        }
        #expect(session.records("notes").isEmpty && session.faults.map(\.endpoint) == ["me"])
        #expect(next.get("/v1/items/1").status == 404)
    }
}
