import Declarations
import Testing

@testable import Generator

struct CamelCaseTests {
    @Test(arguments: [
        ("openURL", ["open", "URL"]), ("URLString", ["URL", "String"]), ("oauth20Connection", ["oauth20", "Connection"]),
        ("URLsForIDs", ["URLs", "For", "IDs"]), ("didFailWithError", ["did", "Fail", "With", "Error"]), ("NSURL", ["NSURL"]),
        ("RECEIVE_TYPE", ["RECEIVE", "_", "TYPE"]), ("isX", ["is", "X"]), ("", []),
    ])
    func words(_ name: String, _ words: [String]) {
        #expect(CamelCase.words(of: name) == words)
    }

    @Test(arguments: [
        ("URLString", "urlString"), ("ID", "id"), ("Completion", "completion"), ("userID", "userID"), ("URLs", "urls"), ("A", "a"),
    ])
    func initialism(_ name: String, _ lowered: String) {
        #expect(CamelCase.lowercasingInitialism(name) == lowered)
    }

    @Test(arguments: [
        ("with", PartOfSpeech.preposition), ("Load", .verb), ("loading", .gerund), ("running", .gerund), ("writing", .gerund),
        ("reload", .verb), ("autosave", .verb), ("update", .verb), ("enable", .verb), ("bind", .unknown), ("create", .unknown),
        ("name", .unknown), ("when", .preposition), ("passing", .preposition), ("activating", .gerund), ("purchase", .unknown),
        ("thing", .unknown),
    ])
    func partOfSpeech(_ word: String, _ part: PartOfSpeech) {
        #expect(PartOfSpeech(word) == part)
    }

    @Test(arguments: [
        ("token.code", "tokenCode"), ("X-App-Key", "xAppKey"), ("client_id", "clientId"), ("URL", "url"), ("2fa", "_2fa"), ("--", "_"),
    ])
    func identifiers(_ text: String, _ name: String) {
        #expect(SwiftIdentifier.camelCase(text) == name)
    }

    @Test func aCallIsNotNamedLikeWhatItsEnvironmentHas() {
        let names = ["finish", "user.finish", "settings", "open"].map(SwiftIdentifier.ofCall)
        #expect(names == ["finishCall", "userFinish", "settingsCall", "open"])
    }
}
