import Guide
import Scoring
import Testing

/// How claims meet labels, one rule a test.
@Suite struct ScorerTests {
    private func figures(_ claims: [Claim], _ labels: LabelSet) -> Figures { Scorer.score(claims, against: labels).overall }

    @Test func aGuideOfEveryKind() throws {
        let score = try Scorer.score(Lamp.claims(), against: labels(Lamp.labels))
        #expect(score.overall == Figures(met: 4, missed: 1, wrong: 1))
        #expect(score.kinds.map(\.kind) == [.type, .method, .property, .error])
        #expect(score.misses.map(\.label.name) == ["dim"] && score.wrong.map(\.claim.shown) == ["switchOff"])
        #expect(score.wrong[0].near?.text == "a decoy")
        #expect(score.aside[.debatable] == 1)
        #expect(score.owners == [.agree: 2, .notCompared: 2])
        #expect((score.certainCount, score.debatableCount, score.decoyCount) == (5, 1, 1))
    }

    @Test(arguments: [
        ("a b\\_c", "ab_c", true), ("set:value:", "set: value:", true), ("set:", "set", false), ("Set", "set", false),
    ])
    func namesAreEqualWithoutBlanksAndBackslashes(claim: String, label: String, isMet: Bool) throws {
        let labels = try labels(facts: "{\"kind\": \"method\", \"name\": \"\(label)\"}")
        #expect(figures([Claim(.method, claim)], labels).met == (isMet ? 1 : 0))
    }

    @Test(arguments: [
        ("16", "0x10", true), ("@\"login\"", "login", true), ("“login”", "'login'", true), ("24", "024", false), ("-3", "-3", true),
        ("+3", "3", true), ("-0x10", "-16", true), ("a", "b", false),
    ])
    func valuesAreEqualWithoutTheirWriting(claim: String, label: String, isMet: Bool) throws {
        let labels = try labels(facts: "{\"kind\": \"constant\", \"name\": \"limit\", \"value\": \"\(label)\"}")
        #expect(figures([Claim(.constant, "limit", value: claim)], labels).met == (isMet ? 1 : 0))
    }

    @Test func aValueIsComparedOnlyWhereTheLabelGivesOne() throws {
        let open = try labels(facts: "{\"kind\": \"constant\", \"name\": \"limit\", \"value\": null}")
        #expect(figures([Claim(.constant, "limit", value: "3")], open).met == 1)
        let number = try labels(facts: "{\"kind\": \"constant\", \"name\": \"limit\", \"value\": 3.0}")
        #expect(figures([Claim(.constant, "limit", value: "3")], number).met == 1)
        let score = Scorer.score([Claim(.constant, "limit", value: "4", line: 7)], against: number)
        #expect(score.misses.first?.near?.text == "value differs: label 3, found 4 on line 7")
    }

    @Test(arguments: [
        ("GET https://api.example.com/v1/lamps/{id}?all=1#top", "GET /v1/lamps/:lampID", true),
        ("GET https://{host}/v1/lamps/", "GET /v1/lamps", true), ("GET {baseURL}/v1/lamps/<id>", "GET /v1/lamps/{id}", true),
        ("/v1/lamps", "POST /v1/lamps", true), ("GET /v1/lamps", "POST /v1/lamps", false), ("GET /v1/lamps", "GET /v2/lamps", false),
        ("GET /v1/lamps/%7Bid%7D", "GET /v1/lamps/{id}", true), ("GET /v1/lamps/&lt;id&gt;", "GET /v1/lamps/{id}", true),
        ("get /post", "GET /post", true), ("`GET /v1/lamps`", "GET /v1/lamps", true), ("GET /lamps:on", "GET /lamps:off", false),
    ])
    func endpointsAreEqualByMethodAndPath(claim: String, label: String, isMet: Bool) throws {
        let labels = try labels(facts: "{\"kind\": \"endpoint\", \"name\": \"\(label)\"}")
        #expect(figures([Claim(.endpoint, claim)], labels).met == (isMet ? 1 : 0))
    }

    @Test(arguments: ["GET / POST /lamps", "GET|POST /lamps", "GET, POST /lamps", "get or post /lamps"])
    func anEndpointWithTwoMethodsIsTwo(name: String) throws {
        let guide = "# Lamps\n\n| Method | URL |\n|---|---|\n| GET | /lamps |\n"
        var claims = try Lamp.claims(guide).filter { $0.kind == .endpoint }
        #expect(claims.map(\.shown) == ["GET /lamps"])
        let labels = try labels(
            facts: "{\"kind\": \"endpoint\", \"name\": \"GET /lamps\"}", "{\"kind\": \"endpoint\", \"name\": \"POST /lamps\"}")
        #expect(figures(claims, labels) == Figures(met: 1, missed: 1))
        claims = Claim.claims(of: Sheets.endpoint(name))
        #expect(figures(claims, labels) == Figures(met: 2))
    }

    @Test func anOwnerMayHaveAsManyNamesAsItsOwnLabel() throws {
        let labels = try labels(
            facts: """
                {"kind": "method", "name": "open:", "alt_names": ["open(_:)"], "line": 3},
                {"kind": "parameter", "name": "key", "owner": "open:", "line": 4}
                """)
        let claims = [Claim(.method, "open(_:)", line: 3), Claim(.parameter, "key", owner: "open(_:)", line: 4)]
        #expect(Scorer.score(claims, against: labels).misses.isEmpty)
        #expect(Scorer.score([claims[0], Claim(.parameter, "key", owner: "shut(_:)", line: 4)], against: labels).wrong.count == 1)
    }

    @Test func ownersAreComparedWhereBothGiveOne() throws {
        let labels = try labels(facts: "{\"kind\": \"method\", \"name\": \"run\", \"owner\": \"Lamp\", \"line\": 3}")
        #expect(figures([Claim(.method, "run")], labels).met == 1)
        let score = Scorer.score([Claim(.method, "run", owner: "Door", line: 5)], against: labels)
        #expect(score.overall == Figures(missed: 1, wrong: 1))
        #expect(score.misses[0].near?.text == "owner differs: label Lamp, found Door on line 5")
        #expect(score.wrong[0].near?.text == "owner differs: label Lamp, found Door")
    }

    @Test func theOwnerOfAParameterCountsIfItIsAnEndpoint() throws {
        let labels = try labels(facts: "{\"kind\": \"parameter\", \"name\": \"id\", \"owner\": \"GET /lamps\"}")
        #expect(figures([Claim(.parameter, "id", owner: "Request")], labels).met == 1)
        #expect(figures([Claim(.parameter, "id", owner: "https://example.com/lamps")], labels).met == 1)
        #expect(figures([Claim(.parameter, "id", owner: "POST /lamps")], labels).met == 0)
    }

    @Test func anErrorThatIsCalledByItsCodeIsItsCode() throws {
        let labels = try labels(facts: "{\"kind\": \"error\", \"name\": \"404\", \"value\": 404}")
        #expect(figures([Claim(.error, "notFound", value: "404")], labels).met == 1)
        #expect(figures([Claim(.error, "404")], labels).met == 1)
        #expect(figures([Claim(.error, "notFound", value: "405")], labels).met == 0)
    }

    @Test func otherKindsAndNamesAreAsGood() throws {
        let labels = try labels(
            facts: "{\"kind\": \"case\", \"name\": \"on\", \"alt_kinds\": [\"constant\"], \"alt_names\": [\"LampOn\"], \"line\": 1}")
        #expect(figures([Claim(.constant, "LampOn")], labels).met == 1)
        #expect(Scorer.score([Claim(.property, "on", line: 4)], against: labels).misses[0].near?.text == "found as property on line 4")
    }

    @Test func oneClaimMeetsOneLabelAndMakesWayForAnother() throws {
        // The nearer label takes the first claim; only by giving it up is there one for both.
        let labels = try labels(
            facts: "{\"kind\": \"method\", \"name\": \"run\", \"owner\": \"A\", \"line\": 10}",
            "{\"kind\": \"method\", \"name\": \"run\", \"line\": 12}")
        let claims = [Claim(.method, "run", line: 12), Claim(.method, "run", owner: "B", line: 12)]
        #expect(figures(claims, labels) == Figures(met: 2))
    }

    @Test func aSecondFactOfOneLabelIsNotWrong() throws {
        let labels = try labels(facts: "{\"kind\": \"type\", \"name\": \"Lamp\", \"line\": 2}")
        let score = Scorer.score([Claim(.type, "Lamp", line: 2), Claim(.type, "Lamp", line: 9)], against: labels)
        #expect(score.overall == Figures(met: 1) && score.aside == [.duplicate: 1])
    }

    @Test func samplesAndSentencesAreNotWrong() throws {
        let labels = try labels(
            facts: "{\"kind\": \"type\", \"name\": \"Lamp\"}", decoys: "{\"kind\": \"type\", \"name\": \"View\", \"line\": 4}")
        let claims = [
            Claim(.type, "App", source: .sample), Claim(.type, "Shade", source: .heading), Claim(.type, "View", source: .prose, line: 5),
            Claim(.use, "go", source: .declaration), Claim(.type, "Bulb", source: .list),
        ]
        let score = Scorer.score(claims, against: labels)
        #expect(score.wrong.map(\.claim.shown) == ["Bulb"])
        #expect(score.aside == [.weakSource: 2, .weakDecoy: 1, .unscoredKind: 1])
    }

    @Test func aDebatableLabelThatIsNearerSetsAside() throws {
        let labels = try labels(
            facts: "{\"kind\": \"type\", \"name\": \"Lamp\", \"line\": 2}",
            "{\"kind\": \"type\", \"name\": \"Lamp\", \"line\": 20, \"certain\": false}")
        #expect(Scorer.score([Claim(.type, "Lamp", line: 19)], against: labels).aside == [.debatable: 1])
        #expect(Scorer.score([Claim(.type, "Lamp", line: 3)], against: labels).overall == Figures(met: 1))
    }

    @Test func onlyTheLabelledLinesCount() throws {
        let document = try #require(Sheets.read(Lamp.guide))
        #expect(Claim.claims(of: document, within: 1...6).allSatisfy { ($0.line ?? 0) <= 6 })
    }

    @Test func headersHaveFiguresOfTheirOwn() throws {
        let labels = try labels(facts: "{\"kind\": \"header\", \"name\": \"X-Lamp\"}", "{\"kind\": \"type\", \"name\": \"Lamp\"}")
        let score = Scorer.score([Claim(.type, "Lamp")], against: labels)
        #expect(score.overall == Figures(met: 1) && score.kinds.last?.figures == Figures(missed: 1))
    }
}
