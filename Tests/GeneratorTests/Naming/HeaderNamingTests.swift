import Declarations
import Testing

@testable import Generator

/// What Swift shows of public headers: what the importer of Swift 6.3 made of them, run on the declarations alone.
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
        ("IMFClient", "- (void)addGlobalHeader:(NSString *)headerName headerValue:(NSString *)value;", "addGlobalHeader(_:headerValue:)"),
        (
            "IMFClient", "- (void)registerAuthenticationDelegate:(id<IMFAuthenticationDelegate>)delegate forRealm:(NSString *)realm;",
            "register(_:forRealm:)"
        ),
        ("IMFClient", "- (void)unregisterAuthenticationDelegateForRealm:(NSString *)realm;", "unregisterAuthenticationDelegate(forRealm:)"),
        (
            "IMFAuthorizationManager", "- (void)addCachedAuthorizationHeaderToRequest:(NSMutableURLRequest *)request;",
            "addCachedAuthorizationHeader(to:)"
        ),
        (
            "IMFAuthorizationManager",
            "- (void)obtainAuthorizationHeaderWithCompletionHandler:(void (^)(IMFResponse *response, NSError *error))completionHandler;",
            "obtainAuthorizationHeader(completionHandler:)"
        ),
        (
            "IMFResourceRequest", "- (void)setValue:(NSString *)value forHTTPHeaderField:(NSString *)field;",
            "setValue(_:forHTTPHeaderField:)"
        ),
        ("IMFResourceRequest", "- (void)setHTTPBody:(NSData *)data;", "setHTTPBody(_:)"),
        (
            "NaverThirdPartyLoginConnection", "+ (CGSize)sizeWithText:(NSString *)originText withFont:(UIFont *)textFont;",
            "size(withText:with:)"
        ),
        ("NHNCloudIAP", "+ (void)setDelegate:(nullable id<NHNCloudInAppPurchaseDelegate>)delegate;", "setDelegate(_:)"),
        ("NHNCloudSDK", "+ (void)setOptionalPolicyWithArray:(nullable NSArray<NSString *> *)array;", "setOptionalPolicyWith(_:)"),
        ("NHNCloudSDK", "+ (nullable NSString *)userID;", "userID()"),
        ("NHNCloudIAPConfiguration", "- (instancetype)initWithAppKey:(NSString *)appKey;", "init(appKey:)"),
        ("KOSessionTask", "- (void)cancelWithError:(NSError *)error;", "cancelWithError(_:)"),
        ("KOSessionTask", "+ (void)setRequestTimeoutInterval:(NSTimeInterval)timeoutInterval;", "setRequestTimeoutInterval(_:)"),
        (
            "KOSessionTask",
            "- (id)initWithPath:(NSString *)path parameters:(NSDictionary *)parameters multipartFormData:(BOOL)multipartFormData;",
            "init(path:parameters:multipartFormData:)"
        ),
        (
            "KOSessionTask", "- (id)initWithURL:(NSURL *)URL headers:(NSDictionary *)headers httpMethod:(KORequestHTTPMethod)httpMethod;",
            "init(url:headers:httpMethod:)"
        ),
        (
            "KOSessionTask", "+ (instancetype)taskWithURL:(NSURL *)URL multipartFormData:(BOOL)multipartFormData;",
            "init(url:multipartFormData:)"
        ),
        (
            "KOSessionTask",
            "+ (instancetype)userMeTaskWithPropertyKeys:(NSArray<NSString *> *)propertyKeys completion:(void (^)(NSError *error, KOUserMe *me))completion;",
            "userMeTask(withPropertyKeys:completion:)"
        ),
        // `update` is a verb to the importer, so that the word behind it goes; `signup` and `unlink` are none.
        (
            "KOSessionTask",
            "+ (instancetype)profileUpdateTaskWithProperties:(NSDictionary<NSString *, NSString *> *)properties completionHandler:(void (^)(BOOL success, NSError *error))completionHandler;",
            "profileUpdate(withProperties:completionHandler:)"
        ),
        (
            "KOSessionTask",
            "+ (instancetype)signupTaskWithProperties:(NSDictionary<NSString *, NSString *> *)properties completionHandler:(void (^)(BOOL success, NSError *error))completionHandler;",
            "signupTask(withProperties:completionHandler:)"
        ),
        (
            "KOSessionTask", "+ (instancetype)unlinkTaskWithCompletionHandler:(void (^)(BOOL success, NSError *error))completionHandler;",
            "unlinkTask(completionHandler:)"
        ),
        ("KOUser", "- (NSObject *)propertyForKey:(NSString *)key;", "property(forKey:)"),
        ("KOUser", "+ (instancetype)responseWithDictionary:(NSDictionary *)dictionary;", "response(with:)"),
    ]

    /// What a header names itself (`NS_SWIFT_NAME`), and what the importer would call it otherwise.
    static let named: [(owner: String, declaration: String, swift: String, otherwise: String)] = [
        (
            "NHNCloudIAP",
            "+ (void)initWithConfiguration:(NHNCloudIAPConfiguration *)configuration NS_SWIFT_NAME(initialize(configuration:));",
            "initialize(configuration:)", "initWith(_:)"
        ),
        (
            "NHNCloudIAP",
            "+ (void)requestProductsWithCompletionHandler:(nullable void (^)(NSArray *products, NSError *error))completionHandler NS_SWIFT_NAME(requestProducts(completion:));",
            "requestProducts(completion:)", "requestProducts(completionHandler:)"
        ),
        (
            "NHNCloudIAP", "+ (void)purchaseWithProduct:(NHNCloudProduct *)product NS_SWIFT_NAME(purchase(product:));",
            "purchase(product:)",
            "purchase(with:)"
        ),
        (
            "NHNCloudIAP",
            "+ (void)purchaseWithProductIdentifier:(NSString *)productIdentifier payload:(nullable NSString *)payload NS_SWIFT_NAME(purchase(productIdentifier:payload:));",
            "purchase(productIdentifier:payload:)", "purchase(withProductIdentifier:payload:)"
        ),
        (
            "NHNCloudIAP",
            "+ (void)consumeWithPurchaseResult:(NHNCloudPurchaseResult *)result completionHandler:(nullable void (^)(NSError *error))completionHandler NS_SWIFT_NAME(consume(result:completion:));",
            "consume(result:completion:)", "consume(with:completionHandler:)"
        ),
        (
            "NHNCloudInAppPurchaseDelegate",
            "- (void)didReceivePurchaseResult:(NHNCloudPurchaseResult *)purchase NS_SWIFT_NAME(didReceivePurchase(purchase:));",
            "didReceivePurchase(purchase:)", "didReceive(_:)"
        ),
        (
            "NHNCloudInAppPurchaseDelegate",
            "- (void)didFailPurchaseProduct:(NSString *)productIdentifier withError:(NSError *)error NS_SWIFT_NAME(didFailPurchase(productIdentifier:error:));",
            "didFailPurchase(productIdentifier:error:)", "didFailPurchaseProduct(_:withError:)"
        ),
    ]

    @Test("a name that a header gives is read, and would be another by the rules", arguments: named.indices)
    func given(_ index: Int) throws {
        let fact = Self.named[index]
        let method = try ObjectiveCParser.parseMethod(fact.declaration)
        #expect(method.attributes.swiftName == fact.swift)
        let facts = MethodFacts(method, owner: fact.owner, mapping: TypeMapping())
        #expect(MethodNaming(type: fact.owner).name(of: facts.named).description == fact.otherwise)
    }

    @Test("each has the importer's name", arguments: facts.indices)
    func name(_ index: Int) throws {
        let fact = Self.facts[index]
        let method = try ObjectiveCParser.parseMethod(fact.declaration)
        let facts = MethodFacts(method, owner: fact.owner, mapping: TypeMapping())
        #expect(MethodNaming(type: fact.owner).name(of: facts.named).description == fact.swift)
    }
}
