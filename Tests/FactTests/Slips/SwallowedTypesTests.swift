import Guide
import Testing

@Suite struct SwallowedTypesTests {
    @Test(arguments: ["<nsstring *,id=\"\">", "<NSString *>", "<lmplamp *,nsnumber=\"\" *=\"\">"])
    func aTypeThatBecameATag(tag: String) throws {
        let page = "<pre>- (void)light:(NSDictionary\(tag) *)options;</pre>"
        #expect(try slips(.swallowedType, in: page, path: "guide.html") == ["\(tag) @1"])
    }

    @Test func onlyWhatAPageHasRewrittenElsewhere() throws {
        #expect(try slips(.swallowedType, in: "```objc\n- (void)light:(NSArray<LMPLamp *> *)lamps;\n```\n") == [])
        #expect(try slips(.swallowedType, in: "```objc\n- (void)light:(NSArray<lmplamp *=\"\"> *)lamps;\n```\n") == ["<lmplamp *=\"\"> @2"])
    }

    @Test(arguments: [
        "<p>2 < 3 * 4 and 5 > 4</p>", "<a href=\"x\">*</a>", "<pre>NSDictionary&lt;NSString *, id&gt; *a;</pre>", "<lamp", "<",
    ])
    func tagsAndSums(page: String) throws {
        #expect(try slips(.swallowedType, in: page, path: "guide.html") == [])
    }
}
