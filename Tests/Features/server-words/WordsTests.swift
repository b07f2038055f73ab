import ClientRuntime
import Foundation
import MockTesting
import PostKit
import Testing
import WireValues

/// What apps read of an `NSError` is what the server said.
struct WordsTests {
    private func error(_ fault: JSONObject) async throws -> any Error {
        let device = try MockDevice(Facts.self, session: "words")
        let answer = HandlerAnswer<(String?, (any Error)?)>()
        try await device.run {
            try device.fault("send", fault, count: 1)
            try #require(Post.shared()).send("l1") { answer.value = ($0, $1) }
            _ = await answer.given()
        }
        return try #require(answer.value?.1)
    }

    @Test func aDocumentedErrorSaysWhatTheServerSaid() async throws {
        let error = try await error(["error": "PostErrorGone", "with": ["message": "Server words.", "title": "Gone", "wait": 3]])
        #expect(error as? PostError == .gone && error.localizedDescription == "Server words.")
        let known = error as NSError
        #expect(known.domain == "com.example.post" && known.code == 93)
        #expect(known.userInfo["title"] as? String == "Gone" && known.userInfo["code"] as? String == "93")
        #expect(known.userInfo["status"] as? Int == 404 && known.userInfo["wait"].map { "\($0)" } == "3")
        #expect(known.userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String == "Write another.")
    }

    @Test func aCodeOfNobodysIsTheServers() async throws {
        let error = try await error(["error": "PostErrorServer", "with": ["code": "95", "message": "Other words."]])
        #expect(error as? PostError == .server && (error as NSError).code == 95)
        #expect(error.localizedDescription == "Other words." && (error as NSError).userInfo["title"] == nil)
    }

    @Test func whatNoServerSaidIsDocumented() {
        let error = PostError.offline as NSError
        #expect(error.code == 501 && error.localizedDescription == "There is no network." && error.userInfo["title"] == nil)
        #expect(PostError(rawValue: 93) == .gone && PostError(rawValue: 95) == nil && PostError.allCases.count == 3)
        #expect(PostError.Code(rawValue: error.code) == .offline)
    }

    @Test func whatACaseHoldsIsToldToo() {
        let error = StampError.other(message: "No.", code: "7") as NSError
        #expect(error.localizedDescription == "No." && error.userInfo["reason"] as? String == "7")
        #expect(StampError.none.localizedDescription == "There is none.")
    }

    private func visit(_ id: String, _ fault: JSONObject?) async throws -> NSError {
        let device = try MockDevice(Facts.self, session: "counters")
        let answer = HandlerAnswer<(String?, (any Error)?)>()
        try await device.run {
            if let fault { try device.fault("visit", fault, count: 1) }
            Counters.visit(id) { answer.value = ($0, $1) }
            _ = await answer.given()
        }
        return try #require(answer.value?.1) as NSError
    }

    @Test func theSDKsOwnWordsAreToldToo() async throws {
        let error = try await visit("", nil)
        #expect(error.code == -1 && error.localizedDescription == "No counter is named.")
        #expect(error.userInfo["com.example.counter.body"] == nil)
    }

    @Test func theBodyOfAFailureIsADictionary() async throws {
        let error = try await visit("c1", ["error": "CounterErrorGone", "with": ["message": "Closed.", "ticket": "t1"]])
        let body = try #require(error.userInfo["com.example.counter.body"] as? [String: Any])
        #expect(body["ticket"] as? String == "t1" && body["error"] as? String == "gone")
        #expect(try await visit("c1", ["status": 502]).code == 502)
    }
}
