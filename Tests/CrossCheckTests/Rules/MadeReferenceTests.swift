import CrossCheck
import Guide
import Spec
import Testing

/// What references that are made of headers write otherwise than the headers, and mean the same.
@Suite struct MadeReferenceTests {
    private func outline(_ spec: String, _ guide: String, swiftName: String? = nil, isProperty: Bool = false) -> [String] {
        var bench = Bench()
        bench.item(.type, "Shop") { item, bench in item.form = bench.located("class") }
        bench.fact(.type, "Shop", line: 3) { $0.detail.form = "class" }
        bench.fact(.type, "ShopHandler", line: 4) { fact in
            fact.detail.form = "alias"
            fact.type = "void (^ _Nonnull)(BOOL)"
        }
        bench.item(.type, "ShopHandler") { item, bench in
            item.form = bench.located("alias")
            item.type = bench.located("void (^ _Nonnull)(BOOL done)")
        }
        if isProperty {
            bench.propertyItem(spec, of: "Shop")
            bench.propertyFact(guide, of: "Shop", line: 7)
        } else {
            bench.methodItem(spec, of: "Shop")
            bench.methodFact(guide, of: "Shop", line: 7)
        }
        return bench.check().outline
    }

    @Test func whatEveryPropertyHasNeedNotBeWritten() {
        #expect(outline("@property (nonatomic, assign) BOOL open;", "@property (nonatomic) BOOL open;", isProperty: true) == [])
        #expect(outline("@property (nonatomic, copy) NSString *a;", "@property (nonatomic) NSString *a;", isProperty: true) != [])
    }

    /// The importer makes it: no header need have it. Another name has to come from a header.
    @Test func theNameInSwiftMayBeTheImporters() {
        #expect(outline("- (void)openWithKey:(id)key;", "- (void)openWithKey:(id)key NS_SWIFT_NAME(open(withKey:));") == [])
        #expect(
            outline("- (void)openWithKey:(id)key;", "- (void)openWithKey:(id)key NS_SWIFT_NAME(open(key:));") == [
                "swift-name-differs openWithKey: 7"
            ])
    }

    @Test func aTypedefSaysWhatMayBeNil() {
        #expect(outline("- (void)open:(void (^ _Nonnull)(BOOL done))handler;", "- (void)open:(ShopHandler)handler;") == [])
    }
}
