import CrossCheck
import Declarations
import Guide
import SourceText
import Spec
import Testing

/// A guide that contradicts itself, or its language.
@Suite struct ContradictionTests {
    @Test func oneSelectorWithTwoSignatures() throws {
        var bench = Bench()
        bench.methodItem("- (BOOL)close;", of: "Shop")
        bench.methodFact("- (BOOL)close;", of: "Shop", line: 3)
        bench.methodFact("- (void)close;", of: "Shop", line: 9)
        let report = bench.check()
        #expect(report.outline == ["conflicting-signatures close 9"])
        #expect(try #require(report.findings.first).message.contains("line 3"))
    }

    @Test func twoSignaturesOfAMethodThatTheSpecLacks() {
        var bench = Bench()
        bench.methodFact("- (BOOL)close;", of: "Shop", line: 3)
        bench.methodFact("- (void)close;", of: "Shop", line: 9)
        #expect(bench.check().outline == ["guide-only close 3", "conflicting-signatures close 9"])
    }

    @Test func oneCodeWithTwoNumbers() {
        var bench = Bench()
        bench.item(.error, "ShopErrorGone") { $0.value = $1.located("3") }
        bench.fact(.case, "ShopErrorGone", line: 3) { $0.value = "3" }
        bench.fact(.error, "ShopErrorGone", line: 9, source: .table) { $0.value = "4" }
        #expect(bench.check().outline == ["conflicting-statements ShopErrorGone 9"])
    }

    /// The table of a webhook has a field of the same name; it says nothing of the call whose own table has it.
    @Test func aFieldUnderAHeadingThatIsNoCallOfItsOwn() {
        var bench = Bench()
        bench.item(.parameter, "order_id", of: "POST https://api.abshop.com/api/") { $0.type = $1.located("integer") }
        bench.fact(.parameter, "order_id", line: 3, source: .table) { $0.type = "string" }
        bench.fact(.parameter, "order_id", of: "POST https://api.abshop.com/api/", line: 9, source: .table) { $0.type = "integer" }
        #expect(bench.check().outline == [])
        bench.fact(.parameter, "order_id", of: "POST https://api.abshop.com/api/", line: 12, source: .table) { $0.type = "string" }
        #expect(bench.check().outline == ["conflicting-statements order_id 12"])
    }

    @Test func aListThatDisagreesWithTheDeclaration() {
        var bench = Bench()
        bench.methodItem("- (NSDate *)expiry;", of: "Shop")
        bench.methodFact("- (NSDate *)expiry;", of: "Shop", line: 9)
        bench.fact(.method, "expiry", of: "Shop", line: 3, source: .list) { $0.type = "NSString *" }
        #expect(bench.check().outline == ["heading-differs expiry 3"])
    }

    @Test func aSampleThatDisagreesWithTheDeclaration() {
        var bench = Bench()
        bench.methodItem("- (void)done:(NSError *)error;", of: "ShopDelegate")
        bench.methodFact("- (void)done:(NSError *)error;", of: "ShopDelegate", line: 3)
        bench.fact(.use, "done:", line: 9, source: .sample) {
            $0.detail.form = "implementation"
            $0.detail.parameterTypes = ["NSString *"]
        }
        #expect(bench.check().outline == ["sample-differs done: 9"])
    }

    @Test func anAttributeThatDoesNotExist() throws {
        var bench = Bench()
        bench.propertyItem("@property (nonatomic, strong) NSString *name;", of: "Shop")
        bench.propertyFact("@property (nonatomic, string) NSString *name;", of: "Shop", line: 7)
        let report = bench.check()
        #expect(report.outline == ["unknown-attribute string 7"])
        #expect(try #require(report.findings.first).notes == ["`strong` is probably meant"])
    }

    @Test func aPropertyWithoutAType() {
        var bench = Bench()
        bench.propertyItem("@property (nonatomic, strong) NSDate *expiry;", of: "Shop")
        bench.propertyFact("@property (nonatomic, strong) expiry;", of: "Shop", line: 7)
        #expect(bench.check().outline == ["missing-type expiry 7"])
    }

    /// `lazy var log = Log.standard()`: the value says what it is, and no app can tell when it is made.
    @Test func aPropertyOfSwiftWhoseValueIsItsType() {
        var bench = Bench()
        bench.item(.property, "log", of: "Shop") { item, _ in item.language = .swift }
        bench.fact(.property, "log", of: "Shop", line: 7) { fact in
            fact.detail.language = .swift
            fact.detail.attributes = ["lazy"]
        }
        #expect(bench.check().outline == [])
    }

    @Test func aTypeInParentheses() {
        var bench = Bench()
        bench.propertyItem("@property (nonatomic, strong) NSString *name;", of: "Shop")
        bench.propertyFact("@property (nonatomic, strong) (NSString *)name;", of: "Shop", line: 7)
        #expect(bench.check().outline == ["parenthesised-type name 7"])
    }

    @Test func mendedPlacesAreReported() {
        var bench = Bench()
        bench.methodItem("- (void)open;", of: "Shop")
        let span = bench.guideFile.lineSpan(7)
        bench.methodFact("- (void)open;", of: "Shop", line: 7) { $0.defects = [Defect("missing `@end`", span: span)] }
        bench.fact(.use, "open", line: 9, source: .sample) { $0.defects = [Defect("missing `]` behind `open`", span: span)] }
        #expect(bench.check().outline == ["broken-declaration open 7", "broken-sample open 7"])
    }

    @Test func oneAddressInTwoSpellings() {
        var bench = Bench()
        bench.item(.key, "https://example.com/wa/manageSubscription")
        bench.fact(.endpoint, "https://example.com/wa/manageSubscription", line: 3, source: .prose)
        bench.fact(.endpoint, "https://example.com/wa/manageSubscriptions", line: 9, source: .sample)
        #expect(bench.check().outline.contains("url-spelled-two-ways https://example.com/wa/manageSubscriptions 9"))
    }

    @Test func aTypeThatIsNeverIntroduced() {
        var bench = Bench()
        bench.item(.type, "Shop")
        bench.propertyItem("@property (nonatomic) DepotZone zone;", of: "Shop")
        bench.fact(.type, "Shop", line: 3)
        bench.propertyFact("@property (nonatomic) DepotZone zone;", of: "Shop", line: 7)
        #expect(bench.check().outline == ["undeclared-type DepotZone 7"])
    }
}
