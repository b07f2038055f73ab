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
                "final class CustomAuthenticationDelegate: NSObject, IMFAuthenticationDelegate {}"
            ),
            // Apple's takes any object; that of other platforms takes no text.
            (nil, "func NSLog(_ format: String, _ value: Any?) {}"),
        ],
        members: """
                let realmName = "customAuthRealm"
                let callBack: ((IMFResponse?, (any Error)?) -> Void)? = nil
            """,
        conformances: [],
        parameters: ""
    )

    /// What Swift 3 took away: `T!` inside a closure's type (SE-0054). Handlers are given optionals since then, and a sample that uses
    /// them without unwrapping needs their members on the optional.
    static let handedWithoutUnwrapping = """
        extension Optional where Wrapped == NSError { var description: String { self!.description } }
        extension Optional where Wrapped == IMFResponse { var responseText: String { self!.responseText } }
        """
}
