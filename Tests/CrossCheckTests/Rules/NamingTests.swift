import CrossCheck
import Declarations
import Diagnostics
import Guide
import SourceText
import Spec
import Testing

/// Names that are nearly the same on both sides, or in two places of the guide.
@Suite struct NamingTests {
    struct Pair: Sendable {
        var kind: SpecItem.Kind
        var factKind: Fact.Kind
        var spec: String
        var guide: String
        var rule: Rule
    }

    static let pairs = [
        Pair(kind: .method, factKind: .method, spec: "open:handler:", guide: "open:completionHandler:", rule: NameDiffers.selector),
        Pair(kind: .type, factKind: .type, spec: "ShopConnection", guide: "ShopConneciton", rule: NameDiffers.rule),
        Pair(kind: .constant, factKind: .constant, spec: "kShopScheme", guide: "kShopURLScheme", rule: NameDiffers.rule),
        Pair(kind: .case, factKind: .case, spec: "ShopTypeBig", guide: "ShopTypeLarge", rule: NameDiffers.rule),
        Pair(
            kind: .endpoint, factKind: .endpoint, spec: "GET https://example.com/v1/me", guide: "GET https://example.com/v2/me",
            rule: NameDiffers.endpoint
        ),
        Pair(kind: .header, factKind: .header, spec: "X-Api-Key", guide: "X-Shop-Token", rule: NameDiffers.header),
        Pair(kind: .duration, factKind: .duration, spec: "3600", guide: "7200", rule: NameDiffers.duration),
        Pair(kind: .key, factKind: .key, spec: "SHOP_MODE", guide: "SHOP_MODES", rule: NameDiffers.rule),
    ]

    @Test(arguments: pairs) func twoSpellingsAreOneFinding(_ pair: Pair) throws {
        var bench = Bench()
        bench.item(pair.kind, pair.spec)
        bench.fact(pair.factKind, pair.guide, line: 7)
        let report = bench.check()
        let finding = try #require(report.findings.first)
        #expect(report.findings.count == 1)
        #expect(finding.rule == pair.rule)
        #expect(finding.name == pair.spec)
        #expect(finding.guide?.start.line == 7)
    }

    /// A list names a case with the labels of what it holds; a spec says that apart.
    @Test func casesMayBeNamedWithLabels() {
        var bench = Bench()
        bench.item(.case, "open", of: "ShopState")
        bench.fact(.case, "open(with:)", of: "ShopState", line: 7, source: .list)
        #expect(bench.check().outline == [])
    }

    @Test func aClassMisspelledInASample() throws {
        var bench = Bench()
        bench.item(.type, "ShopConnection")
        bench.fact(.type, "ShopConnection", line: 3, source: .heading)
        bench.fact(.use, "ShopConneciton", line: 9, source: .sample)
        let report = bench.check()
        #expect(report.outline == ["misspelled-name ShopConneciton 9"])
        #expect(try #require(report.findings.first).message.contains("line 3"))
    }

    @Test func aSlipInASwiftNameIsOneOfTheSelector() {
        var bench = Bench()
        bench.methodItem("- (void)shop:(Shop *)shop didCloseDoor:(NSDictionary *)info;", of: "ShopDelegate")
        bench.fact(.method, "shop:didCloseDoor:", of: "ShopDelegate", line: 3)
        bench.fact(.method, "shop(shop:didCloseDoor:)", of: "ShopDelegate", line: 7, source: .sample)
        bench.fact(.method, "shop(shop:didClsoeDoor:)", of: "ShopDelegate", line: 9, source: .sample)
        #expect(bench.check().outline == ["misspelled-name shop(shop:didClsoeDoor:) 9"])
    }

    @Test func aMisspelledReceiverDoesNotHideTheMethod() {
        var bench = Bench()
        bench.item(.type, "ShopLoginConnection")
        bench.methodItem("- (void)close;", of: "ShopLoginConnection")
        bench.fact(.type, "ShopLoginConnection", line: 3, source: .heading)
        bench.fact(.use, "close", of: "ShopConnection", line: 9, source: .sample) { $0.detail.receiver = "ShopConnection" }
        let report = bench.check()
        #expect(report.outline == ["misspelled-name ShopConnection 9"])
        #expect(report.coverage.items.evidenced == 2)
    }

    @Test func aFactoryThatAnswersAClassThatIsNone() {
        var bench = Bench()
        bench.item(.type, "ShopLoginConnection")
        bench.methodItem("+ (ShopLoginConnection *)shared;", of: "ShopLoginConnection")
        bench.fact(.type, "ShopLoginConnection", line: 3, source: .heading)
        bench.methodFact("+ (ShopConnection *)shared;", of: "ShopLoginConnection", line: 9)
        #expect(bench.check().outline == ["result-not-class ShopConnection 9"])
    }

    @Test func aConstantUsedUnderAnotherName() {
        var bench = Bench()
        bench.item(.constant, "kUrlSampleAppUrlScheme")
        bench.item(.constant, "kServiceAppName")
        bench.fact(.constant, "kUrlSampleAppUrlScheme", line: 3)
        bench.fact(.constant, "kServiceAppName", line: 4)
        bench.fact(.use, "kServiceAppUrlScheme", line: 9, source: .sample)
        #expect(bench.check().outline == ["undefined-constant kServiceAppUrlScheme 9"])
    }

    @Test func namesThatDifferInNumbersAreTwoNames() {
        var bench = Bench()
        bench.item(.case, "ShopAgeType15")
        bench.fact(.case, "ShopAgeType15", line: 3)
        bench.fact(.case, "ShopAgeType20", line: 4)
        #expect(bench.check().outline == ["guide-only ShopAgeType20 4"])
    }

    @Test func aMemberOfAnotherType() throws {
        var bench = Bench()
        bench.item(.type, "Shop")
        bench.item(.type, "ShopUser")
        bench.propertyItem("@property (copy) NSString *email;", of: "ShopUser")
        bench.fact(.type, "Shop", line: 2)
        bench.fact(.type, "ShopUser", line: 3)
        bench.propertyFact("@property (copy) NSString *email;", of: "ShopUser", line: 5)
        bench.propertyFact("@property (copy) NSString *email;", of: "Shop", line: 7)
        #expect(bench.check().outline == ["owner-differs email 7"])
    }

    @Test func aSetterBearsItsPropertyOut() {
        var bench = Bench()
        bench.propertyItem("@property (copy) NSString *appName;", of: "Shop")
        bench.methodFact("- (void)setAppName:(NSString *)appName;", of: "Shop", line: 7)
        #expect(bench.check().outline == [])
    }

    @Test func aSettersTypeIsThePropertys() {
        var bench = Bench()
        bench.propertyItem("@property (copy) NSString *appName;", of: "Shop")
        bench.methodFact("- (void)setAppName:(NSNumber *)appName;", of: "Shop", line: 7)
        #expect(bench.check().outline == ["type-differs appName 7"])
    }

    @Test(arguments: [
        ("signIn(username:delegate:)", "signIn(username:delegate)"), ("open:handler:", "open:handler"), ("close:", "close"),
        ("requestWithPath:method:", "request(path:method:)"), ("startWithRoute:guid:", "startWithRoute(_:guid:)"),
    ]) func aSelectorAsProseWritesIt(_ spec: String, _ guide: String) {
        var bench = Bench()
        bench.item(.method, spec, of: "Shop")
        bench.fact(.use, guide, line: 7, source: .prose)
        #expect(bench.check().outline == [])
    }

    @Test func aHeadingSpelledOtherwiseThanTheDeclaration() {
        var bench = Bench()
        bench.item(.type, "ShopProductsResponse")
        bench.fact(.type, "ShopProductsResponse", line: 9)
        bench.fact(.type, "ShopProductResponse", line: 7, source: .heading)
        #expect(bench.check().outline == ["heading-differs ShopProductResponse 7"])
    }

    private func outline(of sample: String, besides name: String, _ kind: SpecItem.Kind, receiver: String? = nil) -> [String] {
        var bench = Bench()
        bench.item(kind, name, provenance: .invented(bench.located("a test"))) { item, _ in item.language = .swift }
        bench.fact(.use, sample, line: 7, source: .sample) { fact in
            fact.detail.form = "call"
            fact.detail.language = .swift
            (fact.isStatic, fact.detail.receiver, fact.detail.receiverText) = (false, receiver, receiver == nil ? "thing.part" : nil)
        }
        return bench.check().outline
    }

    /// What it is instead is told as such: a name of others.
    @Test func aCallIsNoCaseThatHoldsNothing() {
        #expect(outline(of: "start()", besides: "started", .case) == ["guide-only start() 7"])
        #expect(outline(of: "open(at:)", besides: "open", .case) == ["guide-only open(at:) 7"])
        #expect(outline(of: "start()", besides: "startd()", .method) == ["misspelled-name start() 7"])
    }

    @Test func whatPublishesAPropertyIsTheProperty() {
        #expect(outline(of: "$people", besides: "people", .property) == [])
        #expect(outline(of: "$people", besides: "peopleLeft", .case) == ["guide-only $people 7"])
    }

    /// `door.opening` is none of `DoorState`'s.
    @Test func whatAValueHasIsNoCase() {
        #expect(outline(of: "opening", besides: "openings", .case, receiver: "Door.state") == ["guide-only opening 7"])
        #expect(outline(of: "opening", besides: "openings", .case) == ["misspelled-name opening 7"])
    }

    @Test func aMemberInSmallLettersIsNoType() {
        #expect(outline(of: "room", besides: "Room", .type) == ["guide-only room 7"])
        #expect(outline(of: "Rooom", besides: "Room", .type) == ["misspelled-name Rooom 7"])
    }

    @Test(arguments: [
        "sink(_:)", "sink(receiveValue:)", "sink(receiveCompletion:_:)", "store(in:)", "receive(on:)", "assign(to:)", "map(_:)",
        "eraseToAnyPublisher()",
    ]) func operatorsOfCombineAreThePlatforms(_ call: String) {
        #expect(outline(of: call, besides: "receive", .case) == [])
    }

    @Test func whatOnlyLooksLikeAnOperatorIsNone() {
        #expect(outline(of: "store(under:)", besides: "receive", .case) == ["guide-only store(under:) 7"])
    }
}
