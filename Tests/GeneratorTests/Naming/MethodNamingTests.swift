import Declarations
import Testing

@testable import Generator

/// What the Clang importer makes of a declaration, by example.
struct MethodNamingTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var owner: String
        var declaration: String
        var swift: String
        var async: String?

        init(_ owner: String, _ declaration: String, _ swift: String, async: String? = nil) {
            self.owner = owner
            self.declaration = declaration
            self.swift = swift
            self.async = async
        }

        var testDescription: String { declaration }
    }

    static let examples = [
        Example("Login", "- (void)setUserID:(NSString *)userID;", "setUserID(_:)"),
        Example("Login", "+ (Login *)getSharedInstance;", "getSharedInstance()"),
        Example("Login", "- (void)openURL:(NSURL *)url;", "open(_:)"),
        Example("Login", "- (TYPE)receiveAccessToken:(NSURL *)url;", "receiveAccessToken(_:)"),
        Example("ShopConfiguration", "+ (instancetype)configurationWithAppKey:(NSString *)appKey;", "init(appKey:)"),
        Example("ResourceRequest", "+ (instancetype)requestWithPath:(NSString *)url method:(NSString *)method;", "init(path:method:)"),
        Example(
            "Session",
            "- (void)logoutAndCloseWithCompletionHandler:(void (^)(BOOL success, NSError *error))completionHandler;",
            "logoutAndClose(completionHandler:)",
            async: "logoutAndClose()"
        ),
        Example(
            "SessionTask",
            "+ (instancetype)signupTaskWithProperties:(NSDictionary *)properties completionHandler:(void (^)(BOOL success, NSError *error))completionHandler;",
            "signupTask(withProperties:completionHandler:)",
            async: "signupTask(withProperties:)"
        ),
        Example(
            "SessionTask",
            "+ (instancetype)userMeTaskWithCompletion:(void (^)(NSError *error, UserMe *me))completion;",
            "userMeTask(completion:)",
            async: "userMeTask()"
        ),
        Example(
            "Shop", "+ (void)purchaseWithProduct:(ShopProduct *)product payload:(nullable NSString *)payload;", "purchase(with:payload:)"),
        Example("Shop", "+ (void)purchaseWithProductIdentifier:(NSString *)identifier;", "purchase(withProductIdentifier:)"),
        Example("Shop", "- (BOOL)shouldAddStorePurchaseForProduct:(ShopProduct *)product;", "shouldAddStorePurchase(for:)"),
        Example(
            "LoginDelegate",
            "- (void)oauth20Connection:(Login *)oauthConnection didFailWithError:(NSError *)error;",
            "oauth20Connection(_:didFailWithError:)"
        ),
        Example(
            "LoginDelegate",
            "- (void)oauth20Connection:(Login *)c didFinishAuthorizationWithResult:(RECEIVE_TYPE)receiveType;",
            "oauth20Connection(_:didFinishAuthorizationWithResult:)"
        ),
        Example(
            "Login",
            "- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options;",
            "application(_:open:options:)"
        ),
        Example(
            "Request",
            "- (void)sendWithCompletionHandler:(void (^)(Response *response, NSError *error))handler;",
            "send(completionHandler:)",
            async: "send()"
        ),
        Example("Shop", "- (void)didReceivePurchaseResult:(ShopResult *)result;", "didReceivePurchaseResult(_:)"),
        Example(
            "Shop", "- (void)didFailPurchaseProduct:(NSString *)product withError:(NSError *)error;", "didFailPurchaseProduct(_:withError:)"
        ),
        Example("Account", "- (BOOL)saveToURL:(NSURL *)url error:(NSError **)error;", "save(to:)"),
        Example("Account", "- (BOOL)loadAndReturnError:(NSError **)error;", "load()"),
        Example("List", "- (void)addItems:(NSArray<Item *> *)items;", "add(_:)"),
        Example(
            "Client", "- (instancetype)initWithConfiguration:(Configuration *)configuration error:(NSError **)error;",
            "init(configuration:)"),
        Example("View", "- (void)insertSubview:(View *)view atIndex:(NSInteger)index;", "insertSubview(_:at:)"),
        Example(
            "Shop", "+ (void)requestProductsWithCompletionHandler:(void (^)(NSError *))handler;", "requestProducts(completionHandler:)"),
        Example(
            "Account",
            "- (void)getAccessTokenWithScopes:(NSArray<NSString *> *)scopes completionBlock:(void (^)(NSString *, NSError *))block;",
            "getAccessToken(withScopes:completionBlock:)",
            async: "accessToken(withScopes:)"
        ),
    ]

    @Test(arguments: examples)
    func importedName(_ example: Example) throws {
        let declaration = try ObjectiveCParser.parseMethod(example.declaration)
        let method = MethodFacts(declaration, owner: example.owner, mapping: TypeMapping()).named
        let naming = MethodNaming(type: example.owner)
        #expect(naming.name(of: method).description == example.swift)
        if let async = example.async { #expect(naming.asyncName(of: method)?.description == async) }
    }

    @Test func aPropertyKeepsItsName() throws {
        let declaration = try ObjectiveCParser.parseMethod("- (void)addObserver:(Observer *)observer;")
        let method = MethodFacts(declaration, owner: "Shop", mapping: TypeMapping()).named
        #expect(MethodNaming(type: "Shop").name(of: method).description == "add(_:)")
        #expect(MethodNaming(type: "Shop", properties: ["observers"]).name(of: method).description == "addObserver(_:)")
    }

    @Test(arguments: [
        ("ID", "id"), ("userID", "userID"), ("URLString", "urlString"), ("URL", "url"), ("nickname", "nickname"), ("IDs", "ids"),
    ])
    func propertyName(_ objectiveC: String, _ swift: String) {
        #expect(PropertyNaming.name(objectiveC) == swift)
    }

    @Test func aBooleanPropertyGoesByItsGetter() {
        #expect(PropertyNaming.name("active", getter: "isActive", isBoolean: true) == "isActive")
        #expect(PropertyNaming.name("amount", getter: "theAmount") == "amount")
    }
}
