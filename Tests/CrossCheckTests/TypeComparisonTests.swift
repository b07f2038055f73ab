import CrossCheck
import Declarations
import Testing

@Suite struct TypeComparisonTests {
    private func agree(
        _ spec: String,
        _ guide: String,
        _ strictness: TypeComparison.Strictness = .exact,
        _ languages: (Language, Language) = (.objectiveC, .objectiveC),
        names: TypeNames = TypeNames()
    ) -> Bool {
        TypeComparison.agree(spec, languages.0, guide, languages.1, strictness: strictness, names: names)
    }

    @Test(arguments: [
        ("NSString *", "NSString*"), ("NSArray<NSString *> *", "NSArray <NSString *>*"), ("id<Shop>", "id <Shop>"),
        ("void (^)(BOOL, NSError *)", "void (^)(BOOL success, NSError *error)"), ("nullable id<Shop>", "id<Shop>"),
        ("void (^)(BOOL isOpen, BOOL isLocked)", "void (^)(BOOL open, BOOL locked)"),
        ("NSDictionary<NSString *, id> *", "NSDictionary<nsstring *,id=\"\"> *"), ("NSString *", "(NSString *)"),
    ]) func oneTypeInTwoSpellings(_ spec: String, _ guide: String) {
        #expect(agree(spec, guide))
    }

    @Test(arguments: [
        ("NSString *", "NSString **"), ("NSArray<NSString *> *", "NSArray *"), ("id<Shop>", "id<Depot>"),
        ("void (^)(BOOL isOpen, BOOL isLocked)", "void (^)(BOOL isLocked, BOOL isOpen)"),
        ("void (^)(BOOL)", "void (^)(NSString *)"), ("void (^)(NSError * _Nullable)", "void (^)(NSError *)"), ("BOOL", "NSInteger"),
    ]) func twoTypes(_ spec: String, _ guide: String) {
        #expect(!agree(spec, guide))
    }

    @Test(arguments: [
        ("NSDictionary *", "[NSObject : AnyObject]!", true), ("NSDictionary *", "[AnyHashable: Any]", true), ("NSArray *", "[Any]?", true),
        ("NSDictionary<id<NSCopying>, id> *", "[AnyHashable: Any]", true),
        ("NSDictionary<NSObject<NSCopying> *, id> *", "[AnyHashable: Any]", true),
        ("NSDictionary<NSString *, NSString *> *", "[String: String]", true), ("NSArray<Door *> *", "[Door]", true),
        ("NSDictionary *", "[NSObject : NSDate]!", false), ("NSArray *", "[String]", false),
        ("NSArray<NSString *> *", "[NSNumber]", false),
    ]) func collectionsOfTheOtherLanguageHoldTheSame(_ spec: String, _ guide: String, _ isSame: Bool) {
        #expect(agree(spec, guide, .sample, (.objectiveC, .swift)) == isSame)
        #expect(agree(spec, guide, .exact, (.objectiveC, .swift)) == isSame)
    }

    @Test func aSampleLeavesNullabilityOut() {
        #expect(agree("void (^)(NSError * _Nullable)", "void (^)(NSError *error)", .sample))
    }

    @Test func aTableLeavesStarsOut() {
        #expect(agree("NSURL *", "NSURL", .loose))
        #expect(agree("string", "String", .loose))
        #expect(!agree("NSURL *", "NSString", .loose))
    }

    @Test(arguments: [
        ("NSDictionary *", "[NSObject : AnyObject]!"), ("id<ShopContext>", "ShopContext!"), ("NSString *", "String"), ("BOOL", "Bool"),
    ])
    func theSameTypeInBothLanguages(_ spec: String, _ guide: String) {
        #expect(agree(spec, guide, .sample, (.objectiveC, .swift)))
    }

    @Test func modulesAndMisspellingsAreTheSameType() {
        #expect(agree("SignInError", "Shop.SignInError", .exact, (.swift, .swift)))
        #expect(
            agree(
                "ShopConnection *", "ShopConneciton *",
                names: TypeNames(stated: ["ShopConnection"], meant: ["ShopConneciton": "ShopConnection"])))
    }
}
