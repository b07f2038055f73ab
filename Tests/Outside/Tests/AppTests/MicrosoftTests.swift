import ClientRuntime
import MSAL
import MSALMock
import MockClient
import MockRuntime
import Testing

/// Signs in with the passcode from the mailbox.
@MainActor
final class SignIn: SignInStartDelegate, SignInVerifyCodeDelegate {
    let session: MockSession?
    var wantsPassword = false
    var username: String?
    var error: (any Error)?

    init(_ session: MockSession?) { self.session = session }

    func onSignInStartError(error: SignInStartError) { self.error = error }
    func onSignInVerifyCodeError(error: VerifyCodeError, newState: SignInCodeRequiredState?) { self.error = error }
    func onSignInCompleted(result: MSALNativeAuthUserAccountResult) { username = result.account.username }
    func onSignInPasswordRequired(newState: SignInPasswordRequiredState) { wantsPassword = true }
    func onSignInCodeRequired(
        newState: SignInCodeRequiredState, sentTo: String, channelTargetType: MSALNativeAuthChannelType, codeLength: Int
    ) {
        let mail = session?.records("mailbox").first
        newState.submitCode(code: mail?["code"].stringValue ?? "", delegate: self)
    }
}

/// Hears of failures only: what it would be told next it lacks.
final class HalfASignIn: SignInStartDelegate {
    var errors: [SignInStartError] = []

    func onSignInStartError(error: SignInStartError) { errors.append(error) }
}

@Suite @MainActor struct MicrosoftTests {
    @Test(arguments: [(MSALNativeAuthChallengeTypes.OOB, "ada@example.com"), (.password, "ben@example.com")])
    func aDelegateThatLacksTheNextMethodHearsAnError(type: MSALNativeAuthChallengeTypes, name: String) async throws {
        let harness = try MockHarness(MSALMock.system)
        let delegate = HalfASignIn()
        try await harness.run {
            let client = try MSALNativeAuthPublicClientApplication(
                clientId: "00000000-0000-0000-0000-000000000001", tenantSubdomain: "contoso", challengeTypes: [type])
            client.signIn(username: name, delegate: delegate)
        }
        let error = try #require(delegate.errors.first)
        #expect(delegate.errors.count == 1 && error.errorDescription?.contains("delegate lacks the method") == true)
        #expect(!error.isUserNotFound && !error.isInvalidUsername && !error.isInvalidCredentials && !error.isBrowserRequired)
    }

    @Test(arguments: [("ada@example.com", true), ("nobody@example.com", false)])
    func somebodySignsInWithAPasscode(name: String, isKnown: Bool) async throws {
        let harness = try MockHarness(MSALMock.system)
        let delegate = SignIn(harness.session)
        try await harness.run {
            let client = try MSALNativeAuthPublicClientApplication(
                clientId: "00000000-0000-0000-0000-000000000001", tenantSubdomain: "contoso", challengeTypes: [.OOB])
            client.signIn(username: name, delegate: delegate)
        }
        #expect(delegate.username == (isKnown ? name : nil))
        #expect((delegate.error as? SignInStartError)?.isUserNotFound == (isKnown ? nil : true))
    }

    /// The same against a mock that runs elsewhere: its address is the environment's base URL.
    @Test(
        .enabled(if: address != nil, "MSAL_MOCK names no address"), arguments: [("ben@example.com", false), ("nobody@example.com", true)])
    func somebodySignsInOverASocket(name: String, isUnknown: Bool) async throws {
        let environment = ClientEnvironment(storage: MemoryStorage(), baseURL: URL(string: "\(Self.address ?? "")/s/app"))
        let delegate = SignIn(nil)
        try environment.run {
            let client = try MSALNativeAuthPublicClientApplication(
                clientId: "00000000-0000-0000-0000-000000000001", tenantSubdomain: "contoso", challengeTypes: [.OOB, .password])
            client.signIn(username: name, delegate: delegate)
        }
        await environment.idle()
        #expect((delegate.error as? SignInStartError)?.isUserNotFound == (isUnknown ? true : nil))
        #expect(delegate.wantsPassword != isUnknown)
    }

    nonisolated static let address = ProcessInfo.processInfo.environment["MSAL_MOCK"]
}
