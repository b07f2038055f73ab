import MockInterpreter
import MockRuntime
import MockTesting
import Testing

@testable import KakaoOpenSDKTests
@testable import NHNCloudIAPTests

/// What the control interface is told that no record and no answer can be, in both mocks of a system.
struct KnownNameTests {
    private static let both: [Bool] = [false, true]

    private static func posted(_ id: String, _ path: String, _ body: JSONValue, interpreted: Bool) throws -> (Int, JSONValue) {
        let mocks = try #require(BothMocks.all.first { $0.facts.system.id == id })
        let service = MockService(interpreted ? try mocks.interpreted().system : mocks.facts.system)
        let request = HTTPRequest(method: .post, scheme: "http", authority: "localhost", path: "/__mock/\(path)")
        let reply = service.answer(request, body: body.encoded())
        return (reply.response.status.code, try JSONValue(parsing: reply.body))
    }

    @Test("a value that no answer may have is refused, with those that it may", arguments: both)
    func values(_ interpreted: Bool) throws {
        let (status, answer) = try Self.posted(
            "nhn-cloud-iap", "records/outcomes", ["product": "coins", "outcome": "canceled"], interpreted: interpreted)
        #expect(status == 400)
        #expect(answer["error"].stringValue?.hasPrefix("\"outcome\" should be one of purchased, deferred, cancelled") == true)
    }

    @Test("the values that a record may have can be asked for", arguments: both)
    func told(_ interpreted: Bool) throws {
        let mocks = try #require(BothMocks.all.first { $0.facts.system.id == "nhn-cloud-iap" })
        let service = MockService(interpreted ? try mocks.interpreted().system : mocks.facts.system)
        let reply = service.answer(HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/__mock/spec"))
        let kind = try JSONValue(parsing: reply.body)["records"].arrayValue?.first { $0["name"] == "restores" }
        #expect(
            kind?["details"] == [
                ["name": "outcome", "type": "string", "required": true, "secret": false, "values": ["cancelled", "failed", "unavailable"]]
            ])
    }

    @Test("what is a case of an enum has to be one", arguments: both)
    func cases(_ interpreted: Bool) throws {
        let (status, answer) = try Self.posted(
            "kakao-user-management", "records/accounts", ["login": "kim", "id": 1003, "gender": "man"], interpreted: interpreted)
        #expect(status == 400 && answer["error"].stringValue?.hasPrefix("\"gender\" should be one of ") == true, "\(answer)")
        let good = try Self.posted(
            "kakao-user-management", "records/accounts", ["login": "kim", "id": 1003, "gender": "female"], interpreted: interpreted)
        #expect(good.0 == 201, "\(good.1)")
    }

    @Test("an error that only clients come to is no fault", arguments: both)
    func clientErrors(_ interpreted: Bool) throws {
        let hints = [
            "NHNCloudHttpErrorNetworkNotAvailable": #"a fault with {"cut": true} has one come to it"#,
            "NHNCloudIAPErrorPaymentCancelled": "The user cancelled in the store's dialogue.",
        ]
        for (name, hint) in hints {
            let (status, answer) = try Self.posted(
                "nhn-cloud-iap", "faults", ["endpoint": "reserve", "error": .string(name)], interpreted: interpreted)
            #expect(status == 404 && answer["hint"].stringValue == hint, "\(answer)")
        }
    }
}
