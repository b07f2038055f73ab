import MockRuntime
import Testing
import ToySystem

/// What a query says in a person's place, and who is known.
@Suite struct PersonHintTests {
    private let toy = Toy()
    private let page = "/oauth/authorize?response_type=code&client_id=toy-client&redirect_uri=toyclient%3A%2F%2Fdone"

    @Test func whoIsKnownIsTold() {
        let reply = toy.get(page + "&mock_user=nobody")
        let words = "mock_user is \"nobody\", which is the id of none of the users: known are u1, u2"
        #expect(reply.outcome == "denied" && reply.reason == words)
        #expect(toy.get("/__mock/journal").json["entries"][0]["note"].stringValue == words)
        #expect(toy.get(page + "&mock_user=u1").reason.isEmpty && toy.get(page).reason.isEmpty)
    }

    @Test func thatThereIsNobodyIsTold() throws {
        let session = toy.service.defaultSession
        for user in session.records("users") { session.drop(user) }
        #expect(toy.get(page + "&mock_user=u1").reason.hasSuffix("none of the users: there are none"))
    }

    @Test func ofManyAFewAreTold() throws {
        var system = ToySystem.system
        system.records[0].limit = 100
        system.records[0].seeds = (1...30).map { ["id": .string("n\($0)"), "name": "N"] }
        #expect(
            Toy(system).get(page + "&mock_user=u1").reason.hasSuffix(
                "known are \((1...20).map { "n\($0)" }.joined(separator: ", ")) and 10 more"))
    }

    /// What nobody has given is nothing that anybody got wrong, and a secret is told by nobody.
    @Test func onlyWhatIsOpenIsTold() throws {
        var system = ToySystem.system
        system.records[0].fields[0].isSecret = true
        #expect(Toy(system).get(page + "&mock_user=nobody").reason.isEmpty)
        let other = toy.get(Toy.tokenPath("x") + "&mock_user=u1")
        #expect(other.outcome == "invalidGrant" && other.reason.isEmpty)
    }
}
