extension StandIn {
    static let nativeAuthentication = StandIn(
        imports: ["Foundation", "MSAL"],
        declarations: [(nil, "final class TextView { var text: String? }")],
        members: """
                let emailTextField = TextView()
                let resultTextView = TextView()
                var nativeAuth: MSALNativeAuthPublicClientApplication!
                var accountResult: MSALNativeAuthUserAccountResult?
                func retrieveNewCode() -> String { "" }
            """,
        conformances: [
            Conformance(
                name: "SignInStartDelegate",
                requirements: [("onSignInStartError", "func onSignInStartError(error: SignInStartError) {}")]
            ),
            Conformance(
                name: "SignInVerifyCodeDelegate",
                requirements: [
                    (
                        "onSignInVerifyCodeError",
                        "func onSignInVerifyCodeError(error: VerifyCodeError, newState: SignInCodeRequiredState?) {}"
                    )
                ]
            ),
            Conformance(
                name: "CredentialsDelegate",
                requirements: [("onAccessTokenRetrieveError", "func onAccessTokenRetrieveError(error: RetrieveAccessTokenError) {}")]
            ),
        ],
        parameters: "email: String, password: String, newState: SignInCodeRequiredState, userSuppliedCode: String"
    )

    static let mobileClientAccess = StandIn(
        imports: ["Foundation", "IMFCore"],
        declarations: [
            (
                "class CustomAuthenticationDelegate",
                "final class CustomAuthenticationDelegate: NSObject, IMFCore.IMFAuthenticationDelegate {}"
            )
        ],
        members: """
                let realmName = "customAuthRealm"
                let callBack: ((IMFResponse?, (any Error)?) -> Void)? = nil
            """,
        conformances: [],
        parameters: ""
    )

    /// The same module as Swift 2 showed it, for samples of that time: selectors unshortened, the first label said,
    /// and values that may be nil used as though they could not.
    static let mobileClientAccessInSwift2 = """
        extension IMFClient {
            func initializeWithBackendRoute(_ route: String, backendGUID: String) {
                initialize(withBackendRoute: route, backendGUID: backendGUID)
            }
            func registerAuthenticationDelegate(_ delegate: any IMFCore.IMFAuthenticationDelegate, forRealm realm: String) {
                register(delegate, forRealm: realm)
            }
        }
        extension Optional where Wrapped == IMFResourceRequest {
            func sendWithCompletionHandler(_ handler: @escaping (IMFResponse?, NSError?) -> Void) {
                self!.send(completionHandler: { handler($0, $1.map { $0 as NSError }) })
            }
        }
        extension Optional where Wrapped == NSError { var description: String { self!.description } }
        extension Optional where Wrapped == IMFResponse { var responseText: String { self!.responseText } }
        func NSLog(_ format: String, _ value: Any?) {}
        protocol IMFAuthenticationDelegate: IMFCore.IMFAuthenticationDelegate {
            func authenticationContext(
                context: IMFAuthenticationContext!, didReceiveAuthenticationChallenge challenge: [NSObject: AnyObject]!)
            func authenticationContext(
                context: IMFAuthenticationContext!, didReceiveAuthenticationSuccess userInfo: [NSObject: AnyObject]!)
            func authenticationContext(
                context: IMFAuthenticationContext!, didReceiveAuthenticationFailure userInfo: [NSObject: AnyObject]!)
        }
        extension IMFAuthenticationDelegate {
            func authenticationContext(
                _ context: (any IMFAuthenticationContext)!, didReceiveAuthenticationChallenge challenge: [AnyHashable: Any]!
            ) {
                authenticationContext(context: context, didReceiveAuthenticationChallenge: Swift2.dictionary(challenge))
            }
            func authenticationContext(
                _ context: (any IMFAuthenticationContext)!, didReceiveAuthenticationSuccess userInfo: [AnyHashable: Any]!
            ) {
                authenticationContext(context: context, didReceiveAuthenticationSuccess: Swift2.dictionary(userInfo))
            }
            func authenticationContext(
                _ context: (any IMFAuthenticationContext)!, didReceiveAuthenticationFailure userInfo: [AnyHashable: Any]!
            ) {
                authenticationContext(context: context, didReceiveAuthenticationFailure: Swift2.dictionary(userInfo))
            }
        }
        enum Swift2 {
            static func dictionary(_ values: [AnyHashable: Any]?) -> [NSObject: AnyObject] {
                Dictionary(uniqueKeysWithValues: (values ?? [:]).compactMap { key, value in
                    (key.base as? String).map { (NSString(string: $0), NSString(string: "\\(value)")) }
                })
            }
        }
        """
}
