import CrossCheck
import Declarations
import Diagnostics
import Guide
import SourceText
import Spec
import Testing

/// Each rule that compares an item with a fact: once with agreement, once with a difference that names both places.
@Suite struct PairRuleTests {
    /// Makes both sides; `spec` and `guide` are spellings of the same thing.
    struct Case: Sendable, CustomTestStringConvertible {
        var rule: Rule
        var spec: String
        var guide: String
        var build: @Sendable (inout Bench, _ spec: String, _ guide: String) -> Void
        var testDescription: String { "\(rule.id): \(spec) / \(guide)" }
    }

    static func method(_ rule: Rule, _ spec: String, _ guide: String) -> Case {
        Case(rule: rule, spec: spec, guide: guide) { bench, spec, guide in
            bench.methodItem(spec, of: "Shop")
            bench.methodFact(guide, of: "Shop", line: 7)
        }
    }

    static func property(_ rule: Rule, _ spec: String, _ guide: String) -> Case {
        Case(rule: rule, spec: spec, guide: guide) { bench, spec, guide in
            bench.propertyItem(spec, of: "Shop")
            bench.propertyFact(guide, of: "Shop", line: 7)
        }
    }

    static func value(_ rule: Rule, _ kind: SpecItem.Kind, _ factKind: Fact.Kind, _ spec: String, _ guide: String) -> Case {
        Case(rule: rule, spec: spec, guide: guide) { bench, spec, guide in
            bench.item(kind, "ShopThing") { $0.value = $1.located(spec) }
            bench.fact(factKind, "ShopThing", line: 7) { $0.value = guide }
        }
    }

    /// What a case of a Swift enum holds.
    static func held(_ rule: Rule, _ spec: String, _ guide: String) -> Case {
        Case(rule: rule, spec: spec, guide: guide) { bench, spec, guide in
            bench.item(.case, "done") { item, bench in
                item.language = .swift
                item.parameterTypes = spec.split(separator: ",").map { bench.located(String($0)) }
            }
            bench.fact(.case, "done", line: 7) {
                $0.detail.language = .swift
                $0.detail.parameterTypes = guide.split(separator: ",").map(String.init)
            }
        }
    }

    /// What a method of Swift says of how it is called.
    static func manner(_ spec: String, _ guide: String) -> Case {
        Case(rule: EffectsDiffer.rule, spec: spec, guide: guide) { bench, spec, guide in
            bench.item(.method, "open()", of: "Shop") { item, bench in
                item.language = .swift
                item.attributes = spec.split(separator: " ").map { bench.located(String($0)) }
            }
            bench.fact(.method, "open()", of: "Shop", line: 7) {
                $0.detail.language = .swift
                $0.detail.parameterTypes = []
                $0.detail.attributes = guide.split(separator: " ").map(String.init)
            }
        }
    }

    static let cases: [Case] =
        [
            method(ParameterTypeDiffers.rule, "- (void)open:(NSURL *)url;", "- (void)open:(NSString *)url;"),
            method(
                ParameterTypeDiffers.rule,
                "- (void)list:(void (^)(NSArray<Item *> *items, NSError *error))done;",
                "- (void)list:(void (^)(NSArray<Thing *> *items, NSError *error))done;"
            ),
            held(ParameterTypeDiffers.rule, "Receipt,Double?", "Receipt,Int"),
            held(SignatureDiffers.rule, "Receipt", "Receipt,Int"),
            method(ParameterNameDiffers.rule, "- (void)open:(NSURL *)url;", "- (void)open:(NSURL *)address;"),
            method(ResultTypeDiffers.rule, "- (BOOL)isOpen;", "- (NSString *)isOpen;"),
            method(NullabilityDiffers.rule, "- (nullable NSString *)name;", "- (NSString *)name;"),
            method(NullabilityDiffers.rule, "- (void)open:(NSURL *)url;", "- (void)open:(nullable NSURL *)url;"),
            method(StaticDiffers.rule, "+ (void)start;", "- (void)start;"),
            method(SwiftNameDiffers.rule, "- (void)got:(id)x NS_SWIFT_NAME(got(x:));", "- (void)got:(id)x NS_SWIFT_NAME(received(x:));"),
            method(AvailabilityDiffers.rule, "- (void)go API_AVAILABLE(ios(11.0));", "- (void)go API_AVAILABLE(ios(12.0));"),
            property(TypeDiffers.rule, "@property (copy) NSString *name;", "@property (copy) NSDate *name;"),
            property(NullabilityDiffers.rule, "@property (copy, nullable) NSString *name;", "@property (copy) NSString *name;"),
            property(AttributesDiffer.rule, "@property (copy) NSString *name;", "@property (copy, readonly) NSString *name;"),
            property(AttributesDiffer.rule, "@property (getter=isOn) BOOL on;", "@property BOOL on;"),
            value(RawValueDiffers.rule, .case, .case, "3", "4"),
            value(RawValueDiffers.rule, .error, .case, "3", "4"),
            Case(rule: RawValueDiffers.rule, spec: "paused", guide: "Paused") { bench, spec, guide in
                bench.item(.case, "paused") { $0.impliedValue = $1.located(spec) }
                bench.fact(.case, "paused", line: 7) { $0.value = guide }
            },
            value(ValueDiffers.rule, .constant, .constant, "com.example.shop", "com.example.store"),
            value(ValueDiffers.rule, .key, .key, "true", "NO"),
            manner("mutating", ""), manner("init?", "async throws"), manner("throws(ShopError)", "throws"), manner("async", "async throws"),
        ] + shapes

    static let shapes: [Case] = [
        Case(rule: DomainDiffers.rule, spec: "com.example.shop", guide: "com.example.store") { bench, spec, guide in
            bench.item(.error, "ShopErrorGone") { $0.domain = $1.located(spec) }
            bench.fact(.error, "ShopErrorGone", line: 7) { $0.detail.domain = guide }
        },
        Case(rule: RequirednessDiffers.rule, spec: "true", guide: "false") { bench, spec, guide in
            bench.methodItem("- (void)done;", of: "ShopDelegate") { $0.isRequired = $1.located(spec == "true") }
            bench.methodFact("- (void)done;", of: "ShopDelegate", line: 7) { $0.detail.isRequired = guide == "true" }
        },
        Case(rule: EndpointMethodDiffers.rule, spec: "POST https://example.com/v1/items", guide: "GET https://example.com/v1/items") {
            $0.item(.endpoint, $1)
            $0.fact(.endpoint, $2, line: 7)
        },
        Case(rule: HeaderSchemeDiffers.rule, spec: "Bearer", guide: "Basic") { bench, spec, guide in
            bench.item(.header, "Authorization") { $0.type = $1.located(spec) }
            bench.fact(.header, "Authorization", line: 7) { $0.type = guide }
        },
        Case(rule: FormDiffers.rule, spec: "cEnum", guide: "nsEnum") { bench, spec, guide in
            bench.item(.enum, "ShopType") { $0.form = $1.located(spec) }
            bench.fact(.enum, "ShopType", line: 7) { $0.detail.form = guide }
        },
        Case(rule: InheritanceDiffers.rule, spec: "<NSCopying>", guide: "<NSCoding>") { bench, spec, guide in
            bench.item(.type, "Shop") { $0.attributes = [$1.located(spec)] }
            bench.fact(.type, "Shop", line: 7) {
                $0.detail.form = "class"
                $0.detail.attributes = [guide]
            }
        },
        Case(rule: InheritanceDiffers.rule, spec: "<NSCopying>", guide: ": NSObject") { bench, spec, guide in
            bench.item(.type, "Shop") { $0.attributes = [$1.located(spec)] }
            bench.fact(.type, "Shop", line: 7) {
                $0.detail.form = "class"
                $0.detail.attributes = [guide]
            }
        },
        Case(rule: DeprecationDiffers.rule, spec: "true", guide: "false") { bench, spec, guide in
            bench.methodItem("- (void)done;", of: "Shop") { $0.isDeprecated = $1.located(spec == "true") }
            bench.methodFact("- (void)done;", of: "Shop", line: 7) { $0.detail.isDeprecated = guide == "true" }
        },
        Case(rule: SignatureDiffers.rule, spec: "1", guide: "2") { bench, spec, guide in
            bench.methodItem("- (void)open:(NSURL *)url;", of: "Shop")
            bench.fact(.method, "open:", of: "Shop", line: 7) {
                $0.detail.parameterTypes = Array(repeating: "NSURL *", count: Int(guide) ?? 0)
            }
        },
    ]

    @Test(arguments: cases) func aDifferenceIsFoundWithBothPlaces(_ sample: Case) throws {
        var bench = Bench()
        sample.build(&bench, sample.spec, sample.guide)
        let report = bench.check()
        let finding = try #require(report.finding(sample.rule), "\(report.outline)")
        #expect(finding.spec?.start.line == 2)
        #expect(finding.guide?.start.line == 7)
        #expect(report.findings.count == 1, "\(report.outline)")
    }

    @Test(arguments: cases.filter { $0.rule != SignatureDiffers.rule }) func agreementIsSilent(_ sample: Case) {
        var bench = Bench()
        sample.build(&bench, sample.spec, sample.spec)
        #expect(bench.check().outline == [])
        var other = Bench()
        sample.build(&other, sample.guide, sample.guide)
        #expect(other.check().outline == [])
    }

    @Test func aSwiftNameThatTheSpecLeavesOut() {
        var bench = Bench()
        bench.methodItem("- (void)got:(id)x;", of: "Shop")
        bench.methodFact("- (void)got:(id)x NS_SWIFT_NAME(got(x:));", of: "Shop", line: 7)
        #expect(bench.check().outline == ["swift-name-differs got: 7"])
    }

    @Test(
        "a type's name in Swift is held against the header's",
        arguments: [
            ("Latch", "Latch", []), ("Latch", "Bolt", ["swift-name-differs ABLatch 7"]), (nil, "Latch", ["swift-name-differs ABLatch 7"]),
            ("Latch", nil, []),
        ] as [(String?, String?, [String])])
    func typeInSwift(_ stated: String?, _ given: String?, _ found: [String]) {
        for (item, fact) in [(SpecItem.Kind.type, Fact.Kind.type), (.enum, .enum)] {
            var bench = Bench()
            bench.item(item, "ABLatch") { $0.swiftName = stated.map($1.located) }
            bench.fact(fact, "ABLatch", line: 7) { $0.detail.swiftName = given }
            #expect(bench.check().outline == found)
        }
    }

    @Test func aTableSaysLessThanADeclaration() {
        var bench = Bench()
        bench.methodItem("- (void)open:(NSURL *)url;", of: "Shop")
        bench.methodFact("- (void)open:(NSURL *)url;", of: "Shop", line: 3)
        bench.fact(.parameter, "url", of: "open:", line: 7, source: .table) { $0.type = "NSURL" }
        #expect(bench.check().outline == [])
    }

    @Test func aTableWithAnotherTypeContradictsTheDeclaration() {
        var bench = Bench()
        bench.methodItem("- (void)open:(NSURL *)url;", of: "Shop")
        bench.methodFact("- (void)open:(NSURL *)url;", of: "Shop", line: 3)
        bench.fact(.parameter, "url", of: "open:", line: 7, source: .table) { $0.type = "NSString" }
        #expect(bench.check().outline == ["conflicting-statements url 7"])
    }

    @Test func aBrowsersLowerCaseIsNoDifference() {
        var bench = Bench()
        bench.item(.property, "options", of: "Shop") { $0.type = $1.located("NSDictionary<NSString *, id> *") }
        bench.fact(.property, "options", of: "Shop", line: 7) { $0.type = "NSDictionary<nsstring *, id> *" }
        #expect(bench.check().outline == [])
    }

    @Test func oldSwiftImplementsAnObjectiveCMethod() {
        var bench = Bench()
        bench.methodItem("- (void)context:(id<ShopContext>)context didReceive:(NSDictionary *)answer;", of: "ShopHandler")
        bench.fact(.use, "context(context:didReceive:)", line: 7, source: .sample) {
            $0.detail.language = .swift
            $0.detail.form = "implementation"
            $0.detail.parameterTypes = ["ShopContext!", "[NSObject : AnyObject]!"]
        }
        #expect(bench.check().outline == [])
    }
}
