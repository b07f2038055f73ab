import CrossCheck
import Guide
import Spec
import Testing

/// Names for types, where one side says what they stand for.
@Suite struct TypedefTests {
    private static let block = "void (^)(BOOL done)"

    private func bench(guide: String?, method: String) -> Bench {
        var bench = Bench()
        bench.item(.type, "ShopHandler") { item, bench in
            item.form = bench.located("alias")
            item.type = bench.located(Self.block)
        }
        bench.item(.type, "Shop") { item, bench in item.form = bench.located("class") }
        bench.methodItem("- (void)open:(void (^)(BOOL done))handler;", of: "Shop")
        bench.fact(.type, "Shop", line: 3) { $0.detail.form = "class" }
        bench.fact(.type, "ShopHandler", line: 4) { fact in
            fact.detail.form = "alias"
            fact.type = guide
        }
        bench.methodFact(method, of: "Shop", line: 5)
        return bench
    }

    @Test func whatANameStandsForIsCompared() {
        #expect(bench(guide: Self.block, method: "- (void)open:(ShopHandler)handler;").check().outline == [])
        let differing = bench(guide: "void (^)(NSString *text)", method: "- (void)open:(ShopHandler)handler;").check()
        #expect(differing.outline.contains("type-differs ShopHandler 4"))
    }

    /// The spec knows what the guide only names.
    @Test func theSpecsOwnNamesAreKnownInTheGuide() {
        #expect(bench(guide: nil, method: "- (void)open:(ShopHandler)handler;").check().outline == [])
        #expect(bench(guide: Self.block, method: "- (void)open:(void (^)(BOOL done))handler;").check().outline == [])
    }
}
