import Declarations
import Testing

@testable import Generator

/// What Swift shows of public headers: the names by which apps are known to call them.
@Suite("Names of public headers in Swift")
struct HeaderNamingTests {
    /// The class that declares, what it declares (facts of a header, without its words), and the name in Swift.
    static let facts: [(owner: String, declaration: String, swift: String)] = [
        ("NaverThirdPartyLoginConnection", "+ (NaverThirdPartyLoginConnection *)getSharedInstance;", "getSharedInstance()"),
        ("NaverThirdPartyLoginConnection", "- (BOOL)isValidAccessTokenExpireTimeNow;", "isValidAccessTokenExpireTimeNow()"),
        ("NaverThirdPartyLoginConnection", "- (void)requestDeleteToken;", "requestDeleteToken()"),
        ("NaverThirdPartyLoginConnection", "- (THIRDPARTYLOGIN_RECEIVE_TYPE)receiveAccessToken:(NSURL *)url;", "receiveAccessToken(_:)"),
        ("NaverThirdPartyLoginConnection", "- (void)setOnlyPortraitSupportInIphone:(BOOL)flag;", "setOnlyPortraitSupportInIphone(_:)"),
        ("KOSession", "+ (KOSession *)sharedSession;", "shared()"),
        ("KOSession", "+ (BOOL)handleOpenURL:(NSURL *)url;", "handleOpen(_:)"),
        ("KOSession", "+ (BOOL)isKakaoAccountLoginCallback:(NSURL *)url;", "isKakaoAccountLoginCallback(_:)"),
        ("KOSession", "+ (void)handleDidEnterBackground;", "handleDidEnterBackground()"),
        (
            "KOSession",
            "- (void)openWithCompletionHandler:(void (^)(NSError *error))completionHandler authTypes:(NSArray<NSNumber *> *)authTypes;",
            "open(completionHandler:authTypes:)"
        ),
        (
            "KOSession",
            "- (void)updateScopes:(NSArray<NSString *> *)scopes completionHandler:(void (^)(NSError *error))completionHandler;",
            "updateScopes(_:completionHandler:)"
        ),
        ("IMFClient", "+ (IMFClient *)sharedInstance;", "sharedInstance()"),
        (
            "IMFClient", "- (void)initializeWithBackendRoute:(NSString *)backendRoute backendGUID:(NSString *)backendGUID;",
            "initialize(withBackendRoute:backendGUID:)"
        ),
        ("IMFClient", "- (void)removeGlobalHeader:(NSString *)headerName;", "removeGlobalHeader(_:)"),
        ("NHNCloudIAP", "+ (void)setDelegate:(nullable id<NHNCloudInAppPurchaseDelegate>)delegate;", "setDelegate(_:)"),
    ]

    @Test("each has the importer's name", arguments: facts.indices)
    func name(_ index: Int) throws {
        let fact = Self.facts[index]
        let method = try ObjectiveCParser.parseMethod(fact.declaration)
        let facts = MethodFacts(method, owner: fact.owner, mapping: TypeMapping())
        #expect(MethodNaming(type: fact.owner).name(of: facts.named).description == fact.swift)
    }
}
