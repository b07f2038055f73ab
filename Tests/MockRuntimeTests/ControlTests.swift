import MockRuntime
import Testing
import ToySystem

@Suite struct ControlTests {
    let toy = Toy()

    @Test func usersAreAddedChangedAndDropped() {
        #expect(toy.get("/__mock/records/users?name=Ada").json["users"].arrayValue?.count == 1)
        let added = toy.post("/__mock/users", json: ["id": "u3", "name": "Cleo"])
        #expect(added.status == 201)
        #expect(toy.me(toy.logIn("u3")).json["response", "name"] == "Cleo")
        let changed = toy.call(.patch, "/__mock/users/u3", body: #"{"name":"Dora","email":"d@example.com"}"#)
        #expect(changed.json == ["id": "u3", "name": "Dora", "email": "d@example.com"])
        #expect(toy.call(.patch, "/__mock/users/u3", body: #"{"email":null}"#).json["email"].isNull)
        #expect(toy.call(.patch, "/__mock/users/u3", body: #"{"id":"u9"}"#).status == 400)
        #expect(toy.call(.delete, "/__mock/users/u3").status == 204 && toy.get("/__mock/users/u3").status == 404)
        #expect(toy.post("/__mock/users", json: ["id": "u4", "nick": "x"]).json["hint"].stringValue?.contains("name") == true)
    }

    @Test func whatARecordNeedsStays() {
        let reply = toy.call(.patch, "/__mock/users/u1", body: #"{"name":null,"age":null}"#)
        #expect(reply.status == 400 && reply.json["error"] == #"the field "name" of users can't be taken away"#)
        #expect(toy.call(.patch, "/__mock/users/u1", body: #"{"age":null}"#).status == 200)
        let user = toy.get("/__mock/users/u1").json
        #expect(user["name"] == "Ada" && user["age"].isNull && user["email"] == "ada@example.com")
    }

    @Test func recordsAreAskedForByTheirFields() {
        #expect(toy.get("/__mock/records/users?name=Ada").json["users"].arrayValue?.count == 1)
        let reply = toy.get("/__mock/records/users?nmae=Ada")
        #expect(reply.status == 400 && reply.json["error"] == #"users have no field "nmae""#)
    }

    @Test func theClockSaysWhatItTakes() {
        let speed = toy.post("/__mock/clock", json: ["speed": -1])
        #expect(speed.json == ["error": #""speed" should be how many seconds pass in one"#, "hint": "from 0 to 1000000; 1 is as usual"])
        let now = toy.post("/__mock/clock", json: ["now": "today"])
        #expect(now.json == ["error": #""now" should be a number of seconds since 1970"#, "hint": "from 0 to 100000000000"])
    }

    @Test func otherKindsCanBeReadOnlyAndHideSecrets() {
        _ = toy.logIn()
        let token = toy.get("/__mock/records/tokens").json["tokens"][0]
        #expect(token["access"] == "[redacted]" && token["user"] == "u1" && token["_ended"] == false)
        #expect(toy.post("/__mock/records/tokens", json: [:]).status == 405)
        #expect(toy.get("/__mock/records/nothing").status == 404 && toy.get("/__mock/nothing").status == 404)
    }

    /// `curl -d` says that its text is a form.
    @Test(arguments: ["application/x-www-form-urlencoded", "text/plain", "application/json"])
    func jsonIsTakenWhateverItIsCalled(type: String) {
        let reply = Toy().call(.post, "/__mock/clock", headers: [.contentType: type], body: #"{"advance": 60}"#)
        #expect(reply.status == 200, "\(reply.text)")
    }

    @Test(
        arguments: zip(
            ["advance=60", "[60]", "{\"advance\": "],
            [
                "is not JSON: no value starts here at byte 0", "should be a JSON object",
                "is not JSON: the text ends where a value should be at byte 12",
            ]
        ))
    func whatIsNoJSONObjectIsRefused(body: String, problem: String) {
        let reply = Toy().call(.post, "/__mock/clock", headers: [.contentType: "application/x-www-form-urlencoded"], body: body)
        #expect(reply.status == 400)
        #expect(reply.json["error"].stringValue == "the body \(problem)")
    }

    @Test func theClockIsMoved() {
        #expect(toy.post("/__mock/clock", json: ["frozen": true, "now": 5000]).json["now"].intValue == 5000)
        let moved = toy.post("/__mock/clock", json: ["advance": 60]).json
        #expect(moved["now"].intValue == 5060 && moved["text"] == "1970-01-01T01:24:20Z" && moved["frozen"] == true)
        #expect(toy.service.defaultSession.clock.now == 5060)
        #expect(toy.post("/__mock/clock", json: ["advance": "x"]).status == 400)
        #expect(toy.post("/__mock/clock", json: ["forward": 3]).status == 400)
        #expect(toy.get("/s/else/__mock/clock").json["frozen"] == false)
    }

    @Test(arguments: [
        #"{"endpoint":"me","error":"down","count":2}"#, #"{"latencyMillis":5}"#, #"{"endpoint":"item","cut":true,"count":null}"#,
        #"{"status":500,"body":"x"}"#,
    ])
    func faultsAreAdded(body: String) throws {
        #expect(toy.call(.post, "/__mock/faults", body: body).status == 201)
        let shown = toy.get("/__mock/faults").json["faults"][0]
        let given = try #require(try JSONValue(parsing: Array(body.utf8)).objectValue)
        for (name, value) in given { #expect(shown[name] == value || shown[name].doubleValue == value.doubleValue) }
        #expect(toy.call(.delete, "/__mock/faults").status == 204 && toy.service.defaultSession.faults.isEmpty)
    }

    @Test(arguments: [
        "{}", #"{"endpoint":"nowhere","cut":true}"#, #"{"endpoint":"me","error":"nothing"}"#, #"{"cut":true,"status":500}"#,
        #"{"cut":false}"#,
        #"{"latencyMillis":-1}"#, #"{"status":99}"#, #"{"cut":true,"count":0}"#, "[", "[]",
    ])
    func badFaultsAreRefusedWithAReason(body: String) {
        let reply = toy.call(.post, "/__mock/faults", headers: [.contentType: "application/json"], body: body)
        #expect((400...404).contains(reply.status) && reply.json["error"].stringValue?.isEmpty == false)
    }

    /// `curl -d` says that it sends a form, whatever that is.
    @Test func jsonMayCallItselfAForm() {
        let form: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
        #expect(toy.call(.post, "/__mock/faults", headers: form, body: #"{"endpoint":"me","cut":true}"#).status == 201)
        #expect(toy.call(.post, "/__mock/faults", headers: form, body: "endpoint=me&cut=true").status == 400)
        #expect(toy.call(.post, "/__mock/faults", headers: form, body: "[]").status == 400)
    }

    @Test func theAppIsChanged() {
        #expect(toy.call(.patch, "/__mock/app", body: #"{"client_secret":"other"}"#).status == 200)
        #expect(toy.get(Toy.tokenPath("x")).outcome == "invalidClient")
        #expect(toy.get(Toy.tokenPath("x", secret: "other")).outcome == "invalidGrant")
        #expect(toy.call(.patch, "/__mock/app", body: #"{"nothing":1}"#).status == 400)
    }

    @Test func resetsOneOrAllSessions() {
        _ = toy.logIn(session: "/s/a")
        _ = toy.logIn(session: "/s/b")
        #expect(toy.post("/s/a/__mock/reset").status == 204)
        #expect(
            toy.get("/s/a/__mock/records/tokens").json["tokens"] == [] && toy.get("/s/b/__mock/records/tokens").json["tokens"][0] != .null)
        #expect(toy.post("/__mock/reset", json: ["all": true]).status == 204)
        #expect(toy.get("/s/b/__mock/counters").json["total"] == 0)
    }

    @Test func tellsWhatItIs() {
        #expect(toy.get("/__mock/health").json == ["status": "ok", "system": "toy-login", "sessions": 1])
        let spec = toy.get("/__mock/spec").json
        #expect(spec["endpoints"].arrayValue?.count == ToySystem.system.endpoints.count)
        #expect(spec["endpoints"][1]["errors"][2]["code"] == "invalid_grant")
        #expect(toy.get("/__mock").json["control"].arrayValue?.isEmpty == false)
        #expect(toy.call(.delete, "/__mock/spec").status == 405)
    }
}

@Suite struct AccessTests {
    func status(_ authority: String?, _ headers: HTTPFields = [:], _ options: MockOptions = MockOptions()) -> Int {
        let request = HTTPRequest(method: .get, scheme: "http", authority: authority, path: "/__mock/health", headerFields: headers)
        return Toy(options: options).service.answer(request).status
    }

    @Test(
        arguments: [
            ("localhost:8080", 200), ("127.0.0.1", 200), ("127.1.2.3:1", 200), ("[::1]:8080", 200), ("a.localhost", 200), (nil, 200),
            ("evil.example", 403), ("127.0.0.1.evil.example", 403), ("localhost.evil.example", 403), ("[::2]", 403),
        ] as [(String?, Int)])
    func hostsAreChecked(authority: String?, expected: Int) {
        #expect(status(authority) == expected)
    }

    @Test(arguments: [("http://localhost:80", 200), ("http://evil.example", 403), ("null", 403), ("http://localhost:81", 403)])
    func originsAreChecked(origin: String, expected: Int) {
        #expect(status("localhost:80", [.origin: origin]) == expected)
    }

    @Test func aTokenIsWanted() {
        let options = MockOptions(controlToken: "abc", allowsAnyHost: true)
        #expect(status("mock.internal", [:], options) == 401)
        #expect(status("mock.internal", [.authorization: "Bearer abd"], options) == 401)
        #expect(status("mock.internal", [.authorization: "Bearer abc"], options) == 200)
        #expect(status("mock.internal", [:], MockOptions(allowedHosts: ["mock.internal"])) == 200)
    }

    @Test func everythingElseIsOpenToAnyHost() {
        let request = HTTPRequest(method: .get, scheme: "https", authority: "api.example.com", path: "/v1/items/1")
        #expect(Toy().service.answer(request).status == 200)
    }
}

@Suite struct JournalTests {
    @Test func secretsAreHidden() throws {
        let toy = Toy()
        let login = toy.logIn()
        _ = toy.me(login)
        _ = toy.call(
            .post,
            "/oauth/token",
            headers: [.contentType: "application/x-www-form-urlencoded"],
            body: "grant_type=refresh_token&client_id=toy-client&client_secret=toy-secret&refresh_token=\(login["refresh_token"].wireText)"
        )
        let text = toy.get("/__mock/journal").text
        for secret in ["toy-secret", login["access_token"].wireText, login["refresh_token"].wireText] { #expect(!text.contains(secret)) }
        let entries = toy.get("/__mock/journal?endpoint=me").json["entries"]
        #expect(entries[0]["headers", "Authorization"] == "[redacted]" && entries[0]["outcome"] == "ok")
        #expect(
            toy.service.redactedTarget("/oauth/token?client_id=a&client%5Fsecret=b&x")
                == "/oauth/token?client_id=a&client%5Fsecret=[redacted]&x")
    }

    /// Browsers name the page they come from, and clients where they want to go on.
    @Test func secretsInURLsWithinAreHidden() {
        let toy = Toy()
        let from = HTTPField.Name("Referer") ?? .from
        _ = toy.get(
            "/v1/items/1?next=http%3A%2F%2Fx%2F%3Fclient_secret%3Ds3cret%26a%3D%25EA%25B0%2580&plain=a%3Fb%3Dc",
            [from: "http://localhost/oauth/authorize?mock_login=a&mock_password=s3cret"])
        _ = toy.get("/v1/items/1", [from: "http://localhost/?client_id=toy-client"])
        for path in ["/__mock/journal", "/__mock/journal.har", "/__mock/page"] {
            #expect(!toy.get(path).text.contains("s3cret"), "\(path)")
        }
        let entries = toy.get("/__mock/journal").json["entries"]
        #expect(entries[0]["headers", "Referer"] == "http://localhost/oauth/authorize?mock_login=a&mock_password=[redacted]")
        #expect(
            entries[0]["target"]
                == "/v1/items/1?next=http%3A%2F%2Fx%2F%3Fclient_secret%3D%5Bredacted%5D%26a%3D%25EA%25B0%2580&plain=a%3Fb%3Dc")
        #expect(entries[1]["headers", "Referer"] == "http://localhost/?client_id=toy-client")
        #expect(toy.service.redactedTarget("app://done#access_token=s3cret&a=b") == "app://done#access_token=[redacted]&a=b")
        #expect(toy.service.redactedTarget("app://done?a=b#top") == "app://done?a=b#top")
    }

    /// What an error is called is no secret, whatever else has that name.
    @Test func codesOfErrorsAreShown() throws {
        var system = ToySystem.system
        let place = try #require(system.endpoints.firstIndex { $0.name == "me" })
        system.endpoints[place].failure.fields = [FailureField("code", .code)]
        let toy = Toy(system)
        _ = toy.get("/v1/me")
        _ = toy.call(.post, "/v1/notes", headers: [.contentType: "application/json"], body: #"{"text":"good","code":"s3cret"}"#)
        let entries = toy.get("/__mock/journal").json["entries"]
        #expect(entries[0]["outcome"] == "noHeader" && entries[0]["answer"] == #"{"code":"028"}"#)
        #expect(entries[1]["body"] == #"{"text":"good","code":"[redacted]"}"#)
    }

    /// Nothing comes of a word that is misspelled, which is no journal without such calls.
    @Test(arguments: [
        ("outcome=okk", #"no endpoint has an outcome "okk""#), ("endpoint=itm", #"there is no endpoint "itm""#),
        ("endpoint=item&outcome=badToken", #""item" has no outcome "badToken""#), ("endpont=item", #""endpont" means nothing here"#),
    ])
    func whatNobodyCanCallIsNotLookedFor(query: String, problem: String) {
        let reply = Toy().get("/__mock/journal?" + query)
        #expect(reply.status == 400 && reply.json["error"].stringValue == problem)
    }

    @Test func headersOfAnswersStandThere() {
        let toy = Toy()
        _ = toy.get("/v1/items/1")
        let entry = toy.get("/__mock/journal").json["entries"][0]
        #expect(entry["answerHeaders"] == ["Content-Type": "application/json;charset=utf-8"])
    }

    /// Whoever looks for why a signature or a parser fails has to see what travelled.
    @Test(arguments: [
        (
            #"{ "text" : "\u0061", "tags":["x" ,"y"],"n": 1.50, "n":2e0,"code":"s3cret" }"#,
            #"{ "text" : "\u0061", "tags":["x" ,"y"],"n": 1.50, "n":2e0,"code":"[redacted]" }"#
        ),
        (
            #"{"text":"a","more":{"c\u006fde": {"a":[1]} , "code":[ "s3cret"],"client_secret":null}, "why": "code\": s"}"#,
            #"{"text":"a","more":{"c\u006fde": "[redacted]" , "code":"[redacted]","client_secret":"[redacted]"}, "why": "code\": s"}"#
        ),
        ("[\n]", "[\n]"), ("{\"text\": \"open", "<14 bytes>"),
    ])
    func bodiesStandThereAsTheyCame(body: String, shown: String) {
        let toy = Toy()
        _ = toy.call(.post, "/v1/notes", headers: [.contentType: "application/json"], body: body)
        #expect(toy.get("/__mock/journal").json["entries"][0]["body"].stringValue == shown)
        let entry = toy.get("/__mock/journal.har").json["log", "entries"][0]
        #expect(entry["request", "postData", "text"].stringValue == shown)
        #expect(!toy.get("/__mock/page").text.contains("s3cret"))
    }

    /// JSON that no browser is to run is a text, and has secrets all the same.
    @Test func secretsInTextsAreHidden() {
        let fields = [ValueField("token", isSecret: true), ValueField("left", .integer)]
        let endpoint = MockEndpoint(
            "wrapped", methods: [.get], path: "/wrapped", response: MockResponse(.json(.object(fields), prefix: "/*\n", suffix: "*/"))
        ) { call throws(MockStop) in call.respond(["token": "s3cret", "left": 1]) }
        let toy = Toy(MockSystem(id: "wrapped", title: "Wrapped", endpoints: [endpoint]))
        #expect(toy.get("/wrapped").text == "/*\n{\"token\":\"s3cret\",\"left\":1}*/")
        let answer = toy.get("/__mock/journal").json["entries"][0]["answer"]
        #expect(answer.stringValue == "/*\n{\"token\":\"[redacted]\",\"left\":1}*/")
    }

    @Test func itIsBoundedAndItsCountersAreNot() {
        var options = MockOptions(machineTime: { 0 })
        options.limits.journalEntries = 10
        let toy = Toy(options: options)
        for _ in 0..<25 { _ = toy.get("/v1/items/1") }
        for _ in 0..<5 { _ = toy.get("/v1/items/x") }
        let all = toy.get("/__mock/journal?limit=3").json
        #expect(all["total"] == 30 && all["dropped"] == 20 && all["matching"] == 30)
        #expect(all["entries"].arrayValue?.map { $0["number"] } == [28, 29, 30])
        #expect(toy.get("/__mock/journal?endpoint=item&outcome=ok").json["matching"] == 25)
        #expect(toy.get("/__mock/journal?outcome=ok").json["matching"] == "unknown")
        #expect(toy.get("/__mock/counters").json["endpoints", "item"] == ["invalid": 5, "ok": 25])
        #expect(toy.service.defaultSession.count("item") == 30)
        #expect(toy.call(.delete, "/__mock/journal").status == 204 && toy.get("/__mock/counters").json["total"] == 0)
    }

    @Test func bodiesAreCutAndBytesAreBounded() {
        var options = MockOptions(machineTime: { 0 })
        options.limits.journalBody = 100
        options.limits.journalBytes = 20_000
        let toy = Toy(options: options)
        let text = String(repeating: "x", count: 5000)
        for _ in 0..<100 { _ = toy.call(.post, "/v1/notes", headers: [.contentType: "application/json"], body: #"{"text":"\#(text)"}"#) }
        let page = toy.get("/__mock/journal").json
        #expect(page["entries"][0]["bodySize"] == 5011 && page["entries"][0]["body"] == "<5011 bytes>")
        #expect((1..<60).contains(page["entries"].arrayValue?.count ?? 0))
        #expect(page["total"] == 100)
    }
}

/// A record is read, changed and sent back by people and scripts, secrets hidden.
@Suite struct HiddenValueTests {
    private let toy: Toy

    init() {
        var system = ToySystem.system
        system.records[0].fields.append(ValueField("password", isRequired: false, isSecret: true))
        toy = Toy(system)
        _ = toy.post("/__mock/users", json: ["id": "u3", "name": "Cleo", "password": "mine"])
        _ = toy.call(.patch, "/__mock/app", body: #"{"client_secret":"other"}"#)
    }

    @Test func whatIsHiddenStays() {
        let read = toy.get("/__mock/users/u3")
        #expect(read.json["password"] == "[redacted]")
        let changed = JSONValue.object((read.json.objectValue ?? [:]).merging(["name": "Chloe"]))
        #expect(toy.call(.patch, "/__mock/users/u3", body: changed.description).json["name"] == "Chloe")
        _ = toy.call(.patch, "/__mock/app", body: toy.get("/__mock/app").text)
        let session = toy.service.defaultSession
        #expect(session.records("users", ["id": "u3"])[0]["password"] == "mine" && session.app("client_secret") == "other")
        #expect(toy.call(.patch, "/__mock/users/u3", body: #"{"password":"new"}"#).status == 200)
        #expect(session.records("users", ["id": "u3"])[0]["password"] == "new")
    }

    @Test func whatIsHiddenIsNoNewValue() {
        let reply = toy.call(.post, "/__mock/users", body: toy.get("/__mock/users/u3").text)
        #expect(reply.status == 400 && reply.json["error"].stringValue == #""password" was hidden where it was read"#)
        #expect(toy.service.defaultSession.records("users", ["id": "u3"])[0]["password"] == "mine")
    }
}

/// A client may say what no person may put: whether that is refused is the document's to say.
@Suite struct PermittedValueTests {
    @Test func stepsKeepWhatAClientSays() throws {
        let kind = RecordType(
            "parcels", key: "id", fields: [ValueField("id"), ValueField("state", values: ["open", "shut"])], isEditable: true)
        let keep = MockEndpoint(
            "keep", methods: [.get], path: "/keep", parameters: [MockParameter(.query, ValueField("state"))],
            response: MockResponse(.json(.object([ValueField("state")])))
        ) { call throws(MockStop) in
            let parcel = try call.put("parcels", ["id": "1", "state": call.request["state"]])
            return call.respond(["state": parcel["state"]])
        }
        let toy = Toy(MockSystem(id: "parcels", title: "Parcels", endpoints: [keep], records: [kind]))
        #expect(toy.get("/keep?state=ajar").json == ["state": "ajar"])
        let reply = toy.post("/__mock/parcels", json: ["id": "2", "state": "ajar"])
        #expect(reply.status == 400 && reply.json["error"].stringValue == #""state" should be one of open, shut"#)
    }
}
