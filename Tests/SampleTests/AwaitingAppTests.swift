import Testing

/// Apps that await what delegates are told, from outside of the modules.
struct AwaitingAppTests {
    private func errors(_ source: String, modules: [String]) throws -> [String] {
        let compiler = SwiftCompiler(modules: try Build.current().modules(with: modules + ["ClientRuntime"]))
        return try compiler.errors(in: source, mode: "6")
    }

    @Test func aCallIsAwaited() throws {
        let source = """
            import MSAL

            func signIn(_ client: MSALNativeAuthPublicClientApplication, code: String) async throws -> MSALNativeAuthUserAccountResult? {
                guard case .onSignInCodeRequired(let state, _, _, _) = try await client.signIn(username: "ada@example.com") else { return nil }
                do {
                    guard case .onSignInCompleted(let result) = try await state.submitCode(code: code) else { return nil }
                    return result
                } catch let error as VerifyCodeError where error.isInvalidCode {
                    guard let again = error.newState, case .onSignInResendCodeCodeRequired = try await again.resendCode() else { throw error }
                    return nil
                }
            }

            /// An app that was there before: its calls go where they went, in `async` functions too.
            final class App: SignInStartDelegate {
                func onSignInStartError(error: SignInStartError) {}
                func start(_ client: MSALNativeAuthPublicClientApplication) async {
                    client.signIn(username: "ada@example.com", delegate: self)
                    let account: MSALNativeAuthUserAccountResult? = client.getNativeAuthUserAccount()
                    account?.signOut()
                }
            }
            """
        let errors = try errors(source, modules: ["MSAL"])
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
    }

    @Test func aRegisteredDelegateIsReadInALoop() throws {
        let source = """
            import IMFCore
            import NHNCloudIAP
            import NaverThirdPartyLogin

            func logins(_ connection: NaverThirdPartyLoginConnection) async -> (any Error)? {
                let events = NaverThirdPartyLoginConnectionEvents()
                connection.delegate = events
                for await event in events {
                    switch event {
                    case .oauth20ConnectionDidFinishRequestACTokenWithAuthCode: return nil
                    case .didFailWithError(_, let error): return error
                    default: continue
                    }
                }
                return CancellationError()
            }

            func purchases() async {
                let events = NHNCloudInAppPurchaseEvents(shouldAddStorePurchase: { $0 != nil })
                NHNCloudIAP.setDelegate(events)
                for await case .didReceivePurchase(let purchase?) in events { print(purchase) }
            }

            func challenges(of realm: String) async {
                let events = IMFAuthenticationEvents()
                IMFClient.sharedInstance().register(events, forRealm: realm)
                for await case .didReceiveAuthenticationChallenge(let context, _) in events {
                    context?.submitAuthenticationChallengeAnswer(["password": "12345"])
                }
            }
            """
        let errors = try errors(source, modules: ["NaverThirdPartyLogin", "NHNCloudIAP", "IMFCore"])
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
    }

    /// A delegate may have its methods in any of three spellings, and calls may have that of Swift 2.
    @Test func oldAndNewSpellingsAreTaken() throws {
        let source = """
            import IMFCore

            final class Old: NSObject, IMFAuthenticationDelegate {
                func authenticationContext(context: IMFAuthenticationContext!, didReceiveAuthenticationChallenge challenge: [NSObject: AnyObject]!) {
                    context.submitAuthenticationFailure(nil)
                }
            }

            final class New: IMFAuthenticationDelegate {
                func authenticationContext(_ context: any IMFAuthenticationContext, didReceiveAuthenticationChallenge challenge: [AnyHashable: Any]) {
                    context.submitAuthenticationFailure(challenge)
                }
            }

            func old() {
                IMFClient.sharedInstance().registerAuthenticationDelegate(Old(), forRealm: "realm")
                let request = IMFResourceRequest(path: "https://example.com", method: "GET")
                request.sendWithCompletionHandler { (response, error) -> Void in print(response?.responseText ?? error?.domain ?? "") }
            }

            func new() async throws {
                IMFClient.sharedInstance().register(New(), forRealm: "realm")
                IMFResourceRequest(path: "https://example.com", method: "GET").send { response, error in print(response ?? error ?? "") }
                print(try await IMFResourceRequest(path: "https://example.com", method: "GET").send().httpStatus)
            }
            """
        let errors = try errors(source, modules: ["IMFCore"])
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
    }

    /// The method has one name in both times, so that the types of the handler tell which is called.
    @Test func aHandlerOfTheHeadersFormIsTaken() throws {
        let source = """
            import Foundation
            import IMFCore

            func old(_ manager: IMFAuthorizationManager) {
                let callBack: ((IMFResponse?, NSError?) -> Void)? = { _, error in print(error?.code ?? 0) }
                manager.logout(callBack)
                manager.logout { (response: IMFResponse!, error: NSError!) -> Void in print(error?.domain ?? "") }
                manager.logout { response, error in print(response?.responseText ?? error?.domain ?? "") }
            }

            func new(_ manager: IMFAuthorizationManager) async throws {
                let callBack: ((IMFResponse?, (any Error)?) -> Void)? = { _, error in print(error?.localizedDescription ?? "") }
                manager.logout(callBack)
                manager.logout(nil)
                manager.logout { _, error in print(error?.localizedDescription ?? "") }
                print(try await manager.logout().httpStatus)
            }
            """
        let errors = try errors(source, modules: ["IMFCore"])
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
    }
}
